import type { offline as english } from '../../en/web/offline.ts'

export const offline: typeof english = {
  title: 'Offline',
  what: 'Diese Seite war auf diesem Gerät noch nicht offen, darum gibt es ohne Verbindung nichts zu zeigen.',
  kept: 'Tische, die du dir schon angesehen hast, kannst du weiter lesen. Nichts geht verloren: Das Spiel wartet, wo es ist.',
  home: 'Zur Startseite',
  again: 'Noch einmal',
}
