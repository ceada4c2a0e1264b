import type { stats as english } from '../../en/web/stats.ts'

export const stats: typeof english = {
  title: 'Statistik',
  played: (n) => (n === 1 ? 'Spiel gespielt' : 'Spiele gespielt'),
  won: (n) => (n === 1 ? 'Spiel gewonnen' : 'Spiele gewonnen'),
  share: 'deiner Spiele',
  counts: 'Spiele, die du verlassen hast, zählen nicht.',
  games: 'Beendete Spiele',
  none: 'Noch ist kein Spiel zu Ende. Das erste wird hier stehen.',
  how: {
    won: 'gewonnen',
    lost: 'jemand anders hat gewonnen',
    lostTo: (name) => `${name} hat gewonnen`,
    stuck: 'unentschieden: niemand konnte mehr ziehen',
    deserted: 'alle anderen sind gegangen',
    left: 'du bist gegangen',
    scored: (n) => (n === 1 ? 'allein: 1 Ziel' : `allein: ${n} Ziele`),
  },
  best: 'Deine besten Ergebnisse allein',
  goals: (n) => (n === 1 ? '1 Ziel' : `${n} Ziele`),
  more: 'Ältere Spiele',
  newest: 'Neueste Spiele',
  signIn: 'Melde dich an, um deine Spiele zu sehen.',
  playBots: 'Zur Startseite',
}
