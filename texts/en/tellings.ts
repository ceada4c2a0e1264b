import type { TellingTexts } from '../schema.ts'

export const tellings: TellingTexts = {
  somebody: 'Somebody',
  bot: 'A bot',
  until: (when) => `Until ${when}.`,
  reminders: {
    half: 'Half of your time has passed.',
    last: 'Your time is almost up.',
    'only-one-missing': 'Everybody else has answered.',
    nudge: 'The others are curious.',
  },
  over: {
    youWon: 'You have won! The game is over.',
    won: (name) => `${name} has won. The game is over.`,
    nobodyWon: 'The game is over, and nobody has won.',
  },
  seatTaken: 'A bot is playing for you. You can have your seat back with one tap.',
  rematch: (name) => `${name} wants to play again and keeps a seat for you.`,
  spoke: (name) => `${name} wrote something to the table.`,
  test: { title: 'This is a test', body: 'When a game asks you something, you will be told like this.' },
}
