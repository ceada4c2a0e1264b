/** How a table comes about: made, found or invited to, sat down at, started. By the routes that everybody uses. */
import type { TableSettingsShape } from '../../functions/api/shapes/common.ts'
import type { BotName } from '../../functions/table/stored-game.ts'
import type { Answered, Asker } from './asking.ts'
import type { Party } from './attendance.ts'
import type { Person } from './person.ts'
import type { Table } from './table.ts'

export type Plan = {
  seats: number
  bots: BotName[]
  visibility: 'open' | 'private'
  latecomers: 'anybody' | 'nobody'
  first: 'host' | 'random' | 'initiative'
  startWhenFull: boolean
  pace: TableSettingsShape['pace']
  ladder: TableSettingsShape['ladder']
  editions?: TableSettingsShape['editions']
  reactions?: TableSettingsShape['reactions']
  reactionMinutes?: TableSettingsShape['reactionMinutes']
}

/** Said no to for now. */
const later = ['unavailable', 'not-playing']
/** Said no to for good, or done already. */
const settled = ['already-seated', 'table-full', 'already-started', 'game-over', 'not-allowed', 'invite-used']

export class Sitting {
  constructor(
    private readonly party: Party,
    private readonly tableOf: (id: string) => Table,
  ) {}

  /** The table, with everybody on their way to it. */
  async make(host: Person, guests: Person[], plan: Plan): Promise<Table | null> {
    const { asking } = this.party
    const entropy = this.#entropy()
    const made = await this.#until(() => asking.ask('createTable', { asker: host, body: { settings: plan, entropy } }))
    if (!made || !('body' in made)) return null
    const table = this.tableOf(made.body.id)
    table.isPlayed = true
    table.isOpen = plan.visibility === 'open'
    void this.#gather(table, host, guests, plan)
    return table
  }

  async #gather(table: Table, host: Person, guests: Person[], plan: Plan): Promise<void> {
    const seated = guests.map((guest) => (table.isOpen ? this.#sitDown(table, guest) : this.#comeInvited(table, host, guest)))
    await Promise.all(seated)
    const { asking } = this.party
    if (!plan.startWhenFull) await this.#until(() => asking.ask('start', { asker: host, params: { table: table.id }, body: {} }))
  }

  /** Sits down, at any time. */
  async #sitDown(table: Table, guest: Person): Promise<void> {
    const entropy = this.#entropy()
    table.truth.attempt(`join ${entropy}`)
    const body = { entropy }
    await this.#until(() => this.party.asking.ask('takeSeat', { asker: guest, params: { table: table.id }, body }))
  }

  /** J1: comes when the game has gone on for a while. */
  async comeLate(table: Table, guest: Person): Promise<void> {
    const { world } = this.party
    await world.sleep(world.chance.wait(60_000, 5 * 86_400_000))
    if (!table.isDone) await this.#sitDown(table, guest)
  }

  async #comeInvited(table: Table, host: Asker, guest: Person): Promise<void> {
    const { asking } = this.party
    const invited = await this.#until(() => asking.ask('invite', { asker: host, params: { table: table.id }, body: {} }))
    const token = invited && 'body' in invited ? invited.body.link?.split('#')[1] : undefined
    if (token === undefined) return this.party.world.fail(`${table.id}: no invitation could be had`)
    const entropy = this.#entropy()
    await this.#until(() => asking.ask('acceptInvite', { asker: guest, body: { token, entropy } }))
  }

  async #until<R extends 'createTable' | 'takeSeat' | 'start' | 'invite' | 'acceptInvite'>(
    ask: () => Promise<Answered<R>>,
  ): Promise<Answered<R> | null> {
    const { world } = this.party
    while (!world.broken) {
      await world.sleep(world.chance.wait(100, 60_000))
      const answered = await ask()
      if ('lost' in answered) continue
      if (!('refused' in answered)) return answered
      const { code } = answered.refused
      if (settled.includes(code)) return answered
      if (!later.includes(code)) world.fail(`nobody could sit down: ${code}`)
    }
    return null
  }

  #entropy(): string {
    return Buffer.from(this.party.world.chance.bytes(16)).toString('hex')
  }
}
