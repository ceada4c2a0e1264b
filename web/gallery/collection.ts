/** All cards in the order of the gallery, and what can be found about each. */
import type { CardType, EditionId } from '@meanwhile/engine'
import { type CatalogueCard, cards, cardsOf, type GoalSlot, playable } from '@meanwhile/engine/catalogue'
import type { Speech } from '@meanwhile/texts'
import { cardText } from '@meanwhile/texts/sentences'
import { plain } from '../words/plain.ts'

/** Those that some box holds. */
export const kinds = (['keeper', 'creeper', 'goal', 'rule', 'action', 'surprise'] satisfies CardType[]).filter((kind) =>
  Object.values(cards).some(({ type }) => type === kind),
)
export const isEdition = (word: string | undefined): word is EditionId => playable.some((edition) => edition === word)
export const isIn = ({ id }: CatalogueCard, edition: EditionId): boolean => idsOf[edition]?.has(id) ?? false
const idsOf: { [edition in EditionId]?: Set<string> } = Object.fromEntries(
  playable.map((edition) => [edition, new Set(cardsOf(edition).map(({ id }) => id))]),
)
export const isKind = (word: string | undefined): word is CardType => kinds.some((kind) => kind === word)

/** The card as each edition that has it has it: where it comes from may differ. */
export const inEditions = (card: string): { edition: EditionId; entry: CatalogueCard }[] =>
  playable.flatMap((edition) =>
    cardsOf(edition)
      .filter(({ id }) => id === card)
      .map((entry) => ({ edition, entry })),
  )

/** By kind, then by name in the reader's language; numbers by size. */
export function inOrder(texts: Speech): CatalogueCard[] {
  const by = new Intl.Collator(texts.language, { numeric: true })
  const name = ({ id }: CatalogueCard) => cardText(texts, id).name
  return Object.values(cards).sort((a, b) => kinds.indexOf(a.type) - kinds.indexOf(b.type) || by.compare(name(a), name(b)))
}

/** Every word has to be in the name, the text or the kind. */
export function matches(texts: Speech, card: CatalogueCard, search: string): boolean {
  const { name, text } = cardText(texts, card.id)
  const said = plain(`${name} ${text} ${texts.words.cardTypes[card.type].one}`)
  return plain(search)
    .trim()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

export const goalsThatWant = (keeper: string): CatalogueCard[] =>
  Object.values(cards).filter(({ needs }) => {
    if (!needs) return false
    if ('atLeast' in needs) return needs.of.includes(keeper)
    if ('consecutive' in needs) return wants({ icon: needs.icon }, keeper)
    return 'all' in needs && needs.all.some((slot) => wants(slot, keeper))
  })

function wants(slot: GoalSlot, keeper: string): boolean {
  if (typeof slot === 'object' && 'anyOf' in slot) return slot.anyOf.includes(keeper)
  return typeof slot === 'string' ? slot === keeper : (cards[keeper]?.icons ?? []).some((icon) => icon === slot.icon)
}

/** The cards a ruling is about. */
export const cardsUnder = (ruling: string): CatalogueCard[] => Object.values(cards).filter(({ rulings }) => rulings.includes(ruling))
