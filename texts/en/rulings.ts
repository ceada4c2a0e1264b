/** How the game decides the questions people ask, in short. The ids are those that tests carry in their names. */
import { say } from '../say.ts'

export const rulings = {
  // ── Set-up
  S1: say('The Basic Rules hold from start to end and cannot be removed by any card.', 'A New Rule merely covers the part it contradicts.'),
  S2: 'Everybody starts with three cards. There is no Goal and no New Rule yet.',
  S3: say(
    'Who begins is settled when the table is made: a person the host names, somebody by chance, or whoever draws first.',
    'If nobody draws in time, chance decides.',
  ),
  S4: 'A Creeper among your first cards goes in front of you at once and is made up for, until you hold three cards that are none.',
  S5: 'Turns go clockwise, in the order of the seats. Whoever has left is skipped.',

  // ── The turn
  T1: 'A turn is: draw, play, then go down to the Hand Limit and the Keeper Limit.',
  T2: 'You may play any card you hold, also one that will have no effect.',
  T3: say(
    'You cannot discard a card just to be rid of it; a card or rule has to make you.',
    'It may even happen that you must play the card with which somebody else wins.',
  ),
  T4: 'If you hold fewer cards than you are to play, you play them all, and your plays are over.',
  T5: say(
    'A rule counts from the instant it lands. If you drew 1 and play Draw 4, you draw 3 more.',
    'If you drew 4 and play Draw 2, you keep what you have and draw nothing.',
  ),
  T6: say(
    'A new number of plays counts for the turn you are in, with the plays already made.',
    'If you have made that many or more, your plays are over.',
  ),
  T7: 'Under Play All you also play what you gain on the way. Only a card that ends the turn lets you keep unplayed cards.',
  T8: say(
    'A New Rule replaces an older one about the same thing: drawing, playing, hands or Keepers.',
    'Rules about different things stand side by side, as many as there are.',
  ),
  T9: 'All that an Action sets off belongs to a single play, however deep it goes.',
  T10: 'Cards an Action lets you draw and play are a hand of their own. Anything else you draw meanwhile joins your real hand.',
  T11: say(
    'Free actions are possible at any moment of your own turn: before the draw, between plays and after the last one.',
    'They are not plays, and they are gone when the turn has passed on.',
  ),
  T12: 'What you draw before your draw, such as a No-Hand Bonus, does not count towards the Draw rule.',
  T13: 'In play means face up on the table, not in the discard pile.',
  T14: 'A Keeper with a power can be used by you only while it lies in front of you.',
  T15: 'A card you play is carried out as far as it can be. You are free only where the card leaves you free.',

  // ── Limits
  L1: say(
    'Limits bind you only while it is not your turn; on your turn they wait until it ends.',
    'When a new limit lands, everybody else goes down to it at once, in any order.',
  ),
  L2: 'Whoever has to discard picks the cards.',
  L3: 'A Hand Limit is the most you may hold. You never draw up to it.',
  L4: 'If a limit goes, or you are under it again before you have answered, nothing has to be discarded any more.',
  L5: 'Without a Keeper Limit you may have as many Keepers as you like. Creepers never count towards it.',
  L6: 'Inflation changes the numbers of limits just as it does those of draws and plays.',
  L7: 'Over both limits at once, you get two questions and answer them in any order.',
  L8: 'Limits are met at the end of every turn, also when your next turn follows straight away.',
  L9: 'Newcomers keep to the limits at once. A turn begins only when all discards owed have been made.',

  // ── Goals and winning
  G1: 'A new Goal replaces the old one, unless a rule allows two. As long as there is no Goal, nobody can win.',
  G2: say(
    'Whoever meets the Goal wins that very moment, also off turn, and a single instant is enough.',
    'It is checked each time a card has had its full effect, never half-way through one.',
  ),
  G3: 'If two or more players meet a Goal at the same moment, nobody wins, and play goes on until just one does.',
  G4: 'For a Goal only what lies in play counts, not what you hold, unless the Goal itself asks for your hand.',
  G5: 'You can take the Keeper of somebody else only when a card or rule says so.',

  // ── Piles
  P1: 'When a card is needed and the draw pile is empty, the discard pile is shuffled. If both are empty, there is nothing to draw.',
  P2: 'Anyone may look through the discard pile. The order of the draw pile and the hands of others stay hidden.',

  // ── Players come and go
  J1: say(
    'You can join a running game: the last seat, three cards, and turns like everybody else, six players at most.',
    'If an effect is half-way, you wait for your cards until it is done.',
  ),
  J2: say(
    'Whoever leaves puts hand and Keepers on the discard pile; questions to them vanish, and their turn ends.',
    'If just one player is left, the game ends without a winner.',
  ),

  // ── Cards people ask about
  A1: 'Trade Hands has to be carried out even if everybody else is empty-handed.',
  A2: 'With Use What You Take you are the one who plays the card, so a Keeper lands in front of you.',
  A3: 'Steal a Keeper and Steal Something take from the table, never from a hand.',
  A4: "If Draw 2 and Use 'Em brings two Goals, each has its moment in play, and a moment is enough to win.",

  // ── Creepers
  C1: say(
    'A Creeper you draw goes in front of you at once, and you draw another card for it. It is no play.',
    'That is so for every draw, also inside an Action.',
  ),
  C2: 'With a Creeper in front of you, you cannot win, unless the Goal needs that Creeper or a rule says otherwise.',
  C3: say(
    'In the world of Batman, a villain in front of anybody keeps everybody from winning.',
    'If the Goal itself needs a villain, all villains are ignored.',
  ),
  C4: 'Creepers lie with the Keepers but are none. Only cards that speak of Creepers move them.',
  C5: say(
    'In the world of cats, some Creepers fasten themselves to a Keeper of their holder; with none there, they wait for the first.',
    'From then on the two move as one, and picking either picks both. If several Keepers come at once, the holder chooses.',
  ),
  C6: 'In the world of Regular Show there are two Creepers, and two cards that get rid of them: Creeper Sweeper and Step Off!',

  // ── Surprises
  U1: say(
    'A Surprise is one of your plays on your own turn. On the turn of somebody else it answers what they do, and costs no play.',
    'What it does depends on which of the two it is.',
  ),
  U2: 'Any Surprise can be used to cancel another Surprise.',
  U3: say(
    'You arm a Surprise ahead of time, in secret. When its moment comes, it is played by itself, before the thing it answers takes effect.',
    'Several go off in the order of the seats, and one that has nothing left to answer stays armed.',
    'A table may choose to be asked instead: then everybody with cards is asked each time, whether they hold a Surprise or not.',
    'Whoever says nothing for as long as the table agreed on, usually an hour, passes.',
  ),
  U4: say(
    'A Surprise needs its moment and cannot be spent on nothing; nobody answers their own play. A cancelled play counts as made.',
    'Cancel a cancel, and what it answered stands again.',
  ),
  U5: 'A Surprise that a card turns up and plays does what it does on your own turn.',
  U6: say(
    'A Surprise armed against Surprises guards what is yours, unless you widen it to everybody or narrow it to certain cards or players.',
    'It answers the newest one that still stands and is not your own.',
  ),

  // ── Worlds
  E1: 'Any Keeper with the Doctor icon is a Doctor, any with the Companion icon a Companion. One card never counts twice for a Goal.',
  E2: say(
    'Do Me a Solid takes the first Keeper its player draws from then on, one for each debt. Time Machine gives its owner a turn after anybody’s turn.',
    'Yeahuh! has to come with a Keeper played from hand; nobody is reminded. Each player may challenge a Keeper once.',
    'A wrong challenge with an empty hand costs nothing.',
  ),
  E3: 'A Cat is any Keeper with the Cat icon, a Dog any with the Dog icon.',

  // ── Solo
  O1: 'Alone, you play without the cards that need other people.',
  O2: 'The New Rules are a deck of their own, with a discard pile of their own; all else is the main deck. You start with three cards from it.',
  O3: 'After each of your turns the top card of the rules deck comes into force and replaces what it contradicts. Then your next turn begins.',
  O4: 'When you meet the Goal, it is scored, and the Keepers and Creepers it asked for are discarded. You play on.',
  O5: 'The game is over the moment the last card leaves either deck; nothing is shuffled again. Your score is the number of Goals.',
  O6: say(
    'A new rule comes after extra turns too. Two Goals met at once both count. Where several cards would do, you choose which are discarded.',
    'Creepers keep you from scoring as they keep you from winning.',
  ),

  // ── Mixed decks
  X1: 'A mixed table shuffles two or three whole worlds together. The Basic Rules are there once.',
  X2: 'A card that several of them have is there several times, and a Goal takes any copy.',
  X3: 'Every Creeper blocks as it does in its own world, and villains everybody, whatever world the Goal is from.',
  X4: 'Creeper means villains too; Arkham Asylum takes villains only.',
  X5: 'Who begins is left to chance unless the table says otherwise. Alone, you play without what any of the worlds leaves out.',

  // ── Fine points
  F1: 'An Action that has begun is finished before a free action can be used.',
  F2: "A card that is being carried out lies in no pile: it cannot be shuffled in, nor fetched by Let's Do That Again!",
  F3: 'Your hand always means your real hand. Cards an Action has set apart do not count for 10 Cards in Hand.',
  F4: say(
    'Inflation also raises the numbers of a card that is half-way through. Numbers spelled out as words stay.',
    'What was done under Inflation is not undone when it goes.',
  ),
  F5: 'Only your normal draw, bonuses and Inflation included, counts towards the Draw rule. What Jackpot! or Recycling give does not.',
  F6: say(
    'Poor Bonus, Rich Bonus and Party Bonus add up. A bonus play changes nothing under Play All and turns Play All But 1 into it.',
    'A draw bonus that begins in mid-turn is drawn at once, once per turn.',
  ),
  F7: 'Under Play All But 1, if you began empty-handed and drew no more than you have to keep, you draw until one card can be played.',
  F8: 'The discard pile is shuffled when a card is needed, not already when the last one is drawn.',
  F9: 'Extra turns come in the order in which they were called. One card never gives you two extra turns in a row.',
  F10: 'Get On With It! and Swap Plays for Draws work under Play All too. Used before the draw, they cost you the draw.',
  F11: 'What happens to all at once happens in one moment; nothing can be used in between.',
  F12: 'How many cards somebody holds is open to all, as are Keepers, Creepers, rules, Goals and the discard pile.',
  F13: 'A Creeper that is moved, dealt or stolen is not made up for by another card.',
  F14: say(
    'A Goal that needs a Creeper does not excuse your other ones; more of the needed one do no harm.',
    'A Goal that counts Creepers excuses them all.',
  ),
  F15: 'If Double Agenda goes while two Goals are in play, the player on turn discards one of them. The same goes for Rules Reset.',
  F16: 'If nobody can ever draw or play again, the game ends in a draw.',
  F17: say(
    'A free action is offered only while it can do something.',
    'Where that depends on cards in your hand, your turn waits for you all the same, so that nobody can read your hand from it.',
  ),
  F18: 'First Play Random plays the card by itself. You are asked only if there is something you could use before.',

  // ── Time
  W1: say(
    'When your time runs out, the game answers: it plays a card by chance, discards what came last and uses no free action.',
    'All other choices are left to chance; what you could decline or deny is taken as no.',
  ),
  W2: 'Questions that reach you one after another, with nobody else asked in between, share one clock.',
  W3: 'After your time has run out, the rest of that turn runs on a much shorter clock.',
  W4: 'An offer has no clock. It stays open as long as it makes sense.',
}

export type RulingId = keyof typeof rulings
