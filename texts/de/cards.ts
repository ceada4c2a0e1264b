/** Jede Karte in unseren Worten. Eine Ziffer ist eine gedruckte Zahl, die Inflation erhöht; ein Zahlwort bleibt, wie es ist. */
import { card } from '../say.ts'
import type { Texts } from '../schema.ts'

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

const pair = (name: string, one: string, other: string) => card(name, `Du gewinnst, wenn ${one} und ${other} vor dir liegen.`)

export const cards: Texts['cards'] = {
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
  'keeper-limit-2': keeperLimit(2),
  'keeper-limit-3': keeperLimit(3),
  'keeper-limit-4': keeperLimit(4),
  'no-hand-bonus': card(
    'Leere-Hand-Bonus',
    'Beginnst du deinen Zug mit leerer Hand, ziehst du vor allem anderen 3 Karten, zusätzlich zu deinen normalen.',
    'Ein Zug, der schon läuft, wenn diese Regel kommt, bekommt keinen Bonus.',
  ),
  'first-play-random': card(
    'Zufall zuerst',
    'In jedem Zug bestimmt nach dem Ziehen der Zufall die erste Karte, die du aus der Hand spielst.',
    'Das gilt nicht in einem Zug, in dem du mit allen Boni nur eine einzige Karte spielst. Freie Aktionen wählst du weiter selbst.',
  ),
  'double-agenda': card(
    'Doppelziel',
    'Zwei Ziele können nebeneinander liegen, und jedes von beiden gewinnt. Wer noch eines spielt, wählt, welches der beiden es ersetzt.',
    'Geht diese Regel, während zwei Ziele ausliegen, wählt, wer am Zug ist, welches Ziel abgelegt wird.',
  ),
  inflation: card(
    'Inflation',
    'Alle anderen mit Ziffern gedruckten Zahlen gelten um 1 höher, auch die der Grundregeln; als Wort geschriebene bleiben, wie sie sind.',
    'Das wirkt sofort: Bist du am Zug, ziehst du nach, was fehlt, und darfst die zusätzliche Karte spielen.',
  ),
  'party-bonus': card(
    'Partybonus',
    'Solange die Party vor irgendwem liegt, ziehen alle in ihrem Zug 1 Karte mehr und spielen 1 Karte mehr.',
    'Beginnt das während deines Zuges, ziehst du die zusätzliche Karte sofort, aber nur einmal pro Zug.',
  ),
  'poor-bonus': card(
    'Armutsbonus',
    'Liegen vor dir weniger Schätze als vor allen anderen, ziehst du in deinem Zug 1 Karte mehr; bei Gleichstand gilt das nicht.',
    'Du kannst es nicht ablehnen. Hast du erst während deines Zuges die wenigsten, ziehst du sie dann, einmal pro Zug.',
  ),
  'rich-bonus': card(
    'Reichtumsbonus',
    'Liegen vor dir mehr Schätze als vor allen anderen, spielst du in deinem Zug 1 Karte mehr; bei Gleichstand gilt das nicht.',
    'Du kannst es nicht ablehnen, und nach jeder gespielten Karte deines Zuges wird neu geschaut.',
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
  'swap-plays-for-draws': card(
    'Ziehen statt spielen',
    'Freie Aktion, solange du noch spielen darfst: Verzichte auf alles Weitere und zieh für jede Karte, die du nicht spielst, eine neue.',
    'Dann ist dein Zug vorbei. Boni zählen mit, aber nie mehr als die Karten auf deiner Hand;',
    'was du unter „Spiel alles bis auf 1“ behalten musst, zählt nicht.',
  ),

  // ── Ziele
  'the-appliances': pair('Elektrogeräte', 'Toaster', 'Fernseher'),
  'baked-goods': pair('Backwaren', 'Brot', 'Kekse'),
  'bed-time': pair('Schlafenszeit', 'Schlaf', 'Zeit'),
  'bread-and-chocolate': pair('Brot & Schokolade', 'Brot', 'Schokolade'),
  'cant-buy-me-love': pair('Liebe ist unbezahlbar', 'Geld', 'Liebe'),
  'chocolate-cookies': pair('Schokokekse', 'Schokolade', 'Kekse'),
  'chocolate-milk': pair('Schokomilch', 'Schokolade', 'Milch'),
  'day-dreams': pair('Tagträume', 'Sonne', 'Träume'),
  dreamland: pair('Traumland', 'Schlaf', 'Träume'),
  'the-eye-of-the-beholder': pair('Im Auge des Betrachters', 'Auge', 'Liebe'),
  'great-theme-song': pair('Tolle Titelmelodie', 'Musik', 'Fernseher'),
  'hearts-and-minds': pair('Herz & Verstand', 'Liebe', 'Gehirn'),
  hippyism: pair('Hippieleben', 'Frieden', 'Liebe'),
  lullaby: pair('Schlaflied', 'Schlaf', 'Musik'),
  'milk-and-cookies': pair('Milch & Kekse', 'Milch', 'Kekse'),
  'the-minds-eye': pair('Das innere Auge', 'Gehirn', 'Auge'),
  'night-and-day': pair('Tag & Nacht', 'Sonne', 'Mond'),
  'party-time': pair('Partyzeit!', 'Party', 'Zeit'),
  'rocket-science': pair('Raketenwissenschaft', 'Rakete', 'Gehirn'),
  'rocket-to-the-moon': pair('Mit der Rakete zum Mond', 'Rakete', 'Mond'),
  'squishy-chocolate': pair('Geschmolzene Schokolade', 'Schokolade', 'Sonne'),
  'time-is-money': pair('Zeit ist Geld', 'Zeit', 'Geld'),
  toast: pair('Toast', 'Brot', 'Toaster'),
  'turn-it-up': pair('Dreh auf!', 'Musik', 'Party'),
  'winning-the-lottery': pair('Lottogewinn', 'Träume', 'Geld'),
  'world-peace': pair('Weltfrieden', 'Träume', 'Frieden'),
  'party-snacks': card(
    'Partysnacks',
    'Du gewinnst, wenn die Party und dazu 1 oder mehr Leckereien vor dir liegen. Leckereien sind Brot, Schokolade, Kekse und Milch.',
  ),
  'the-brain-no-tv': card(
    'Gehirn (ohne TV)',
    'Du gewinnst, wenn das Gehirn vor dir liegt, solange der Fernseher vor niemandem liegt, auch nicht vor dir.',
  ),
  '5-keepers': card(
    '5 Schätze',
    'Du gewinnst, wenn 5 oder mehr Schätze vor dir liegen und vor niemandem sonst ebenso viele. Bei Gleichstand geht es weiter.',
  ),
  '10-cards-in-hand': card(
    '10 Karten auf der Hand',
    'Du gewinnst mit 10 oder mehr Karten auf der Hand, wenn niemand sonst ebenso viele hält. Bei Gleichstand geht es weiter.',
  ),

  // ── Schätze
  bread: card('Brot', 'Außen knusprig, innen ganz weich.'),
  chocolate: card('Schokolade', 'Die Antwort, egal auf welche Frage.'),
  cookies: card('Kekse', 'Eben war noch einer mehr da.'),
  milk: card('Milch', 'Macht allen denselben Schnurrbart.'),
  dreams: card('Träume', 'Kino hinter geschlossenen Augen, Eintritt frei.'),
  love: card('Liebe', 'Wird mehr, wenn man sie verschenkt.'),
  money: card('Geld', 'Immer schon unterwegs zu jemand anderem.'),
  music: card('Musik', 'Da sind sich Ohren und Füße einig.'),
  peace: card('Frieden', 'Still, auf die allerschönste Art.'),
  sleep: card('Schlaf', 'Nichts tun, und das meisterhaft.'),
  television: card('Fernseher', 'Nur noch eine Folge. Versprochen.'),
  'the-brain': card('Gehirn', 'Kennt jeden Werbespruch, verlegt jeden Schlüssel.'),
  'the-eye': card('Auge', 'Sieht alles, nur nicht, wo die Brille liegt.'),
  'the-moon': card('Mond', 'Das Nachtlicht für den ganzen Planeten.'),
  'the-party': card('Party', 'Am Ende stehen doch alle in der Küche.'),
  'the-rocket': card('Rakete', 'Falls der Bus mal wieder nicht kommt.'),
  'the-sun': card('Sonne', 'Steht jeden Tag auf, ganz ohne Wecker.'),
  'the-toaster': card('Toaster', 'Verschafft jeder Scheibe einen großen Auftritt.'),
  time: card('Zeit', 'Heilt, fliegt und ist nie da, wo man sie ließ.'),

  // ── Aktionen
  'discard-and-draw': card(
    'Weg damit, neu ziehen',
    'Leg den Rest deiner Hand ab und zieh ebenso viele neue Karten. Ist deine Hand leer, passiert nichts.',
  ),
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
  'no-limits': card('Grenzenlos', 'Alle Handlimits und Schatzlimits im Spiel werden abgelegt. Gibt es keine, passiert nichts.'),
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
  'share-the-wealth': card(
    'Reichtum für alle',
    'Alle Schätze auf dem Tisch werden eingesammelt, gemischt und offen verteilt, reihum im Uhrzeigersinn, bei dir beginnend.',
    'Erst wenn der letzte liegt, wird geschaut, ob jemand gewinnt.',
  ),
  'steal-a-keeper': card(
    'Schatz stehlen',
    'Wähl einen Schatz, der vor jemand anderem liegt: Er kommt vor dich. Hat sonst niemand einen, passiert nichts.',
  ),
  'take-another-turn': card(
    'Noch ein Zug',
    'Wenn dieser Zug vorbei ist, bist du gleich wieder dran. Durch diese Karte hast du nie mehr als zwei Züge hintereinander.',
  ),
  'todays-special': card(
    'Heute ist was Besonderes!',
    'Leg deine Hand beiseite, zieh 3 Karten und sag ehrlich, was heute für dich ist; niemand prüft es nach.',
    'An deinem Geburtstag spielst du 3 davon, an einem Feiertag oder Jahrestag 2, an jedem anderen Tag 1.',
    'Leg ab, was übrig ist, und nimm deine Hand wieder auf. Alles zählt als eine einzige gespielte Karte.',
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
  'trash-a-new-rule': card(
    'Neue Regel wegwerfen',
    'Wähl irgendeine Neue Regel im Spiel: Sie wird abgelegt. Gibt es keine, passiert nichts.',
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
    'Sie wirkt ab sofort nicht mehr. Die Grundregeln bleiben liegen. Ist sonst nichts im Spiel, passiert nichts.',
  ),
}
