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
}
