import type { crash as english } from '../../en/web/crash.ts'

export const crash: typeof english = {
  crash: 'Etwas ist schiefgegangen.',
  crashWhy:
    'Das ist unser Fehler, nicht deiner. Was du gesendet hast, ist nicht verloren; die Partie liegt beim Dienst, nicht auf dieser Seite.',
  tryAgain: 'Noch einmal versuchen',
  goHome: 'Zur Startseite',
}
