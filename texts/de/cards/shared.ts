/**
 * Karten, die mehrere Ausgaben drucken, in unseren Worten. Eine Ziffer ist eine gedruckte Zahl, die Inflation erhöht; ein Zahlwort
 * bleibt, wie es ist.
 */
import type { shared as words } from '../../en/cards/shared.ts'
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { surprise } from './phrases.ts'

const drawRule = (n: number) =>
  card(
    `Zieh ${n}`,
    `In deinem Zug ziehst du insgesamt ${n} Karten.`,
    'Spielst du diese Karte, ziehst du sofort nach, was noch fehlt; was du schon mehr gezogen hast, bleibt dir.',
    'Ersetzt jede andere Regel fürs Ziehen.',
  )

const playRule = (n: number) =>
  card(
    `Spiel ${n}`,
    `In deinem Zug spielst du insgesamt ${n} Karten; was du schon gespielt hast, zählt mit.`,
    'Hast du weniger auf der Hand, spielst du alle; hast du schon so viele gespielt, kommt keine mehr dazu.',
    'Ersetzt jede andere Regel fürs Spielen.',
  )

const handLimit = (n: number) =>
  card(
    `Handlimit ${n}`,
    `Solange du nicht am Zug bist, darfst du höchstens ${n} ${n === 1 ? 'Karte' : 'Karten'} auf der Hand haben.`,
    'Was zu viel ist, legst du sofort ab, und du wählst aus, was geht; in deinem eigenen Zug hat das bis zum Zugende Zeit.',
    'Ersetzt jedes andere Handlimit.',
  )

const keeperLimit = (n: number) =>
  card(
    `Schatzlimit ${n}`,
    `Solange du nicht am Zug bist, dürfen höchstens ${n} Schätze vor dir liegen.`,
    'Was zu viel ist, legst du sofort ab, und du wählst aus, was geht; in deinem eigenen Zug hat das bis zum Zugende Zeit.',
    'Ersetzt jedes andere Schatzlimit.',
  )

