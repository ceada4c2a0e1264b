import type { Texts } from '../schema.ts'

export const refusals: Texts['refusals'] = {
  'game-over': 'Diese Partie ist vorbei, es kann nichts mehr gespielt werden.',
  'not-a-player': 'Du hast in dieser Partie keinen Platz.',
  'not-your-decision': 'Diese Frage ist nicht an dich gerichtet.',
  'stale-decision': 'Der Tisch hat sich inzwischen verändert, diese Frage ist nicht mehr offen.',
  'not-an-option': 'Das steht hier nicht zur Wahl.',
  'wrong-number': 'Das sind zu viele oder zu wenige.',
  'picked-twice': 'Dasselbe wurde zweimal gewählt.',
  'too-long': 'Das ist zu lang zum Senden.',
  malformed: 'Das Spiel konnte mit diesem Zug nichts anfangen.',
  'table-full': 'Alle sechs Plätze an diesem Tisch sind besetzt.',
}
