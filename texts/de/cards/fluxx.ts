/** Die Karten, die nur die Grundausgabe hat. Schätze tun nichts, darum bekommen sie eine Zeile zur Gesellschaft. */
import type { fluxx as words } from '../../en/cards/fluxx.ts'
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { pair } from './phrases.ts'

export const fluxx: Record<keyof typeof words, CardText> = {
  // ── Neue Regeln
  'first-play-random': card(
    'Zufall zuerst',
    'In jedem Zug bestimmt nach dem Ziehen der Zufall die erste Karte, die du aus der Hand spielst.',
    'Das gilt nicht in einem Zug, in dem du mit allen Boni nur eine einzige Karte spielst. Freie Aktionen wählst du weiter selbst.',
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
  'no-limits': card('Grenzenlos', 'Alle Handlimits und Schatzlimits im Spiel werden abgelegt. Gibt es keine, passiert nichts.'),
  'share-the-wealth': card(
    'Reichtum für alle',
    'Alle Schätze auf dem Tisch werden eingesammelt, gemischt und offen verteilt, reihum im Uhrzeigersinn, bei dir beginnend.',
    'Erst wenn der letzte liegt, wird geschaut, ob jemand gewinnt.',
  ),
  'todays-special': card(
    'Heute ist was Besonderes!',
    'Leg deine Hand beiseite, zieh 3 Karten und sag ehrlich, was heute für dich ist; niemand prüft es nach.',
    'An deinem Geburtstag spielst du 3 davon, an einem Feiertag oder Jahrestag 2, an jedem anderen Tag 1.',
    'Leg ab, was übrig ist, und nimm deine Hand wieder auf. Alles zählt als eine einzige gespielte Karte.',
  ),
  'trash-a-new-rule': card(
    'Neue Regel wegwerfen',
    'Wähl irgendeine Neue Regel im Spiel: Sie wird abgelegt. Gibt es keine, passiert nichts.',
  ),
}