export const shared: Record<keyof typeof words, CardText> = {
  'basic-rules': card(
    'Grundregeln',
    'Zieh 1 Karte, dann spiel 1 Karte. Für Hand und Schätze gibt es kein Limit.',
    'Diese Regeln bleiben immer liegen; eine Neue Regel verdeckt nur den Teil, dem sie widerspricht.',
  ),

  // ── Neue Regeln
  'draw-2': drawRule(2),
  'draw-3': drawRule(3),
  'draw-4': drawRule(4),
  'draw-5': drawRule(5),
  'play-2': playRule(2),
  'play-3': playRule(3),
  'play-4': playRule(4),
  'play-all': card(
    'Spiel alles',
    'Spiel alle Karten auf deiner Hand und alle, die unterwegs dazukommen, bis sie leer ist oder eine Karte deinen Zug beendet.',
    'Boni fürs Spielen ändern daran nichts. Ersetzt jede andere Regel fürs Spielen.',
  ),
  'play-all-but-1': card(
    'Spiel alles bis auf 1',
    'Behalte 1 Karte auf der Hand und spiel alle anderen.',
    'War deine Hand zu Beginn des Zuges leer und hast du nicht mehr gezogen, als du behalten musst, zieh, bis du eine spielen kannst.',
    'Jeder Bonus fürs Spielen lässt dich eine Karte weniger behalten. Ersetzt jede andere Regel fürs Spielen.',
  ),
  'hand-limit-0': handLimit(0),
  'hand-limit-1': handLimit(1),
  'hand-limit-2': handLimit(2),
  'hand-limit-3': handLimit(3),
  'keeper-limit-2': keeperLimit(2),
  'keeper-limit-3': keeperLimit(3),
  'keeper-limit-4': keeperLimit(4),
  'no-hand-bonus': card(
    'Leere-Hand-Bonus',
    'Beginnst du deinen Zug mit leerer Hand, ziehst du vor allem anderen 3 Karten, zusätzlich zu deinen normalen.',
    'Ein Zug, der schon läuft, wenn diese Regel kommt, bekommt keinen Bonus.',
  ),
  'double-agenda': card(
    'Doppelziel',
    'Zwei Ziele können nebeneinander liegen, und jedes von beiden gewinnt. Wer noch eines spielt, wählt, welches der beiden es ersetzt.',
    'Geht diese Regel, während zwei Ziele ausliegen, wählt, wer am Zug ist, welches Ziel abgelegt wird.',
  ),
  'get-on-with-it': card(
    'Weiter geht’s!',
    'Freie Aktion, vor deiner letzten gespielten Karte und mit einer Karte auf der Hand:',
    'Leg deine ganze Hand ab, zieh 3 Karten, und dein Zug ist vorbei.',
    'Was du noch hättest spielen können, verfällt, und ebenso das Ziehen, wenn du noch nicht gezogen hast.',
    'Das geht auch, wenn du überhaupt nur eine einzige Karte spielen darfst.',
  ),
  'goal-mill': card(
    'Zielmühle',
    'Freie Aktion, einmal in deinem Zug: Leg beliebig viele Ziele aus deiner Hand ab, mindestens eines, und zieh ebenso viele Karten.',
  ),
  'mystery-play': card(
    'Wundertüte',
    'Freie Aktion, einmal in deinem Zug: Deck die oberste Karte des Nachziehstapels auf und spiel sie, was immer es ist.',
    'Sie zählt nicht zu den Karten, die du spielen darfst, und kommt nie auf deine Hand.',
  ),
  recycling: card('Recycling', 'Freie Aktion, einmal in deinem Zug: Wähl einen Schatz, der vor dir liegt, leg ihn ab und zieh 3 Karten.'),

  // ── Ziele
  '5-keepers': card(
    '5 Schätze',
    'Du gewinnst, wenn 5 oder mehr Schätze vor dir liegen und vor niemandem sonst ebenso viele. Bei Gleichstand geht es weiter.',
  ),
  '10-cards-in-hand': card(
    '10 Karten auf der Hand',
    'Du gewinnst mit 10 oder mehr Karten auf der Hand, wenn niemand sonst ebenso viele hält. Bei Gleichstand geht es weiter.',
  ),

  // ── Aktionen
  'draw-2-and-use-em': card(
    'Zieh 2 und spiel sie',
    'Leg deine Hand beiseite, zieh 2 Karten und spiel sie alle, in welcher Reihenfolge du magst. Dann nimm deine Hand wieder auf.',
    'Was immer das auslöst, es zählt als eine einzige gespielte Karte.',
  ),
  'draw-3-play-2-of-them': card(
    'Zieh 3, spiel 2 davon',
    'Leg deine Hand beiseite, zieh 3 Karten, spiel 2 davon, in welcher Reihenfolge du magst, und leg ab, was übrig ist.',
    'Dann nimm deine Hand wieder auf. Was immer das auslöst, es zählt als eine einzige gespielte Karte.',
  ),
  'empty-the-trash': card(
    'Papierkorb leeren',
    'Beginn mit dieser Karte einen neuen Ablagestapel und misch alles andere aus dem alten in den Nachziehstapel.',
    'Karten, deren Wirkung noch läuft, bleiben davon unberührt.',
  ),
  'everybody-gets-1': card(
    '1 für alle',
    'Leg deine Hand beiseite und zieh für jede Person am Tisch 1 Karte, auch für dich. Schau sie an und entscheide, wer welche bekommt:',
    '1 für jede Hand. Dann nimm deine Hand wieder auf. Wer von den anderen nun über einem Handlimit liegt, legt sofort ab.',
  ),
  'exchange-keepers': card(
    'Schätze tauschen',
    'Wähl einen Schatz vor dir und einen vor jemand anderem: Sie tauschen die Plätze. Wenn es geht, musst du.',
    'Hast du keinen oder hat sonst niemand einen, passiert nichts.',
  ),
  jackpot: card('Jackpot!', 'Glück gehabt: Nimm 3 Karten vom Nachziehstapel auf die Hand, zusätzlich zu deinen normalen.'),
  'lets-do-that-again': card(
    'Das Ganze noch mal!',
    'Such dir aus dem Ablagestapel eine Aktion oder Neue Regel aus und spiel sie auf der Stelle; alles zählt als eine gespielte Karte.',
    'Diese Karte selbst kannst du nicht wählen und auch keine, deren Wirkung noch läuft. Der Stapel behält seine Reihenfolge.',
    'Ist nichts Passendes da, passiert nichts.',
  ),
  'lets-simplify': card(
    'Einfacher, bitte',
    'Leg Neue Regeln ab, die im Spiel sind, welche du willst: bis zur Hälfte, aufgerundet, und gar keine ist auch in Ordnung.',
    'Sie gehen alle zugleich.',
  ),
  'random-tax': card(
    'Zufallssteuer',
    'Von der Hand aller anderen wandert je 1 zufällig gezogene Karte auf deine. Wer keine Karten hat, zahlt nichts.',
  ),
  'rock-paper-scissors-showdown': card(
    'Duell: Schere, Stein, Papier',
    'Fordere jemanden heraus. Ihr zeigt beide heimlich Schere, Stein oder Papier, wann es euch passt; bei gleichen Zeichen noch einmal.',
    'Wer zuerst 2 Siege hat, nimmt die ganze Hand der anderen Person zur eigenen dazu.',
  ),
  'rotate-hands': card(
    'Handkarten weitergeben',
    'Wähl links oder rechts. Alle, auch du, geben im selben Augenblick ihre ganze Hand an die Person auf dieser Seite weiter.',
    'Wer von den anderen nun über einem Handlimit liegt, legt sofort ab.',
  ),
  'rules-reset': card(
    'Alles auf Anfang',
    'Alle Neuen Regeln im Spiel werden abgelegt, und es gelten nur noch die Grundregeln.',
    'Das Ziel bleibt; liegen zwei aus, wählst du, welches geht.',
  ),
  'steal-a-keeper': card(
    'Schatz stehlen',
    'Wähl einen Schatz, der vor jemand anderem liegt: Er kommt vor dich. Hat sonst niemand einen, passiert nichts.',
  ),
  'take-another-turn': card(
    'Noch ein Zug',
    'Wenn dieser Zug vorbei ist, bist du gleich wieder dran. Durch diese Karte hast du nie mehr als zwei Züge hintereinander.',
  ),
  'trade-hands': card(
    'Handkarten tauschen',
    'Wähl jemand anderen und tauscht eure ganzen Hände. Du musst, auch wenn du dafür nur eine leere Hand bekommst.',
    'Liegt die andere Person nun über einem Handlimit, legt sie sofort ab.',
  ),
  'trash-a-keeper': card(
    'Schatz wegwerfen',
    'Wähl irgendeinen Schatz auf dem Tisch, auch einen eigenen: Er wird abgelegt. Gibt es keinen, passiert nichts.',
  ),
  'use-what-you-take': card(
    'Nimm’s und spiel’s',
    'Wähl jemand anderen mit Karten auf der Hand. Der Zufall zieht eine davon, und du spielst sie auf der Stelle;',
    'alles zählt als eine gespielte Karte. Sie gilt als von dir gespielt: Ein Schatz landet vor dir.',
    'Sind alle anderen Hände leer, passiert nichts.',
  ),
  'zap-a-card': card(
    'Karte wegzappen!',
    'Wähl eine Karte im Spiel, ob Ziel, Neue Regel oder ein Schatz vor irgendwem, und nimm sie auf die Hand.',
    'Sie wirkt ab sofort nicht mehr. Auch eine Plage kannst du wählen; sie kommt aber vor dich.',
    'Die Grundregeln bleiben liegen. Ist sonst nichts im Spiel, passiert nichts.',
  ),
  'steal-something': card(
    'Irgendwas stehlen',
    'Wähl einen Schatz oder eine Plage vor jemand anderem: Die Karte kommt vor dich. Hat sonst niemand eine, passiert nichts.',
  ),
  'mix-it-all-up': card(
    'Alles durcheinander',
    'Alle Schätze und Plagen auf dem Tisch werden eingesammelt, gemischt und offen verteilt, reihum im Uhrzeigersinn, bei dir beginnend.',
    'Was aneinander hing, wird vorher getrennt. Erst wenn die letzte Karte liegt, wird geschaut, ob jemand gewinnt.',
  ),
  'trash-something': card(
    'Irgendwas wegwerfen',
    'Wähl irgendeinen Schatz oder irgendeine Plage auf dem Tisch, auch vor dir: Die Karte wird abgelegt. Gibt es keine, passiert nichts.',
  ),
  'creeper-sweeper': card(
    'Plagenkehraus',
    'Alle Plagen im Spiel werden abgelegt, vor wem sie auch liegen. Gibt es keine, passiert nichts.',
  ),

  // ── Überraschungen
  'canceled-plans': surprise(
    'Abgesagt',
    'Alle Ziele im Spiel werden abgelegt, und alle anderen legen ein Ziel aus der Hand ab oder, wer keines hat, eine zufällige Karte.',
    'Wird ein Ziel gespielt, wird es abgelegt, bevor jemand damit gewinnt, und das Ziel, das es ersetzt hätte, bleibt.',
  ),
  'stop-that': surprise(
    'Schluss damit!',
    'Alle anderen legen eine Aktion aus der Hand ab oder, wer keine hat, eine zufällige Karte.',
    'Wird eine Aktion gespielt, wird sie abgelegt, bevor sie etwas tut. Freie Aktionen lassen sich nicht aufhalten.',
  ),
  'thats-mine': surprise(
    'Das gehört mir!',
    'Wähl einen Schatz vor jemand anderem: Er kommt vor dich. Hat sonst niemand einen, passiert nichts.',
    'Wird ein Schatz gespielt, landet er vor dir und hat nie vor der anderen Person gelegen.',
  ),
  veto: surprise(
    'Veto!',
    'Leg bis zu zwei Neue Regeln ab, die im Spiel sind, welche du willst.',
    'Wird eine Neue Regel gespielt, wird sie abgelegt, bevor sie gilt, und die Regel, die sie ersetzt hätte, bleibt.',
  ),
}
