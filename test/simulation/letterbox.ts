/** What reaches people: each message at the right time, about something that is asked of them, once, and with nothing hidden in it. */
import type { Letter, Pushed, PushMessage } from '../../functions/ports.ts'
import { dayOf } from '../../functions/reach/day.ts'
import { isOpen } from '../../functions/time/hours.ts'
import { longestSkew, type Sender } from './cloud.ts'
import type { Person } from './person.ts'
import type { Truth } from './truth.ts'
import type { World } from './world.ts'

/** The largest body that is 1,024 bytes when it is encrypted. */
const largestBody = 1024 - 86 - 16 - 1
/** Taken, but nobody hears of it; another time; never again; more than they take, so that only the brief form fits. */
const faults = { unheard: 0.02, busy: 0.03, gone: 0.004, tooLarge: 0.01 }

/** As the service worker (web/public/sw.js) remembers them under each tag. */
const namesRemembered = 6
/** A push service that says nothing, and a mark that is lost, explain a few. */
const mostShowings = 12

type Told = { once: string; decision: string | undefined; tag: string }
/** For how long a slow store kept whoever told them, and whether they came for another reason: a reminder, or a letter that names all that waits. */
export type Heard = { slow: number; isByAnother: boolean }
/** What a letter asks. */
export type Asked = { table: string; decision: string }

export class Letterbox {
  readonly counts = { first: 0, reminders: 0, repeats: 0, mails: 0, news: 0, mostADay: 0, longest: 0 }
  /** By person, the names under which they were told something, and how often on the device that was told most often. */
  readonly #told = new Map<string, Map<string, number>>()
  /** By device and tag, what its service worker remembers; by device and name, how often it was shown and how often it rang. */
  readonly #remembered = new Map<string, string[]>()
  readonly #shown = new Map<string, { times: number; rings: number }>()
  readonly #days = new Map<string, string[]>()
  readonly #callsInVain = new Map<string, number>()

  constructor(
    private readonly world: World,
    private readonly personOf: (address: string) => Person | undefined,
    private readonly truthOf: (table: string) => Truth | undefined,
    /** Where a letter leads that asks its one question by itself. */
    private readonly boundTo: (token: string) => Promise<Asked | null>,
    private readonly heard: (who: { table: string; player: string }, decision: string, how: Heard) => void,
  ) {}

  // ── Pushes ───────────────────────────────────────────────────────────────────────────────────────────────────────

  push({ endpoint, body, topic, ttlSeconds }: PushMessage, { began, slow }: Sender): Pushed {
    const { world } = this
    const person = this.personOf(endpoint)
    const device = person?.pushDevices.get(endpoint)
    if (!person || !device) {
      world.fail(`a push to ${endpoint}, which nobody subscribed`)
      return { outcome: 'gone' }
    }
    if (device === 'gone') return this.#stillGone(endpoint)
    if (device === 'refusing') {
      world.faults++
      return { outcome: 'refused' }
    }
    const drawn = world.calm ? 1 : world.chance.share()
    if (drawn < faults.gone) person.pushDevices.set(endpoint, 'gone')
    if (drawn < faults.busy) {
      world.faults++
      return drawn < faults.gone ? { outcome: 'gone' } : { outcome: 'busy', retryAfter: world.chance.happens(0.5) ? 30 : null }
    }
    if (drawn > 1 - faults.tooLarge && drawn < 1 && JSON.parse(body).notification.body !== '') {
      world.faults++
      return { outcome: 'too-large' }
    }
    this.counts.longest = Math.max(this.counts.longest, Buffer.byteLength(body))
    if (Buffer.byteLength(body) > largestBody) world.fail(`a push of ${Buffer.byteLength(body)} bytes`)
    const { notification } = JSON.parse(body)
    if (notification.tag !== topic) world.fail(`a push about ${notification.tag} replaces one about ${topic}`)
    const told: Told = { once: notification.data.once, decision: notification.data.decision, tag: topic }
    this.#inTime(person, told.once, began)
    this.#about(person, told, ttlSeconds, began)
    this.#show(person, endpoint, told)
    if (told.decision)
      this.heard({ table: topic, player: person.player }, told.decision, { slow, isByAnother: told.once !== told.decision })
    if (drawn < faults.busy + faults.unheard) {
      world.faults++
      return { outcome: 'busy', retryAfter: null }
    }
    return { outcome: 'sent' }
  }

