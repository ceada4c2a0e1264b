/** Somebody keeps other hours from now on: what was put off until the old ones opened is told now, or put off until the new ones do. */
import { ApiError } from '../api/errors.ts'
import type { Ports } from '../ports.ts'
import { hasSeen, personOf, waitingFor, wasTold } from './person.ts'

export async function tellInOtherHours(ports: Ports, id: string): Promise<void> {
  const person = await personOf(ports, id)
  if (!person) return
  const waiting = await waitingFor(ports, person, { consistent: true })
  const untold = waiting.filter((owed) => !wasTold(ports, person, owed) && !hasSeen(person, owed))
  try {
    for (const owed of untold) await ports.later.in(0, { kind: 'owed', owed, tries: 0 })
  } catch {
    // Whoever hears that it may not be done does it again, which does no harm.
    throw new ApiError('unavailable')
  }
}
