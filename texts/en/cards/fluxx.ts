/** The cards that only the base edition has. Keepers do nothing, so they get a line for company. */
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { pair } from './phrases.ts'

export const fluxx = {
  // ── New Rules
  'first-play-random': card(
    'First Play Random',
    'Each turn, once you have drawn, chance picks the first card you play from your hand.',
    'It does not apply in a turn with just a single play, bonuses included. Free actions remain yours to choose.',
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
  'no-limits': card(
    'No Limits',
    'Every Hand Limit and every Keeper Limit in play goes to the discard pile. If there is none, nothing happens.',
  ),
  'share-the-wealth': card(
    'Share the Wealth',
    'All Keepers on the table are collected, shuffled and dealt face up, one by one, clockwise from you, until every one has a place.',
    'Only then is it checked whether somebody wins.',
  ),
  'todays-special': card(
    "Today's Special!",
    'Put your hand aside, draw 3 cards and tell the table honestly what today is for you; nobody checks.',
    'On your birthday you play 3 of them, on a holiday or anniversary 2, on any other day 1.',
    'Discard what is left and pick up your hand again. It is all a single play.',
  ),
  'trash-a-new-rule': card(
    'Trash a New Rule',
    'Pick any New Rule in play: it goes to the discard pile. If there is none, nothing happens.',
  ),
} satisfies Record<string, CardText>
