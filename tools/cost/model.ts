/** From counters and habits to dollars. Each line of a bill is named, so that one can see what is dear. */
import { functions } from '../../cdk/functions.ts'
import type { Counted } from './counting.ts'
import { durations, habits } from './habits.ts'
import { prices } from './prices.ts'

export type Bill = { [line: string]: number }

const gigabyte = 1e9
const accessLogBytes = 110
const traced = 0.001
/** Jobs that one call of `later` takes out of the queue, once there are ten a second. */
const queueBatch = 10

export const totalOf = (bill: Bill): number => Object.values(bill).reduce((sum, line) => sum + line, 0)

type Called = keyof typeof durations
const called = (name: Called): number => {
  const megabytes = name === 'pages' ? 768 : functions[name].megabytes
  return (
    prices.functions.request +
    (megabytes / 1024) * (durations[name] / 1000) * prices.functions.gigabyteSecond +
    traced * prices.traces.recorded
  )
}
const logged = (bytes: number): number => (bytes / gigabyte) * (prices.logs.gigabyte + prices.logs.gigabyteMonth)
const tabled = ({ readUnits, writeUnits }: { readUnits: number; writeUnits: number }): number =>
  readUnits * prices.tables.readUnit + writeUnits * prices.tables.writeUnit
const sent = (kilobytes: number): number => (kilobytes / 1e6) * prices.edge.gigabyteOut

/** The gateway's own line, which costs twice as much as ours. */
const accessLogged = 2 * logged(accessLogBytes)

/** Through the edge, the firewall and the gateway to the function. */
const asked = (kilobytes: number = habits.kilobytesPerReply): number =>
  prices.edge.request + prices.firewall.request + prices.httpApi.request + sent(kilobytes) + accessLogged

/** What one more move costs: its request, everything that follows by itself, and what it leaves behind for the rest of a month. */
export function moveBill({ moves, api, tell, later, told, schedules, rowBytes }: Counted): Bill {
  const each = (total: number): number => total / moves
  const watchers = (habits.game.players - 1) * habits.othersWatching
  const perMonth = prices.tables.gigabyteMonth + prices.tables.backupGigabyteMonth
  return {
    'edge, firewall, gateway': asked(),
    'function api': called('api'),
    'tables, the move': tabled({ readUnits: each(api.readUnits), writeUnits: each(api.writeUnits) }),
    'function tell': called('tell'),
    'tables, telling and the reading copy': tabled({ readUnits: each(tell.readUnits), writeUnits: each(tell.writeUnits) }),
    'delay queue': each(told) * prices.queue.request * (1 + 2 / queueBatch),
    'function later': each(told) * (called('later') - prices.functions.request * (1 - 1 / queueBatch)),
    'tables, notifications': tabled({ readUnits: each(later.readUnits), writeUnits: each(later.writeUnits) }),
    schedules: each(schedules) * (prices.schedules.invocation + called('clock')),
    'pokes and the views they fetch': watchers * (prices.socketApi.message + asked() + called('api') + prices.tables.readUnit),
    logs: logged(each(api.logBytes + tell.logBytes + later.logBytes)),
    'storage, a month of it': (each(rowBytes) / gigabyte) * perMonth,
  }
}

/** One whole game of some people over some days: its moves, and all the looking and being told around them. */
export function gameBill(counted: Counted): Bill {
  const { game, visits, visit, visitMinutes, update, newcomer } = habits
  const page = asked(habits.kilobytesPerPage) + called('pages') + logged(300)
  const request = asked() + called('api') + logged(350) + 1.5 * prices.tables.readUnit
  const inside = prices.httpApi.request + called('api') + logged(350) + accessLogged + 2 * prices.tables.readUnit
  const files = (those: { files: number; kilobytes: number }): number =>
    those.files * (prices.edge.request + prices.firewall.request) + sent(those.kilobytes)
  const letters = habits.invitationsByMail + game.players * habits.withoutPush * habits.lettersPerDayWithoutPush * game.days
  return {
    moves: game.moves * totalOf(moveBill(counted)),
    'visits: pages': visits * visit.pages * page,
    'visits: requests': visits * (visit.apiRequests * request + visit.serverSideRequests * inside + called('gate')),
    'visits: sockets': visits * socket(visitMinutes),
    files: game.players * update.timesPerPlayer * files(update) + newcomer.perGame * files(newcomer),
    mail: letters * (prices.mail.letter + called('later')),
    'beginning and end': 12 * request + tabled({ readUnits: 30, writeUnits: 40 }),
  }
}

/** Hello, which the gate looks at and two rows remember, goodbye, which forgets them, and the time in between. */
const socket = (minutes: number): number =>
  2 * called('ws') +
  called('gate') +
  prices.edge.request +
  prices.firewall.request +
  tabled({ readUnits: 2, writeUnits: 4 }) +
  minutes * prices.socketApi.connectionMinute +
  logged(600) +
  2 * accessLogged

/** What is there even if nobody plays. */
export const standing = (): number => {
  const idlePolling = (15 * 60 * 24 * 30 + 4 * 24 * 30) * prices.queue.request
  return prices.firewall.month + prices.dashboard.month + prices.hostedZone.month + 9 * prices.alarms.month + idlePolling
}
