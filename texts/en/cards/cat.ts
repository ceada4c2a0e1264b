/** The cards that only Cat Fluxx has. */
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair } from './phrases.ts'

/** A Goal with an attaching Creeper. */
const carried = 'It does not matter which Keeper it clings to.'
const blocks = 'With it in front of you, you cannot win, unless the Goal needs it.'
const clings =
  'Fastens itself to one of your Keepers, which you pick; with none in play it waits for the first. From then on the two go together.'
const stray = 'It clings to nothing, and only cards that speak of Creepers can move it.'

export const cat = {
  // ── New Rules
  curiosity: card(
    'Curiosity',
    'Free action, once on your turn: swap a card from your hand for the top card of the discard pile.',
    'It cannot be used while that is an Action or a Creeper.',
  ),
  'lap-swap': card(
    'Lap Swap',
    'Free action, once on your turn: take a Keeper of yours back into your hand, one without a Creeper on it,',
    'and put a different Keeper from your hand in front of you. Neither is a play.',
  ),
  'never-mind': card(
    'Never Mind',
    'Free action, once on your turn, while a Goal is in play: put a Goal from your hand into play and take the one it replaces.',
    'It costs you no play. With two Goals in play you pick which one makes room.',
  ),
  'off-the-shelf': card(
    'Off the Shelf',
    'Free action, once on your turn: discard a card from your hand, or a Keeper of yours with all that clings to it.',
    'You get nothing for it. It just had to be done.',
  ),
  'crazy-cat-bonus': card(
    'Crazy Cat Bonus',
    'With more Cats in front of you than anybody else, you draw 1 extra card and play 1 extra card on your turn.',
    'Being tied does not count. If it starts during your turn, you draw the extra card right away, but only once per turn.',
  ),
  'cat-in-the-room-bonus': card(
    'Cat in the Room Bonus',
    'Free action, once on your turn: tell the table honestly whether a real cat is in the room with you,',
    'or whether you are wearing or holding something with a cat on it. If so, draw 1 card. Your word counts.',
  ),

  // ── Actions
  'creeper-reassignment': card(
    'Creeper Reassignment',
    'Pick a Creeper in play and a player other than its holder: it moves there, and a Keeper it clung to stays behind.',
    'If it is one that clings, you also pick the Keeper it clings to next.',
  ),
  'draw-4-and-scatter-em': card(
    "Draw 4 and Scatter 'Em",
    'Put your hand aside, draw 4 cards and play one of them. The other three go into hands that you pick,',
    'as evenly as they can, and no more than one into your own. Then pick up your hand again. It is all a single play.',
  ),
  'the-zoomies': card(
    'The Zoomies',
    'Pick left or right. All Cats on the table, with whatever clings to them, run to the neighbour on that side in the same instant.',
  ),
  'cat-distribution-system': card(
    'Cat Distribution System',
    'Clockwise from you, whoever has three or more Cats gives one of their choice to the nearest player on the left without any,',
    'again and again, until two are left or nobody is catless. If you still have no Cat, take one from the discard pile into play.',
  ),
  'nine-lives': card('Nine Lives', 'Pick a Cat in the discard pile: it lands in front of you. If there is none, draw 2 cards instead.'),
  'staring-at-nothing': card(
    'Staring at Nothing',
    'Flip the top 4 cards of the draw pile for all to see. Take one that is not a Creeper into your hand and discard the rest.',
    'Nothing was drawn, so no Creeper lands anywhere.',
  ),

  // ── Keepers: Cats
  'tabby-cat': card('Tabby Cat', 'Cat. Comes with its own pinstripes.'),
  'black-cat': card('Black Cat', 'Cat. Invisible on the dark sofa, until you sit.'),
  'calico-cat': card('Calico Cat', 'Cat. Could not decide on a colour.'),
  'tuxedo-cat': card('Tuxedo Cat', 'Cat. Overdressed for breakfast.'),
  'orange-cat': card('Orange Cat', 'Cat. Full of love, empty of plans.'),
  'fluffy-cat': card('Fluffy Cat', 'Cat. Somewhere inside is a much smaller one.'),
  'alley-cat': card('Alley Cat', 'Cat. Knows every bin by its first name.'),
  kitten: card('Kitten', 'Cat. Mostly ears and opinions.'),

  // ── Keepers: Dogs
  puppy: card('Puppy', 'Dog. Delighted to meet you. Again.'),
  'small-loud-dog': card('Small Loud Dog', 'Dog. Guards the flat against the postman, the wind and itself.'),
  'old-hound': card(
    'Old Hound',
    'Dog. Free action, once on your turn: discard a card from your hand and chase a Cat, one without a Creeper on it,',
    'from in front of another player back into their hand.',
  ),

  // ── Keepers: everything a Cat needs
  'cardboard-box': card(
    'Cardboard Box',
    'While it is in front of you, no other player can pick a Cat of yours, or a Creeper on one, to take, swap, send back or discard.',
    'What happens to everybody at once still happens, and Creeper Reassignment still works. The Box itself is not safe.',
  ),
  'ball-of-yarn': card('Ball of Yarn', 'Was a scarf once. Was nearly one, anyway.'),
  catnip: card('Catnip', 'Grown-ups only. Well, cats only.'),
  'can-of-tuna': card(
    'Can of Tuna',
    'Free action: discard this Keeper from play together with a Creeper in front of you. A Keeper the Creeper clung to stays.',
  ),
  sunbeam: card('Sunbeam', 'Moves across the floor, cat included.'),
  'the-red-dot': card(
    'The Red Dot',
    'Free action, once on your turn: give The Red Dot to a player who has a Cat, and take one of their Cats for it.',
    'Whatever clings to either goes along.',
  ),
  'warm-laundry': card('Warm Laundry', 'Clean for almost a minute.'),
  'the-keyboard': card('The Keyboard', 'hhhhhhhhhhhhhhhhhhjjj.'),
  'the-purr': card('The Purr', 'Runs on nothing at all.'),
  'the-nap': card('The Nap', 'Free action: give up all plays you have left, and your turn is over. Limits apply as usual.'),

  // ── Creepers
  fleas: card('Fleas', clings, blocks),
  hairball: card('Hairball', clings, blocks),
  'the-cone': card('The Cone', clings, blocks),
  'vet-appointment': card('Vet Appointment', blocks, stray),
  'vacuum-cleaner': card('Vacuum Cleaner', blocks, stray),

  // ── Goals
  'lapful-of-cats': card('Lapful of Cats', 'You win with three Cats in front of you.'),
  'the-whole-clowder': card('The Whole Clowder', 'You win with four Cats in front of you.'),
  'raining-cats-and-dogs': card('Raining Cats and Dogs', 'You win with two Cats and a Dog in front of you.'),
  'dog-person-after-all': card('Dog Person After All', 'You win with two Dogs in front of you.'),
  'unlikely-friends': pair('Unlikely Friends', 'Kitten', 'Puppy'),
  'fits-perfectly': pair('Fits Perfectly', 'Cardboard Box', 'any Cat'),
  'one-brain-cell-between-them': pair('One Brain Cell Between Them', 'Orange Cat', 'Puppy'),
  'chasing-the-dot': either('Chasing the Dot', 'The Red Dot', 'Kitten', 'Orange Cat'),
  'hair-on-everything': either('Hair on Everything', 'Warm Laundry', 'Fluffy Cat', 'Black Cat'),
  'spoiled-for-choice': pair('Spoiled for Choice', 'Cardboard Box', 'Warm Laundry'),
  sunbathing: pair('Sunbathing', 'Sunbeam', 'Tabby Cat'),
  'solar-powered': pair('Solar Powered', 'Sunbeam', 'The Nap'),
  'crossing-your-path': pair('Crossing Your Path', 'Black Cat', 'Alley Cat'),
  'formal-dinner': pair('Formal Dinner', 'Tuxedo Cat', 'Can of Tuna'),
  'working-from-home': pair('Working From Home', 'The Keyboard', 'Tuxedo Cat'),
  'youre-not-on-mute': pair("You're Not on Mute", 'The Keyboard', 'Small Loud Dog'),
  'all-tangled-up': pair('All Tangled Up', 'Ball of Yarn', 'Kitten'),
  patchwork: pair('Patchwork', 'Ball of Yarn', 'Calico Cat'),
  'motor-running': pair('Motor Running', 'The Purr', 'Calico Cat'),
  contentment: pair('Contentment', 'The Purr', 'The Nap'),
  'happy-hour': either('Happy Hour', 'Catnip', 'Tabby Cat', 'Alley Cat'),
  'wild-night': pair('Wild Night', 'Catnip', 'The Red Dot'),
  'peace-and-quiet': card(
    'Peace and Quiet',
    'You win with The Nap in front of you, as long as neither Small Loud Dog nor Vacuum Cleaner lies in front of anyone.',
  ),
  'itchy-and-proud': card(
    'Itchy and Proud',
    'You win with the Creeper Fleas in front of you, and Old Hound or Alley Cat as well.',
    carried,
  ),
  'a-gift-for-you': card('A Gift for You', 'You win with the Creeper Hairball and Fluffy Cat in front of you.', carried),
  'satellite-reception': card('Satellite Reception', 'You win with the Creeper The Cone and any Dog in front of you.', carried),
  'bribed-with-tuna': pair('Bribed With Tuna', 'the Creeper Vet Appointment', 'Can of Tuna'),
  'noise-complaint': pair('Noise Complaint', 'the Creeper Vacuum Cleaner', 'Small Loud Dog'),
} satisfies Record<string, CardText>
