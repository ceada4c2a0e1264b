/**
 * How people play, as far as it costs something and cannot be counted. Each with its reason; chosen before anything was added up, and never because of
 * what it adds up to. `npm run -s cost` says what becomes of the sum if one of them is wrong.
 */
const minutes = 60
const hours = 60 * minutes

export const habits = {
  /** What is asked about: the size of the game everything is told for. How many moves a visit has is counted, not assumed. */
  game: { moves: 200, players: 3, days: 30 },
  /**
   * Seconds between being asked and coming, each order of magnitude as likely as the others: some are there at once, some after days. The longest is
   * such that 200 moves take a month.
   */
  coming: { soonest: 20, latest: 105 * hours },
  /** Seconds for one answer: a turn of Fluxx at a table takes about half a minute. And the look around before the phone is put away. */
  thinking: 25,
  lingering: 45,
  /** Visits without a move, for each visit with one. People who are told when it is their turn need not look, but every other time somebody does. */
  idlePerVisit: 0.5,
  idleSeconds: 40,
  /** As the simulated people live (test/simulation/living.ts): one in four has no device that takes pushes, seven in ten gave an address. */
  withoutPush: 0.25,
  withAddress: 0.7,
  /** Of those with push, so many have two devices. */
  secondDevice: 1 / 3,
  /** Every other invitation goes by mail, the others by link. */
  invitationsByMail: 0.5,
  /**
   * Files are kept by the browser until they change. A deployment every two weeks changes most scripts; one player in three is new in each game. A newcomer
   * was measured: 55 files and 270 kB until the first few moves are made, and then a picture for each card that is seen for the first time.
   */
  update: { files: 25, kilobytes: 220, timesPerPlayer: 2 },
  newcomer: { files: 130, kilobytes: 330, perGame: 1 },
} as const

/** What happens to a request on its way, which no test of ours can see. */
export const cloud = {
  /** Milliseconds, as the caller waits: DynamoDB promises single digits, the others are tens; push services are on the other side of the Internet. */
  waits: { read: 3, write: 5, queue: 8, socket: 15, scheduler: 30, push: 80, mail: 80 },
  /** What the runtime does around each call, in milliseconds. */
  around: 1,
  /** Calls that find no instance, and what starting one takes: Amazon says less than one in a hundred. Starting is paid for. */
  cold: { share: 0.01, millis: 500, secrets: 1 },
  /** At so many megabytes a function has a whole processor; with less, that part of one. */
  wholeProcessor: 1769,
  /** Jobs that one call of `later` takes out of the queue: none wait for each other while there are few. */
  queueBatch: 1,
  /** Headers of a reply, of which HTTP/2 repeats few within a visit; of a request, mostly its cookie. */
  headerBytes: { reply: 350, request: 900 },
  /** What we send to a push service or to SES for one message: the handshake, headers and the body. */
  sentBytes: { push: 3500, mail: 12_000 },
} as const
