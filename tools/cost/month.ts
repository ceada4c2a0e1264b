import { pick, view } from '@meanwhile/engine'
import { gate } from '../../functions/api/gate.ts'
import { paths, type RouteName } from '../../functions/api/paths.ts'
import { sessionCookie } from '../../functions/api/session.ts'
import { days } from '../../functions/people/limits.ts'
import { meKey } from '../../functions/people/player.ts'
import { numberOf } from '../../functions/table/seeing.ts'
import { readItem, type StoredGame, seatOf, stateKey } from '../../functions/table/stored-game.ts'
import { ws } from '../../functions/ws/ws.ts'
import { origin, quietPorts } from '../bench/move/game.ts'
import { asks } from './asks.ts'
import { habits } from './habits.ts'
import { keysOfADevice } from './pushing.ts'

import { type Person, Service } from './service.ts'

const second = 1000
const hour = 3600 * second
const pace = { kind: 'each', minutes: 5 * 24 * 60 } as const

export class Month extends Service {
  async play(): Promise<void> {
    await this.sitDown()
    this.meters = this.played
    const began = this.now
    this.tally.games++
    await this.drain()
    for (let next = this.next(); next; next = this.next()) {
      this.now = Math.max(this.now, next.at)
      await next.run()
      await this.drain()
    }
    this.tally.days += (this.now - began) / days
  }

  // ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────

  protected async sitDown(): Promise<void> {
    const { players } = habits.game
    for (let i = 0; i < players; i++) {
      const person: Person = { id: '', cookie: '', push: false, socket: null, coming: false, gateUntil: 0, opened: 0, answered: -1 }
      person.id = ((await this.ask(person, 'becomeGuest', {})) as { id: string }).id
      // Their game goes on for months, and they stay signed in.
      const yearsLater = { ...quietPorts(this.memory), now: () => this.now + 3650 * days }
      person.cookie = (await sessionCookie({ player: person.id, epoch: 0 }, yearsLater)).split(';')[0] ?? ''
      await this.reachable(person, (this.number * players + i) * 0.618034)
      this.people.push(person)
    }
    const [host, ...others] = this.people as [Person, ...Person[]]
    const settings = { visibility: 'open', startWhenFull: false, seats: players, pace }
    const { id } = (await this.ask(host, 'createTable', { body: { settings } })) as { id: string }
    this.table = id
    await this.ask(host, 'invite')
    for (const person of others) await this.ask(person, 'takeSeat')
    await this.ask(host, 'start')
  }

  /** Spread evenly, so that few games have everybody in them. */
  protected async reachable(person: Person, place: number): Promise<void> {
    const [way, address, device] = [place % 1, (place * 7) % 1, (place * 3) % 1]
    person.push = way >= habits.withoutPush
    const set = { email: `${person.id}@example.org`, guest: false }
    if (address < habits.withAddress) await this.memory.update('players', meKey(person.id), { set })
    for (let i = 0; person.push && i < (device < habits.secondDevice ? 2 : 1); i++) {
      const body = { endpoint: `https://push.example/${person.id}/${i}`, keys: keysOfADevice, device: 'Phone' }
      await this.ask(person, 'addSubscription', { body })
    }
  }

  protected async stored(): Promise<StoredGame> {
    const item = await this.memory.get('games', stateKey(this.table), { consistent: true })
    if (!item) throw new Error('there is no game')
    return readItem(item)
  }

  protected askedOf(stored: StoredGame, { id }: Person) {
    const seat = seatOf(stored, id)
    return stored.game.asked.find(({ owed, player }) => owed && player === seat)
  }

  protected numberOf(stored: StoredGame, { id }: Person): number {
    return numberOf(stored, seatOf(stored, id))
  }

  /** Whoever is waited for comes sooner or later; whoever has the page open sees it. */
  protected async whoIsAsked(): Promise<void> {
    const stored = await this.stored()
    if (stored.status !== 'playing') return
    for (const person of this.people) {
      if (person.coming || !this.askedOf(stored, person)) continue
      person.coming = true
      const wait = person.socket ? habits.thinking * second : this.wait(habits.coming.soonest, habits.coming.latest)
      this.at(this.now + wait, () => (person.socket ? this.answer(person) : this.visit(person)))
    }
  }

  protected async visit(person: Person): Promise<void> {
    this.tally.visits++
    await this.open(person, 'table')
    this.at(this.now + habits.thinking * second, () => this.answer(person))
    if (pick(this.chance, 1000) < habits.idlePerVisit * 1000) this.at(this.now + this.wait(300, 24 * 3600), () => this.lookIn(person))
  }

  /** And the next, and the next, until nobody waits for them. */
  protected async answer(person: Person): Promise<void> {
    const stored = await this.stored()
    const asked = stored.status === 'playing' ? this.askedOf(stored, person) : undefined
    if (!asked) {
      person.coming = false
      if (this.now - person.opened > asks.next.freshFor * second) await this.client(person, asks.next.route)
      this.at(this.now + habits.lingering * second, () => this.leave(person))
      return
    }
    const picks = this.bot(view(stored.game, asked.player), asked, this.chance)
    const { number } = (await this.ask(person, 'answer', { body: { decision: asked.id, picks, ...asks.answer } })) as { number: number }
    person.answered = number
    this.tally.moves++
    for (const route of asks.afterAnswer) await this.client(person, route)
    this.at(this.now + habits.thinking * second, () => this.answer(person))
  }

