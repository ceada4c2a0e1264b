/**
 * Offers: what may be done out of turn without anybody waiting for it. They are worked out afresh whenever the game waits, so that one
 * that makes no sense any more is gone by itself, and one that still does keeps its id.
 */
import { openArming, takeArming } from './arming.ts'
import type { Asked, Game, OfferKind } from './game.ts'
import { openChallenges, openRelease, openSetting, takeChallenge, takeRelease, takeSetting } from './out-of-turn.ts'
import type { Question, Table } from './table/index.ts'
import { traitsOf } from './traits.ts'

type Offer = {
  /** Nobody else may notice that it was taken: it counts as no move. */
  secret?: true
  /** What is open now, to whom, about which card. */
  open: (game: Game) => Question[]
  take: (t: Table, asked: Asked, picks: string[]) => void
}

/** One entry per kind that some edition knows. */
const offers: { [kind in OfferKind]?: Offer } = {
  set: { open: openSetting, take: takeSetting },
  release: { open: openRelease, take: takeRelease },
  challenge: { open: openChallenges, take: takeChallenge },
  arm: { secret: true, open: openArming, take: takeArming },
}

export function openOffers(game: Game): Question[] {
  const kinds = traitsOf(game).offers
  return kinds.length === 0 ? [] : kinds.flatMap((kind) => offers[kind]?.open(game) ?? [])
}

export const isSecret = ({ kind, owed }: Asked): boolean => !owed && offers[kind as OfferKind]?.secret === true

export function takeOffer(t: Table, asked: Asked, picks: string[]): void {
  const offer = offers[asked.kind as OfferKind]
  if (!offer) throw new Error(`nobody knows what to do with an offer of kind ${asked.kind}`)
  offer.take(t, asked, picks)
}
