/** Die Karten, die nur Regular Show Fluxx hat. */
import type { regularShow as words } from '../../en/cards/regular-show.ts'
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair, someOf } from './phrases.ts'

const blocks =
  'Liegt diese Karte vor dir, kannst du nicht gewinnen, außer das Ziel braucht sie. Nur „Plagenkehraus“ und „Zisch ab!“ schaffen sie fort.'

export const regularShow: Record<keyof typeof words, CardText> = {
  // ── Neue Regeln
  'yeahuh-required': card(
    'Nur mit Yeahuh!',
    'Wer einen Schatz aus der Hand spielt, muss dazu „Yeahuh!“ sagen. Nichts erinnert dich daran.',
    'Ungesagt zählt der Schatz für kein Ziel, bis jemand anderes eine Karte spielt, und wer ihn zuerst anzweifelt, bekommt ihn.',
    'Falscher Zweifel kostet eine zufällige Karte aus deiner Hand; sie geht an die Person, der der Schatz gehört.',
  ),
  'hazard-pay': card(
    'Gefahrenzulage',
    'Liegt eine Plage vor dir, ziehst du in deinem Zug 1 Karte mehr und spielst 1 Karte mehr.',
    'Beginnt das während deines Zuges, ziehst du die zusätzliche Karte sofort, aber nur einmal pro Zug.',
  ),
  'call-your-shot': card(
    'Mit Ansage',
    'Freie Aktion, einmal in deinem Zug: Sag Neue Regel, Ziel, Schatz oder Aktion, dann deck die oberste Karte des Nachziehstapels auf.',
    'Hattest du recht, kommt sie auf deine Hand; wenn nicht, wird sie abgelegt. Eine Plage landet vor dir, und du deckst die nächste auf.',
  ),
  'supposed-to-be-working': card(
    'Eigentlich bei der Arbeit',
    'Freie Aktion, einmal in deinem Zug: Sag ehrlich, ob du gerade etwas anderes tun solltest. Wenn ja, zieh 1 Karte.',
    'Dein Wort gilt, und niemand petzt.',
  ),

  // ── Aktionen
  'step-off': card(
    'Zisch ab!',
    'Wähl einen Schatz oder eine Plage vor irgendwem, auch vor dir. Ein Schatz kommt zurück auf die Hand der Person, vor der er liegt.',
    'Eine Plage wird abgelegt oder kommt vor jemand anderen, wie du magst. Wenn es geht, musst du.',
  ),
  'do-me-a-solid': card(
    'Tu mir einen Gefallen',
    'Wähl jemand anderen: Diese Person schuldet dir etwas, und alle sehen es. Der nächste Schatz, den sie zieht, kommt gleich vor dich,',
    'und ihr seid quitt. Was sie schon auf der Hand hat oder ohne Ziehen bekommt, zählt nicht.',
  ),
  'it-got-out-of-hand': card(
    'Außer Kontrolle',
    'Deck die oberste Karte des Nachziehstapels auf und spiel sie. War es kein Schatz, noch einmal, aber nach der dritten ist Schluss.',
    'Eine Plage landet vor dir und zählt nicht zu den dreien. Alles zählt als eine einzige gespielte Karte.',
  ),
  'staff-meeting': card(
    'Personalversammlung',
    'Alle, die Karten halten, geben im selben Augenblick eine zufällige davon an die nächste Person im Uhrzeigersinn weiter.',
    'Wer von den anderen nun über einem Handlimit liegt, legt sofort ab.',
  ),
  'lost-and-found': card(
    'Fundbüro',
    'Wähl einen Schatz im Ablagestapel und nimm ihn auf die Hand. Gibt es keinen, zieh stattdessen 2 Karten.',
  ),

  // ── Schätze
  mordecai: card('Mordecai', 'Macht es später. Macht es gerade später.'),
  rigby: card('Rigby', 'Hat nicht angefangen. Hört auch nicht auf.'),
  pops: card('Pops', 'Findet alles ganz famos und meint es so.'),
  benson: card('Benson', 'Zählt bis zehn. Kommt bis drei.'),
  margaret: card('Margaret', 'Kennt deine Bestellung, und dass du starrst.'),
  skips: card('Skips', 'Hat das schon erlebt. Hüpft trotzdem hin.'),
  'muscle-man': card('Muscle Man', 'Weißt du, wer noch ein Schatz ist?'),
  'high-five-ghost': card('High Five Ghost', 'Hat immer eine Hand frei.'),
  'time-machine': card(
    'Zeitmaschine',
    'Stell sie jederzeit, auch außerhalb deines Zuges, für alle sichtbar auf jemanden ein, oder stell sie um.',
    'Endet dessen laufender oder nächster Zug, wird sie abgelegt, und du hast einen Extrazug. Zwei hintereinander gibt sie dir nie.',
    'Verlierst du sie vorher, passiert nichts.',
  ),
  'golf-cart': card('Golfwagen', 'Freie Aktion, einmal in deinem Zug: Leg eine Karte aus deiner Hand ab, dann zieh 1.'),
  rake: card('Rechen', 'Das Laub geht. Er bleibt im Schuppen.'),
  'park-bench': card('Parkbank', 'Die Farbe ist noch feucht, das Schild schon weg.'),
  'duck-pond': card('Ententeich', 'Brot rein, Quak raus.'),
  'snack-bar': card('Imbiss', 'Schließt in fünf Minuten, seit heute früh.'),
  'video-game': card(
    'Videospiel',
    'Freie Aktion, einmal in deinem Zug, mit einer Karte auf der Hand: Fordere jemanden mit Karten heraus. Beide zeigen eine zufällige Karte.',
    'Sind sie von derselben Art, nimmst du die andere; sonst gehen beide zurück.',
  ),
  coffee: card(
    'Kaffee',
    'Freie Aktion, einmal in deinem Zug: Du darfst in diesem Zug 1 Karte mehr spielen.',
    'An „Spiel alles“ ändert das nichts; bei „Spiel alles bis auf 1“ darfst du auch die letzte spielen.',
  ),
  'old-couch': card('Altes Sofa', 'Hat mehr Kleingeld als die Kasse.'),
  mixtape: card('Mixtape', 'Die B-Seite ist die ehrliche.'),
  lollipop: card('Lolli', 'Auch sein Kopf, wenn man blinzelt.'),
  'leftover-pizza': card('Pizza von gestern', 'Frühstück für den, der zuerst aufsteht.'),
  paycheck: card('Gehaltsscheck', 'Schon ausgegeben, aber schön anzufassen.'),

  // ── Plagen
  'destroyer-of-worlds': card('Weltenzerstörer', blocks, 'Acht Bit, miese Laune.'),
  'unfinished-chores': card('Unerledigtes', blocks, 'Ist noch da. Wird auch morgen noch da sein.'),

  // ── Ziele
  inseparable: pair('Unzertrennlich', 'Muscle Man', 'High Five Ghost'),
  'best-buds-worst-employees': pair('Beste Freunde, schlechteste Angestellte', 'Mordecai', 'Rigby'),
  'say-something-already': pair('Nun sag schon was', 'Mordecai', 'Margaret'),
  'free-refills': pair('Nachfüllen gratis', 'Margaret', 'Kaffee'),
  'track-four-is-about-you': pair('Lied vier handelt von dir', 'Margaret', 'Mixtape'),
  'payday-at-last': pair('Endlich Zahltag', 'Benson', 'Gehaltsscheck'),
  'back-to-work': pair('Zurück an die Arbeit', 'Benson', 'Rechen'),
  'sweet-old-soul': pair('Eine Seele von Mensch', 'Pops', 'Lolli'),
  'sunday-driver': pair('Sonntagsfahrer', 'Pops', 'Golfwagen'),
  'he-has-seen-this-before': pair('Das kennt er schon', 'Skips', 'Zeitmaschine'),
  'wise-words-on-a-bench': pair('Weise Worte auf der Bank', 'Skips', 'Parkbank'),
  'whose-slice-was-that': pair('Wessen Stück war das?', 'Rigby', 'Pizza von gestern'),
  'one-more-round': pair('Noch eine Runde', 'Rigby', 'Videospiel'),
  'all-day-saturday': pair('Den ganzen Samstag', 'Videospiel', 'Altes Sofa'),
  'second-lunch': pair('Zweites Mittagessen', 'Muscle Man', 'Imbiss'),
  'haunted-playlist': pair('Spukende Playlist', 'High Five Ghost', 'Mixtape'),
  'feeding-the-ducks': pair('Enten füttern', 'Ententeich', 'Parkbank'),
  'parked-in-the-pond': pair('Im Teich geparkt', 'Ententeich', 'Golfwagen'),
  'fresh-again': pair('Wieder frisch', 'Zeitmaschine', 'Pizza von gestern'),
  'for-once-on-the-job': either('Ausnahmsweise fleißig', 'Rechen', 'Mordecai', 'Rigby'),
  'lunch-is-on-me': pair('Ich lade euch ein', 'Imbiss', 'Gehaltsscheck'),
  'sugar-rush': pair('Zuckerschock', 'Lolli', 'Kaffee'),
  'crew-photo': someOf('Gruppenfoto', 'drei', 'Mordecai', 'Rigby', 'Pops', 'Benson', 'Margaret', 'Skips', 'Muscle Man', 'High Five Ghost'),
  'very-long-break': someOf('Sehr lange Pause', 'zwei', 'Kaffee', 'Pizza von gestern', 'Altes Sofa', 'Parkbank'),
  'the-boss-is-out': card('Der Chef ist weg', 'Du gewinnst, wenn das alte Sofa vor dir liegt, solange Benson vor niemandem liegt.'),
  'final-boss': pair('Endgegner', 'die Plage Weltenzerstörer', 'Videospiel'),
  'calmed-by-a-power-ballad': pair('Von einer Ballade besänftigt', 'die Plage Weltenzerstörer', 'Mixtape'),
  'somebody-will-notice': pair('Das fällt noch wem auf', 'die Plage Unerledigtes', 'Benson'),
  'first-thing-tomorrow': pair('Gleich morgen früh', 'die Plage Unerledigtes', 'Altes Sofa'),
}
