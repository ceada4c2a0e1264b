/** What anybody may read over one's shoulder: on a locked screen, in a mailbox, on a page that asks for no sign-in. */
import { allCards, type Decision, type Game } from '@meanwhile/engine'

/** Cards that lie where everybody sees them. */
function visibleIn({ players, rules, goals, discard, stack }: Game): Set<string> {
  const played = stack.flatMap((frame) => (frame.kind === 'card' ? [frame.card ?? '', frame.uses ?? ''] : []))
  return new Set([...players.flatMap(({ front }) => front), ...rules.map(({ card }) => card), ...goals, ...discard, ...played])
}

/** "Who gets this?" speaks of a card that its player alone has seen. */
export function withoutSecrets(game: Game, decision: Decision): Decision {
  const { card, ...args } = decision.prompt.args
  if (card === undefined || visibleIn(game).has(String(card))) return decision
  return { ...decision, prompt: { ...decision.prompt, args } }
}

/**
 * Whether it can be asked and answered without showing a hand: a direction, a player, a Keeper on the table, yes or no, a throw. What is no
 * card is no secret; of cards, those that lie on the table.
 */
export function isForEverybody(game: Game, { options, prompt }: Decision): boolean {
  const [visible, cards] = [visibleIn(game), new Set(allCards(game.editions))]
  const isOpen = (option: string): boolean => !cards.has(option.replace(/^use:/, '')) || visible.has(option.replace(/^use:/, ''))
  // Of a card that only its player has seen nothing can be asked without naming it.
  const isOfWhatAllSee = prompt.args.card === undefined || visible.has(String(prompt.args.card))
  return isOfWhatAllSee && !tellsOfTheHand.has(prompt.key) && options.every(isOpen)
}

/** Where a reaction can only be passed, its reader has nothing to react with; asked here then and elsewhere otherwise, everybody would know. */
const tellsOfTheHand = new Set<Decision['prompt']['key']>(['who-gets-this', 'reaction'])
