import type { rules as english } from '../../en/web/rules.ts'

export const rules: typeof english = {
  title: 'Die Regeln',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort, etwa „Limit“',
  contents: 'Was hier steht',
  finePoints: (n) => (n === 1 ? 'Eine Feinheit' : `${n} Feinheiten`),
  found: (n) => (n === 0 ? 'Nichts gefunden.' : n === 1 ? 'Eine Stelle gefunden.' : `${n} Stellen gefunden.`),
  clear: 'Leeren',
  allOf: (kind) => `Alle ${kind} ansehen`,
  cards: 'Alle Karten',
  tutorial: 'In zwei Minuten spielend lernen',
  concerns: 'Karten:',
  short: 'In einem Atemzug',
}
