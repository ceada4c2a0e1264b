/**
 * Cards that several editions print, in our own words. A digit is a printed numeral, which Inflation raises; a number that is
 * spelled out is not.
 */
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { surprise } from './phrases.ts'

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

export const shared = {
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
  'hand-limit-3': handLimit(3),
  'keeper-limit-2': keeperLimit(2),
  'keeper-limit-3': keeperLimit(3),
  'keeper-limit-4': keeperLimit(4),
  'no-hand-bonus': card(
    'No-Hand Bonus',
    'Start your turn with an empty hand and you draw 3 cards before anything else, on top of your normal draw.',
    'A turn that has already begun when this rule arrives gets no bonus.',
  ),
  'double-agenda': card(
    'Double Agenda',
    'Two Goals can lie side by side, and meeting either of them wins. Whoever plays another one picks which of the two it replaces.',
    'If this rule goes while two Goals are out, the player on turn picks the Goal to discard.',
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

  // ── Goals
  '5-keepers': card(
    '5 Keepers',
    'You win with 5 or more Keepers in front of you, provided that nobody else has as many. If it is a tie, the game goes on.',
  ),
  '10-cards-in-hand': card(
    '10 Cards in Hand',
    'You win with 10 or more cards in hand, provided that nobody else holds as many. If it is a tie, the game goes on.',
  ),

  // ── Actions
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
  'steal-a-keeper': card(
    'Steal a Keeper',
    'Pick a Keeper in front of any other player: it moves in front of you. If nobody else has one, nothing happens.',
  ),
  'take-another-turn': card(
    'Take Another Turn',
    'When this turn is over, it is your turn again. This card never makes it more than two turns in a row for you.',
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
  'use-what-you-take': card(
    'Use What You Take',
    'Pick another player with cards in hand. Chance draws one of them, and you play it on the spot; it is all a single play.',
    'You are the one who plays it, so a Keeper lands in front of you. If every other hand is empty, nothing happens.',
  ),
  'zap-a-card': card(
    'Zap a Card!',
    'Pick one card in play, be it a Goal, a New Rule or a Keeper in front of anyone, and take it into your hand.',
    'It stops working right away. A Creeper can be picked too, but it moves in front of you instead.',
    'The Basic Rules are out of reach. If nothing else is in play, nothing happens.',
  ),
  'steal-something': card(
    'Steal Something',
    'Pick a Keeper or a Creeper in front of any other player: it moves in front of you. If nobody else has one, nothing happens.',
  ),
  'mix-it-all-up': card(
    'Mix It All Up',
    'All Keepers and Creepers on the table are collected, shuffled and dealt face up, one by one, clockwise from you.',
    'What was fastened together comes apart first. Only when the last one lies is it checked whether somebody wins.',
  ),
  'trash-something': card(
    'Trash Something',
    'Pick any Keeper or Creeper on the table, one of yours if you like: it goes to the discard pile. If there is none, nothing happens.',
  ),
  'creeper-sweeper': card(
    'Creeper Sweeper',
    'Every Creeper in play goes to the discard pile, whoever has it. If there is none, nothing happens.',
  ),

  // ── Surprises
  'canceled-plans': surprise(
    'Canceled Plans',
    'every Goal in play is discarded, and all other players discard a Goal from hand, or a card by chance if they hold no Goal.',
    'when they play a Goal, it is discarded before anybody can win with it, and the Goal it would have replaced stays.',
  ),
  'stop-that': surprise(
    'Stop That!',
    'all other players discard an Action from hand, or a card by chance if they hold no Action.',
    'when they play an Action, it is discarded before it does anything. A free action cannot be stopped.',
  ),
  'thats-mine': surprise(
    "That's Mine!",
    'pick a Keeper in front of any other player: it moves in front of you. If nobody else has one, nothing happens.',
    'when they play a Keeper, it lands in front of you and was never in front of them.',
  ),
  veto: surprise(
    'Veto!',
    'discard up to two New Rules in play, whichever you like.',
    'when they play a New Rule, it is discarded before it works, and the rule it would have replaced stays.',
  ),
} satisfies Record<string, CardText>
