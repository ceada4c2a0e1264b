import type { stats as english } from '../../en/web/stats.ts'

export const stats: typeof english = {
  title: 'Statistik',
  played: (n) => (n === 1 ? 'Partie gespielt' : 'Partien gespielt'),
  won: (n) => (n === 1 ? 'Partie gewonnen' : 'Partien gewonnen'),
  share: 'deiner Partien',
  counts: 'Partien, die du verlassen hast, zählen nicht.',
  games: 'Beendete Partien',
  none: 'Noch ist keine Partie zu Ende. Die erste wird hier stehen.',
  how: {
    won: 'gewonnen',
    lost: 'jemand anders hat gewonnen',
    lostTo: (name) => `${name} hat gewonnen`,
    stuck: 'unentschieden: Niemand konnte mehr ziehen',
    deserted: 'alle anderen sind gegangen',
    left: 'du bist gegangen',
    scored: (n) => (n === 1 ? 'allein: 1 Ziel' : `allein: ${n} Ziele`),
  },
  best: 'Deine besten Ergebnisse allein',
  goals: (n) => (n === 1 ? '1 Ziel' : `${n} Ziele`),
  more: 'Ältere Partien',
  newest: 'Neueste Partien',
  signIn: 'Melde dich an, um deine Partien zu sehen.',
  playBots: 'Zur Startseite',
}