  protected async lookIn(person: Person): Promise<void> {
    if (person.socket || (await this.stored()).status !== 'playing') return
    this.tally.idleVisits++
    await this.open(person, 'home')
    this.at(this.now + habits.idleSeconds * second, () => this.close(person))
  }

  protected async open(person: Person, page: 'table' | 'home'): Promise<void> {
    const owes = this.askedOf(await this.stored(), person) !== undefined
    await this.page(person, page, owes)
    if (!person.socket) await this.connect(person, page)
    if (page === 'table') await this.opened(person, owes)
    else await this.together(person, [...asks.homeConnected, ...this.compared(person)])
  }

  /** News, what waits elsewhere and whether this device is known, together. */
  protected async opened(person: Person, owes: boolean): Promise<void> {
    person.opened = this.now
    const seen = owes && { seen: { table: this.table, number: this.numberOf(await this.stored(), person) } }
    await this.together(person, [...asks.opened, ...this.compared(person)], 'looked=true', seen)
  }

  protected compared({ push }: Person): RouteName[] {
    return push ? [asks.compared] : []
  }

  /** One alone goes by itself. `news`: what the log is asked for. */
  protected async together(person: Person, routes: RouteName[], news = '', along: object | false = false): Promise<void> {
    const [only, ...others] = routes
    if (only && others.length === 0) return this.client(person, only)
    const asked = routes.map((route) => this.address(route) + (route === 'log' ? `?${news}` : ''))
    await this.ask(person, 'together', { body: { asks: asked, ...along } })
  }

  /** The gate stands before what only players may ask, and what it has said holds for an hour. */
  protected override async ask(person: Person, route: RouteName, asked: { body?: object } = {}, inside = false): Promise<unknown> {
    if (paths[route].who === 'player' && this.now > person.gateUntil) {
      person.gateUntil = this.now + hour
      await this.run('gate', (ports) => gate({ cookies: [person.cookie] }, ports))
    }
    return super.ask(person, route, asked, inside)
  }

  protected address(route: RouteName): string {
    return paths[route].path.replace('{table}', this.table)
  }

  protected async page(person: Person, page: 'table' | 'home', owes: boolean): Promise<void> {
    this.tally.pages++
    await this.ask(person, 'together', { body: { asks: asks.pages[page].map((route) => this.address(route)) } }, true)
    if (page === 'home' && owes && asks.homeLooks) await this.ask(person, 'view', {}, true)
  }

  protected async client(person: Person, route: RouteName): Promise<void> {
    const seen = route === 'seen' ? { body: { number: this.numberOf(await this.stored(), person) } } : {}
    await this.ask(person, route, seen)
  }

  protected async leave(person: Person): Promise<void> {
    // Asked again meanwhile: they stay, and go after that.
    if (person.coming || !person.socket) return
    const stored = await this.stored()
    const number = this.numberOf(stored, person)
    const isNew = asks.partsAfterOwnAnswer || number > person.answered
    if (stored.status === 'playing' && isNew) await this.ask(person, 'seen', { body: { number, left: true } })
    await this.close(person)
  }

  // ── Sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────

  protected async connect(person: Person, page: 'table' | 'home'): Promise<void> {
    const id = `connection-${this.tally.sockets++}`
    const at = page === 'table' && asks.socketOfItsTable ? { table: this.table } : {}
    const authorizer = { principalId: person.id, ...at }
    person.socket = { id, since: this.now, authorizer }
    const asking = { headers: { origin, Cookie: person.cookie }, queryStringParameters: at }
    await this.run('gate', (ports) => gate({ methodArn: 'arn', ...asking }, ports))
    await this.run('ws', (ports) => ws({ requestContext: { connectionId: id, eventType: 'CONNECT', authorizer }, ...asking }, ports))
  }

  protected async close(person: Person): Promise<void> {
    const { socket } = person
    if (!socket) return
    person.socket = null
    this.tally.socketSeconds += (this.now - socket.since) / second
    const { id: connectionId, authorizer } = socket
    await this.run('ws', (ports) => ws({ requestContext: { connectionId, eventType: 'DISCONNECT', authorizer } }, ports))
  }

  /** A page that is open fetches, unless it is the mover's own, which has its reply; the list of games is rendered anew. */
  protected poked(connection: string): 'sent' | 'gone' {
    const person = this.people.find(({ socket }) => socket?.id === connection)
    if (!person) return 'gone'
    if (!person.coming) this.at(this.now, () => this.fetch(person))
    return 'sent'
  }

  /** What was before this one move is known there. */
  protected async fetch(person: Person): Promise<void> {
    if (!person.socket) return
    const stored = await this.stored()
    if (!person.socket.authorizer.table) return this.page(person, 'home', this.askedOf(stored, person) !== undefined)
    await this.together(person, asks.poked, `since=${Math.max(0, this.numberOf(stored, person) - 1)}`)
  }
}
