/** The cards that only Doctor Who Fluxx has. */
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair, someOf, surprise } from './phrases.ts'

const blocks = 'With it in front of you, you cannot win, unless the Goal needs it. More of the same do no extra harm then.'

export const doctorWho = {
  // ── New Rules
  'allons-y-geronimo': card(
    'Allons-y / Geronimo!',
    'Free action, once on your turn: flip the top card of the draw pile and play it, whatever it is. It costs you no play.',
    'A Creeper lands in front of you, and you flip the next card. A Surprise does what it does on your turn.',
  ),
  'blinovitch-limitation-effect': card(
    'Blinovitch Limitation Effect',
    'There is room for a single Doctor on the whole table. As soon as there are more, all but the one with the highest number are discarded,',
    'and only then is it checked whether somebody wins.',
  ),
  'im-a-genius': card("I'm a Genius!", 'As long as a Doctor lies in front of anyone at all, Creepers keep nobody from winning.'),
  'bigger-on-the-inside': card(
    'Bigger on the Inside',
    'Whoever has the TARDIS in front of them draws 1 extra card on their turn, and no Hand Limit or Keeper Limit binds them.',
    'If that starts during their turn, they draw the extra card right away, but only once per turn.',
  ),

  // ── Goals
  'come-along-ponds': pair('Come Along, Ponds', 'Eleventh Doctor', 'The Ponds'),
  'bad-wolf': pair('Bad Wolf', 'Ninth Doctor', 'Rose Tyler'),
  'doctor-donna': pair('Doctor Donna', 'Tenth Doctor', 'Donna Noble'),
  'affirmative-mistress': pair('Affirmative, Mistress!', 'Sarah Jane Smith', 'K-9'),
  'its-you': pair("It's You!", 'any Doctor', 'Sarah Jane Smith'),
  'the-angels-have-the-phone-box': pair('The Angels Have the Phone Box', 'Weeping Angels', 'TARDIS'),
  doomsday: pair('Doomsday', 'Daleks', 'Cybermen'),
  exterminate: pair('Exterminate!', 'any Doctor', 'Daleks'),
  'resistance-is-useless': either('Resistance is Useless!', 'Cybermen', 'Second Doctor', 'Fifth Doctor', 'Twelfth Doctor'),
  'hello-sweetie': pair('Hello Sweetie', 'any Doctor', 'River Song'),
  'would-you-like-a-jelly-baby': pair('Would You Like a Jelly Baby?', 'Fourth Doctor', 'That Scarf'),
  'newlyweds-on-board': pair('Newlyweds on Board', 'TARDIS', 'The Ponds'),
  'a-doctors-best-friend': pair("A Doctor's Best Friend", 'any Doctor', 'K-9'),
  'anywhere-anywhen': pair('Anywhere, Anywhen', 'any Doctor', 'TARDIS'),
  'same-person-new-face': card(
    'Same Person, New Face',
    'You win with 2 Doctors in front of you whose numbers follow one another. The Future Doctor is number thirteen.',
  ),
  'two-faces-for-clara': either('Two Faces for Clara', 'Clara Oswald', 'Eleventh Doctor', 'Twelfth Doctor'),
  'the-long-walk': pair('The Long Walk', 'Martha Jones', 'The Master'),
  'clinging-to-the-outside': pair('Clinging to the Outside', 'Captain Jack Harkness', 'TARDIS'),
  'pages-of-a-blue-diary': either('Pages of a Blue Diary', 'River Song', 'TARDIS', 'Sonic Screwdriver'),
  'best-of-enemies': pair('Best of Enemies', 'any Doctor', 'The Master'),
  'stranded-in-the-past': either('Stranded in the Past', 'Weeping Angels', 'The Ponds', 'Martha Jones'),
  'armed-with-a-screwdriver': card(
    'Armed With a Screwdriver',
    'You win with Sonic Screwdriver in front of you, as soon as at least 5 Creepers are in play, no matter in front of whom.',
  ),
  'point-and-think': pair('Point and Think', 'any Doctor', 'Sonic Screwdriver'),
  'the-wardrobe-room': pair('The Wardrobe Room', 'TARDIS', 'That Scarf'),
  'crowded-control-room': card('Crowded Control Room', 'You win with TARDIS and at least 2 Companions in front of you.'),
  'three-of-me': card('Three of Me', 'You win with at least 3 Doctors in front of you.'),
  'calling-all-friends': someOf('Calling All Friends', '2', 'Rose Tyler', 'Martha Jones', 'Donna Noble', 'Captain Jack Harkness'),

  // ── Keepers: the Doctors
  'first-doctor': card('First Doctor', 'Left home with a borrowed box and a granddaughter.'),
  'second-doctor': card('Second Doctor', 'Plays the recorder until the danger goes away.'),
  'third-doctor': card('Third Doctor', 'Grounded, and rather fond of the car.'),
  'fourth-doctor': card('Fourth Doctor', 'All curls, teeth and pockets.'),
  'fifth-doctor': card('Fifth Doctor', 'Wears his vegetables.'),
  'sixth-doctor': card('Sixth Doctor', 'The coat can be heard from the next room.'),
  'seventh-doctor': card('Seventh Doctor', 'Three moves ahead, and he brought an umbrella.'),
  'eighth-doctor': card('Eighth Doctor', 'One night on screen, and never late since.'),
  'ninth-doctor': card('Ninth Doctor', 'Leather, ears, and a very large grin.'),
  'tenth-doctor': card('Tenth Doctor', 'Runs in trainers, talks even faster.'),
  'eleventh-doctor': card('Eleventh Doctor', 'Dips strange things in custard.'),
  'twelfth-doctor': card('Twelfth Doctor', 'Eyebrows first, then the guitar.'),
  'future-doctor': card('Future Doctor', 'Number thirteen. Spoils nothing.'),

  // ── Keepers: Companions
  'sarah-jane-smith': card('Sarah Jane Smith', 'Companion. Asks the questions, prints the answers.'),
  'k-9': card(
    'K-9',
    'Companion. Free action, once on your turn: look at the top card of the draw pile, which nobody else sees,',
    'and put it back on top or at the bottom.',
  ),
  'rose-tyler': card(
    'Rose Tyler',
    'Companion. Free action: discard her from play, and all Daleks in play are discarded too, whoever has them.',
  ),
  'martha-jones': card('Martha Jones', 'Companion. Walked around the world, and finished her degree.'),
  'the-ponds': card('The Ponds', 'Companions, two for the price of one. One of them waits a lot.'),
  'river-song': card(
    'River Song',
    'Companion. Free action, once on your turn: pick another player and look at their hand. Nobody else sees it.',
  ),
  'donna-noble': card('Donna Noble', 'Companion. The best temp in the universe.'),
  'clara-oswald': card('Clara Oswald', 'Companion. Always somewhere in the story already.'),
  'captain-jack-harkness': card(
    'Captain Jack Harkness',
    'Companion. Free action, once on your turn: take a card by chance from the hand of another player,',
    'then give that player a card from your hand. The same one, if you like.',
  ),

  // ── Keepers: things
  tardis: card(
    'TARDIS',
    'Free action: discard this Keeper from play, and when this turn is over, it is your turn again.',
    'It never makes it more than two turns in a row for you. Lost in any other way, it gives nothing.',
  ),
  'sonic-screwdriver': card('Sonic Screwdriver', 'Free action, once on your turn: discard one Daleks or Cybermen from in front of you.'),
  'that-scarf': card('That Scarf', 'Long enough to tie up a plot.'),

  // ── Creepers
  'weeping-angels': card(
    'Weeping Angels',
    blocks,
    'Before your last play you may give up all plays you have left: your turn is over, and one of your Weeping Angels moves in front of a player you pick.',
  ),
  daleks: card('Daleks', blocks, 'Not great with stairs, until they were.'),
  cybermen: card('Cybermen', blocks, 'You will be like them. It is on the calendar.'),
  'the-master': card('The Master', blocks, 'Once on your turn, while somebody else has a Doctor in front of them, you may move him there.'),

  // ── Actions
  'time-vortex': card(
    'Time Vortex',
    'All hands, yours too, are put together, shuffled and dealt out again face down, one card at a time, clockwise from you.',
    'Others who are now over a Hand Limit discard right away.',
  ),
  'the-pandorica-has-been-opened': card(
    'The Pandorica Has Been Opened',
    'All Creepers in play are collected, shuffled and dealt face up, one by one, clockwise from your left.',
    'Only when the last one lies is it checked whether somebody wins. If there are none, nothing happens.',
  ),
  'psychic-paper': card(
    'Psychic Paper',
    'Pick another player and look at their hand; nobody else sees it. Pick an Action there and carry it out as if you had played it.',
    'The table sees which one, and the card stays in that hand. If there is no Action, that was all.',
  ),
  'what-do-you-want': card(
    'What Do You Want?',
    'Pick any card in the discard pile. A New Rule, an Action or a Surprise you play on the spot; it is all a single play.',
    'A Keeper or a Goal goes into your hand, for all to see, and your turn is over. A Creeper goes in front of another player.',
  ),
  regeneration: card(
    'Regeneration',
    'With a Doctor in front of you, and another one in the draw pile: flip cards until a Doctor appears, who lands in front of you.',
    'Then discard another Doctor of yours, and the flipped cards are shuffled back in. Otherwise draw 2 cards.',
  ),

  // ── Surprises
  'my-turn-next': surprise(
    'My Turn Next',
    'when this turn is over, it is your turn again.',
    'when their turn is over, you take an extra turn before the next player. It never gives you two extra turns in a row.',
  ),
  'dont-blink': surprise(
    "Don't Blink!",
    'pick a Creeper in front of you and another player: it moves there. If you have none, draw 2 cards.',
    'when they take one of your Keepers from the table, it stays with you; if it was an exchange, nothing changes places.',
  ),
} satisfies Record<string, CardText>
