/** Words around the rulebook; the book itself is in `rulebook.ts`, which only its own page loads. */
export const rules = {
  title: 'The rules',
  search: 'Search the rules',
  searchHint: 'A word, such as “limit”',
  contents: 'What is in here',
  finePoints: (n: number) => (n === 1 ? 'One fine point' : `${n} fine points`),
  found: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? 'One place found.' : `${n} places found.`),
  clear: 'Clear',
  allOf: (kind: string) => `See all ${kind}`,
  cards: 'All cards',
  tutorial: 'Learn it by playing, in two minutes',
  concerns: 'Cards:',
  short: 'In one breath',
}
