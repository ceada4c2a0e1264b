import type { telling as english } from '../../en/web/telling.ts'

export const telling: typeof english = {
  ask: 'Sollen wir dir sagen, wenn du dran bist?',
  askWhy: 'Eine Partie dauert Tage. Du bekommst eine Mitteilung je Tisch, und nur, wenn du etwas gefragt wirst.',
  askYes: 'Ja, bitte',
  askNo: 'Jetzt nicht',
  install: 'Damit wir dich auf diesem Gerät erreichen, lege Meanwhile zuerst auf deinen Home-Bildschirm.',
  installHow: 'Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne es von dort.',
  installOk: 'In Ordnung',
  thisDevice: 'Dieses Gerät',
  states: {
    cannot: 'Dieser Browser kann keine Mitteilungen zeigen. Mails erreichen dich trotzdem.',
    'install-first':
      'Lege Meanwhile zuerst auf deinen Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne es von dort.',
    denied:
      'Deinem Browser wurde gesagt, dass er von uns keine Mitteilungen zeigen soll. In seinen Einstellungen für diese Seite kannst du sie wieder erlauben.',
    off: 'Mitteilungen sind hier aus.',
    on: 'Mitteilungen sind hier an.',
  },
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  failed: 'Dein Browser ließ sich nicht anmelden. Versuche es später noch einmal oder starte ihn neu.',
}
