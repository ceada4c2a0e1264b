/** From counters and habits to dollars. Each line of a bill is named, so that one can see what is dear. */
import { functions, pagesFunction } from '../../cdk/functions.ts'
import { cloud as cloudAsFound, habits as habitsAsFound } from './habits.ts'
import type { Counts, Metered } from './meters.ts'
import { type Counted, lettersInGame, perBeginning, perGame, perMove, tallied } from './month-figures.ts'
import { prices } from './prices.ts'

export type Bill = { [line: string]: number }
export type Assumed = { habits: typeof habitsAsFound; cloud: typeof cloudAsFound }
export const asFound: Assumed = { habits: habitsAsFound, cloud: cloudAsFound }

export const totalOf = (bill: Bill): number => Object.values(bill).reduce((sum, line) => sum + line, 0)

const gigabyte = 1e9
/** A line of the gateways' own, in the class of logs that it has. */
const accessLogBytes = 130
/** What the server of the pages takes for one page and what it sends, compressed: 21 ms and 4.5 kB for a table, 14 ms and 3.4 kB for the home page, warm, when it was last measured. */
const page = { cpuMillis: 20, kilobytes: 4.5 }

const deployedAs: { [name in Metered]: { megabytes: number } } = {
  answer: functions.api,
  look: functions.api,
  gate: functions.gate,
  ws: functions.ws,
  tell: functions.tell,
  later: functions.later,
  clock: functions.clock,
}

export class Model {
  constructor(
    private readonly counted: Counted,
    private readonly assumed: Assumed = asFound,
  ) {}

