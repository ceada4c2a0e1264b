import type { TellingTexts } from '../schema.ts'

export const tellings: TellingTexts = {
  somebody: 'Jemand',
  bot: 'Ein Bot',
  until: (when) => `Bis ${when}.`,
  reminders: {
    half: 'Die Hälfte deiner Zeit ist um.',
    last: 'Deine Zeit ist fast um.',
    'only-one-missing': 'Alle anderen haben geantwortet.',
    nudge: 'Die anderen sind neugierig.',
  },
  over: {
    youWon: 'Du hast gewonnen! Das Spiel ist aus.',
    won: (name) => `${name} hat gewonnen. Das Spiel ist aus.`,
    nobodyWon: 'Das Spiel ist aus, und niemand hat gewonnen.',
  },
  seatTaken: 'Ein Bot spielt für dich. Mit einem Tippen bekommst du deinen Platz zurück.',
  rematch: (name) => `${name} möchte noch einmal spielen und hält dir einen Platz frei.`,
  spoke: (name) => `${name} hat etwas an den Tisch geschrieben.`,
  test: { title: 'Nur ein Test', body: 'Wenn ein Spiel dich etwas fragt, erfährst du es so.' },
}
