/** Every quarter of an hour: wake-ups that were lost are made up for, and what was held until somebody's hours open is handed on. */
import type { Ports } from '../ports.ts'
import { release } from '../reach/holding.ts'
import { sweep } from './sweep.ts'

/** Neither keeps the other from its work; whoever called us tries again if one of them failed. */
export async function makeRounds(ports: Ports): Promise<void> {
  const outcomes = await Promise.allSettled([sweep(ports), release(ports)])
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
