/** What the terminal itself says; the words of the game are in the texts. */
import type { Language } from '@meanwhile/texts'

export type Words = {
  welcome: (edition: string) => string
  forHelp: string
  seed: (seed: string) => string
  person: (number: number) => string
  table: { turn: (number: number, whose: string) => string; nobodysTurn: string; piles: (draw: number, discard: number) => string }
  yours: string
  rules: string
  alsoInForce: string
  allBut: (count: number) => string
  goals: string
  noGoal: string
  players: string
  holds: (count: number) => string
  waits: string
  nothingInFront: string
  aside: string
  hand: string
  emptyHand: string
  since: string
  pick: (min: number, max: number, options: number, keep: boolean) => string
  /** How many offers are open, and how to see them. */
  mayAlso: (offers: number) => string
  /** Of all offers, by number: how one is taken. */
  takeOffer: string
  noOffers: string
  noSuchOffer: (number: number, offers: number) => string
  /** Somebody has just done what can be challenged. */
  letItBe: string
  passKeyboard: (name: string) => string
  pressEnter: string
  help: string[]
  notUnderstood: string
  noSuchNumber: (number: number, options: number) => string
  wrongCount: (min: number, max: number) => string
  twice: (number: number) => string
  readWhat: string
  noSuchCard: (name: string) => string
  whyNumbers: string
  whyQuestion: string
  emptyLog: string
  emptyDiscard: string
  leave: string
  again: string
  yesOrNo: string
  /** How people say yes and no, in small letters. */
  yes: string[]
  no: string[]
  bye: string
}

const en: Words = {
  welcome: (edition) => `Meanwhile: ${edition}`,
  forHelp: 'Answer with numbers. Type ? for help.',
  seed: (seed) => `To play this deal again: --seed ${seed}`,
  person: (number) => `Player ${number}`,
  table: {
    turn: (number, whose) => `Turn ${number}: ${whose}`,
    nobodysTurn: 'Nobody has begun yet',
    piles: (draw, discard) => `draw pile ${draw}, discard pile ${discard}`,
  },
  yours: 'your turn',
  rules: 'Rules in force',
  alsoInForce: 'Also:',
  allBut: (count) => `all but ${count}`,
  goals: 'Goal',
  noGoal: 'none yet',
  players: 'Players',
  holds: (count) => (count === 1 ? '1 card' : `${count} cards`),
  waits: 'gets cards soon',
  nothingInFront: 'no Keepers',
  aside: 'Drawn apart from your hand',
  hand: 'Your hand',
  emptyHand: 'no cards',
  since: 'Meanwhile',
  pick: (min, max, options, keep) => {
    const count = min === max ? `${min}` : `${min} to ${max}`
    return `Pick ${count} of 1–${options}${keep ? ' to keep' : ''} > `
  },
  mayAlso: (offers) => `You may also do ${offers === 1 ? 'something' : `${offers} things`} out of turn: type o.`,
  takeOffer: 'Take one by its number and that of your pick, as in: o 1 2',
  noOffers: 'There is nothing you could do out of turn just now.',
  noSuchOffer: (number, offers) => `There is no offer ${number}: they go from 1 to ${offers}.`,
  letItBe: 'Take it, as in: o 1 1, or press Enter to let it be > ',
  passKeyboard: (name) => `Pass the keyboard to ${name}.`,
  pressEnter: 'Press Enter when nobody else can see the screen > ',
  help: [
    '1        pick what stands beside that number; several: 1 3; none, where that is allowed: 0',
    '1 Hello  says something with it, such as a word that a rule wants to hear',
    'o        what you may do out of turn; o 1 2 takes the first of it, with its second option',
    'r 3      read the card beside that number, with its fine points; or by name: r milk',
    'why      why the numbers are what they are, and why you are asked',
    'log      what happened so far',
    'd        what lies in the discard pile, the top card first',
    't        show the table again',
    'q        leave the game',
  ],
  notUnderstood: 'That is neither a number from the list nor a command. Type ? for help.',
  noSuchNumber: (number, options) => `There is no ${number} in the list: it goes from 1 to ${options}.`,
  wrongCount: (min, max) => (min === max ? `Pick exactly ${min}, as in: ${example(min)}` : `Pick ${min} to ${max}, as in: ${example(max)}`),
  twice: (number) => `You named ${number} twice.`,
  readWhat: 'Which card? Name its number or a part of its name, as in: r 3, r milk',
  noSuchCard: (name) => `There is no card called “${name}” in this deck.`,
  whyNumbers: 'Why the numbers are what they are',
  whyQuestion: 'Why you are asked',
  emptyLog: 'Nothing has happened yet.',
  emptyDiscard: 'The discard pile is empty.',
  leave: 'Leave the game? It is not kept. (y/n) > ',
  again: 'Play again? (y/n) > ',
  yesOrNo: 'Please answer y or n.',
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  bye: 'Goodbye.',
}

