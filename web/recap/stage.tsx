'use client'
/** One move as a little scene: who, what, and where it went. The sentence beside it says the same, so it is decoration. */
import { CardName, KindWord, Window } from '../cards/card.tsx'
import { factsOf, kindClass } from '../decks/known.ts'
import { initialOf, type Names } from '../table/people.ts'
import { useAllWords } from '../words/all-words.ts'
import type { End, Scene } from './scenes.ts'

type Props = { scene: Scene; you: string | null; names: Names }

export function Stage({ scene, you, names }: Props) {
  const { from, to, card, count } = scene
  return (
    <div className={to ? 'stage' : 'stage still'} aria-hidden="true">
      {from && <StageEnd end={from} you={you} names={names} />}
      <div className={to ? 'path' : 'path bare'}>{card || count > 0 ? <Travelling card={card} count={count} /> : null}</div>
      {to && <StageEnd end={to} you={you} names={names} />}
    </div>
  )
}

function StageEnd({ end, you, names }: { end: End } & Pick<Props, 'you' | 'names'>) {
  const { web } = useAllWords()
  if ('seat' in end) {
    const name = names(end.seat)
    return (
      <div className="end">
        <span className="token">{initialOf(name)}</span>
        <span>{end.seat === you ? web.common.you : name}</span>
      </div>
    )
  }
  return (
    <div className={`end place-${end.place}`}>
      <span className="spot" />
      <span>{web.recap.places[end.place]}</span>
    </div>
  )
}

function Travelling({ card, count }: Pick<Scene, 'card' | 'count'>) {
  const { web } = useAllWords()
  const known = card && factsOf(card)
  return (
    <div className={known ? `card ${kindClass(card)}` : 'card face-down'}>
      {known ? (
        <>
          <KindWord card={card} />
          <Window card={card} />
          <span className="name">
            <CardName card={card} />
          </span>
        </>
      ) : (
        <>
          <span className="back" />
          <span className="name">{web.recap.cards(count)}</span>
        </>
      )}
      {known && count > 1 && <span className="and-more">+{count - 1}</span>}
    </div>
  )
}
