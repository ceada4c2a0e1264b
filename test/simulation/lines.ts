/** Open sockets: they lose pokes, they close without a word, and what comes over them may be nothing but a poke for its owner. */

import { hello } from '../../functions/ws/company.ts'
import { ws } from '../../functions/ws/ws.ts'
import type { Asker, Way } from './asking.ts'
import { type Cloud, type FunctionName, settings } from './cloud.ts'
import type { Company } from './company.ts'
import { numberOf, type Viewer } from './history.ts'
import type { Truth } from './truth.ts'

export type Line = {
  id: string
  player: string
  table: string | null
  watching: string | null
  isOpen: boolean
  since: number
  ring: () => void
}

/** A socket lasts two hours; clocks do not agree, and a store may remember for a moment longer. */
const longestLine = 2 * 3_600_000 + 10_000

export class Lines {
  readonly #lines = new Map<string, Line>()

  constructor(
    private readonly cloud: () => Cloud,
    private readonly way: Way,
    readonly company: Company,
    private readonly truthOf: (table: string) => Truth | undefined,
    private readonly knownOf: (table: string) => number,
  ) {}

  /** Null if it did not come about. */
  async connect(asker: Asker, at: string, watching: string | null, ring: () => void): Promise<Line | null> {
    // Some have the list of their games open, and no table.
    const table = watching ?? (this.cloud().world.chance.happens(0.15) ? null : at)
    const id = `line-${this.#lines.size + 1}`
    const line: Line = { id, player: asker.player, table, watching, isOpen: true, since: this.cloud().world.now, ring }
    this.#lines.set(id, line)
    const began = table === null ? null : this.company.now(table)
    const invoked = await this.cloud().invoke('ws', async (ports) => {
      if (this.way === 'handlers') return hello(id, { player: asker.player, table, watching: watching !== null }, ports)
      const { statusCode } = await ws(
        {
          requestContext: { connectionId: id, eventType: 'CONNECT' },
          headers: { Origin: settings.origin, Cookie: asker.cookie ?? '' },
          queryStringParameters: watching ? { watch: watching } : table ? { table } : null,
        },
        ports,
      )
      if (statusCode !== 200 && asker.cookie) throw new Error(`a connection was answered with ${statusCode}`)
    })
    line.isOpen = 'value' in invoked
    if (began && line.isOpen && invoked.faults === 0) await this.company.check(began, id, asker.player, 'came')
    return line.isOpen ? line : null
  }

  /** Whether somebody may still be thought to have a page open, by whoever reads what was there a moment ago. */
  mayBeThere(player: string): boolean {
    const { world } = this.cloud()
    return [...this.#lines.values()].some((line) => line.player === player && world.now - line.since < longestLine)
  }

  /** Most go without saying so. */
  hangUp(line: Line): void {
    line.isOpen = false
    if (this.cloud().world.chance.happens(0.5)) return
    const authorizer = { principalId: line.player, ...(line.table && { table: line.table }) }
    void this.#sayGoodbye(line, authorizer)
  }

  async #sayGoodbye({ id, player, table }: Line, authorizer: { principalId: string; table?: string }): Promise<void> {
    const began = table === null ? null : this.company.now(table)
    const requestContext = { connectionId: id, eventType: 'DISCONNECT', authorizer } as const
    const invoked = await this.cloud().invoke('ws', (ports) => ws({ requestContext }, ports))
    if (began && 'value' in invoked && invoked.faults === 0) await this.company.check(began, id, player, 'went')
  }

  poke(connection: string, data: string, by: FunctionName | null): 'sent' | 'gone' {
    const { world } = this.cloud()
    const line = this.#lines.get(connection)
    if (!line) {
      world.fail(`a poke to ${connection}, which never was`)
      return 'gone'
    }
    this.#check(line, JSON.parse(data), by)
    if (!line.isOpen) return 'gone'
    if (world.calm || !world.chance.happens(0.1)) line.ring()
    else world.faults++
    return 'sent'
  }

  #check(
    line: Line,
    poke: { game?: unknown; number?: unknown; chat?: unknown; here?: unknown; live?: unknown },
    by: FunctionName | null,
  ): void {
    const { world } = this.cloud()
    const { game, number, chat, here, live, ...rest } = poke
    // Whoever tells of a move may say it of a state before the newest; a hello and a goodbye speak of the present.
    if (here && by === 'ws') this.company.poked(line.id, live === 1)
    const truth = this.truthOf(String(game))
    if (Object.keys(rest).length > 0) world.fail(`a poke says ${JSON.stringify(poke)}`)
    if (typeof number !== 'number' || !truth?.hasBegun) return
    const viewers = viewersOf(line, truth)
    if (!viewers.some((viewer) => truth.calledBy(viewer, number)))
      world.fail(`${line.player} was poked with ${number}, which is not theirs`)
    const known = this.knownOf(truth.id)
    const before = truth.snapshots.findLast(({ version }) => version === known)
    if (!chat && !here && before && viewers.every((viewer) => numberOf(before, viewer) >= number))
      world.fail(`${line.player} was poked with ${number}, and saw nothing new`)
  }
}

/** Somebody may have left, or have sat down, while the poke was under way. */
function viewersOf({ player, watching }: Line, { id, snapshots }: Truth): Viewer[] {
  const viewers: Viewer[] = watching === id ? ['all'] : []
  const seated = snapshots.findLast(({ people }) => people.includes(player))
  return seated ? [...viewers, `s${seated.people.lastIndexOf(player) + 1}`] : viewers
}
