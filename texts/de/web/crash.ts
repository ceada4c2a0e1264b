import type { crash as english } from '../../en/web/crash.ts'

export const crash: typeof english = {
  crash: 'Etwas ist schiefgegangen.',
  crashWhy:
    'Das ist unser Fehler, nicht deiner. Was du gesendet hast, ist nicht verloren: Die Partie ist beim Dienst gespeichert, nicht auf dieser Seite.',
  tryAgain: 'Noch einmal versuchen',
  goHome: 'Zur Startseite',
}
