/**
 * What the functions need of the world. Every handler takes these as arguments, so that the same code runs on Lambda,
 * on one's own machine and in the simulator, where everything behind them breaks.
 */
import type { GameEvent, SeatId } from '@meanwhile/engine'
import type { Language } from '@meanwhile/texts'
import type { Store } from './store/store.ts'
import type { StoredGame } from './table/stored-game.ts'

export type Ports = {
  store: Store
  /** Milliseconds since 1970. */
  now: () => number
  /** Bytes nobody can guess. */
  random: (bytes: number) => Uint8Array
  sockets: Sockets
  mail: Mail
  push: Push
  /** Handed everybody who is newly owed an answer; how they are told is its business. */
  notify: Notify
  /** One wake-up per game, for its clock. */
  scheduler: Scheduler
  /** What is looked at again in a moment. */
  later: Later
  /** Begins a bot's time to think; the function it gives says whether there is some left. */
  think: () => () => boolean
  log: Log
  /** What the line of a request tells besides: which table, which version, what came of it. Where nobody asked, nobody notes it. */
  note?: (facts: Noted) => void
  settings: Settings
}

export type Settings = {
  /** Where people reach us, without a slash at the end. */
  origin: string
  /** What next-auth encrypts its sessions with. */
  sessionSecret: string
  /** What it was before, as long as something made with it may be under way: it is read, and nothing is made with it any more. */
  earlierSecrets?: string[]
  /** What our edge proves itself with. Without one, as on one's own machine, nobody stands between us and who calls. */
  edgeKey?: string
  /** Names this build to clients, so that an old page can reload itself. */
  build: string
  /** Push services we may call: `web.push.apple.com`, or `*.notify.windows.com` for whatever is below it. */
  pushHosts: string[]
  /** What browsers ask of whoever wants to push to them (VAPID); its other half never leaves the function that sends. */
  pushKey: string
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
  | ({ kind: 'invitation'; to: string; language: Language; table: string; host: string; link: string } & WaysOut)
  | { kind: 'sign-in'; to: string; language: Language; code: string; link: string }
  | { kind: 'address-code'; to: string; language: Language; code: string }
  | ({ kind: 'asked' | 'warning'; to: string; language: Language; question: MailedQuestion; others: MailedQuestion[] } & WaysOut)
  | ({ kind: 'digest'; to: string; language: Language; questions: MailedQuestion[] } & WaysOut)
  | ({ kind: 'over' | 'seat-taken' | 'rematch'; to: string; language: Language; table: string; sentence: string; link: string } & WaysOut)
/** `stop` leads to a page with a button; `unsubscribe` is what a mail program posts to when its reader wants no more. */
export type WaysOut = { stop: string; unsubscribe: string }
/** `sentence` and `until` are in the reader's words and zone; `here`: the link asks this one question, and no sign-in. */
export type MailedQuestion = { table: string; sentence: string; until: string | null; link: string; here: boolean }
export type Mail = { send: (letter: Letter) => Promise<void> }

/** One message for one device, as its push service takes it. */
export type PushMessage = {
  endpoint: string
  keys: { p256dh: string; auth: string }
  body: string
  /** Replaces whatever waits there under the same one. */
  topic: string
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
}
/** `gone`: the device does not want to be told any more (404, 410). `busy`: another time (429, 5xx, nobody there). `refused`: our mistake. */
export type Pushed = { outcome: 'sent' | 'gone' | 'too-large' | 'refused' } | { outcome: 'busy'; retryAfter: number | null }
export type Push = { send: (message: PushMessage) => Promise<Pushed> }

/** Somebody the game waits for. Without `reminder` they have not been told of this question yet. */
export type NewlyOwed = {
  table: string
  seat: SeatId
  player: string
  /** The id of the decision. */
  decision: string
  /** The key of its prompt. */
  prompt: string
  since: number
  /** When the game answers for them; null where no clock runs. */
  deadline: number | null
  /** What they call the state that asks them: who has seen it has been told. */
  number: number
  reminder?: Reminder
  /** It comes outside their hours, now or not at all: if they do not allow it, they hear of it in them. */
  ifAllowed?: true
}
/** At half of the clock, at 90 % of it, when everybody else has answered, when somebody at the table asked for it. */
export type Reminder = 'half' | 'last' | 'only-one-missing' | 'nudge'
export type Notice =
  /** `number`: what they call the state that began it, so that the same news is known as such. */
  | { kind: 'seat-taken' | 'game-over'; table: string; seat: SeatId; player: string; number?: number }
  /** Somebody they played with keeps a seat for them at this table. */
  | { kind: 'rematch'; table: string; player: string }
export type Notify = {
  /** `seen`: what whoever hands them over has just looked at. */
  owed: (people: NewlyOwed[], seen?: Seen) => Promise<void>
  notice: (notices: Notice[]) => Promise<void>
}

/** A table as it was a moment ago: it need not be read again, but whoever sends looks once more right before. */
export type Seen = {
  stored: StoredGame
  /** Seats whose people have a page open. */
  present: ReadonlySet<SeatId>
  /** What has just happened there, oldest first. */
  events: GameEvent[]
}

/** Setting a game's wake-up anew moves it; there is never more than one. */
export type Scheduler = { at: (game: string, moment: number) => Promise<void>; cancel: (game: string) => Promise<void> }

/** `push-unless-seen`: they had a page open and were only poked; if they have not fetched by now, they are told in another way. */
export type Job =
  | { kind: 'push-unless-seen'; owed: NewlyOwed }
  /**
   * Somebody to be told now who could not be told before; `tries` are those that failed, `poked`: they have had their minute to look. `devices`: they
   * have been told, but not on these. `pushed`: their devices have it, and only a letter is left to send.
   */
  | { kind: 'owed'; owed: NewlyOwed; tries: number; poked?: boolean; devices?: string[]; pushed?: boolean }
  /** `looks`: how often they were left in peace because they had a page open. */
  | { kind: 'notice'; notice: Notice; tries?: number; looks?: number }
  | { kind: 'talk'; table: string; by: string }
  | { kind: 'digest'; player: string }
  | { kind: 'test-push'; player: string; device: string }
export type Later = { in: (seconds: number, job: Job) => Promise<void> }

/** Never given a hand, a seed, a token or an address. */
export type Log = {
  info: (line: string, facts: Facts) => void
  warn: (line: string, facts: Facts) => void
  error: (line: string, facts: Facts) => void
}
export type Noted = { table?: string; version?: number; outcome?: string }
export type Facts = { [name: string]: string | number | boolean | undefined }
