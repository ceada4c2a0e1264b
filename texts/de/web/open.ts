import type { open as english } from '../../en/web/open.ts'

export const open: typeof english = {
  title: 'Offene Tische',
  toJoin: 'Hinsetzen',
  toWatch: 'Zusehen',
  noneToJoin: 'Gerade sucht kein Tisch Mitspielende.',
  openOne: 'Eröffne selbst einen: Wähle „alle“ unter „Wer ihn findet“.',
  noneToWatch: 'Gerade spielt niemand öffentlich.',
  host: (name) => `Host ${name}`,
  freeSeats: (n) => (n === 1 ? 'ein freier Platz' : `${n} freie Plätze`),
  paused: 'macht Pause',
  goThere: 'Zum Tisch',
}
