import type { LetterTexts } from '../schema.ts'

export const letters: LetterTexts = {
  invitation: {
    subject: (host) => `${host} keeps a seat for you`,
    opening: (host, table) => `${host} invites you to play at the table “${table}”.`,
    what: 'Meanwhile is a card game with ever-changing rules, played a turn at a time. You look in when you have twenty seconds.',
    button: 'Look at the table',
    terms: 'You need no account, and opening the link commits you to nothing. The seat stays free for you for seven days.',
    why: 'You get this because somebody entered your address to invite you.',
    stop: 'No more invitations to this address',
  },
  'sign-in': {
    subject: (code) => `${code} lets you in`,
    opening: 'Somebody, hopefully you, wants to sign in to Meanwhile with this address.',
    button: 'Sign in',
    orCode: 'Or enter this code where you asked for it:',
    terms: 'Both are good for ten minutes and for one sign-in. We never ask for the code anywhere else.',
    why: 'If you did not ask for it, somebody mistyped their address. Nobody gets in without this mail, and there is nothing for you to do.',
  },
  'address-code': {
    subject: (code) => `${code} is your code`,
    opening: 'Enter this code where you asked for it:',
    terms: 'It is good for ten minutes and for that one place. We never ask for it anywhere else.',
    why: 'If you did not ask for it, somebody mistyped their address, and there is nothing for you to do.',
  },
  asked: {
    subject: (table) => `You are asked something at “${table}”`,
    why: 'You get the first question of a day by mail, and one that is still open when half of your time is over.',
  },
  warning: {
    subject: (table) => `Your time is almost up at “${table}”`,
    why: 'You get this once per game, when most of your time is over and nobody else could reach you.',
  },
  digest: {
    subject: (n) => (n === 1 ? 'One question waits for you' : `${n} questions wait for you`),
    opening: 'While you were away, this came together:',
    why: 'You get this at most once a day, at the hour you chose, and only if something waits for you.',
  },
  over: {
    subject: (table) => `“${table}” is over`,
    button: 'See how it ended',
    why: 'You get this when a game of yours is over.',
  },
  'seat-taken': {
    subject: (table) => `A bot is playing for you at “${table}”`,
    button: 'Take my seat back',
    why: 'You get this when a bot takes your seat because your time ran out.',
  },
  rematch: {
    subject: (table) => `Another game at “${table}”?`,
    button: 'Look at the table',
    why: 'You get this when somebody you played with wants to play again.',
  },
  question: {
    at: (table) => `At “${table}”:`,
    until: (when) => `You have until ${when}; then the game answers for you.`,
    answer: 'Answer',
    open: 'Open the table',
    also: 'This waits for you as well:',
  },
  stop: 'No more mails like this one',
}
