/** One device of one person at one table: it looks now and then, and when it is rung for; it answers, and does all that people do. */
import type { Decision, SeatId, View } from '@meanwhile/engine'
import type { Input, Reply } from '../../functions/api/shapes/index.ts'
import type { Asking } from './asking.ts'
import { keyOf } from './changes.ts'
import { garbage, otherPicks, someOrders, somePicks } from './habits.ts'
import type { Line, Lines } from './lines.ts'
import { someLadder, somePace, someReaction } from './living.ts'
import type { Bell, Person } from './person.ts'
import type { AnswerDeed, Table } from './table.ts'
import type { Attempt } from './truth.ts'
import type { World } from './world.ts'

/** `isLiving`: people have their hours, and are told. `mayAgree`: on another pace, and on what becomes of the absent. */
export type Party = { world: World; asking: Asking; lines: Lines; isLiving: boolean; mayAgree: boolean }
type Proposed = Input<'propose'>['body']
type Seen = Reply<'view'>
type Seated = Seen & { view: View & { you: SeatId } }

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours
/** Who has heard nothing gives up sooner or later; the next look tells what became of it. */
const mostTries = 5

export class Attendance {
  readonly #bell: Bell
  #line: Line | null = null
  #etag: string | undefined
  #seen: Seen | null = null
  /** Answers of old, to be sent again. */
  readonly #history: AnswerDeed[] = []

  constructor(
    private readonly party: Party,
    private readonly person: Person,
    private readonly table: Table,
  ) {
    this.#bell = person.bell(party.world)
  }

  /** Until the game is over and has been seen to be over. */
  async attend(): Promise<void> {
    const { world, chance } = this.#at()
    while (!world.broken && !this.person.hasVanished(world.now)) {
      if (chance.happens(0.004)) await world.sleep(chance.between(1 * days, 3 * days))
      else await this.#bell.wait(this.table.isDone ? 1000 : chance.wait(1 * hours, 18 * hours))
      await this.#look()
      if (isSeated(this.#seen) && this.#seen.status !== 'over') await this.#take(this.#seen)
      const hasSeen = this.#seen?.status === 'over' || this.table.truth.rests || !this.table.seatOf(this.person.player)
      if (this.table.isDone && hasSeen) return this.#afterwards()
    }
  }

  #at() {
    return { world: this.party.world, chance: this.party.world.chance }
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  async #look(): Promise<void> {
    const { chance } = this.#at()
    if (this.#line && chance.happens(0.1)) this.#hangUp()
    if (!this.#line?.isOpen && chance.happens(0.4)) await this.#connect()
    if (this.party.isLiving && this.#line?.isOpen && chance.happens(0.3)) await this.#openAnotherPage()
    const since = this.table.newest
    const mightLook = this.#mayLook
    const answered = await this.party.asking.ask('view', { asker: this.person, params: this.#params(), etag: this.#etag })
    if ('lost' in answered) return
    if ('unchanged' in answered) return this.#unchanged(since)
    if ('refused' in answered) return this.#notShown(answered.refused.code, mightLook)
    this.#show(answered.body, since, answered.etag)
    // Pages say what they have shown; not all of them get through.
    if (this.party.isLiving && answered.body.view.you && chance.happens(0.5))
      await this.party.asking.ask('seen', { asker: this.person, params: this.#params(), body: { number: answered.body.number } })
  }

  #show(seen: Seen, since: number, etag?: string): void {
    this.table.sights.view(seen.view.you ?? 'all', seen, since)
    this.#seen = seen
    this.#etag = etag
  }

  /** Not modified is as much of a claim as a view. */
  #unchanged(since: number): void {
    if (this.#seen) this.table.sights.view(this.#seen.view.you ?? 'all', this.#seen, since)
  }

  /** `mightLook`: when they asked. Who sat down since may have been looked for before. */
  #notShown(code: string, mightLook: boolean): void {
    if (code !== 'unavailable' && mightLook && this.#mayLook)
      this.party.world.fail(`${this.table.id}: ${this.person.player} may look at the table and was told ${code}`)
    this.#forget()
  }

  get #mayLook(): boolean {
    return this.table.truth.hasBegun && (this.table.isOpen || this.table.seatOf(this.person.player) !== null)
  }

  #forget(): void {
    this.#seen = null
    this.#etag = undefined
  }

  async #connect(): Promise<void> {
    const { chance } = this.#at()
    const watching = this.table.isOpen && !this.table.seatOf(this.person.player) ? this.table.id : null
    this.#line = await this.party.lines.connect(this.person, this.table.id, watching, () => {
      if (chance.happens(0.25)) this.#bell.ring(chance.wait(500, 60 * minutes))
    })
  }

  /** Beside the one that stays, and not for long. */
  async #openAnotherPage(): Promise<void> {
    const { world, chance } = this.#at()
    const page = await this.party.lines.connect(this.person, this.table.id, null, () => undefined)
    await world.sleep(chance.wait(1_000, 60_000))
    if (page) this.party.lines.hangUp(page)
  }

  #hangUp(): void {
    if (this.#line) this.party.lines.hangUp(this.#line)
    this.#line = null
  }

  // ── A turn at the device ─────────────────────────────────────────────────────────────────────────────────────────

  async #take(seen: Seated): Promise<void> {
    const { world, chance } = this.#at()
    const { you } = seen.view
    if (seen.status === 'paused') return this.#whileItRests()
    if (seen.bots[you] && chance.happens(0.8)) await this.#do('takeBack', `bot-out ${you}`)
    await this.#somethingElse(seen)
    for (;;) {
      if (!isSeated(this.#seen) || this.#seen.status !== 'playing' || world.broken) return
      const { decisions, you } = this.#seen.view
      const decision = decisions.find(({ owed }) => owed)
      if (!decision) return
      await this.#answer(you, decision)
      if (chance.happens(0.1)) return
      await world.sleep(chance.wait(200, 30_000))
    }
  }

  /** Rarely, and all kinds of it. */
  async #somethingElse(seen: Seated): Promise<void> {
    const { world, chance } = this.#at()
    const { you } = seen.view
    const drawn = chance.share()
    if (drawn < 0.04) await this.#order(you, seen.view)
    else if (drawn < 0.055) await this.#say()
    else if (drawn < 0.085) await this.#readLog()
    else if (drawn < 0.087) await this.#do('leave', `leave ${you}`)
    else if (drawn < 0.091) await this.#propose({ kind: 'pause' })
    else if (drawn < 0.13) await this.#vote()
    else if (drawn < 0.17) await this.#nudge(seen)
    else if (drawn < 0.24 && this.party.mayAgree) await this.#agree()
    const absent = seen.owed.find(({ seat, since }) => seat !== you && !seen.bots[seat] && world.now - since > 1 * days)
    if (absent && chance.happens(0.5)) await this.#seatBot(absent.seat as SeatId)
  }

  #params(): { table: string } {
    return { table: this.table.id }
  }

