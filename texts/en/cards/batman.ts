/** The cards that only Batman Fluxx has. Villains are its Creepers. */
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair, someOf, surprise } from './phrases.ts'

const villain = (name: string, line: string) =>
  card(name, line, 'As long as this villain is in play, in front of anyone, nobody can win with a Goal that needs no villain.')

export const batman = {
  // ── New Rules
  egads: card(
    'Egads!',
    'Free action, once on your turn: flip the top card of the draw pile and play it, whatever it is. It costs you no play.',
    'A villain lands in front of you, and you flip the next card. A Surprise does what it does on your turn.',
  ),
  'crime-happens': card(
    'Crime Happens',
    'Free action, once on your turn, with a villain in front of you: pick a Keeper in front of any other player and take it.',
    'The villain stays where it is.',
  ),
  'arkham-asylum': card(
    'Arkham Asylum',
    'Villains are not discarded: they are locked up on this card, face up and out of play.',
    'When this rule goes, they break out: they are shuffled and dealt face up, one by one, clockwise from the left of the player on turn.',
  ),
  'elsewhere-in-gotham-city': card(
    'Elsewhere in Gotham City',
    'Villains in front of other players do not keep you from winning. Those in front of you still do, unless the Goal needs a villain.',
  ),
  'lets-keep-doing-that': card(
    "Let's Keep Doing That!",
    'Whoever plays this picks an Action from the discard pile and lays it on this card.',
    'From then on it is a free action that everybody has, once on their own turn. When this rule goes, the Action is discarded.',
  ),
  'batman-logo-bonus': card(
    'Batman Logo Bonus',
    'Free action, once on your turn: tell the table honestly whether you are wearing a Batman logo, or can show one.',
    'If so, draw 1 card. Your word counts; the cards of this game do not.',
  ),
  'night-patrol': card(
    'Night Patrol',
    'Free action, once on your turn: discard one card from your hand, and then one villain from in front of you.',
  ),

  // ── Goals for heroes
  'batman-family': someOf('Batman Family', '2', 'Batman', 'Batgirl', 'Robin'),
  'ill-take-care-of-that-sir': either("I'll Take Care Of That, Sir…", 'Alfred Pennyworth', 'Batman', 'Bruce Wayne'),
  'those-wonderful-toys': someOf('Those Wonderful Toys', '2', 'Batman Cuffs', 'Batcomputer', 'Batmobile', 'Batarang'),
  'to-the-batcave': either('To The Batcave!', 'The Batcave', 'Batman', 'Robin'),
  'he-left-us-a-signal': pair('He Left Us a Signal', 'Commissioner Gordon', 'The Bat-Signal'),
  'i-am-the-night': pair('I Am The Night!', 'Batman', 'The Bat-Signal'),
  'hes-a-billionaire': pair("He's a Billionaire", 'Bruce Wayne', 'The Bank'),
  'secret-tunnel': pair('Secret Tunnel', 'Wayne Manor', 'The Batcave'),
  'secretly-his-daughter': pair('Secretly His Daughter', 'Batgirl', 'Commissioner Gordon'),
  sidekicks: pair('Sidekicks', 'Robin', 'Batgirl'),
  'stately-wayne-manor': pair('Stately Wayne Manor', 'Wayne Manor', 'Bruce Wayne'),
  'the-dynamic-duo': pair('The Dynamic Duo', 'Batman', 'Robin'),
  'to-the-batmobile': either('To The Batmobile!', 'Batmobile', 'Batman', 'Robin'),
  'to-the-batpoles': pair('To The Batpoles!', 'Bruce Wayne', 'The Batcave'),
  'utility-belt': either('Utility Belt', 'Batman', 'Batarang', 'Batman Cuffs'),
  'with-some-help-from-alfred': either('With Some Help From Alfred', 'Alfred Pennyworth', 'Batcomputer', 'The Batcave', 'Wayne Manor'),

  // ── Goals with villains
  'backed-into-a-corner': card('Backed Into a Corner', 'You win with Robin and at least 3 villains in front of you.'),
  'bank-robbery-in-progress': card('Bank Robbery in Progress', 'You win with The Bank and at least 1 villain in front of you.'),
  'crime-spree': card(
    'Crime Spree',
    'You win with The Bat-Signal in front of you, as soon as at least 5 villains are in play, no matter in front of whom.',
  ),
  'gotham-city-sirens': someOf('Gotham City Sirens', '2', 'Catwoman', 'Harley Quinn', 'Poison Ivy'),
  'mad-love': pair('Mad Love', 'The Joker', 'Harley Quinn'),
  'poison-ivy-and-bane': pair('Poison Ivy and Bane', 'Poison Ivy', 'Bane'),
  'rogues-gallery': card("Rogues' Gallery", 'You win with at least 4 villains in front of you.'),
  'black-tie-bad-guys': pair('Black-Tie Bad Guys', 'The Penguin', 'Two-Face'),
  'cold-cash': pair('Cold Cash', 'Mr. Freeze', 'The Bank'),
  'green-with-villainy': pair('Green With Villainy', 'The Riddler', 'Poison Ivy'),
  'riddle-me-this-batman': pair('Riddle Me This, Batman…', 'The Riddler', 'Batman'),
  'the-joker-got-away': pair('The Joker Got Away!', 'The Joker', 'Batmobile'),

  // ── Keepers
  'alfred-pennyworth': card('Alfred Pennyworth', 'Free action, once on your turn: discard one card from your hand, then draw 1.'),
  batarang: card(
    'Batarang',
    'Free action, once on your turn: it comes back from the table into your hand.',
    'Then you pick a card in the discard pile and put it on top of the draw pile, if there is one.',
  ),
  batcomputer: card(
    'Batcomputer',
    'On your turn you draw 1 extra card and play 1 extra card, and every Hand Limit and Keeper Limit is 1 higher for you.',
    'If you gain it during your turn, you draw the extra card right away, but only once per turn.',
  ),
  batgirl: card('Batgirl', 'Free action, once on your turn: pick a villain in front of another player; it is discarded.'),
  batman: card('Batman', 'Free action, once on your turn: pick a villain in front of anyone, even yourself; it is discarded.'),
  'batman-cuffs': card(
    'Batman Cuffs',
    'Free action, once on your turn, while nobody is cuffed: put a villain from in front of anyone under this card.',
    'There it is out of play, and it goes where the Cuffs go. You may release it in front of you whenever you like, even off turn.',
    'If the Cuffs leave play, it lands in front of whoever had them.',
  ),
  batmobile: card(
    'Batmobile',
    'Free action: discard this Keeper from play, and when this turn is over, it is your turn again.',
    'It never makes it more than two turns in a row for you. Lost in any other way, it gives nothing.',
  ),
  'bruce-wayne': card(
    'Bruce Wayne',
    'Free action, once on your turn: put Batman from your hand in front of you and take Bruce Wayne back into your hand.',
    'Never seen in the same place.',
  ),
  'commissioner-gordon': card(
    'Commissioner Gordon',
    'Free action, once on your turn: pick another player and look at their hand. Nobody else sees it.',
  ),
  robin: card('Robin', 'Free action, once on your turn: pick a villain in front of you; it is discarded.'),
  'the-bank': card('The Bank', 'Everybody in this town has plans for it.'),
  'the-batcave': card(
    'The Batcave',
    'On your turn the others cannot play Surprises: armed ones do not fire, and stay armed.',
    'It shelters nobody on the turn of somebody else.',
  ),
  'the-bat-signal': card(
    'The Bat-Signal',
    'Free action, once on your turn: if Batman is in front of another player, he comes and stands in front of you.',
  ),
  'wayne-manor': card('Wayne Manor', 'Hand Limits do not bind you. There is always another room.'),

  // ── Villains
  bane: villain('Bane', 'Breaks things. Mostly backs.'),
  catwoman: villain('Catwoman', 'Nine lives, and somebody else’s diamonds.'),
  'harley-quinn': villain('Harley Quinn', 'Means well, swings a mallet.'),
  'mr-freeze': villain('Mr. Freeze', 'The reason the air conditioning is on.'),
  'poison-ivy': villain('Poison Ivy', 'Please do not walk on the grass. Really.'),
  'the-joker': villain('The Joker', 'Laughs last, first and in between.'),
  'the-penguin': villain('The Penguin', 'Dressed for the opera, armed for the interval.'),
  'the-riddler': villain('The Riddler', 'What has nine villains and no winner?'),
  'two-face': villain('Two-Face', 'In two minds, both of them bad.'),

  // ── Actions
  kpow: card(
    "K'POW!",
    'Every villain in play is discarded, whoever has it; with Arkham Asylum in play, that is where they go.',
    'Villains under the Batman Cuffs are not in play and stay there.',
  ),
  jailbreak: card(
    'Jailbreak!',
    'All villains in the discard pile and on Arkham Asylum are shuffled and dealt face up, one by one, clockwise from your left.',
    'Only when the last one lies is it checked whether somebody wins. If there are none, nothing happens.',
  ),
  'toss-of-the-coin': card(
    'Toss of the Coin',
    'Flip the top card of the draw pile. A Keeper or a Goal goes into your hand, and you draw 2 more.',
    'A New Rule, an Action or a Surprise is discarded, together with one card from your hand, which you pick.',
    'A villain lands in front of you, and you flip the next card.',
  ),

  // ── Surprises
  'its-a-trap': surprise(
    "It's A Trap!",
    'all other players discard a card from hand, and they pick which; then you draw 2.',
    'when they take one of your Keepers from the table, they do not get it, and you take a Keeper from in front of them instead.',
  ),
  'not-your-problem': surprise(
    'Not Your Problem',
    'pick a villain in play: it moves from where it is to in front of any other player, or to you.',
    'when they draw a villain, it lands in front of you instead. They still draw the card that makes up for it.',
  ),
} satisfies Record<string, CardText>
