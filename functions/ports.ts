/**
 * What the functions need of the world. Every handler takes these as arguments, so that the same code runs on Lambda,
 * on one's own machine and in the simulator, where everything behind them breaks.
 */
import type { Language } from '@meanwhile/texts'
import type { Store } from './store/store.ts'

export type Ports = {
  store: Store
  /** Milliseconds since 1970. */
  now: () => number
  /** Bytes nobody can guess. */
  random: (bytes: number) => Uint8Array
  sockets: Sockets
  mail: Mail
  /** Handed everybody who is newly owed an answer; how they are told is its business. */
  notify: Notify
  /** Begins a bot's time to think; the function it gives says whether there is some left. */
  think: () => () => boolean
  log: Log
  settings: Settings
}

export type Settings = {
  /** Where people reach us, without a slash at the end. */
  origin: string
  /** What next-auth encrypts its sessions with. */
  sessionSecret: string
  /** Names this build to clients, so that an old page can reload itself. */
  build: string
  /** Push services we may call: `web.push.apple.com`, or `*.notify.windows.com` for whatever is below it. */
  pushHosts: string[]
  mailBudget: {
    invitesPerHostDay: number
    invitesPerAddressDay: number
    invitesPerAddressMonth: number
    invitesPerDay: number
    codesPerAddressHour: number
  }
}

/** `gone`: the connection does not exist any more and must be forgotten (410). */
export type Sockets = { post: (connection: string, data: string) => Promise<'sent' | 'gone'> }

/** What is mailed is a kind and facts; words are made in the reader's language by whoever sends it. */
export type Letter =
  | { kind: 'invitation'; to: string; language: Language; table: string; host: string; link: string; stop: string }
  | { kind: 'sign-in'; to: string; language: Language; code: string; link: string }
  | { kind: 'address-code'; to: string; language: Language; code: string }
export type Mail = { send: (letter: Letter) => Promise<void> }

export type NewlyOwed = { table: string; seat: string; player: string; decision: string; since: number }
export type Notify = { owed: (people: NewlyOwed[]) => Promise<void> }

/** Never given a hand, a seed, a token or an address. */
export type Log = {
  info: (line: string, facts: Facts) => void
  warn: (line: string, facts: Facts) => void
  error: (line: string, facts: Facts) => void
}
export type Facts = { [name: string]: string | number | boolean | undefined }
