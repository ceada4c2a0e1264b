/**
 * Every card in our own words. A digit is a printed numeral, which Inflation raises; a number that is spelled out is not.
 * Keepers do nothing, so they get a line for company.
 */
import { card } from '../say.ts'
import type { CardText } from '../schema.ts'

const drawRule = (n: number) =>
  card(
    `Draw ${n}`,
    `Your draw each turn is ${n} cards in total.`,
    'If you play this, you draw what is missing right away; whatever you drew beyond it stays yours.',
    'It takes the place of any other Draw rule.',
  )

const playRule = (n: number) =>
  card(
    `Play ${n}`,
    `Your turn has ${n} plays in total, those you have already made included.`,
    'With fewer cards in hand you play them all; if you have made that many plays, you are done.',
    'It takes the place of any other Play rule.',
  )

const handLimit = (n: number) =>
  card(
    `Hand Limit ${n}`,
    `When it is not your turn, you can hold ${n} ${n === 1 ? 'card' : 'cards'} at most.`,
    'Whatever is too much you discard right away, and you pick what goes; on your own turn that waits until the turn ends.',
    'It takes the place of any other Hand Limit.',
  )

const keeperLimit = (n: number) =>
  card(
    `Keeper Limit ${n}`,
    `When it is not your turn, you can have ${n} Keepers in front of you at most.`,
    'Whatever is too much you discard right away, and you pick what goes; on your own turn that waits until the turn ends.',
    'It takes the place of any other Keeper Limit.',
  )

const pair = (name: string, one: string, other: string) => card(name, `You win with ${one} and ${other} in front of you.`)

