/** Die Karten, die nur Batman Fluxx hat. Schurken sind seine Plagen. */
import type { batman as words } from '../../en/cards/batman.ts'
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair, someOf, surprise } from './phrases.ts'

const villain = (name: string, line: string) =>
  card(
    name,
    line,
    'Solange diese Schurkenkarte im Spiel ist, vor wem auch immer, gewinnt niemand mit einem Ziel, das keine Schurken braucht.',
  )

export const batman: Record<keyof typeof words, CardText> = {
  // ── Neue Regeln
  egads: card(
    'Du meine Güte!',
    'Freie Aktion, einmal in deinem Zug: Deck die oberste Karte des Nachziehstapels auf und spiel sie, was immer es ist.',
    'Sie zählt nicht zu den Karten, die du spielen darfst. Ein Schurke landet vor dir, und du deckst die nächste auf.',
    'Eine Überraschung tut, was sie in deinem Zug tut.',
  ),
  'crime-happens': card(
    'Verbrechen passieren',
    'Freie Aktion, einmal in deinem Zug, wenn ein Schurke vor dir liegt: Nimm dir einen Schatz, der vor jemand anderem liegt.',
    'Der Schurke bleibt, wo er ist.',
  ),
  'arkham-asylum': card(
    'Arkham Asylum',
    'Schurken werden nicht abgelegt, sondern auf dieser Karte eingesperrt, offen und aus dem Spiel.',
    'Geht diese Regel, brechen sie aus: Sie werden gemischt und offen verteilt, reihum im Uhrzeigersinn, links von der Person am Zug beginnend.',
  ),
  'elsewhere-in-gotham-city': card(
    'Anderswo in Gotham City',
    'Schurken vor anderen hindern dich nicht am Sieg. Die vor dir schon, außer das Ziel braucht Schurken.',
  ),
  'lets-keep-doing-that': card(
    'Machen wir so weiter!',
    'Wer diese Karte spielt, sucht sich eine Aktion aus dem Ablagestapel aus und legt sie darauf.',
    'Von da an haben alle sie als freie Aktion, einmal im eigenen Zug. Geht diese Regel, wird die Aktion abgelegt.',
  ),
  'batman-logo-bonus': card(
    'Batman-Logo-Bonus',
    'Freie Aktion, einmal in deinem Zug: Sag ehrlich, ob du ein Batman-Logo trägst oder zeigen kannst.',
    'Wenn ja, zieh 1 Karte. Dein Wort gilt; die Karten dieses Spiels gelten nicht.',
  ),
  'night-patrol': card(
    'Nachtstreife',
    'Freie Aktion, einmal in deinem Zug: Leg eine Karte aus deiner Hand ab und danach einen Schurken, der vor dir liegt.',
  ),

  // ── Ziele für Helden
  'batman-family': someOf('Batman-Familie', '2', 'Batman', 'Batgirl', 'Robin'),
  'ill-take-care-of-that-sir': either('Ich kümmere mich darum, Sir …', 'Alfred Pennyworth', 'Batman', 'Bruce Wayne'),
  'those-wonderful-toys': someOf('Wunderbare Spielsachen', '2', 'Bat-Handschellen', 'Batcomputer', 'Batmobil', 'Batarang'),
  'to-the-batcave': either('In die Bathöhle!', 'Bathöhle', 'Batman', 'Robin'),
  'he-left-us-a-signal': pair('Er hat uns ein Zeichen hinterlassen', 'Commissioner Gordon', 'Bat-Signal'),
  'i-am-the-night': pair('Ich bin die Nacht!', 'Batman', 'Bat-Signal'),
  'hes-a-billionaire': pair('Er ist Milliardär', 'Bruce Wayne', 'Bank'),
  'secret-tunnel': pair('Geheimgang', 'Wayne Manor', 'Bathöhle'),
  'secretly-his-daughter': pair('Heimlich seine Tochter', 'Batgirl', 'Commissioner Gordon'),
  sidekicks: pair('Sidekicks', 'Robin', 'Batgirl'),
  'stately-wayne-manor': pair('Das stattliche Wayne Manor', 'Wayne Manor', 'Bruce Wayne'),
  'the-dynamic-duo': pair('Das dynamische Duo', 'Batman', 'Robin'),
  'to-the-batmobile': either('Zum Batmobil!', 'Batmobil', 'Batman', 'Robin'),
  'to-the-batpoles': pair('An die Batstangen!', 'Bruce Wayne', 'Bathöhle'),
  'utility-belt': either('Mehrzweckgürtel', 'Batman', 'Batarang', 'Bat-Handschellen'),
  'with-some-help-from-alfred': either('Mit ein wenig Hilfe von Alfred', 'Alfred Pennyworth', 'Batcomputer', 'Bathöhle', 'Wayne Manor'),

  // ── Ziele mit Schurken
  'backed-into-a-corner': card('In die Enge getrieben', 'Du gewinnst, wenn Robin und mindestens 3 Schurken vor dir liegen.'),
  'bank-robbery-in-progress': card('Banküberfall im Gange', 'Du gewinnst, wenn die Bank vor dir liegt und mindestens 1 Schurke dazu.'),
  'crime-spree': card(
    'Verbrechensserie',
    'Du gewinnst, wenn das Bat-Signal vor dir liegt und mindestens 5 Schurken im Spiel sind, vor wem auch immer.',
  ),
  'gotham-city-sirens': someOf('Die Sirenen von Gotham', '2', 'Catwoman', 'Harley Quinn', 'Poison Ivy'),
  'mad-love': pair('Wahnsinnig verliebt', 'Der Joker', 'Harley Quinn'),
  'poison-ivy-and-bane': pair('Poison Ivy und Bane', 'Poison Ivy', 'Bane'),
  'rogues-gallery': card('Schurkengalerie', 'Du gewinnst, wenn mindestens 4 Schurken vor dir liegen.'),
  'black-tie-bad-guys': pair('Ganoven im Smoking', 'Der Pinguin', 'Two-Face'),
  'cold-cash': pair('Kaltes Bargeld', 'Mr. Freeze', 'Bank'),
  'green-with-villainy': pair('Grün vor Gemeinheit', 'Der Riddler', 'Poison Ivy'),
  'riddle-me-this-batman': pair('Rate mal, Batman …', 'Der Riddler', 'Batman'),
  'the-joker-got-away': pair('Der Joker ist entwischt!', 'Der Joker', 'Batmobil'),

  // ── Schätze
  'alfred-pennyworth': card('Alfred Pennyworth', 'Freie Aktion, einmal in deinem Zug: Leg eine Karte aus deiner Hand ab, dann zieh 1.'),
  batarang: card(
    'Batarang',
    'Freie Aktion, einmal in deinem Zug: Er kommt vom Tisch zurück auf deine Hand.',
    'Dann wählst du eine Karte im Ablagestapel, wenn es eine gibt, und legst sie oben auf den Nachziehstapel.',
  ),
  batcomputer: card(
    'Batcomputer',
    'In deinem Zug ziehst du 1 Karte mehr und spielst 1 Karte mehr, und jedes Handlimit und Schatzlimit ist für dich um 1 höher.',
    'Bekommst du ihn während deines Zuges, ziehst du die zusätzliche Karte sofort, aber nur einmal pro Zug.',
  ),
  batgirl: card('Batgirl', 'Freie Aktion, einmal in deinem Zug: Wähl einen Schurken, der vor jemand anderem liegt; er wird abgelegt.'),
  batman: card(
    'Batman',
    'Freie Aktion, einmal in deinem Zug: Wähl einen Schurken, der vor irgendwem liegt, auch vor dir; er wird abgelegt.',
  ),
  'batman-cuffs': card(
    'Bat-Handschellen',
    'Freie Aktion, einmal in deinem Zug, solange niemand darin steckt: Leg einen Schurken, vor wem auch immer er liegt, unter diese Karte.',
    'Dort ist er aus dem Spiel und geht mit, wohin die Handschellen gehen. Freilassen kannst du ihn jederzeit, auch außerhalb deines Zuges;',
    'er landet dann vor dir. Gehen die Handschellen aus dem Spiel, landet er vor der Person, der sie gehörten.',
  ),
  batmobile: card(
    'Batmobil',
    'Freie Aktion: Leg diesen Schatz ab, und wenn dieser Zug vorbei ist, bist du gleich wieder dran.',
    'Dadurch hast du nie mehr als zwei Züge hintereinander. Geht es anders verloren, bringt es nichts.',
  ),
  'bruce-wayne': card(
    'Bruce Wayne',
    'Freie Aktion, einmal in deinem Zug: Leg Batman aus deiner Hand vor dich und nimm Bruce Wayne zurück auf die Hand.',
    'Zusammen hat sie noch niemand gesehen.',
  ),
  'commissioner-gordon': card(
    'Commissioner Gordon',
    'Freie Aktion, einmal in deinem Zug: Wähl jemand anderen und sieh dir die Hand an. Sonst sieht sie niemand.',
  ),
  robin: card('Robin', 'Freie Aktion, einmal in deinem Zug: Wähl einen Schurken, der vor dir liegt; er wird abgelegt.'),
  'the-bank': card('Bank', 'In dieser Stadt haben alle etwas mit ihr vor.'),
  'the-batcave': card(
    'Bathöhle',
    'In deinem Zug können die anderen keine Überraschungen spielen: Scharf gestellte lösen nicht aus und bleiben scharf.',
    'In einem fremden Zug schützt sie nicht.',
  ),
  'the-bat-signal': card('Bat-Signal', 'Freie Aktion, einmal in deinem Zug: Liegt Batman vor jemand anderem, kommt er zu dir.'),
  'wayne-manor': card('Wayne Manor', 'Handlimits binden dich nicht. Ein Zimmer ist immer noch frei.'),

  // ── Schurken
  bane: villain('Bane', 'Bricht einiges. Vor allem Kreuze.'),
  catwoman: villain('Catwoman', 'Neun Leben, und Diamanten von anderen Leuten.'),
  'harley-quinn': villain('Harley Quinn', 'Meint es gut und schwingt den Hammer.'),
  'mr-freeze': villain('Mr. Freeze', 'Seinetwegen läuft die Klimaanlage.'),
  'poison-ivy': villain('Poison Ivy', 'Bitte den Rasen nicht betreten. Wirklich nicht.'),
  'the-joker': villain('Der Joker', 'Lacht zuletzt, zuerst und zwischendurch.'),
  'the-penguin': villain('Der Pinguin', 'Angezogen für die Oper, bewaffnet für die Pause.'),
  'the-riddler': villain('Der Riddler', 'Was hat neun Schurken und keinen Sieger?'),
  'two-face': villain('Two-Face', 'Hin- und hergerissen, beides böse.'),

  // ── Aktionen
  kpow: card(
    "K'POW!",
    'Alle Schurken im Spiel werden abgelegt, vor wem sie auch liegen; liegt „Arkham Asylum“ aus, kommen sie dorthin.',
    'Schurken unter den Bat-Handschellen sind nicht im Spiel und bleiben dort.',
  ),
  jailbreak: card(
    'Gefängnisausbruch!',
    'Alle Schurken aus dem Ablagestapel und von „Arkham Asylum“ werden gemischt und offen verteilt, reihum im Uhrzeigersinn, links von dir beginnend.',
    'Erst wenn der letzte liegt, wird geschaut, ob jemand gewinnt. Gibt es keine, passiert nichts.',
  ),
  'toss-of-the-coin': card(
    'Kopf oder Zahl',
    'Deck die oberste Karte des Nachziehstapels auf. Ein Schatz oder ein Ziel kommt auf deine Hand, und du ziehst 2 dazu.',
    'Eine Neue Regel, Aktion oder Überraschung wird abgelegt, und dazu eine Karte aus deiner Hand, die du wählst.',
    'Ein Schurke landet vor dir, und du deckst die nächste auf.',
  ),

  // ── Überraschungen
  'its-a-trap': surprise(
    'Eine Falle!',
    'Alle anderen legen eine Karte aus der Hand ab und wählen selbst, welche; dann ziehst du 2.',
    'Will dir jemand einen Schatz vom Tisch nehmen, wird nichts daraus, und du nimmst dir stattdessen einen, der vor dieser Person liegt.',
  ),
  'not-your-problem': surprise(
    'Nicht dein Problem',
    'Wähl einen Schurken im Spiel: Er wandert von dort, wo er liegt, vor irgendjemand anderen oder vor dich.',
    'Zieht jemand einen Schurken, landet er stattdessen vor dir. Die Ersatzkarte zieht die andere Person trotzdem.',
  ),
}
