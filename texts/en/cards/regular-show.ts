/** The cards that only Regular Show Fluxx has. */
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair, someOf } from './phrases.ts'

const blocks = 'With it in front of you, you cannot win, unless the Goal needs it. Only Creeper Sweeper and Step Off! get rid of it.'

export const regularShow = {
  // ── New Rules
  'yeahuh-required': card(
    'Yeahuh! Required',
    'Whoever plays a Keeper from hand has to say “Yeahuh!” with it. Nothing will remind you.',
    'Unsaid, the Keeper counts for no Goal until somebody else plays a card, and whoever challenges it first has it.',
    'A wrong challenge costs a card by chance from your hand, which goes to the owner of the Keeper.',
  ),
  'hazard-pay': card(
    'Hazard Pay',
    'With a Creeper in front of you, you draw 1 extra card and play 1 extra card on your turn.',
    'If that starts during your turn, you draw the extra card right away, but only once per turn.',
  ),
  'call-your-shot': card(
    'Call Your Shot',
    'Free action, once on your turn: say New Rule, Goal, Keeper or Action, then flip the top card of the draw pile.',
    'If you were right, it goes into your hand; if not, it is discarded. A Creeper lands in front of you, and you flip the next card.',
  ),
  'supposed-to-be-working': card(
    'Supposed to Be Working',
    'Free action, once on your turn: tell the table honestly whether you ought to be doing something else right now. If so, draw 1 card.',
    'Your word counts, and nobody tells your boss.',
  ),

  // ── Actions
  'step-off': card(
    'Step Off!',
    'Pick a Keeper or a Creeper in front of anyone, even yourself. A Keeper goes back into its owner’s hand.',
    'A Creeper is discarded, or goes in front of a player other than its holder, as you like. You must if you can.',
  ),
  'do-me-a-solid': card(
    'Do Me a Solid',
    'Pick another player: they owe you one, for all to see. The next Keeper they draw goes straight in front of you, and you are even.',
    'What they already hold, or get without drawing, does not count.',
  ),
  'it-got-out-of-hand': card(
    'It Got Out of Hand',
    'Flip the top card of the draw pile and play it. If it was not a Keeper, do it again, but stop after the third card.',
    'A Creeper lands in front of you and is not one of the three. It is all a single play.',
  ),
  'staff-meeting': card(
    'Staff Meeting',
    'Everybody who holds cards passes one of them, picked by chance, to the next player clockwise, all in the same instant.',
    'Others who are now over a Hand Limit discard right away.',
  ),
  'lost-and-found': card(
    'Lost and Found',
    'Pick a Keeper in the discard pile and take it into your hand. If there is none, draw 2 cards instead.',
  ),

  // ── Keepers
  mordecai: card('Mordecai', 'Will do it later. Is doing it later right now.'),
  rigby: card('Rigby', 'Did not start it. Will not finish it either.'),
  pops: card('Pops', 'Finds everything jolly good, and means it.'),
  benson: card('Benson', 'Counts to ten. Gets to three.'),
  margaret: card('Margaret', 'Knows your order, and that you stare.'),
  skips: card('Skips', 'Has seen it before. Skips there anyway.'),
  'muscle-man': card('Muscle Man', 'You know who else is a Keeper?'),
  'high-five-ghost': card('High Five Ghost', 'Always has a hand free.'),
  'time-machine': card(
    'Time Machine',
    'Whenever you like, even off turn, set it to a player, for all to see, or set it anew.',
    'When their present or next turn ends, it is discarded and you take an extra turn. It never gives you two in a row.',
    'If you lose it before, nothing happens.',
  ),
  'golf-cart': card('Golf Cart', 'Free action, once on your turn: discard one card from your hand, then draw 1.'),
  rake: card('Rake', 'Leaves come and go. This one stays in the shed.'),
  'park-bench': card('Park Bench', 'Paint still wet, sign long gone.'),
  'duck-pond': card('Duck Pond', 'Bread in, quack out.'),
  'snack-bar': card('Snack Bar', 'Closed in five minutes, since this morning.'),
  'video-game': card(
    'Video Game',
    'Free action, once on your turn, with a card in hand: challenge a player who holds cards. Each shows one card, picked by chance.',
    'If both are of the same type, you take theirs; otherwise both go back.',
  ),
  coffee: card(
    'Coffee',
    'Free action, once on your turn: you have 1 more play this turn.',
    'It changes nothing under Play All; under Play All But 1 you may play the last card too.',
  ),
  'old-couch': card('Old Couch', 'Holds more change than the till.'),
  mixtape: card('Mixtape', 'Side B is the honest one.'),
  lollipop: card('Lollipop', 'Also his head, if you squint.'),
  'leftover-pizza': card('Leftover Pizza', 'Breakfast of whoever gets up first.'),
  paycheck: card('Paycheck', 'Spent already, but nice to hold.'),

  // ── Creepers
  'destroyer-of-worlds': card('Destroyer of Worlds', blocks, 'Eight bits, bad temper.'),
  'unfinished-chores': card('Unfinished Chores', blocks, 'They are still there. They will still be there.'),

  // ── Goals
  inseparable: pair('Inseparable', 'Muscle Man', 'High Five Ghost'),
  'best-buds-worst-employees': pair('Best Buds, Worst Employees', 'Mordecai', 'Rigby'),
  'say-something-already': pair('Say Something Already', 'Mordecai', 'Margaret'),
  'free-refills': pair('Free Refills', 'Margaret', 'Coffee'),
  'track-four-is-about-you': pair('Track Four Is About You', 'Margaret', 'Mixtape'),
  'payday-at-last': pair('Payday at Last', 'Benson', 'Paycheck'),
  'back-to-work': pair('Back to Work', 'Benson', 'Rake'),
  'sweet-old-soul': pair('Sweet Old Soul', 'Pops', 'Lollipop'),
  'sunday-driver': pair('Sunday Driver', 'Pops', 'Golf Cart'),
  'he-has-seen-this-before': pair('He Has Seen This Before', 'Skips', 'Time Machine'),
  'wise-words-on-a-bench': pair('Wise Words on a Bench', 'Skips', 'Park Bench'),
  'whose-slice-was-that': pair('Whose Slice Was That?', 'Rigby', 'Leftover Pizza'),
  'one-more-round': pair('One More Round', 'Rigby', 'Video Game'),
  'all-day-saturday': pair('All Day Saturday', 'Video Game', 'Old Couch'),
  'second-lunch': pair('Second Lunch', 'Muscle Man', 'Snack Bar'),
  'haunted-playlist': pair('Haunted Playlist', 'High Five Ghost', 'Mixtape'),
  'feeding-the-ducks': pair('Feeding the Ducks', 'Duck Pond', 'Park Bench'),
  'parked-in-the-pond': pair('Parked in the Pond', 'Duck Pond', 'Golf Cart'),
  'fresh-again': pair('Fresh Again', 'Time Machine', 'Leftover Pizza'),
  'for-once-on-the-job': either('For Once on the Job', 'Rake', 'Mordecai', 'Rigby'),
  'lunch-is-on-me': pair('Lunch Is on Me', 'Snack Bar', 'Paycheck'),
  'sugar-rush': pair('Sugar Rush', 'Lollipop', 'Coffee'),
  'crew-photo': someOf('Crew Photo', 'three', 'Mordecai', 'Rigby', 'Pops', 'Benson', 'Margaret', 'Skips', 'Muscle Man', 'High Five Ghost'),
  'very-long-break': someOf('Very Long Break', 'two', 'Coffee', 'Leftover Pizza', 'Old Couch', 'Park Bench'),
  'the-boss-is-out': card('The Boss Is Out', 'You win with Old Couch in front of you, as long as Benson lies in front of nobody.'),
  'final-boss': pair('Final Boss', 'the Creeper Destroyer of Worlds', 'Video Game'),
  'calmed-by-a-power-ballad': pair('Calmed by a Power Ballad', 'the Creeper Destroyer of Worlds', 'Mixtape'),
  'somebody-will-notice': pair('Somebody Will Notice', 'the Creeper Unfinished Chores', 'Benson'),
  'first-thing-tomorrow': pair('First Thing Tomorrow', 'the Creeper Unfinished Chores', 'Old Couch'),
} satisfies Record<string, CardText>
