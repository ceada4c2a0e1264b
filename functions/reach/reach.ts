/**
 * Telling people, by the best way each of them has: a page that is open, a push, a mail. Nothing is sent outside their hours but a last
 * reminder, if they allow it. Sent first, marked after; a repeat carries the same name and does not ring again.
 */
import { texts } from '@meanwhile/texts'
import type { NewlyOwed, Notify, Ports, Seen } from '../ports.ts'
import { nameOfTable } from '../table/seeing.ts'
import { opensAt } from '../time/hours.ts'
import { isLooking } from '../ws/connections.ts'
import { type Left, longestDelay, mostTries, pushToAll, type Reached } from './devices.ts'
import { hold } from './holding.ts'
import { mailQuestion, mailWarning } from './mailing.ts'
import { bringNews } from './news.ts'
import { answersTo, dayAndTime, type Notification, toldAs, ttlUntil, urgencyOf } from './notification.ts'
import { isForEverybody } from './openness.ts'
import { canBeTold, hasSeen, isWelcome, markTold, nameOf, type Person, personOf, waitingFor, wasTold } from './person.ts'
import { type Question, questionOf, saying, sentenceOf } from './question.ts'
import type { Slotted } from './slots.ts'

/** How long a poked page has to fetch before its reader is told in another way. */
const pokeSeconds = 60

export const reaching = (ports: () => Ports): Notify => ({
  owed: (people, seen) => each(people, (owed) => reach(ports(), owed, { seen })),
  notice: (notices) => each(notices, (notice) => bringNews(ports(), notice)),
})

