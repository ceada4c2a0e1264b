/** `npm run -s cards -- fluxx`: the cards of an edition, as JSON on the last line. */
import { cardsOf, playable } from '@meanwhile/engine/catalogue'
import { cardName, texts } from '@meanwhile/texts'

const known = playable
const asked = process.argv.slice(2)
const edition = known.find((id) => asked.length === 1 && id === asked[0])

if (edition) console.log(JSON.stringify(list(cardsOf(edition))))
else {
  const what = asked.length === 0 ? 'Name an edition' : `There is no edition called “${asked.join(' ')}”`
  console.error(`${what}. Known editions: ${known.join(', ')}. For example: npm run -s cards -- ${known[0]}`)
  process.exitCode = 1
}

function list(cards: ReturnType<typeof cardsOf>) {
  return cards.map(({ id, type, count, provenance, effectProvenance }) => ({
    id,
    name: cardName(texts('en'), id),
    type,
    count,
    provenance,
    ...(effectProvenance && { effectProvenance }),
  }))
}
