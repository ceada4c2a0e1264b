/**
 * Deliberate bugs: each replaces one piece of source that occurs exactly once. The simulation must notice every one of them, or it would
 * not notice the same mistake made by accident.
 */
import { livingMutants } from './living-mutants.ts'

/** `living`: looked for where people live with their hours and are told. */
export type Mutant = { name: string; file: string; find: string; replace: string; living?: true }

const commit = 'functions/table/commit.ts'
const stored = 'functions/table/stored-game.ts'
const history = 'functions/table/history.ts'
const seeing = 'functions/table/seeing.ts'
const tell = 'functions/tell/tell.ts'
const company = 'functions/ws/company.ts'
const view = 'engine/view.ts'

const bugs: Mutant[] = [
  // ── One move
  {
    name: 'a move is written without a condition',
    file: commit,
    find: "await ports.store.update('games', key, change, when)",
    replace: "await ports.store.update('games', key, change)",
  },
  {
    name: 'a time-out of the store is taken for a failure',
    file: commit,
    find: "newest = saved === 'unknown' ? await load(ports, id) : saved",
    replace: "if (saved === 'unknown') return { outcome: 'refused', stored, refusal: 'stale-decision' }\n    newest = saved",
  },
  {
    name: 'a time-out of the store is taken for success',
    file: commit,
    find: "Throttled) return 'unknown'\n    throw error",
    replace: "Throttled) return 'saved'\n    throw error",
  },
  {
    name: 'whoever was slower is refused and not looked at again',
    file: commit,
    find: "newest = saved === 'unknown' ? await load(ports, id) : saved",
    replace:
      "if (saved !== 'unknown') return { outcome: 'refused', stored, refusal: 'stale-decision' }\n    newest = await load(ports, id)",
  },
  {
    name: 'a weak read is used to refuse',
    file: commit,
    find: "const item = await ports.store.get('games', stateKey(id), { consistent: true })",
    replace: "const item = await ports.store.get('games', stateKey(id))",
  },
  {
    name: 'a move is taken while the table is paused',
    file: commit,
    find: "if (stored.status === 'paused' && !plan.going)",
    replace: "if (stored.status === 'paused' && plan.going)",
  },
  {
    name: 'the same answer again is called a conflict',
    file: commit,
    find: "return same ? { outcome: 'already', stored } : { outcome: 'closed', stored, closed }",
    replace: "return { outcome: 'closed', stored, closed }",
  },
  {
    name: 'another answer is called the same',
    file: commit,
    find: "const same = closed.why === 'answered' && sameAnswer(closed, { picks, ...(say && { say }) })",
    replace: "const same = closed.why === 'answered'",
  },
  {
    name: 'another word with the same picks is called the same answer',
    file: commit,
    find: "(a.say ?? '') === (b.say ?? '') && ",
    replace: '',
  },
  {
    name: 'a question that an order answered is said to be withdrawn',
    file: commit,
    find: "if (found.kind === 'order') return { why: 'ordered' }",
    replace: "if (found.kind === 'order') return { why: 'withdrawn' }",
  },
  {
    name: 'the decision that is answered is not looked at',
    file: commit,
    find: 'asked.id === decision && asked.player === seat',
    replace: 'asked.player === seat',
  },
  {
    name: 'the seat comes from the request',
    file: 'functions/api/handlers/game.ts',
    find: 'toAnswer(context.ports, { seat, decision,',
    replace: 'toAnswer(context.ports, { seat: stored.game.asked.find((open) => open.id === decision)?.player ?? seat, decision,',
  },

  // ── The record
  {
    name: 'full chunks are never put',
    file: commit,
    find: 'if (before.version > 0 && before.version % chunkSize === 0) await putChunk(ports, before)',
    replace: '',
  },
  {
    name: 'a chunk is put with the move that may not be accepted',
    file: commit,
    find: 'if (before.version > 0 && before.version % chunkSize === 0) await putChunk(ports, before)',
    replace: 'if (next.version % chunkSize === 0) await putChunk(ports, next)',
  },
  { name: 'the tail lets go of an entry too early', file: stored, find: '.slice(-chunkSize)', replace: '.slice(1 - chunkSize)' },
  {
    name: 'the version is not raised',
    file: stored,
    find: 'const version = before.version + 1',
    replace: 'const version = before.version',
  },
  {
    name: 'the chain of hashes stands still',
    file: stored,
    find: 'head: link(before.head, played, RULES_VERSION).hash',
    replace: 'head: before.head',
  },
  {
    name: 'a newcomer has no part in the shuffle',
    file: 'engine/moves.ts',
    find: '  mixIn(t.game.chance, entropy)\n',
    replace: '',
  },
  {
    name: "a newcomer's own bytes are exchanged for others",
    file: 'functions/table/seating.ts',
    find: "deed: { kind: 'join', entropy }",
    replace: "deed: { kind: 'join', entropy: newEntropy(ports) }",
  },

  // ── What readers remember
  {
    name: 'a state is taken for another of the same version',
    file: stored,
    find: ' && Buffer.compare(kept.s, item.s) === 0 && Buffer.compare(kept.t, item.t) === 0',
    replace: '',
  },
  {
    name: 'what stands beside a state is not read again while the state is the same',
    file: stored,
    find: 'kept.read && (kept.read.item === item || sameValue(kept.read.item, item))',
    replace: 'kept.read',
  },

  // ── What is shown
  {
    name: "everybody sees the hand of its own that another's Action drew",
    file: view,
    find: '...(aside && (seat === viewer || faceUp) && { asideCards: aside })',
    replace: '...(aside && { asideCards: aside })',
  },
  {
    name: 'everybody sees all hands',
    file: view,
    find: 'hand: me ? me.hand.slice() : []',
    replace: 'hand: game.players.flatMap((player) => player.hand)',
  },
  { name: 'a view comes from a weak read', file: seeing, find: 'stateKey(table), { consistent: true })', replace: 'stateKey(table))' },
  {
    name: 'everybody has the same number',
    file: seeing,
    find: "stored.numbers[seat ?? 'all'] ?? stored.numbers.all ?? 0",
    replace: 'stored.numbers.all ?? 0',
  },
  {
    name: 'the tag of a view does not change with it',
    file: seeing,
    find: `.\${numberOf(stored, seat)}.\${stored.status}`,
    replace: `.\${stored.status}`,
  },
  {
    name: "a secret order raises everybody's number",
    file: stored,
    find: "const secret = (deed.kind === 'order' || deed.kind === 'answer') && game.moves === before.game.moves",
    replace: 'const secret = false',
  },
  {
    name: "an order that answers on the spot raises its owner's number only",
    file: stored,
    find: "const secret = (deed.kind === 'order' || deed.kind === 'answer') && game.moves === before.game.moves",
    replace: "const secret = deed.kind === 'order' || deed.kind === 'answer'",
  },
  {
    name: 'the log tells everybody everything',
    file: history,
    find: '.map((event) => seenBy(event, seat))',
    replace: '.map((event) => event)',
  },

  // ── Telling
  {
    name: 'a repeat of the stream counts a result twice',
    file: 'functions/tell/finish.ts',
    find: "{ table: 'players', put: result, when: { exists: false } }",
    replace: "{ table: 'players', put: result }",
  },
  {
    name: 'a repeat of the stream adds rows to the reading copy',
    file: history,
    find: '...rowKey(stored.id, stored.version),\n    at,',
    replace: '...rowKey(stored.id, Number(process.hrtime.bigint() % 90_000_000n)),\n    at,',
  },
  {
    name: 'what the stream has given up stays missing from the reading copy',
    file: history,
    find: 'if (missing.size === 0) return rows',
    replace: 'if (missing.size >= 0) return rows',
  },
  {
    name: 'of a batch only the last move is read',
    file: tell,
    find: 'for (const move of moves) events.push(',
    replace: 'for (const move of moves.slice(-1)) events.push(',
  },
  {
    name: 'of a batch only the last move is told',
    file: tell,
    find: 'await tellNewlyOwed(moves, seen, ports)',
    replace: 'await tellNewlyOwed(moves.slice(-1), seen, ports)',
  },
  {
    name: 'people are told again with every move',
    file: tell,
    find: 'known.some((asked) => isSameQuestion(asked, owed))',
    replace: 'known === undefined',
  },
  {
    name: 'people are told of what a bot will answer',
    file: tell,
    find: 'if (!player || stored.bots[seat] || ',
    replace: 'if (!player || ',
  },
  {
    name: 'a question is owed anew with every move',
    file: stored,
    find: 'return known ? { ...asked, since: known.since, clock: known.clock } : asked',
    replace: 'return asked',
  },
  { name: 'a batch that failed is not asked for again', file: tell, find: 'if (first) failed.push(first.sequence)', replace: '' },
  {
    name: 'a secret order pokes everybody',
    file: 'functions/tell/poke.ts',
    find: 'stored.numbers[viewer] !== before?.numbers[viewer]',
    replace: 'stored.numbers[viewer] !== undefined || before?.numbers[viewer] !== undefined',
  },
  {
    name: 'a bot picks something else when it is asked again',
    file: 'functions/tell/bots.ts',
    find: 'chanceOf(hashOf(',
    replace: 'chanceOf(ports.now() + hashOf(',
  },
  {
    name: 'who has moved expires like a guest who never did',
    file: tell,
    find: 'for (const { after } of moves) await keepGuest(after, ports)',
    replace: '',
  },

  // ── Who is there
  {
    name: 'whoever sits at a table is not told who comes',
    file: company,
    find: "  await tellCompany(id, page, 'came', ports)\n",
    replace: '',
  },
  {
    name: 'whoever stays at a table is not told who has gone',
    file: company,
    find: "  await tellCompany(id, page, 'went', ports)\n",
    replace: '',
  },
  {
    name: 'whoever closes one of two pages is said to have gone',
    file: company,
    find: "if (company.length === 0 || (what === 'went' && company.length < others.length)) return",
    replace: 'if (company.length === 0) return\n    others.splice(0, others.length, ...company)',
  },
  {
    name: 'whoever has gone is said to be there',
    file: company,
    find: "what === 'came' ? seat : null",
    replace: 'seat',
  },
  {
    name: 'a table is said to be live as soon as one of those it waits for is there',
    file: 'functions/ws/presence.ts',
    find: 'waitedFor.every((seat) => present.has(seat))',
    replace: 'waitedFor.some((seat) => present.has(seat))',
  },
]

export const mutants: Mutant[] = [...bugs, ...livingMutants]
