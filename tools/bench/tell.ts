/** How often people are told, by what, and how often clocks wake a function: weeks of simulated lives, with everything that breaks in them. */
import { simulateEvening } from '../../test/simulation/simulation.ts'
import { inWords } from '../simulate/service.ts'
import { rounded } from './move/game.ts'
import { atMost, type Part, plain } from './part.ts'

/** So many that one table which everybody has left, and where only the clock plays, does not decide. */
const evenings = 110
/** What encrypting adds: 86 bytes before, 16 after, one to mark the end. */
const encryption = 86 + 16 + 1
/** Where hardly anybody waits for the others, and everybody for tomorrow. */
const threeDays = { kind: 'each', minutes: 3 * 24 * 60 } as const

export async function bench(): Promise<Part> {
  const sum = { moves: 0, questions: 0, first: 0, reminders: 0, repeats: 0, mails: 0, personDays: 0, fires: 0, callsInMove: 0 }
  const most = { mostADay: 0, longest: 0 }
  for (let seed = 1; seed <= evenings; seed++) {
    const { broken, moves, month } = await simulateEvening(seed, { isLiving: true, pace: threeDays })
    if (broken || !month) throw new Error(broken ? inWords(broken) : 'nobody lives')
    sum.moves += moves
    for (const name of ['questions', 'first', 'reminders', 'repeats', 'mails', 'personDays', 'fires', 'callsInMove'] as const)
      sum[name] += month[name]
    for (const name of ['mostADay', 'longest'] as const) most[name] = Math.max(most[name], month[name])
  }
  const perDecision = rounded(sum.first / sum.questions)
  const reminders = rounded(sum.reminders / sum.questions)
  const repeats = rounded(sum.repeats / sum.questions)
  const mails = { max: most.mostADay, mean: rounded(sum.mails / sum.personDays) }
  const firesPerMove = rounded(sum.fires / sum.moves)
  const pushBytes = most.longest + encryption
  return {
    figures: { perDecision, reminders, repeats, mailsPerPersonDay: mails, pushBytes },
    beside: { clock: { firesPerMove, callsInMove: sum.callsInMove } },
    rows: [
      plain('moves', sum.moves),
      plain('questions people were asked', sum.questions),
      atMost('first tellings per question', perDecision, 1.05),
      plain('reminders per question', reminders),
      plain('repeats per question, of whatever was told before', repeats),
      atMost('letters a person gets in a day, most', mails.max, 2),
      atMost('letters a person gets in a day, mean', mails.mean, 0.5),
      atMost('wake-ups per move, at three days', firesPerMove, 0.1),
      atMost('wake-ups set inside a move', sum.callsInMove, 0),
      atMost('push, bytes encrypted, largest', pushBytes, 1024),
    ],
  }
}