  /** Time of a function: its own work with the part of a processor it has, and waiting. */
  #time(counts: Counts, megabytes: number): number {
    const { waits, around, wholeProcessor, cold } = this.assumed.cloud
    const { reads, writes, readWaits, writeWaits, queued, poked, pushed, mailed, scheduled, cpuMillis, calls } = counts
    const own = (cpuMillis + (reads + writes) * this.counted.sdkMillis) * Math.max(1, wholeProcessor / megabytes)
    const waiting =
      readWaits * waits.read +
      writeWaits * waits.write +
      queued * waits.queue +
      poked * waits.socket +
      scheduled * waits.scheduler +
      pushed * waits.push +
      mailed * waits.mail
    const millis = own + waiting + calls * (around + cold.share * cold.millis)
    const secrets = calls * cold.share * cold.secrets * prices.keys.request.dollars
    return (millis / 1000) * (megabytes / 1024) * prices.functions.gigabyteSecond.dollars + secrets
  }

  #called(name: Metered, counts: Counts): number {
    const { megabytes } = deployedAs[name]
    const batch = name === 'later' ? this.assumed.cloud.queueBatch : 1
    return (counts.calls / batch) * prices.functions.request.dollars + this.#time(counts, megabytes)
  }

  #tables = ({ readUnits, writeUnits }: Counts): number =>
    readUnits * prices.tables.readUnit.dollars + writeUnits * prices.tables.writeUnit.dollars

  #logs = ({ logBytes }: Counts): number => logged(logBytes)

  /** Everything behind the door of one function. */
  #behind(name: Metered, counts: Counts): number {
    return this.#called(name, counts) + this.#tables(counts) + this.#logs(counts)
  }

  /** Through the edge, the firewall and the gateway, there and back. */
  #asked(times: number, bodyBytes: number): number {
    const { headerBytes } = this.assumed.cloud
    const out = bodyBytes + times * headerBytes.reply
    return (
      times * (prices.edge.request.dollars + prices.firewall.request.dollars + prices.httpApi.request.dollars) +
      times * accessLogged +
      (out / gigabyte) * prices.edge.gigabyteOut.dollars +
      ((times * headerBytes.request) / gigabyte) * prices.edge.gigabyteToOrigin.dollars
    )
  }

  #queue({ queued }: Counts): number {
    return queued * prices.queue.request.dollars * (1 + 2 / this.assumed.cloud.queueBatch)
  }

  #pushes = ({ pushed }: Counts): number => ((pushed * this.assumed.cloud.sentBytes.push) / gigabyte) * prices.transfer.gigabyteOut.dollars

  /** What one more move costs: its request, everything that follows by itself, and what it leaves behind for the rest of a month. */
  move(): Bill {
    const of = (name: Metered): Counts => perMove(this.counted, name)
    const [answer, tell, later, clock] = [of('answer'), of('tell'), of('later'), of('clock')]
    const { tally } = this.counted
    const stored = prices.tables.gigabyteMonth.dollars + prices.tables.backupGigabyteMonth.dollars
    return {
      'edge, firewall, gateway': this.#asked(1, answer.replyBytes),
      'function api': this.#called('answer', answer),
      'tables, the move': this.#tables(answer),
      'function tell': this.#called('tell', tell),
      'tables, telling and the reading copy': this.#tables(tell),
      pokes: tell.poked * prices.socketApi.message.dollars,
      'delay queue': this.#queue(tell) + this.#queue(later) + this.#queue(clock),
      'function later': this.#called('later', later),
      'tables, notifications': this.#tables(later),
      pushes: this.#pushes(tell) + this.#pushes(later),
      'wake-ups': (tally.fires / tally.moves) * prices.schedules.invocation.dollars + this.#behind('clock', clock),
      logs: this.#logs(answer) + this.#logs(tell) + this.#logs(later),
      'storage, a month of it': (tally.rowBytes / tally.moves / gigabyte) * stored,
    }
  }

  /** One whole game of some people over some days: its moves, and all the looking and being told around them. */
  game(): Bill {
    const { habits, cloud } = this.assumed
    const of = (name: Metered): Counts => perGame(this.counted, name)
    const [look, gate, ws] = [of('look'), of('gate'), of('ws')]
    const [requests, inside, pages, sockets] = (['requests', 'inside', 'pages', 'sockets'] as const).map((what) =>
      tallied(this.counted, what),
    ) as [number, number, number, number]
    const letters = habits.invitationsByMail * (habits.game.players - 1) + lettersInGame(this.counted)
    const fromPeople = requests / (requests + inside)
    return {
      moves: habits.game.moves * totalOf(this.move()),
      'visits: pages':
        pages * this.#page() + inside * (prices.httpApi.request.dollars + accessLogged) + (1 - fromPeople) * this.#behind('look', look),
      'visits: requests':
        this.#asked(requests, look.replyBytes * fromPeople) + fromPeople * this.#behind('look', look) + this.#behind('gate', gate),
      'visits: sockets':
        sockets * socketOpened +
        (tallied(this.counted, 'socketSeconds') / 60) * prices.socketApi.connectionMinute.dollars +
        this.#behind('ws', ws),
      files: habits.game.players * habits.update.timesPerPlayer * files(habits.update) + habits.newcomer.perGame * files(habits.newcomer),
      mail: letters * (prices.mail.letter.dollars + (cloud.sentBytes.mail / gigabyte) * prices.mail.gigabyte.dollars),
      beginning: this.#beginning(),
    }
  }

  /** One page: through the edge and a gateway of its own, to the server. What that asks is counted with the rest. */
  #page(): number {
    const counts = {
      ...perMove(this.counted, 'gate'),
      calls: 1,
      cpuMillis: page.cpuMillis,
      reads: 0,
      writes: 0,
      readWaits: 0,
      writeWaits: 0,
    }
    const waiting =
      ((2 * this.assumed.cloud.waits.read + 10) / 1000) * (pagesFunction.megabytes / 1024) * prices.functions.gigabyteSecond.dollars
    return (
      this.#asked(1, page.kilobytes * 1000) +
      prices.edge.function.dollars +
      prices.functions.request.dollars +
      this.#time(counts, pagesFunction.megabytes) +
      waiting +
      logged(300)
    )
  }

  #beginning(): number {
    const look = perBeginning(this.counted, 'look')
    const tell = perBeginning(this.counted, 'tell')
    const later = perBeginning(this.counted, 'later')
    const told = [tell, later].reduce((sum, counts) => sum + this.#pushes(counts) + this.#queue(counts), 0)
    return (
      this.#asked(look.calls, look.replyBytes) +
      this.#behind('look', look) +
      this.#behind('tell', tell) +
      this.#behind('later', later) +
      told
    )
  }
}

const logged = (bytes: number): number => (bytes / gigabyte) * (prices.logs.gigabyte.dollars + prices.logs.gigabyteMonth.dollars)
const accessLogged = (accessLogBytes / gigabyte) * (prices.logs.standardGigabyte.dollars + prices.logs.gigabyteMonth.dollars)
/** The way there, and the gateway's two lines. */
const socketOpened = prices.edge.request.dollars + prices.firewall.request.dollars + 2 * accessLogged

const files = ({ files, kilobytes }: { files: number; kilobytes: number }): number =>
  files * (prices.edge.request.dollars + prices.firewall.request.dollars) +
  ((kilobytes * 1000) / gigabyte) * prices.edge.gigabyteOut.dollars

/** What is there even if nobody plays. */
export const standing = (alarmMetrics = 26): number => {
  const polling = 15 * 60 * 24 * 30 * prices.queue.request.dollars
  const sweeps = 4 * 24 * 30 * (prices.schedules.invocation.dollars + prices.functions.request.dollars)
  return (
    prices.firewall.list.dollars +
    2 * prices.firewall.rule.dollars +
    prices.dashboard.month.dollars +
    prices.hostedZone.month.dollars +
    alarmMetrics * prices.alarms.metric.dollars +
    polling +
    sweeps
  )
}