  // ── Answering ────────────────────────────────────────────────────────────────────────────────────────────────────

  async #answer(seat: SeatId, decision: Decision): Promise<void> {
    const { chance } = this.#at()
    const picks = somePicks(chance, decision)
    const deed: AnswerDeed = { kind: 'answer', seat, decision: decision.id, picks, ...(chance.happens(0.03) && { say: 'Ha!' }) }
    const drawn = chance.share()
    if (drawn < 0.02) await this.#send({ ...deed, ...garbage(chance, decision) }, false)
    else if (drawn < 0.03) await this.#meddle(seat)
    else if (drawn < 0.05) await this.#repeat(decision)
    else if (drawn < 0.1) await Promise.all([this.#send(deed), this.#send(deed)])
    else if (drawn < 0.13) await Promise.all([this.#send(deed), this.#send({ ...deed, picks: otherPicks(chance, decision, picks) })])
    else if (drawn < 0.14) await Promise.all([this.#send(deed), this.#send({ ...deed, say: 'Oh!' })])
    else await this.#send(deed)
  }

  /** Tries to answer what another is asked. */
  async #meddle(seat: SeatId): Promise<void> {
    const asked = this.table.truth.now.game.asked.find(({ player }) => player !== seat)
    if (asked) await this.#send({ kind: 'answer', seat, decision: asked.id, picks: somePicks(this.#at().chance, asked) }, false)
  }

  /** A device that was offline comes back with an answer of long ago: the one it gave, or another. */
  async #repeat({ options }: Decision): Promise<void> {
    const { chance } = this.#at()
    if (this.#history.length === 0) return
    const old = chance.one(this.#history)
    await this.#send(chance.happens(0.6) ? old : { ...old, picks: chance.some(options, old.picks.length) })
  }

  async #send(deed: AnswerDeed, isSound = true): Promise<void> {
    const { world, chance } = this.#at()
    const { decision, picks, say } = deed
    if (isSound && chance.happens(0.5)) this.#history.push(deed)
    for (let tries = 0; tries < mostTries && !world.broken; tries++) {
      const sent = this.table.send(deed, isSound)
      // Half of them have the table before their eyes while they answer, the others a notification or a letter.
      const looking = decision.charCodeAt(0) % 2 === 0
      const body = { decision, picks, ...(say !== undefined && { say }), ...(looking && { looking }) }
      const answered = await this.party.asking.ask('answer', { asker: this.person, params: this.#params(), body })
      const heard = this.table.heard(sent, answered)
      if (heard && 'view' in heard) {
        if (!isSound) world.fail(`${this.table.id}: ${keyOf(deed)} was accepted, and should never be`)
        if (!this.#seen || heard.number >= this.#seen.number) this.#keep(heard)
        return
      }
      // Whoever is told no looks at the table as it is.
      if (heard) return this.#look()
      await world.sleep(chance.wait(200, 60_000))
    }
  }

  #keep(seen: Seen): void {
    this.#seen = seen
    this.#etag = undefined
  }

  // ── Everything else ──────────────────────────────────────────────────────────────────────────────────────────────

  async #order(seat: SeatId, view: View): Promise<void> {
    const { world, chance } = this.#at()
    const orders = chance.happens(0.2) ? {} : someOrders(chance, view)
    // Some end by themselves, while the game goes on.
    const until = this.party.isLiving && chance.happens(0.4) ? { until: world.now + chance.wait(5 * minutes, 5 * days) } : {}
    const attempt = this.table.truth.attempt(keyOf({ kind: 'order', seat, orders }))
    const since = this.table.newest
    const answered = await this.party.asking.ask('orders', { asker: this.person, params: this.#params(), body: { ...orders, ...until } })
    if ('body' in answered) this.#show(answered.body, since)
    else if ('refused' in answered) this.#refused(attempt, answered.refused.code)
  }

  async #do(route: 'leave' | 'takeBack', key: string): Promise<void> {
    const attempt = this.table.truth.attempt(key)
    const answered = await this.party.asking.ask(route, { asker: this.person, params: this.#params(), body: {} })
    if ('refused' in answered) this.#refused(attempt, answered.refused.code)
    this.#forget()
  }

  async #seatBot(seat: SeatId): Promise<void> {
    const attempt = this.table.truth.attempt(`bot-in ${seat}`)
    const body = { seat, bot: this.#at().chance.one(['random', 'greedy'] as const) }
    const answered = await this.party.asking.ask('seatBot', { asker: this.person, params: this.#params(), body })
    if ('refused' in answered) this.#refused(attempt, answered.refused.code)
  }

  #refused(attempt: Attempt, code: string): void {
    if (code !== 'unavailable') attempt.state = 'refused'
  }

  async #propose(body: Proposed): Promise<void> {
    await this.party.asking.ask('propose', { asker: this.person, params: this.#params(), body })
  }

  /** Another pace, or another ladder; or a word to what somebody else has proposed. */
  async #agree(): Promise<void> {
    const { chance } = this.#at()
    const drawn = chance.share()
    if (drawn < 0.3) await this.#propose({ kind: 'pace', pace: somePace(chance), reactionMinutes: someReaction(chance) })
    else if (drawn < 0.45) await this.#propose({ kind: 'ladder', ladder: someLadder(chance) })
    else if (drawn < 0.55) await this.#propose({ kind: 'pause' })
    else await this.#vote()
  }

  async #whileItRests(): Promise<void> {
    if (this.party.mayAgree && this.#at().chance.happens(0.1)) await this.#agree()
    else await this.#propose({ kind: 'resume' })
  }

  async #vote(): Promise<void> {
    const info = await this.party.asking.ask('table', { asker: this.person, params: this.#params() })
    if (!('body' in info) || !info.body.proposal) return
    await this.party.asking.ask('vote', { asker: this.person, params: this.#params(), body: { agree: this.#at().chance.happens(0.9) } })
  }

  /** Whoever lets the others wait; once a day, and never somebody for whom a bot plays. */
  async #nudge({ owed, view: { you } }: Seated): Promise<void> {
    const waited = owed.find(({ seat }) => seat !== you)
    if (waited) await this.party.asking.ask('nudge', { asker: this.person, params: this.#params(), body: { seat: waited.seat as SeatId } })
  }

  async #say(): Promise<void> {
    const answered = await this.party.asking.ask('say', { asker: this.person, params: this.#params(), body: { text: 'your turn!' } })
    if ('body' in answered) this.table.said.push(answered.body.id)
  }

  async #readLog(): Promise<void> {
    const { chance } = this.#at()
    const viewer = this.#seen?.view.you ?? 'all'
    const since = chance.happens(0.5) ? 0 : chance.below((this.#seen?.number ?? 0) + 1)
    // A page that has just been opened asks for what its reader has not seen, on whatever device that was.
    const query = chance.happens(0.5) ? ({ since, looked: 'true' } as const) : { since }
    const began = this.party.lines.company.now(this.table.id)
    const { faults } = this.party.world
    const answered = await this.party.asking.ask('log', { asker: this.person, params: this.#params(), query })
    if ('body' in answered && 'looked' in query && this.#seen?.view.you && faults === this.party.world.faults)
      await this.party.lines.company.asked(began, this.person.player, answered.body.live === true)
    const stillThere = (this.table.seatOf(this.person.player) ?? 'all') === viewer
    if ('body' in answered && stillThere) this.table.sights.log(viewer, answered.body, answered.body.since)
  }

  async #afterwards(): Promise<void> {
    if (this.#line) this.#hangUp()
    if (this.#at().chance.happens(0.3)) await this.#readLog()
  }
}

const isSeated = (seen: Seen | null): seen is Seated => seen !== null && seen.view.you !== null