  /** Faults may keep it from being forgotten once or twice. */
  #stillGone(endpoint: string): Pushed {
    const calls = (this.#callsInVain.get(endpoint) ?? 0) + 1
    this.#callsInVain.set(endpoint, calls)
    if (calls > 4) this.world.fail(`${endpoint} was called ${calls} times though it is gone`)
    return { outcome: 'gone' }
  }

  #about(person: Person, { decision, tag, once }: Told, ttlSeconds: number, began: number): void {
    const truth = this.truthOf(tag)
    if (!truth?.hasBegun) this.world.fail(`${person.player} was pushed something about ${tag}, where nothing happens`)
    if (!truth?.hasBegun || decision === undefined) return
    if (!isNameOf(decision, once)) this.world.fail(`${person.player} was told of ${decision} under the name ${once}`)
    const question = truth.questionOf(person.player, decision)
    if (!question) this.world.fail(`${person.player} was told of ${decision}, which is not asked of them`)
    else if (question.clock && ttlSeconds * 1000 > Math.max(0, truth.latestEnd(question, began) - this.world.now) + longestSkew)
      this.world.fail(`${person.player} may be told of ${decision} when its time is over`)
  }

  /** A notification with the name of one that was shown does not ring again. However many devices somebody has, they are told once. */
  #show(person: Person, endpoint: string, { once, decision, tag }: Told): void {
    const times = this.#showOn(endpoint, tag, once)
    const told = this.#toldTo(person)
    const before = told.get(once) ?? 0
    if (times > before) this.#countTelling(times > 1, once, decision)
    told.set(once, Math.max(before, times))
    person.ring(this.world.chance.wait(2_000, 20 * 60_000))
  }

  /** As its service worker does it; gives how often this name has been shown there. */
  #showOn(endpoint: string, tag: string, once: string): number {
    const { world } = this
    const names = this.#remembered.get(`${endpoint} ${tag}`) ?? []
    this.#remembered.set(`${endpoint} ${tag}`, [once, ...names.filter((name) => name !== once)].slice(0, namesRemembered))
    const shown = this.#shown.get(`${endpoint} ${tag} ${once}`) ?? { times: 0, rings: 0 }
    this.#shown.set(`${endpoint} ${tag} ${once}`, shown)
    shown.times += 1
    if (!names.includes(once)) shown.rings += 1
    if (shown.rings > 1) world.fail(`${endpoint} rang ${shown.rings} times for ${once}`)
    if (shown.times > mostShowings) world.fail(`${endpoint} was shown ${once} ${shown.times} times`)
    return shown.times
  }

  #countTelling(isRepeat: boolean, once: string, decision: string | undefined): void {
    if (isRepeat) this.counts.repeats++
    if (decision === undefined) this.counts.news++
    else if (once === decision) this.counts.first++
    else this.counts.reminders++
  }

  #toldTo({ player }: Person): Map<string, number> {
    const told = this.#told.get(player) ?? new Map<string, number>()
    this.#told.set(player, told)
    return told
  }

  // ── Letters ──────────────────────────────────────────────────────────────────────────────────────────────────────

  mail(letter: Letter, { began, slow }: Sender): void {
    const person = this.personOf(letter.to)
    if (!person) this.world.fail(`a letter to ${letter.to}, where nobody lives`)
    if (!person) return
    this.counts.mails++
    this.#inTime(person, letter.kind === 'warning' ? ':last' : letter.kind, began)
    this.#wanted(person, letter.kind)
    void this.#rarely(person, letter, began)
    if (letter.kind !== 'asked' && letter.kind !== 'warning' && letter.kind !== 'digest') return
    const asked = letter.kind === 'digest' ? letter.questions : [letter.question, ...letter.others]
    for (const [i, { link }] of asked.entries()) void this.#asks(person, link, { slow, isByAnother: letter.kind !== 'asked' || i > 0 })
    person.ring(this.world.chance.wait(60_000, 10 * 3_600_000))
  }

  /** A link names its decision, or leads to it by a token. All of it is asked of them at this very moment. */
  async #asks(person: Person, link: string, how: Heard): Promise<void> {
    const asked = await this.#askedBy(link)
    if (!asked || !this.truthOf(asked.table)?.questionOf(person.player, asked.decision))
      return this.world.fail(`${person.player} got a letter that asks what is not asked of them: ${asked?.decision}`)
    const told = this.#toldTo(person)
    if (!told.has(asked.decision)) this.counts.first++
    told.set(asked.decision, Math.max(1, told.get(asked.decision) ?? 0))
    this.heard({ table: asked.table, player: person.player }, asked.decision, how)
  }

  #askedBy(link: string): Promise<Asked | null> {
    const { hash, pathname, searchParams } = new URL(link)
    if (hash) return this.boundTo(hash.slice(1))
    return Promise.resolve({ table: pathname.split('/')[2] ?? '', decision: searchParams.get('asked') ?? '' })
  }

  #wanted({ player, preferences: { mail } }: Person, kind: Letter['kind']): void {
    const wish = ({ asked: 'asked', warning: 'asked', digest: 'digest', over: 'over', 'seat-taken': 'bot' } as const)[kind as 'asked']
    if (wish && !mail[wish]) this.world.fail(`${player} got a letter of a kind they did not want: ${kind}`)
  }

  /** The same letter may come twice if nobody heard that it was taken; another one may not. */
  async #rarely(person: Person, letter: Letter, began: number): Promise<void> {
    const letters = this.#today(person, began)
    const name = await this.#nameOf(letter)
    if (!letters.includes(name)) letters.push(name)
    else {
      this.counts.repeats++
      if (letter.kind === 'asked') this.counts.first++
    }
    this.counts.mostADay = Math.max(this.counts.mostADay, letters.length)
    if (letters.length > 2) this.world.fail(`${person.player} got ${letters.length} letters in a day: ${letters.join(', ')}`)
    for (const kind of ['asked', 'digest'])
      if (letters.filter((name) => name.startsWith(kind)).length > 1)
        this.world.fail(`${person.player} got two letters in a day: ${letters.join(', ')}`)
  }

  /** What tells letters of one day apart. The same question may be put into other words: who did it may have told their name since. */
  async #nameOf(letter: Letter): Promise<string> {
    if (letter.kind === 'asked' || letter.kind === 'warning')
      return `${letter.kind} ${letter.question.table} ${(await this.#askedBy(letter.question.link))?.decision}`
    return letter.kind === 'over' || letter.kind === 'seat-taken' ? `${letter.kind} ${letter.link}` : letter.kind
  }

  /** At midnight, by a clock that is wrong, it may be either day. In which zone it was written while its reader moves, nobody can say. */
  #today(person: Person, began: number): string[] {
    const { now } = this.world
    const [zone = '', ...others] = new Set(person.hoursBetween(began, now).map((hours) => hours.zone))
    if (others.length > 0) return []
    const days = [now - longestSkew, now + longestSkew].map((moment) => `${person.player} ${dayOf({ zone }, moment)}`)
    for (const day of days) if (!this.#days.has(day)) this.#days.set(day, [])
    const letters = days.map((day) => this.#days.get(day) ?? [])
    return letters.toSorted((a, b) => a.length - b.length)[0] ?? []
  }

  get personDays(): number {
    return this.#days.size
  }

  /** By the hours that held when whoever sends it began, or by those that they have got since. */
  #inTime(person: Person, what: string, began: number): void {
    const { world } = this
    const moments = [world.now - longestSkew, world.now, world.now + longestSkew]
    const isWithin = person.hoursBetween(began, world.now).some((hours) => moments.some((moment) => isOpen(hours, moment)))
    if (!isWithin && !(/:last(:\w+)?$/.test(what) && person.preferences.lastReminder))
      world.fail(`${person.player} was told ${what} outside their hours`)
  }
}

/** Once as a question, and once for each reason to come back to it: a repeat under another name would ring again. */
const isNameOf = (decision: string, once: string): boolean =>
  once.startsWith(decision) && /^(:((half|last):\w+|only-one-missing|nudge:\d+))?$/.test(once.slice(decision.length))
