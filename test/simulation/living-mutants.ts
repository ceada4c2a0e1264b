/** Deliberate bugs in what keeps time and tells people. */
import type { Mutant } from './mutants.ts'

const clock = 'functions/clock/clock.ts'
const waking = 'functions/clock/waking.ts'
const marks = 'functions/clock/marks.ts'
const ladder = 'functions/clock/ladder.ts'
const reach = 'functions/reach/reach.ts'
const atOnce = 'functions/reach/at-once.ts'
const person = 'functions/reach/person.ts'
const mailing = 'functions/reach/mailing.ts'
const account = 'functions/people/account.ts'

const bugs: Mutant[] = [
  // ── Time
  {
    name: 'a time runs out a minute too early',
    file: marks,
    find: "{ at: clock.until, kind: 'deadline', owed }",
    replace: "{ at: clock.until - 60_000, kind: 'deadline', owed }",
  },
  {
    name: 'no wake-up follows the first',
    file: clock,
    find: 'if (await isSettled(game, nextMark(game, ports.now()), ports)) return',
    replace: 'return',
  },
  {
    name: 'a wake-up that came too early is used up',
    file: clock,
    find: 'if (next !== null) await ports.scheduler.at(game.id, next - ports.now() < aMoment ? next + aMoment : next)',
    replace: '',
  },
  {
    name: 'nobody sets the first wake-up',
    file: 'functions/tell/tell.ts',
    find: 'await wakeInTime(await playBots(stored, ports), ports)',
    replace: 'await playBots(stored, ports)',
  },
  { name: 'a wake-up is never moved forward', file: waking, find: 'next < game.wakeUp', replace: 'next > game.wakeUp' },
  {
    name: 'the sweep looks and does nothing',
    file: 'functions/clock/sweep.ts',
    find: 'if (wakeUp === null || wakeUp > before) return',
    replace: 'return',
  },
  {
    name: 'a game that could not be woken is forgotten',
    file: 'functions/clock/sweep.ts',
    find: "found.missed += 1\n    ports.log.error('a game could not",
    replace: "ports.log.error('a game could not",
  },
  {
    name: 'wake-ups are not written down for the sweep',
    file: waking,
    find: "if (at !== null) await ports.store.put('ephemeral', listed(game.id, at))",
    replace: '',
  },
  { name: 'somebody is reminded when they have hardly been asked', file: marks, find: "['half', 0.5]", replace: "['half', 0.1]" },
  { name: 'somebody is reminded once and not again', file: marks, find: "['last', 0.9]", replace: "['last', 1.1]" },
  {
    name: 'a last reminder comes before their hours, whoever allows it',
    file: person,
    find: "(reminder === 'last' && player.preferences.lastReminder)",
    replace: "reminder === 'last'",
  },
  {
    name: 'the clock does not come by before their hours',
    file: marks,
    find: 'const all = isLate ?',
    replace: 'const all = isLate && ahead < 0 ?',
  },
  {
    name: 'nobody is reminded of anything',
    file: clock,
    find: 'if (people.length > 0) await ports.notify.owed(people)',
    replace: '',
  },
  {
    name: 'a clock runs while its owner sleeps',
    file: 'functions/time/pace.ts',
    find: 'return after(hours, at, pace.minutes * minute)',
    replace: 'return at + pace.minutes * minute',
  },
  {
    name: 'every move gives everybody new time',
    file: 'functions/time/clocks.ts',
    find: 'if (owed.clock) return rebased(before, owed, deed, at)',
    replace: 'if (owed.clock) return { ...owed, clock: newClock(asking, owed, at) }',
  },
  {
    name: 'what is left of a reaction is the time of a turn',
    file: 'functions/time/clocks.ts',
    find: ' && isReaction(asked) === isReaction(owed)',
    replace: '',
  },
  {
    name: 'a reaction has an hour, whatever was agreed on',
    file: 'functions/time/pace.ts',
    find: 'const reactionTime = reactionMinutes * minute',
    replace: 'const reactionTime = hour',
  },
  {
    name: 'whoever does not react is absent',
    file: 'functions/time/clocks.ts',
    find: 'asked.asked === deed.asked && isReaction(asked)',
    replace: 'asked.asked === -1 && isReaction(asked)',
  },
  {
    name: 'a bot takes the seat of whoever is late once',
    file: ladder,
    find: 'botAfter !== null && turns >= botAfter',
    replace: 'botAfter !== null && turns >= 1',
  },
  {
    name: 'whoever is late once is out of the game',
    file: ladder,
    find: 'dropAfter !== null && turns >= dropAfter',
    replace: 'dropAfter !== null && turns >= 1',
  },

  // ── Other hours, another pace
  {
    name: 'another pace keeps the old deadline',
    file: 'functions/table/agreeing.ts',
    find: 'clock: stored.bots[question.seat] ? null : newClock(stored, question, at) }',
    replace: 'clock: stored.bots[question.seat] || !newClock(stored, question, at) ? null : question.clock }',
  },
  {
    name: 'whoever has travelled is asked by the clock of where they were',
    file: account,
    find: 'if (changes.calendar || changes.zone || changes.vacation) {',
    replace: 'if (changes.calendar || changes.vacation) {',
  },
  {
    name: 'other hours change what is left at a table that rests',
    file: 'functions/people/available.ts',
    find: 'const asked = timedAnew(item, seat, hours, ports.now())',
    replace: "const asked: { o?: Value } = item.st === 'paused' ? {} : timedAnew(item, seat, hours, ports.now())",
  },
  {
    name: 'a bank pays for hours that nobody kept',
    file: 'functions/people/available.ts',
    find: "game.status === 'paused' || game.pace.kind === 'bank'",
    replace: "game.status === 'paused'",
  },
  {
    name: 'what was held until the old hours opened is not told in the new ones',
    file: account,
    find: 'await tellInOtherHours(ports, id)',
    replace: 'void tellInOtherHours',
  },
  {
    name: 'a reminder that other hours have put into the past never comes',
    file: 'functions/tell/tell.ts',
    find: 'if (late.length > 0) await ports.notify.owed(late, seen)',
    replace: 'void late',
  },

  // ── Telling
  {
    name: 'people are told at any hour',
    file: person,
    find: 'isOpen(player, ports.now()) ||',
    replace: 'ports.now() > 0 || isOpen(player, ports.now()) ||',
  },
  {
    name: 'what is held until the morning stays held',
    file: 'functions/clock/rounds.ts',
    find: '[sweep(ports), release(ports)]',
    replace: '[sweep(ports), Promise.resolve(release)]',
  },
  {
    name: 'a page that was open counts as told',
    file: reach,
    find: "return ports.later.in(pokeSeconds, { kind: 'push-unless-seen', owed })",
    replace: 'return pokeSeconds > 0 ? undefined : undefined',
  },
  {
    name: 'a letter for every question',
    file: 'functions/reach/slots.ts',
    find: "if (found?.name !== name) return { how: 'taken' }",
    replace: "if (found?.name !== name) return 'free'",
  },
  {
    name: 'a repeat rings again',
    file: reach,
    find: 'once: nameOf(owed, ports.now()),',
    replace: 'once: nameOf(owed, ports.now()) + ports.now(),',
  },
  {
    name: 'a push outlives its question',
    file: reach,
    find: 'ttlSeconds: ttlUntil(owed.deadline, ports.now()),',
    replace: 'ttlSeconds: ttlUntil(null, ports.now()),',
  },
  { name: 'pushes about one table pile up', file: reach, find: 'tag: stored.id,', replace: 'tag: decision.id,' },
  {
    name: 'a device that is gone is called for ever',
    file: 'functions/reach/devices.ts',
    find: 'await forgetDevice(ports, player, device)',
    replace: 'void forgetDevice',
  },
  {
    name: 'whoever was told yesterday is not told today',
    file: person,
    find: 'if (names.includes(nameOf(owed, ports.now()))) return true',
    replace: 'if (names.length > 0) return true',
  },
  {
    name: 'somebody is told of what they have just answered',
    file: reach,
    find: 'if (!canBeTold(ports, person, owed, waiting)) return null',
    replace: '',
  },
  {
    name: 'a message takes three seconds for nothing',
    file: reach,
    find: 'each(people, (owed) => reach(ports(), owed, { seen }))',
    replace: "each(people, (owed) => (seen ? ports().later.in(3, { kind: 'owed', owed, tries: 1 }) : reach(ports(), owed)))",
  },
  {
    name: 'everybody is thought to have a page open',
    file: reach,
    find: 'return seen ? seen.present.has(seat) : isLooking(player, table, ports)',
    replace: 'return seen || player || seat || table || isLooking ? true : isThere(ports, {} as never, seen)',
  },
  {
    name: 'who cannot be told from the stream is not told at all',
    file: atOnce,
    find: "log.warn('handed on', { name: error instanceof Error ? error.name : 'unknown' })\n      await tell(queue)",
    replace: "log.warn('handed on', { name: error instanceof Error ? error.name : 'unknown' })",
  },
  {
    name: 'after a telling that took long nobody is told for a minute',
    file: atOnce,
    find: 'if (began < pausedUntil) return tell(queue)',
    replace: 'if (began < pausedUntil) return',
  },
  {
    name: 'what is held until the morning comes a quarter of an hour later',
    file: 'functions/reach/holding.ts',
    find: 'await ports.later.in(Math.max(0, Math.ceil(((at as number) - ports.now()) / 1000)), job as unknown as Job)',
    replace: 'await ports.later.in(900, job as unknown as Job)',
  },

  {
    name: 'a reminder that is held takes the place of the question',
    file: reach,
    find: 'nameOf(owed, at)',
    replace: "(at > 0 ? owed.decision : '')",
  },

  // ── Letters
  {
    name: 'whoever has no device gets no letter',
    file: reach,
    find: "return owed.reminder === 'only-one-missing' ? null : mailQuestion(ports, person, owed, question)",
    replace:
      "return owed.reminder === undefined || owed.reminder === 'only-one-missing' ? null : mailQuestion(ports, person, owed, question)",
  },
  {
    name: 'the second question of a day is in no digest',
    file: mailing,
    find: "return slotted.how === 'taken' ? intoDigest(ports, player) : slotted",
    replace: 'return slotted',
  },
  {
    name: 'a digest leaves out what is most urgent',
    file: mailing,
    find: "{ kind: 'digest', questions } : null",
    replace: "{ kind: 'digest', questions: questions.slice(1) } : null",
  },
  {
    name: 'a letter of which nobody knows whether it was sent is not sent again',
    file: reach,
    find: "if (mailed?.how === 'busy') await ports.later.in(mailed.seconds, { kind: 'owed', owed, tries, poked, pushed: isPushed })\n  else if",
    replace: 'if',
  },
  {
    name: 'a letter asks what was answered while it was written',
    file: mailing,
    find: 'return canBeTold(ports, person, owed, still) ? {',
    replace: 'return person ? {',
  },
]

export const livingMutants: Mutant[] = bugs.map((mutant) => ({ ...mutant, living: true }))