/** One who cannot be told now must not keep the others from it; the stream brings all of them again. */
export async function each<T>(all: T[], one: (it: T) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(all.map(one))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** `poked`: they had a page open, and a minute to look. `tries`: how often no push service had time. `pushed`: only a letter is left to send. */
type Course = { tries?: number; poked?: boolean; pushed?: boolean; seen?: Seen | undefined }

export async function reach(
  ports: Ports,
  asked: NewlyOwed,
  { tries = 0, poked = false, pushed = false, seen }: Course = {},
): Promise<void> {
  const person = await personOf(ports, asked.player)
  if (!person) return
  const told = { ...asked, player: person.player.id }
  if (wasTold(ports, person, told) || (told.ifAllowed && !isWelcome(ports, person, told))) return
  const question = await questionOf(ports, told, seen)
  if (!question || wasTold(ports, person, question.owed) || (hasSeen(person, told) && !told.reminder)) return
  const { owed } = question
  if (!poked && (await isThere(ports, owed, seen))) return ports.later.in(pokeSeconds, { kind: 'push-unless-seen', owed })
  if (!isWelcome(ports, person, owed)) return holdUntilOpen(ports, person, owed, poked)
  const reached: Reached = pushed ? { how: 'reached', left: null } : await pushQuestion(ports, person, owed, question)
  if (reached.how === 'busy' && tries < mostTries && reached.left.seconds <= longestDelay)
    return tryAgain(ports, owed, reached.left, { tries, poked })
  const mailed = reached.how === 'withheld' ? reached : await mailIfNeeded(ports, person, owed, question, reached)
  // Answered, or their hours ended, while it was put into words: looked at again as it is now.
  const isPushed = reached.how === 'reached'
  if (mailed?.how === 'withheld') return reach(ports, owed, { tries, poked, pushed: isPushed })
  // The device has it: each try to send the letter would show it there once more.
  if (mailed?.how === 'busy') await ports.later.in(mailed.seconds, { kind: 'owed', owed, tries, poked, pushed: isPushed })
  else if (reached.how === 'reached' || mailed?.how === 'sent' || mailed?.how === 'before') await markTold(ports, person, owed)
  // Whoever has no other way is told when the device may be called again, as long as the question is open.
  else if (reached.how === 'busy') await tryAgain(ports, owed, reached.left, { tries, poked })
  if (reached.how === 'reached' && reached.left) await tryOthers(ports, owed, reached.left, 0)
}

/** A device that rests was not called: to look at it is no try. */
const triesAfter = (tries: number, { tried }: Left): number => tries + (tried ? 1 : 0)
/** Between two calls of a service that has had no time again and again. */
const longPause = 60 * 60

function tryAgain(ports: Ports, owed: NewlyOwed, left: Left, { tries, poked }: { tries: number; poked: boolean }): Promise<void> {
  const seconds = tries < mostTries ? left.seconds : Math.max(left.seconds, longPause)
  const at = ports.now() + seconds * 1000
  return hold(ports, at, heldAs(owed, at), { kind: 'owed', owed, tries: triesAfter(tries, left), poked })
}

/** The phone has it, the laptop had no time: it shows it when it has, unless nobody needs it any more. */
async function tryOthers(ports: Ports, owed: NewlyOwed, left: Left, tries: number): Promise<void> {
  if (tries >= mostTries) return
  const at = ports.now() + left.seconds * 1000
  const job = { kind: 'owed', owed, tries: triesAfter(tries, left), devices: left.devices } as const
  await hold(ports, at, `${heldAs(owed, at)}#others`, job)
}

/** Only on these devices, the others have it. Nothing waits for the morning for their sake. */
export async function reachOn(ports: Ports, asked: NewlyOwed, devices: string[], tries: number): Promise<void> {
  const person = await personOf(ports, asked.player)
  if (!person) return
  const told = { ...asked, player: person.player.id }
  const question = await questionOf(ports, told)
  if (!question || (hasSeen(person, told) && !told.reminder) || !isWelcome(ports, person, told)) return
  const reached = await pushQuestion(ports, person, question.owed, question, devices)
  const left = reached.how === 'reached' || reached.how === 'busy' ? reached.left : null
  if (left) await tryOthers(ports, question.owed, left, tries)
}

async function isThere(ports: Ports, { player, seat, table }: NewlyOwed, seen: Seen | undefined): Promise<boolean> {
  return seen ? seen.present.has(seat) : isLooking(player, table, ports)
}

/**
 * By its decision and the reason for telling it: an older question that comes here late would otherwise take the place of the one that is
 * open, and a reminder that of the question itself. Whoever still has the page open by then has had more than the minute that a poke is given.
 */
function holdUntilOpen(ports: Ports, { player }: Person, owed: NewlyOwed, poked: boolean): Promise<void> {
  const opens = opensAt(player, ports.now())
  const hadTime = poked || opens - ports.now() > pokeSeconds * 1000
  const job = { kind: 'owed', owed, tries: 0, poked: hadTime } as const
  return hold(ports, opens, heldAs(owed, opens), job)
}

const heldAs = (owed: NewlyOwed, at: number): string => `owed#${owed.table}#${owed.player}#${nameOf(owed, at)}`

/** Whoever is reached by push needs no letter, but for a question that is still open at half of its time. */
async function mailIfNeeded(ports: Ports, person: Person, owed: NewlyOwed, question: Question, reached: Reached): Promise<Slotted | null> {
  const isReached = reached.how === 'reached'
  if (isReached && owed.reminder !== 'half') return null
  if (owed.reminder === 'last') return mailWarning(ports, person, owed, question)
  return owed.reminder === 'only-one-missing' ? null : mailQuestion(ports, person, owed, question)
}

async function pushQuestion(ports: Ports, person: Person, owed: NewlyOwed, question: Question, only?: string[]): Promise<Reached> {
  if (!person.player.preferences.push.asked) return { how: 'nobody' }
  const compose = async () => {
    const notification = await notificationOf(ports, person, owed, question)
    return notification && toldAs(notification)
  }
  return pushToAll(ports, owed.player, compose, only)
}

async function notificationOf(ports: Ports, person: Person, owed: NewlyOwed, question: Question): Promise<Notification | null> {
  const { language, zone } = person.player
  const { stored, decision } = question
  const { tellings } = texts(language)
  const [title, ask] = await Promise.all([nameOfTable(ports, stored.id), sentenceOf(ports, question, language)])
  const isOpenToAll = isForEverybody(stored.game, decision)
  const { sentence, options } = await saying(ports, stored, language, (names) => ({
    sentence: ask(names),
    options: isOpenToAll ? answersTo(decision, { language, names }) : null,
  }))
  const parts = [
    ...(owed.reminder ? [tellings.reminders[owed.reminder]] : []),
    sentence,
    ...(owed.deadline === null ? [] : [tellings.until(dayAndTime(owed.deadline, language, zone))]),
  ]
  // Last of all, as nothing may be told that was answered while the rest was looked up.
  const waiting = await waitingFor(ports, person, { consistent: true })
  if (!canBeTold(ports, person, owed, waiting)) return null
  return {
    language,
    title: title ?? 'Meanwhile',
    body: parts.join(' '),
    link: `${ports.settings.origin}/t/${stored.id}?asked=${decision.id}`,
    tag: stored.id,
    once: nameOf(owed, ports.now()),
    badge: waiting.length,
    decision: decision.id,
    ...(options && { options }),
    ttlSeconds: ttlUntil(owed.deadline, ports.now()),
    urgency: urgencyOf(owed, ports.now()),
  }
}
