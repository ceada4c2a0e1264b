/** What bots do out of turn, and the word they say: as open to them as to anybody else, and decided from a view alone. */
import { typeOf } from '../cards/index.ts'
import type { CardId, Decision } from '../game.ts'
import type { View } from '../view.ts'

/** An offer a bot takes now, if there is one that it has not taken already. */
export function offerFor(view: View): { decision: Decision; picks: string[] } | null {
  for (const decision of view.decisions) {
    if (decision.owed) continue
    const picks = wanted(view, decision)
    if (picks) return { decision, picks }
  }
  return null
}

function wanted(view: View, { kind, about, options }: Decision): string[] | null {
  switch (kind) {
    // A Surprise lies ready for what it is made for.
    case 'arm':
      return view.armed.some(({ card }) => card === about) ? null : options.slice(0, 1)
    // One's own turn comes for sure.
    case 'set':
      return view.you && options.includes(view.you) ? [view.you] : null
    case 'challenge':
      return oneOf(unsaid(view).filter((card) => options.includes(card)))
    default:
      return null
  }
}

const oneOf = ([first]: string[]): string[] | null => (first === undefined ? null : [first])

const unsaid = ({ windows }: View): CardId[] => windows.flatMap(({ card, said }) => (said ? [] : [card]))

/** E2: a bot never forgets the word. */
export function wordFor(view: View, picks: string[]): string | undefined {
  const asked = view.rules.some(({ card }) => card.startsWith('yeahuh-required'))
  const [card = ''] = picks
  const isCard = view.hand.includes(card) || view.stack.some((frame) => frame.kind === 'card' && frame.asideCards?.includes(card))
  return asked && isCard && typeOf(card) === 'keeper' ? 'Yeahuh!' : undefined
}
