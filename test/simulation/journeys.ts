/** What people change while they play: they travel, keep other hours, and go on vacation. As anybody does it, in the settings. */
import type { Input } from '../../functions/api/shapes/index.ts'
import type { Hours } from '../../functions/time/hours.ts'
import type { Party } from './attendance.ts'
import { someCalendar, someDays, someZone } from './living.ts'
import type { Person } from './person.ts'

const hours = 3_600_000
const days = 24 * hours
/** Of a year there are 28; some have had a week of them before. */
const mostVacations = 3

type Change = Pick<Input<'changeMe'>['body'], 'zone' | 'calendar' | 'vacation'>

export class Journeys {
  constructor(
    private readonly party: Party,
    private readonly person: Person,
    /** They have heard that it is done. */
    private readonly isDone: () => void,
  ) {}

  async live(isOver: () => boolean): Promise<void> {
    const { world } = this.party
    const { chance } = world
    if (chance.happens(0.2)) return
    while (!world.broken) {
      await world.sleep(chance.wait(0.5 * hours, 4 * days))
      if (isOver() || this.person.hasVanished(world.now)) return
      await this.#change(this.#another())
    }
  }

  #another(): Change {
    const { world } = this.party
    const { chance } = world
    const { zone, vacation } = this.person
    const drawn = chance.share()
    if (drawn < 0.4) return { zone: someZone(chance) }
    if (drawn < 0.7) return { calendar: someCalendar(chance) }
    if (drawn < 0.75) return { zone: someZone(chance), calendar: someCalendar(chance) }
    const away = someDays(chance, world.now)
    const isFree = vacation.every(({ from, to }) => to < away.from || from > away.to)
    if (isFree && vacation.length < mostVacations) return { vacation: [...vacation, away].toSorted((a, b) => (a.from < b.from ? -1 : 1)) }
    // Home after all: what has not begun is taken back.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(world.now)
    return { vacation: vacation.filter(({ from }) => from <= today) }
  }

  /** Until they hear what came of it: nobody leaves the settings while they say that it may not be saved. */
  async #change(change: Change): Promise<void> {
    const { world, asking } = this.party
    const { hours: before } = this.person
    const wanted: Hours = { ...before, ...change }
    world.note(this.person.player, 'wants', change)
    this.person.wants(wanted, world.now)
    while (!world.broken) {
      const answered = await asking.ask('changeMe', { asker: this.person, body: change })
      if ('body' in answered) {
        this.person.lives(wanted, world.now)
        world.note(this.person.player, 'lives by', wanted)
        return this.isDone()
      }
      // Too late for it by a clock that is ahead, or gone.
      if ('refused' in answered && answered.refused.code !== 'unavailable') return this.person.stays(wanted)
      await world.sleep(world.chance.wait(1_000, 60_000))
    }
  }
}
