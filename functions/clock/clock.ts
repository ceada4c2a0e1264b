/**
 * What happens to a game by the passing of time alone. Woken for one game, it reminds, answers for whoever's time is up, and sets the next wake-up.
 * It may come late, twice or for nothing: everything is judged by what is stored, and written like any move.
 */
import type { Ports } from '../ports.ts'
import { commit, type Intent, toEndOrders } from '../table/commit.ts'
import { type Owed, readHeader, stateKey } from '../table/stored-game.ts'
import { climb } from './ladder.ts'
import { type Header, isReminding, marksOf, nextMark } from './marks.ts'
import { remindersOf } from './reminding.ts'
import { closeAtRest, goOn } from './rest.ts'
import { setWakeUp } from './waking.ts'

/** More than one invocation should do; the next wake-up comes at once. */
const mostTimeOuts = 50
const mostTries = 4
/**
 * The wake-up we came by is used up. If the same one is still to come, we were woken too early, by a clock that is ahead of ours, or
 * somebody broke down before it was set.
 */
const aMoment = 5_000

export async function wake(id: string, ports: Ports): Promise<void> {
  await answerForTheLate(id, ports)
  for (let tries = 0; tries < mostTries; tries++) {
    const game = await load(id, ports)
    if (!game) return
    await remind(game, ports)
    if (await isSettled(game, nextMark(game, ports.now()), ports)) return
  }
}

async function isSettled(game: Header, next: number | null, ports: Ports): Promise<boolean> {
  if (next === game.wakeUp) {
    if (next !== null) await ports.scheduler.at(game.id, next - ports.now() < aMoment ? next + aMoment : next)
    return true
  }
  return (await setWakeUp(game, next, ports)) === 'set'
}

async function load(id: string, ports: Ports): Promise<Header | null> {
  const item = await ports.store.get('games', stateKey(id), { consistent: true })
  return item && readHeader(item)
}

// ── Time-outs ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function answerForTheLate(id: string, ports: Ports): Promise<void> {
  for (let timeOuts = 0; timeOuts < mostTimeOuts; timeOuts++) {
    const game = await load(id, ports)
    if (!game || game.status === 'over') return
    if (game.status === 'playing') await climb(game, ports)
    const [due] = marksOf(game)
      .filter((mark) => !isReminding(mark) && mark.at <= ports.now())
      .sort((a, b) => a.at - b.at)
    if (!due || isReminding(due)) return
    if (due.kind === 'rest') return closeAtRest(game, ports)
    if (due.kind === 'paused') {
      await goOn(game, ports)
      continue
    }
    const seat = due.kind === 'orders' ? due.seat : due.owed.seat
    const intent = due.kind === 'orders' ? toEndOrders(seat, ports.now()) : toTimeOut(due.owed, ports)
    const { outcome } = await commit(ports, id, intent)
    ports.log.info(due.kind === 'orders' ? 'orders ended' : 'time-out', { game: id, seat, outcome })
    if (outcome === 'unknown') throw new Error('the time-out may or may not be stored')
  }
}

/** On every try: is it still open, and is the time still up? Of a last-second answer and this, the store lets one through. */
const toTimeOut =
  ({ seat, asked }: Owed, ports: Ports): Intent =>
  (stored) => {
    const isDue = marksOf(stored).some(
      (mark) =>
        (mark.kind === 'deadline' || mark.kind === 'bot') && mark.owed.seat === seat && mark.owed.asked === asked && mark.at <= ports.now(),
    )
    return isDue ? { deed: { kind: 'time-out', seat, asked } } : { outcome: 'already', stored }
  }

// ── Reminders ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Marks before the wake-up that we were set for have been seen to; of several for one question, the latest says it all. */
async function remind(game: Header, ports: Ports): Promise<void> {
  const since = game.wakeUp ?? ports.now()
  const due = marksOf(game).filter((mark) => mark.at >= since && mark.at <= ports.now())
  const people = remindersOf(game, due)
  if (people.length > 0) await ports.notify.owed(people)
}