const de: Words = {
  welcome: (edition) => `Meanwhile: ${edition}`,
  forHelp: 'Antworte mit Zahlen. Mit ? kommt Hilfe.',
  seed: (seed) => `Dieselben Karten noch einmal: --seed ${seed}`,
  person: (number) => `Person ${number}`,
  table: {
    turn: (number, whose) => `Zug ${number}: ${whose}`,
    nobodysTurn: 'Noch hat niemand begonnen',
    piles: (draw, discard) => `Nachziehstapel ${draw}, Ablagestapel ${discard}`,
  },
  yours: 'du bist am Zug',
  rules: 'Was gilt',
  alsoInForce: 'Außerdem:',
  allBut: (count) => `alle bis auf ${count}`,
  goals: 'Ziel',
  noGoal: 'noch keins',
  players: 'Am Tisch',
  holds: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  waits: 'bekommt bald Karten',
  nothingInFront: 'keine Schätze',
  aside: 'Getrennt von deiner Hand gezogen',
  hand: 'Deine Hand',
  emptyHand: 'keine Karten',
  since: 'Inzwischen',
  pick: (min, max, options, keep) => {
    const count = min === max ? `${min}` : `${min} bis ${max}`
    return `Wähle ${count} aus 1–${options}${keep ? ' zum Behalten' : ''} > `
  },
  mayAlso: (offers) => `Außer der Reihe kannst du ${offers === 1 ? 'noch etwas' : `noch ${offers} Dinge`} tun: Mit o siehst du es.`,
  takeOffer: 'Nimm eins mit seiner Zahl und der deiner Wahl, etwa so: o 1 2',
  noOffers: 'Außer der Reihe kannst du gerade nichts tun.',
  noSuchOffer: (number, offers) => `Ein Angebot ${number} gibt es nicht: Sie gehen von 1 bis ${offers}.`,
  letItBe: 'Nimm es, etwa so: o 1 1, oder lass es mit Enter > ',
  passKeyboard: (name) => `Jetzt ist ${name} an der Tastatur.`,
  pressEnter: 'Drücke Enter, wenn niemand sonst den Bildschirm sieht > ',
  help: [
    '1        wählt, was neben der Zahl steht; mehreres: 1 3; nichts, wo das erlaubt ist: 0',
    '1 Hallo  sagt etwas dazu, etwa ein Wort, das eine Regel hören will',
    'o        was du außer der Reihe tun kannst; o 1 2 nimmt das erste davon, mit der zweiten Möglichkeit',
    'r 3      liest die Karte neben der Zahl, mit ihren Feinheiten; oder mit Namen: r milch',
    'why      warum die Zahlen so sind und warum du gefragt wirst',
    'log      was bisher geschah',
    'd        was auf dem Ablagestapel liegt, die oberste Karte zuerst',
    't        zeigt den Tisch noch einmal',
    'q        verlässt das Spiel',
  ],
  notUnderstood: 'Das ist weder eine Zahl aus der Liste noch ein Befehl. Mit ? kommt Hilfe.',
  noSuchNumber: (number, options) => `Die ${number} gibt es in der Liste nicht: Sie geht von 1 bis ${options}.`,
  wrongCount: (min, max) =>
    min === max ? `Wähle genau ${min}, etwa so: ${example(min)}` : `Wähle ${min} bis ${max}, etwa so: ${example(max)}`,
  twice: (number) => `Die ${number} steht zweimal da.`,
  readWhat: 'Welche Karte? Nenne ihre Zahl oder einen Teil ihres Namens, etwa: r 3, r milch',
  noSuchCard: (name) => `Eine Karte namens „${name}“ gibt es in diesem Spiel nicht.`,
  whyNumbers: 'Warum die Zahlen so sind',
  whyQuestion: 'Warum du gefragt wirst',
  emptyLog: 'Noch ist nichts geschehen.',
  emptyDiscard: 'Der Ablagestapel ist leer.',
  leave: 'Das Spiel verlassen? Es wird nicht aufgehoben. (j/n) > ',
  again: 'Noch ein Spiel? (j/n) > ',
  yesOrNo: 'Bitte antworte mit j oder n.',
  yes: ['j', 'ja', 'y'],
  no: ['n', 'nein'],
  bye: 'Auf Wiedersehen.',
}

/** "1 2 3" */
function example(count: number): string {
  return Array.from({ length: count }, (_, i) => i + 1).join(' ')
}

export const words: Record<Language, Words> = { en, de }
