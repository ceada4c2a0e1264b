/** Arming a Surprise: a secret offer per Surprise in hand (U3). Nobody else can tell that it was made, taken or let lie. */
import { surpriseOf, typeOf } from './cards/index.ts'
import { allCards } from './editions/index.ts'
import type { Asked, CardId, CardType, Game, SeatId, Trigger } from './game.ts'
import { printed } from './ops.ts'
import { armSurprise, disarmSurprise, type Question, type Table } from './table/index.ts'
import { present } from './terms.ts'

/** One for each Surprise in hand; none where everybody is asked at each event anyway, or nobody else plays. */
export function openArming(game: Game): Question[] {
  if (game.options.reactions === 'ask' || game.options.solo) return []
  return present(game).flatMap(({ seat, hand, armed = [] }) =>
    hand
      .filter((card) => typeOf(card) === 'surprise')
      .map((card) => ({
        key: `arm:${card}`,
        player: seat,
        kind: 'arm' as const,
        prompt: { key: 'arm' as const, args: { card } },
        options: [surpriseOf(card).trigger, 'surprise-played', ...(armed.some((ready) => ready.card === card) ? ['disarm'] : [])],
        min: 1,
        max: 1,
        because: [],
        fallback: 'chance' as const,
        about: card,
      })),
  )
}

export function takeArming(t: Table, { player, about }: Asked, [trigger, ...only]: string[]): void {
  if (!about) return
  if (trigger === 'disarm') disarmSurprise(t, player, about)
  else armSurprise(t, player, { card: about, trigger: trigger as Trigger, ...(only.length > 0 && { only }) })
}

const answers: { [on in Trigger]?: CardType } = {
  'goal-played': 'goal',
  'rule-played': 'rule',
  'action-played': 'action',
  'keeper-played': 'keeper',
  'keeper-taken': 'keeper',
  'creeper-drawn': 'creeper',
}

/**
 * What may follow the condition, to narrow it or to widen it: cards of the kinds it answers, players, `anybody`. Worked out when somebody
 * looks: stored with each offer it would be most of a game.
 */
export function narrowingOf(game: Game, seat: SeatId, surprise: CardId): string[] {
  const type = answers[surpriseOf(surprise).trigger]
  const cards = [...new Set(allCards(game.editions).map(printed))]
  const named = cards.filter((card) => typeOf(card) === type || (typeOf(card) === 'surprise' && card !== printed(surprise)))
  const others = game.players.map((player) => player.seat).filter((other) => other !== seat)
  return [...named, ...others, 'anybody']
}

/** U3: arming ends when the card leaves the hand. */
export function forgetArming(game: Game): void {
  for (const player of game.players) {
    if (!player.armed) continue
    const kept = player.armed.filter(({ card }) => player.hand.includes(card))
    if (kept.length === player.armed.length) continue
    if (kept.length > 0) player.armed = kept
    else delete player.armed
  }
}
