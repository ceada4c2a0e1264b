/** Die Karten, die nur Cat Fluxx hat. */
import type { cat as words } from '../../en/cards/cat.ts'
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair } from './phrases.ts'

/** Ein Ziel mit einer Plage, die sich anheftet. */
const carried = 'An welchem Schatz sie hängt, ist egal.'
const blocks = 'Liegt sie vor dir, kannst du nicht gewinnen, außer das Ziel braucht sie.'
const clings =
  'Heftet sich an einen deiner Schätze, den du wählst; hast du keinen, wartet sie auf den ersten. Von da an gehen beide zusammen.'
const stray = 'Sie heftet sich an nichts, und nur Karten, die von Plagen sprechen, können sie bewegen.'

export const cat: Record<keyof typeof words, CardText> = {
  // ── Neue Regeln
  curiosity: card(
    'Neugier',
    'Freie Aktion, einmal in deinem Zug: Tausch eine Karte aus deiner Hand gegen die oberste des Ablagestapels.',
    'Das geht nicht, solange dort eine Aktion oder eine Plage liegt.',
  ),
  'lap-swap': card(
    'Schoßwechsel',
    'Freie Aktion, einmal in deinem Zug: Nimm einen Schatz von dir, an dem keine Plage hängt, zurück auf die Hand',
    'und leg einen anderen aus der Hand vor dich. Beides zählt nicht als gespielte Karte.',
  ),
  'never-mind': card(
    'Ach, egal',
    'Freie Aktion, einmal in deinem Zug, solange ein Ziel ausliegt: Leg ein Ziel aus deiner Hand aus und nimm das ersetzte auf die Hand.',
    'Das zählt nicht als gespielte Karte. Liegen zwei Ziele aus, wählst du, welches Platz macht.',
  ),
  'off-the-shelf': card(
    'Vom Regal geschubst',
    'Freie Aktion, einmal in deinem Zug: Leg eine Karte aus deiner Hand ab oder einen Schatz von dir mit allem, was daran hängt.',
    'Du bekommst nichts dafür. Es musste einfach sein.',
  ),
  'crazy-cat-bonus': card(
    'Katzennarrenbonus',
    'Liegen vor dir mehr Katzen als vor allen anderen, ziehst du in deinem Zug 1 Karte mehr und spielst 1 Karte mehr.',
    'Bei Gleichstand gilt das nicht. Beginnt es während deines Zuges, ziehst du die zusätzliche Karte sofort, aber nur einmal pro Zug.',
  ),
  'cat-in-the-room-bonus': card(
    'Katze-im-Zimmer-Bonus',
    'Freie Aktion, einmal in deinem Zug: Sag ehrlich, ob eine echte Katze bei dir im Zimmer ist',
    'oder ob du etwas mit einer Katze darauf trägst oder hältst. Wenn ja, zieh 1 Karte. Dein Wort gilt.',
  ),

  // ── Aktionen
  'creeper-reassignment': card(
    'Plage, wechsel dich',
    'Wähl eine Plage im Spiel und jemanden, vor dem sie nicht liegt: Sie kommt dorthin, und ein Schatz, an dem sie hing, bleibt zurück.',
    'Heftet sie sich an, wählst du auch den Schatz, an dem sie künftig hängt.',
  ),
  'draw-4-and-scatter-em': card(
    'Zieh 4 und verstreu sie',
    'Leg deine Hand beiseite, zieh 4 Karten und spiel eine davon. Die anderen drei kommen auf Hände, die du wählst,',
    'so gleichmäßig es geht, und höchstens eine auf deine. Dann nimm deine Hand wieder auf. Alles zählt als eine einzige gespielte Karte.',
  ),
  'the-zoomies': card(
    'Die wilden fünf Minuten',
    'Wähl links oder rechts. Alle Katzen auf dem Tisch, mit allem, was an ihnen hängt, laufen im selben Augenblick zur Person auf dieser Seite.',
  ),
  'cat-distribution-system': card(
    'Katzenverteilungssystem',
    'Im Uhrzeigersinn, bei dir beginnend: Vor wem drei oder mehr Katzen liegen, gibt eine eigener Wahl der nächsten Person links ohne Katze,',
    'immer wieder, bis zwei übrig sind oder niemand mehr ohne ist. Hast du dann keine, leg eine Katze aus dem Ablagestapel vor dich.',
  ),
  'nine-lives': card('Neun Leben', 'Wähl eine Katze im Ablagestapel: Sie landet vor dir. Gibt es keine, zieh stattdessen 2 Karten.'),
  'staring-at-nothing': card(
    'Ins Leere starren',
    'Deck die obersten 4 Karten des Nachziehstapels für alle auf. Nimm eine, die keine Plage ist, auf die Hand und leg die übrigen ab.',
    'Gezogen wurde dabei nichts, also landet auch keine Plage irgendwo.',
  ),

  // ── Schätze: Katzen
  'tabby-cat': card('Tigerkatze', 'Katze. Bringt ihre Nadelstreifen selbst mit.'),
  'black-cat': card('Schwarze Katze', 'Katze. Auf dem dunklen Sofa unsichtbar, bis man sich setzt.'),
  'calico-cat': card('Glückskatze', 'Katze. Konnte sich für keine Farbe entscheiden.'),
  'tuxedo-cat': card('Katze im Frack', 'Katze. Zum Frühstück etwas zu fein.'),
  'orange-cat': card('Rote Katze', 'Katze. Voller Liebe, ohne jeden Plan.'),
  'fluffy-cat': card('Flauschkatze', 'Katze. Innen drin ist eine viel kleinere.'),
  'alley-cat': card('Straßenkatze', 'Katze. Duzt jede Mülltonne.'),
  kitten: card('Kätzchen', 'Katze. Besteht aus Ohren und Meinung.'),

  // ── Schätze: Hunde
  puppy: card('Welpe', 'Hund. Freut sich, dich kennenzulernen. Schon wieder.'),
  'small-loud-dog': card('Kleiner lauter Hund', 'Hund. Bewacht die Wohnung vor der Post, dem Wind und sich selbst.'),
  'old-hound': card(
    'Alter Jagdhund',
    'Hund. Freie Aktion, einmal in deinem Zug: Leg eine Karte aus deiner Hand ab und jag eine Katze, an der keine Plage hängt,',
    'von jemand anderem zurück auf dessen Hand.',
  ),

  // ── Schätze: alles, was eine Katze braucht
  'cardboard-box': card(
    'Pappkarton',
    'Solange er vor dir liegt, kann niemand sonst eine Katze von dir oder eine Plage daran wählen, um sie zu nehmen, zu tauschen, zurückzuschicken oder abzulegen.',
    'Was alle zugleich trifft, trifft auch sie, und „Plage, wechsel dich“ wirkt weiter. Der Karton selbst ist nicht geschützt.',
  ),
  'ball-of-yarn': card('Wollknäuel', 'War mal ein Schal. Na ja, fast.'),
  catnip: card('Katzenminze', 'Nur für Erwachsene. Also, für Katzen.'),
  'can-of-tuna': card(
    'Dose Thunfisch',
    'Freie Aktion: Leg diesen Schatz zusammen mit einer Plage ab, die vor dir liegt. Ein Schatz, an dem sie hing, bleibt.',
  ),
  sunbeam: card('Sonnenfleck', 'Wandert über den Boden, samt Katze.'),
  'the-red-dot': card(
    'Der rote Punkt',
    'Freie Aktion, einmal in deinem Zug: Gib ihn jemandem, vor dem eine Katze liegt, und nimm dafür eine dieser Katzen.',
    'Was an beiden hängt, geht mit.',
  ),
  'warm-laundry': card('Warme Wäsche', 'Sauber, seit fast einer Minute.'),
  'the-keyboard': card('Tastatur', 'hhhhhhhhhhhhhhhhhhjjj.'),
  'the-purr': card('Schnurren', 'Läuft und läuft, ganz ohne Strom.'),
  'the-nap': card(
    'Nickerchen',
    'Freie Aktion: Verzichte auf alles, was du noch spielen dürftest, und dein Zug ist vorbei. Limits gelten wie immer.',
  ),

  // ── Plagen
  fleas: card('Flöhe', clings, blocks),
  hairball: card('Haarballen', clings, blocks),
  'the-cone': card('Halskrause', clings, blocks),
  'vet-appointment': card('Tierarzttermin', blocks, stray),
  'vacuum-cleaner': card('Staubsauger', blocks, stray),

  // ── Ziele
  'lapful-of-cats': card('Schoß voller Katzen', 'Du gewinnst, wenn drei Katzen vor dir liegen.'),
  'the-whole-clowder': card('Die ganze Bande', 'Du gewinnst, wenn vier Katzen vor dir liegen.'),
  'raining-cats-and-dogs': card('Es regnet Katzen und Hunde', 'Du gewinnst, wenn zwei Katzen und ein Hund vor dir liegen.'),
  'dog-person-after-all': card('Doch ein Hundemensch', 'Du gewinnst, wenn zwei Hunde vor dir liegen.'),
  'unlikely-friends': pair('Ungleiche Freunde', 'Kätzchen', 'Welpe'),
  'fits-perfectly': pair('Passt genau', 'Pappkarton', 'irgendeine Katze'),
  'one-brain-cell-between-them': pair('Zusammen eine Gehirnzelle', 'Rote Katze', 'Welpe'),
  'chasing-the-dot': either('Dem Punkt hinterher', 'Der rote Punkt', 'Kätzchen', 'Rote Katze'),
  'hair-on-everything': either('Haare auf allem', 'Warme Wäsche', 'Flauschkatze', 'Schwarze Katze'),
  'spoiled-for-choice': pair('Qual der Wahl', 'Pappkarton', 'Warme Wäsche'),
  sunbathing: pair('Sonnenbad', 'Sonnenfleck', 'Tigerkatze'),
  'solar-powered': pair('Solarbetrieb', 'Sonnenfleck', 'Nickerchen'),
  'crossing-your-path': pair('Von links über den Weg', 'Schwarze Katze', 'Straßenkatze'),
  'formal-dinner': pair('Festliches Abendessen', 'Katze im Frack', 'Dose Thunfisch'),
  'working-from-home': pair('Homeoffice', 'Tastatur', 'Katze im Frack'),
  'youre-not-on-mute': pair('Dein Mikro ist an', 'Tastatur', 'Kleiner lauter Hund'),
  'all-tangled-up': pair('Ganz verheddert', 'Wollknäuel', 'Kätzchen'),
  patchwork: pair('Flickwerk', 'Wollknäuel', 'Glückskatze'),
  'motor-running': pair('Laufender Motor', 'Schnurren', 'Glückskatze'),
  contentment: pair('Zufriedenheit', 'Schnurren', 'Nickerchen'),
  'happy-hour': either('Happy Hour', 'Katzenminze', 'Tigerkatze', 'Straßenkatze'),
  'wild-night': pair('Wilde Nacht', 'Katzenminze', 'Der rote Punkt'),
  'peace-and-quiet': card(
    'Endlich Ruhe',
    'Du gewinnst, wenn das Nickerchen vor dir liegt, solange weder der kleine laute Hund noch der Staubsauger vor irgendwem liegt.',
  ),
  'itchy-and-proud': card(
    'Juckt und stolz darauf',
    'Du gewinnst, wenn die Plage Flöhe vor dir liegt und dazu Alter Jagdhund oder Straßenkatze.',
    carried,
  ),
  'a-gift-for-you': card('Ein Geschenk für dich', 'Du gewinnst, wenn die Plage Haarballen und Flauschkatze vor dir liegen.', carried),
  'satellite-reception': card('Satellitenempfang', 'Du gewinnst, wenn die Plage Halskrause und irgendein Hund vor dir liegen.', carried),
  'bribed-with-tuna': pair('Mit Thunfisch bestochen', 'die Plage Tierarzttermin', 'Dose Thunfisch'),
  'noise-complaint': pair('Ruhestörung', 'die Plage Staubsauger', 'Kleiner lauter Hund'),
}