export const cards = {
  'basic-rules': card(
    'Basic Rules',
    'Draw 1 card, then play 1 card. There is no limit on hands or Keepers.',
    'These rules never leave the table; a New Rule only covers the part it contradicts.',
  ),

  // ── New Rules
  'draw-2': drawRule(2),
  'draw-3': drawRule(3),
  'draw-4': drawRule(4),
  'draw-5': drawRule(5),
  'play-2': playRule(2),
  'play-3': playRule(3),
  'play-4': playRule(4),
  'play-all': card(
    'Play All',
    'Play every card you hold and every card you gain along the way, until your hand is empty or a card ends your turn.',
    'Bonus plays change nothing here. It takes the place of any other Play rule.',
  ),
  'play-all-but-1': card(
    'Play All But 1',
    'Keep 1 card in hand and play all the others.',
    'If you began your turn empty-handed and drew no more than you must keep, draw until there is one card to play.',
    'Each bonus play leaves one card fewer to keep. It takes the place of any other Play rule.',
  ),
  'hand-limit-0': handLimit(0),
  'hand-limit-1': handLimit(1),
  'hand-limit-2': handLimit(2),
  'keeper-limit-2': keeperLimit(2),
  'keeper-limit-3': keeperLimit(3),
  'keeper-limit-4': keeperLimit(4),
  'no-hand-bonus': card(
    'No-Hand Bonus',
    'Start your turn with an empty hand and you draw 3 cards before anything else, on top of your normal draw.',
    'A turn that has already begun when this rule arrives gets no bonus.',
  ),
  'first-play-random': card(
    'First Play Random',
    'Each turn, once you have drawn, chance picks the first card you play from your hand.',
    'It does not apply in a turn with just a single play, bonuses included. Free actions remain yours to choose.',
  ),
  'double-agenda': card(
    'Double Agenda',
    'Two Goals can lie side by side, and meeting either of them wins. Whoever plays another one picks which of the two it replaces.',
    'If this rule goes while two Goals are out, the player on turn picks the Goal to discard.',
  ),
  inflation: card(
    'Inflation',
    'All other numbers printed as digits count 1 higher, on the Basic Rules too; numbers spelled out as words stay as they are.',
    'It works right away: if it is your turn, you draw what is missing and gain the extra play.',
  ),
  'party-bonus': card(
    'Party Bonus',
    'As long as The Party lies in front of anyone at all, every player draws 1 extra card and plays 1 extra card on their turn.',
    'If that starts during your turn, you draw the extra card right away, but only once per turn.',
  ),
  'poor-bonus': card(
    'Poor Bonus',
    'With fewer Keepers in front of you than every other player, you draw 1 extra card on your turn; being tied does not count.',
    'You cannot decline it. If you only become the poorest during your turn, you draw it then, once per turn.',
  ),
  'rich-bonus': card(
    'Rich Bonus',
    'With more Keepers in front of you than every other player, you play 1 extra card on your turn; being tied does not count.',
    'You cannot decline it, and it is looked at anew after each play of your turn.',
  ),
  'get-on-with-it': card(
    'Get On With It!',
    'Free action, before your last play and with a card in hand: discard all you hold, draw 3 cards, and your turn is over.',
    'The plays you had left are lost, and so is your draw if you have not made it yet.',
    'It works even in a turn with just a single play.',
  ),
  'goal-mill': card(
    'Goal Mill',
    'Free action, once on your turn: discard as many Goals from your hand as you like, at least one, and draw that many cards.',
  ),
  'mystery-play': card(
    'Mystery Play',
    'Free action, once on your turn: flip the top card of the draw pile and play it, whatever it is.',
    'It costs you no play and never passes through your hand.',
  ),
  recycling: card(
    'Recycling',
    'Free action, once on your turn: pick one Keeper in front of you, send it to the discard pile and draw 3 cards.',
  ),
  'swap-plays-for-draws': card(
    'Swap Plays for Draws',
    'Free action while you have plays left: skip them all, draw one card for each play you skip, and your turn is over.',
    'Bonus plays count too, but never more plays than you hold cards; what Play All But 1 makes you keep does not count.',
  ),

  // ── Goals
  'the-appliances': pair('The Appliances', 'The Toaster', 'Television'),
  'baked-goods': pair('Baked Goods', 'Bread', 'Cookies'),
  'bed-time': pair('Bed Time', 'Sleep', 'Time'),
  'bread-and-chocolate': pair('Bread & Chocolate', 'Bread', 'Chocolate'),
  'cant-buy-me-love': pair("Can't Buy Me Love", 'Money', 'Love'),
  'chocolate-cookies': pair('Chocolate Cookies', 'Chocolate', 'Cookies'),
  'chocolate-milk': pair('Chocolate Milk', 'Chocolate', 'Milk'),
  'day-dreams': pair('Day Dreams', 'The Sun', 'Dreams'),
  dreamland: pair('Dreamland', 'Sleep', 'Dreams'),
  'the-eye-of-the-beholder': pair('The Eye of the Beholder', 'The Eye', 'Love'),
  'great-theme-song': pair('Great Theme Song', 'Music', 'Television'),
  'hearts-and-minds': pair('Hearts & Minds', 'Love', 'The Brain'),
  hippyism: pair('Hippyism', 'Peace', 'Love'),
  lullaby: pair('Lullaby', 'Sleep', 'Music'),
  'milk-and-cookies': pair('Milk & Cookies', 'Milk', 'Cookies'),
  'the-minds-eye': pair("The Mind's Eye", 'The Brain', 'The Eye'),
  'night-and-day': pair('Night & Day', 'The Sun', 'The Moon'),
  'party-time': pair('Party Time!', 'The Party', 'Time'),
  'rocket-science': pair('Rocket Science', 'The Rocket', 'The Brain'),
  'rocket-to-the-moon': pair('Rocket to the Moon', 'The Rocket', 'The Moon'),
  'squishy-chocolate': pair('Squishy Chocolate', 'Chocolate', 'The Sun'),
  'time-is-money': pair('Time is Money', 'Time', 'Money'),
  toast: pair('Toast', 'Bread', 'The Toaster'),
  'turn-it-up': pair('Turn it Up!', 'Music', 'The Party'),
  'winning-the-lottery': pair('Winning the Lottery', 'Dreams', 'Money'),
  'world-peace': pair('World Peace', 'Dreams', 'Peace'),
  'party-snacks': card(
    'Party Snacks',
    'You win with The Party and 1 or more foods in front of you. Foods are Bread, Chocolate, Cookies and Milk.',
  ),
  'the-brain-no-tv': card(
    'The Brain (No TV)',
    'You win with The Brain in front of you, as long as Television lies in front of nobody, not even yourself.',
  ),
  '5-keepers': card(
    '5 Keepers',
    'You win with 5 or more Keepers in front of you, provided that nobody else has as many. If it is a tie, the game goes on.',
  ),
  '10-cards-in-hand': card(
    '10 Cards in Hand',
    'You win with 10 or more cards in hand, provided that nobody else holds as many. If it is a tie, the game goes on.',
  ),

  // ── Keepers
  bread: card('Bread', 'Well-bred, and a little crusty.'),
  chocolate: card('Chocolate', 'The answer, whatever the question was.'),
  cookies: card('Cookies', 'There was one more a minute ago.'),
  milk: card('Milk', 'Gives everyone the same moustache.'),
  dreams: card('Dreams', 'A cinema behind closed eyes, free entry.'),
  love: card('Love', 'Grows when you give it away.'),
  money: card('Money', 'Always on its way to somebody else.'),
  music: card('Music', 'Makes feet agree with ears.'),
  peace: card('Peace', 'Quiet, in the very best way.'),
  sleep: card('Sleep', 'Doing nothing, and doing it brilliantly.'),
  television: card('Television', 'Just one more episode. Promise.'),
  'the-brain': card('The Brain', 'Knows every jingle, mislays every key.'),
  'the-eye': card('The Eye', 'Sees all, except where your glasses are.'),
  'the-moon': card('The Moon', 'A night light for the whole planet.'),
  'the-party': card('The Party', 'Somehow everyone ends up in the kitchen.'),
  'the-rocket': card('The Rocket', 'For when the bus takes too long.'),
  'the-sun': card('The Sun', 'Up early every day, without an alarm.'),
  'the-toaster': card('The Toaster', 'Gives every slice a grand entrance.'),
  time: card('Time', 'Heals, flies, and is never where you left it.'),

  // ── Actions
  'discard-and-draw': card(
    'Discard and Draw',
    'Send the rest of your hand to the discard pile and draw just as many new cards. If your hand is empty, nothing happens.',
  ),
  'draw-2-and-use-em': card(
    "Draw 2 and Use 'Em",
    'Put your hand aside, draw 2 cards and play every one of them, in whatever order suits you. Then pick up your hand again.',
    'However much this sets off, it is a single play.',
  ),
  'draw-3-play-2-of-them': card(
    'Draw 3, Play 2 of Them',
    'Put your hand aside, draw 3 cards, play 2 of those in whatever order suits you and discard what is left.',
    'Then pick up your hand again. However much this sets off, it is a single play.',
  ),
  'empty-the-trash': card(
    'Empty the Trash',
    'Begin a fresh discard pile with this card and shuffle everything else from the old one into the draw pile.',
    'Cards whose effect is not finished stay out of it.',
  ),
  'everybody-gets-1': card(
    'Everybody Gets 1',
    'Put your hand aside and draw 1 card for each player, you too. Look at them and decide who receives which: 1 each, into the hand.',
    'Then pick up your own hand again. Others who are now over a Hand Limit discard right away.',
  ),
  'exchange-keepers': card(
    'Exchange Keepers',
    'Pick one Keeper in front of you and one in front of somebody else: they trade places. You must if you can.',
    'If you have none, or nobody else has any, nothing happens.',
  ),
  jackpot: card('Jackpot!', 'Lucky you: take 3 cards from the draw pile into your hand, on top of your normal draw.'),
  'lets-do-that-again': card(
    "Let's Do That Again!",
    'Pick an Action or a New Rule out of the discard pile and play it on the spot; it is all a single play.',
    'This card is out of reach, and so is any card that is not finished yet. The pile keeps its order.',
    'If there is nothing to pick, nothing happens.',
  ),
  'lets-simplify': card(
    "Let's Simplify",
    'Discard New Rules in play, whichever you like: up to half of them, rounded up, and none at all is fine too.',
    'They all leave together.',
  ),
  'no-limits': card(
    'No Limits',
    'Every Hand Limit and every Keeper Limit in play goes to the discard pile. If there is none, nothing happens.',
  ),
  'random-tax': card(
    'Random Tax',
    'From the hand of every other player, 1 card picked by chance moves to yours. Whoever holds no cards pays nothing.',
  ),
  'rock-paper-scissors-showdown': card(
    'Rock-Paper-Scissors Showdown',
    'Pick an opponent. You both throw rock, paper or scissors in secret, each in your own good time; equal throws are repeated.',
    'The first with 2 wins adds the whole hand of the other to their own.',
  ),
  'rotate-hands': card(
    'Rotate Hands',
    'Pick left or right. All players, you too, pass everything they hold to their neighbour on that side in the same instant.',
    'Others who are now over a Hand Limit discard right away.',
  ),
  'rules-reset': card(
    'Rules Reset',
    'All New Rules in play go to the discard pile, and just the Basic Rules hold.',
    'The Goal stays; should there be two, you pick the one that goes.',
  ),
  'share-the-wealth': card(
    'Share the Wealth',
    'All Keepers on the table are collected, shuffled and dealt face up, one by one, clockwise from you, until every one has a place.',
    'Only then is it checked whether somebody wins.',
  ),
  'steal-a-keeper': card(
    'Steal a Keeper',
    'Pick a Keeper in front of any other player: it moves in front of you. If nobody else has one, nothing happens.',
  ),
  'take-another-turn': card(
    'Take Another Turn',
    'When this turn is over, it is your turn again. This card never makes it more than two turns in a row for you.',
  ),
  'todays-special': card(
    "Today's Special!",
    'Put your hand aside, draw 3 cards and tell the table honestly what today is for you; nobody checks.',
    'On your birthday you play 3 of them, on a holiday or anniversary 2, on any other day 1.',
    'Discard what is left and pick up your hand again. It is all a single play.',
  ),
  'trade-hands': card(
    'Trade Hands',
    'Pick another player and trade everything you hold for everything they hold. You must, even for an empty hand.',
    'If they are now over a Hand Limit, they discard right away.',
  ),
  'trash-a-keeper': card(
    'Trash a Keeper',
    'Pick any Keeper on the table, one of yours if you like: it goes to the discard pile. If there is none, nothing happens.',
  ),
  'trash-a-new-rule': card(
    'Trash a New Rule',
    'Pick any New Rule in play: it goes to the discard pile. If there is none, nothing happens.',
  ),
  'use-what-you-take': card(
    'Use What You Take',
    'Pick another player with cards in hand. Chance draws one of them, and you play it on the spot; it is all a single play.',
    'You are the one who plays it, so a Keeper lands in front of you. If every other hand is empty, nothing happens.',
  ),
  'zap-a-card': card(
    'Zap a Card!',
    'Pick one card in play, be it a Goal, a New Rule or a Keeper in front of anyone, and take it into your hand.',
    'It stops working right away. The Basic Rules are out of reach. If nothing else is in play, nothing happens.',
  ),
} satisfies Record<string, CardText>

/** Every card there is; the other languages have to name them all. */
export type CardKey = keyof typeof cards
