/** Letters about games, for whoever no push reaches: the first question of a day at once, the rest in one digest, one warning per game. */
import type { Language } from '@meanwhile/texts'
import { postAtLast } from '../mail/posting.ts'
import { type Stoppable, stopLinks } from '../mail/stopping.ts'
import { days } from '../people/limits.ts'
import type { Player } from '../people/player.ts'
import type { Letter, MailedQuestion, NewlyOwed, Ports } from '../ports.ts'
import type { Key } from '../store/store.ts'
import { nameOfTable } from '../table/seeing.ts'
import { isOpen, opensAt } from '../time/hours.ts'
import { answerLink } from './answering.ts'
import { dayOf, digestAt } from './day.ts'
import { hold } from './holding.ts'
import { dayAndTime } from './notification.ts'
import { isForEverybody } from './openness.ts'
import { canBeTold, isAmong, nameOf, type Person, personOf, waitingFor } from './person.ts'
import { type Question, questionOf, saying, sentenceOf } from './question.ts'
import { type Slotted, sendInOne, sendOnce, slotKey } from './slots.ts'

/** What a letter says of its own accord; whom it goes to and how it is stopped is added. */
type Draft = Letter extends infer L ? (L extends { stop: string } ? Omit<L, 'to' | 'language' | 'stop' | 'unsubscribe'> : never) : never

/** Drafted last of all; null if it has become needless. */
type Drafting = () => Promise<Draft | null>

async function mail(ports: Ports, { id, email, language }: Player, preference: Stoppable, drafted: Drafting) {
  if (email === null) return 'stopped'
  return postAtLast(ports, email, async () => {
    const draft = await drafted()
    return draft && ({ ...draft, to: email, language, ...stopLinks(ports, preference, id) } as Letter)
  })
}

const slotOf = (ports: Ports, player: Player, slot: 'asked' | 'digest') => slotKey(player.id, dayOf(player, ports.now()), slot)

// ── One question ───────────────────────────────────────────────────────────────────────────────────────────────────

/** `taken`: they have had a question today; this one comes with the digest, if they want it. */
export async function mailQuestion(ports: Ports, person: Person, owed: NewlyOwed, question: Question): Promise<Slotted> {
  const { player } = person
  if (player.email === null) return { how: 'taken' }
  if (!player.preferences.mail.asked) return intoDigest(ports, player)
  const slotted = await sendOnce(ports, slotOf(ports, player, 'asked'), nameOf(owed, ports.now()), () =>
    mail(ports, player, 'asked', () => askedLetter(ports, person, owed, question, 'asked')),
  )
  return slotted.how === 'taken' ? intoDigest(ports, player) : slotted
}

async function intoDigest(ports: Ports, player: Player): Promise<Slotted> {
  if (player.preferences.mail.digest) await holdDigest(ports, player, digestAt(player, ports.now()))
  return { how: 'taken' }
}

const holdDigest = (ports: Ports, { id }: Player, at: number): Promise<void> =>
  hold(ports, at, `digest#${id}`, { kind: 'digest', player: id })

const gamesLast = 400 * days
/** Clocks do not agree, and questions are dated in whole seconds. */
const aMoment = 10_000

/** Once per game, in whichever of the day's two places is left; it names everything else that waits, so nothing is missed without a digest. */
export async function mailWarning(ports: Ports, person: Person, owed: NewlyOwed, question: Question): Promise<Slotted> {
  const { player } = person
  if (player.email === null || !player.preferences.mail.asked) return { how: 'taken' }
  const slots = [slotOf(ports, player, 'asked'), slotOf(ports, player, 'digest')]
  const place: { slotted: Slotted | null } = { slotted: null }
  const once = await sendOnce(
    ports,
    { pk: `WARNED#${player.id}`, sk: owed.table },
    owed.table,
    async () => {
      const slotted = await sendInOne(ports, slots, nameOf(owed, ports.now()), () =>
        mail(ports, player, 'asked', () => askedLetter(ports, person, owed, question, 'warning')),
      )
      if (slotted.how === 'busy') throw new Error('the place is being taken')
      place.slotted = slotted
      // Two letters have gone out today: the one warning of this game is kept for a day that has a place for it.
      return slotted.how === 'sent' || slotted.how === 'before' ? 'sent' : 'withheld'
    },
    gamesLast,
  )
  // Of this game they were warned before, of whatever question: this one they have not heard of.
  return place.slotted ?? (once.how === 'before' ? { how: 'taken' } : once)
}

async function askedLetter(ports: Ports, person: Person, owed: NewlyOwed, question: Question, kind: 'asked' | 'warning') {
  const others = (await waitingFor(ports, person)).filter(({ decision }) => decision !== owed.decision)
  const asked = await mailed(ports, person, owed, question)
  const further = await mailedAll(ports, person, others)
  const still = await waitingFor(ports, person, { consistent: true })
  return canBeTold(ports, person, owed, still) ? { kind, question: asked, others: stillAsked(further, still) } : null
}

