/** What may be done, or challenged, out of turn, in the open: the Time Machine, the cuffs, a word that was not said (E2). */
import { cardOf } from './cards/index.ts'
import type { Asked, CardId, Game, OfferKind, Player, SeatId } from './game.ts'
import { settling } from './ops.ts'
import { release, takeKeeper, under } from './table/in-front.ts'
import { challenged, giveAtRandom, openWindow, pushSettle, type Question, setTo, spendChallenge, spoke, type Table } from './table/index.ts'
import { present, rulesInForce } from './terms.ts'
import { traitsOf } from './traits.ts'

/** F1: what moves a card waits until an effect that is half-way is done. */
const nothingIsHalfWay = ({ stack }: Game): boolean => stack[stack.length - 1]?.kind !== 'card'

/** A card was moved while the game waits: what always holds is looked at, before the waiting question is asked again. */
function settleNow(t: Table, seat: SeatId): void {
  const top = t.game.stack[t.game.stack.length - 1]
  if (top?.kind === 'settle') top.todo = settling(traitsOf(t.game).sorting)
  else pushSettle(t, seat)
}

const offer = (kind: OfferKind, player: SeatId, options: string[], about?: CardId): Question => ({
  key: about ? `${kind}:${about}` : kind,
  player,
  kind,
  prompt: { key: kind, args: about ? { card: about } : {} },
  options,
  min: 1,
  max: 1,
  because: about ? [{ card: about, by: player, at: null }] : [],
  fallback: 'chance',
  ...(about && { about }),
})

const offering = (game: Game, what: 'set' | 'release'): { player: Player; card: CardId }[] =>
  present(game).flatMap((player) =>
    player.front.flatMap((id) => {
      const card = cardOf(id)
      return card.type === 'keeper' && card.offers === what ? [{ player, card: id }] : []
    }),
  )

// ── The Time Machine ───────────────────────────────────────────────────────────────────────────────────────────────

/** Open to see, and to be changed until it works. */
export const openSetting = (game: Game): Question[] =>
  offering(game, 'set').map(({ player, card }) => {
    const now = game.extraTurns.find((extra) => extra.by === card && extra.after)?.after
    const seats = present(game).map(({ seat }) => seat)
    return offer('set', player.seat, [...seats.filter((seat) => seat !== now), ...(now ? ['nobody'] : [])], card)
  })

export const takeSetting = (t: Table, { player, about }: Asked, [to]: string[]): void => {
  if (about) setTo(t, player, about, to === 'nobody' ? null : (to as SeatId))
}

// ── The cuffs ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const openRelease = (game: Game): Question[] =>
  nothingIsHalfWay(game)
    ? offering(game, 'release').flatMap(({ player, card }) => {
        const held = under(game, card)
        return held.length > 0 ? [offer('release', player.seat, [...held], card)] : []
      })
    : []

export function takeRelease(t: Table, { player, about }: Asked, [card]: string[]): void {
  if (!about || !card) return
  release(t, card, about, player)
  settleNow(t, player)
}

// ── The word ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** However it is written. */
const isTheWord = (said: string | undefined): boolean => said?.toLowerCase().replace(/[^a-z]/g, '') === 'yeahuh'

/** An official play of a Keeper, by hand or from the hand that an Action drew: with the word or without. */
export function wordWith(t: Table, seat: SeatId, card: CardId): 'said' | 'missing' | undefined {
  if (!rulesInForce(t.game).word || cardOf(card).type !== 'keeper') return undefined
  if (!isTheWord(t.said)) return 'missing'
  delete t.said
  spoke(t, seat, 'Yeahuh!')
  return 'said'
}

export function mayBeChallenged(t: Table, owner: SeatId, card: CardId, word: 'said' | 'missing'): void {
  if (rulesInForce(t.game).word) openWindow(t, { card, owner, said: word === 'said', challenged: [] })
}

/** One offer for each player, on whatever is open to them: with the word or without, or the offer would tell what has to be noticed. */
export function openChallenges(game: Game): Question[] {
  const { windows } = game
  if (!windows || !nothingIsHalfWay(game)) return []
  return present(game).flatMap(({ seat }) => {
    const open = windows.filter((window) => window.owner !== seat && !window.challenged.includes(seat))
    return open.length > 0
      ? [
          offer(
            'challenge',
            seat,
            open.map(({ card }) => card),
          ),
        ]
      : []
  })
}

/** A right one wins the Keeper; a wrong one costs a card at random, if there is one. */
export function takeChallenge(t: Table, { player }: Asked, [card]: string[]): void {
  const window = t.game.windows?.find((open) => open.card === card)
  if (!window || !card) return
  challenged(t, player, window)
  if (window.said) {
    spendChallenge(t, player, card)
    giveAtRandom(t, player, window.owner)
  } else takeKeeper(t, card, player)
  settleNow(t, player)
}
