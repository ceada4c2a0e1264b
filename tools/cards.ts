/** `npm run -s cards -- fluxx`: the cards of an edition, as JSON on the last line. */
import { cardsOf, editions } from '@meanwhile/engine/catalogue'
import { cardName, texts } from '@meanwhile/texts'

const known = Object.values(editions).map((edition) => edition.id)
const asked = process.argv.slice(2)
const edition = known.find((id) => asked.length === 1 && id === asked[0])

if (edition) console.log(JSON.stringify(list(cardsOf(edition))))
else {
  const what = asked.length === 0 ? 'Name an edition' : `There is no edition called “${asked.join(' ')}”`
  console.error(`${what}. Known editions: ${known.join(', ')}. For example: npm run -s cards -- ${known[0]}`)
  process.exitCode = 1
}

/** Copies of a card (`daleks~2`) are one card with a count. */
function list(cards: ReturnType<typeof cardsOf>) {
  const printed = new Map<string, { id: string; name: string; type: string; count: number; provenance: string }>()
  for (const { id: copy, type, provenance } of cards) {
    const id = copy.replace(/~\d+$/, '')
    const listed = printed.get(id)
    if (listed) listed.count += 1
    else printed.set(id, { id, name: cardName(texts('en'), id), type, count: 1, provenance })
  }
  return [...printed.values()]
}