type Worded = { owed: NewlyOwed; told: MailedQuestion }

/** Without what was answered while the rest was put into words. */
const stillAsked = (all: Worded[], still: NewlyOwed[]): MailedQuestion[] =>
  all.filter(({ owed }) => isAmong(still, owed)).map(({ told }) => told)

// ── What waits ─────────────────────────────────────────────────────────────────────────────────────────────────────

export async function digest(ports: Ports, id: string): Promise<void> {
  const person = await personOf(ports, id)
  if (!person?.player.preferences.mail.digest || person.player.email === null) return
  const { player } = person
  // One that had to be put off may come when they sleep already.
  if (!isOpen(player, ports.now())) return holdDigest(ports, player, opensAt(player, ports.now()))
  const today = await ports.store.get('ephemeral', slotOf(ports, player, 'asked'))
  const waiting = (await waitingFor(ports, person, { consistent: true })).filter(isInTime(ports))
  // What they have had today as a letter of its own is no news; one that is still being sent may never come.
  const had = today?.sent === undefined ? null : String(today.name).split(':')[0]
  if (waiting.every(({ decision }) => decision === had)) return
  const slotted = await sendOnce(ports, slotOf(ports, player, 'digest'), 'digest', () =>
    mail(ports, player, 'digest', () => digestLetter(ports, person, waiting)),
  )
  if (slotted.how === 'busy') return ports.later.in(slotted.seconds, { kind: 'digest', player: id })
  if (slotted.how === 'withheld') return digest(ports, id)
  // A warning or the end of a game has had today's place, or a digest that was earlier: what waits goes into tomorrow's.
  const isLate = slotted.how === 'before' && (await cameAfter(ports, slotOf(ports, player, 'digest'), waiting))
  if (slotted.how === 'taken' || isLate) await intoDigest(ports, player)
}

/** What the game answers in a moment nobody is asked any more: a digest of nothing else would be found empty again and again. */
const isInTime =
  (ports: Ports) =>
  ({ deadline }: NewlyOwed): boolean =>
    deadline === null || deadline > ports.now()

/** Whoever changes the hour of their digest may have had one today that could not know of what was asked since. */
async function cameAfter(ports: Ports, slot: Key, waiting: NewlyOwed[]): Promise<boolean> {
  const row = await ports.store.get('ephemeral', slot, { consistent: true })
  return waiting.some(({ since }) => since > (Number(row?.sent) || 0) - aMoment)
}

async function digestLetter(ports: Ports, person: Person, waiting: NewlyOwed[]): Promise<Draft | null> {
  const all = await mailedAll(ports, person, waiting)
  const questions = stillAsked(all, await waitingFor(ports, person, { consistent: true }))
  return questions.length > 0 && isOpen(person.player, ports.now()) ? { kind: 'digest', questions } : null
}

async function mailedAll(ports: Ports, person: Person, waiting: NewlyOwed[]): Promise<Worded[]> {
  const soonestFirst = waiting.toSorted((a, b) => (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE))
  const all: Worded[] = []
  for (const owed of soonestFirst) {
    const question = await questionOf(ports, owed)
    if (question) all.push({ owed: question.owed, told: await mailed(ports, person, question.owed, question) })
  }
  return all
}

async function mailed(ports: Ports, { player }: Person, owed: NewlyOwed, question: Question): Promise<MailedQuestion> {
  const { stored, decision } = question
  const here = isForEverybody(stored.game, decision)
  return {
    table: (await nameOfTable(ports, stored.id)) ?? '',
    sentence: await saying(ports, stored, player.language, await sentenceOf(ports, question, player.language)),
    until: owed.deadline === null ? null : dayAndTime(owed.deadline, player.language, player.zone),
    link: here ? await answerLink(ports, owed) : `${ports.settings.origin}/t/${stored.id}?asked=${decision.id}`,
    here,
  }
}

// ── News ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export type News = {
  kind: 'over' | 'seat-taken' | 'rematch'
  table: string
  name: string
  sentence: string
  link: string
  language: Language
}

/** In whichever of the day's places is left; `full` if none is. */
export async function mailNews(
  ports: Ports,
  player: Player,
  { kind, table, name, sentence, link }: News,
): Promise<Slotted | { how: 'full' }> {
  const preference = kind === 'seat-taken' ? 'bot' : 'over'
  if (player.email === null || !player.preferences.mail[preference]) return { how: 'taken' }
  const slots = [slotOf(ports, player, 'digest'), slotOf(ports, player, 'asked')]
  const slotted = await sendInOne(ports, slots, `${kind}:${table}`, () =>
    mail(ports, player, preference, async () => (isOpen(player, ports.now()) ? { kind, table: name, sentence, link } : null)),
  )
  return slotted.how === 'taken' ? { how: 'full' } : slotted
}
