/** Die Karten, die nur Doctor Who Fluxx hat. */
import type { doctorWho as words } from '../../en/cards/doctor-who.ts'
import { card } from '../../say.ts'
import type { CardText } from '../../schema.ts'
import { either, pair, someOf, surprise } from './phrases.ts'

const blocks = 'Liegt diese Karte vor dir, kannst du nicht gewinnen, außer das Ziel braucht sie. Weitere derselben schaden dann nicht.'

export const doctorWho: Record<keyof typeof words, CardText> = {
  // ── Neue Regeln
  'allons-y-geronimo': card(
    'Allons-y / Geronimo!',
    'Freie Aktion, einmal in deinem Zug: Deck die oberste Karte des Nachziehstapels auf und spiel sie, was immer es ist.',
    'Sie zählt nicht zu den Karten, die du spielen darfst. Eine Plage landet vor dir, und du deckst die nächste auf.',
    'Eine Überraschung tut, was sie in deinem Zug tut.',
  ),
  'blinovitch-limitation-effect': card(
    'Blinovitch-Effekt',
    'Am ganzen Tisch ist nur Platz für einen Doctor. Sobald es mehr sind, werden alle abgelegt bis auf den mit der höchsten Nummer,',
    'und erst dann wird geschaut, ob jemand gewinnt.',
  ),
  'im-a-genius': card('Ich bin ein Genie!', 'Solange ein Doctor vor irgendwem liegt, hindern Plagen niemanden am Sieg.'),
  'bigger-on-the-inside': card(
    'Innen größer als außen',
    'Vor wem die TARDIS liegt, zieht im eigenen Zug 1 Karte mehr, und kein Handlimit oder Schatzlimit bindet diese Person.',
    'Beginnt das während des Zuges, wird die zusätzliche Karte sofort gezogen, aber nur einmal pro Zug.',
  ),

  // ── Ziele
  'come-along-ponds': pair('Kommt mit, Ponds', 'Elfter Doctor', 'Die Ponds'),
  'bad-wolf': pair('Böser Wolf', 'Neunter Doctor', 'Rose Tyler'),
  'doctor-donna': pair('DoctorDonna', 'Zehnter Doctor', 'Donna Noble'),
  'affirmative-mistress': pair('Positiv, Herrin!', 'Sarah Jane Smith', 'K-9'),
  'its-you': pair('Du bist es!', 'irgendein Doctor', 'Sarah Jane Smith'),
  'the-angels-have-the-phone-box': pair('Die Engel haben die Notrufzelle', 'Weinende Engel', 'TARDIS'),
  doomsday: pair('Weltuntergang', 'Daleks', 'Cybermen'),
  exterminate: pair('Eliminieren!', 'irgendein Doctor', 'Daleks'),
  'resistance-is-useless': either('Widerstand ist zwecklos!', 'Cybermen', 'Zweiter Doctor', 'Fünfter Doctor', 'Zwölfter Doctor'),
  'hello-sweetie': pair('Hallo, Süßer', 'irgendein Doctor', 'River Song'),
  'would-you-like-a-jelly-baby': pair('Ein Gummibärchen?', 'Vierter Doctor', 'Dieser Schal'),
  'newlyweds-on-board': pair('Frisch verheiratet an Bord', 'TARDIS', 'Die Ponds'),
  'a-doctors-best-friend': pair('Des Doctors bester Freund', 'irgendein Doctor', 'K-9'),
  'anywhere-anywhen': pair('Irgendwo, irgendwann', 'irgendein Doctor', 'TARDIS'),
  'same-person-new-face': card(
    'Neues Gesicht, derselbe Mensch',
    'Du gewinnst, wenn 2 Doctors vor dir liegen, deren Nummern aufeinanderfolgen. Der Künftige Doctor ist Nummer dreizehn.',
  ),
  'two-faces-for-clara': either('Zwei Gesichter für Clara', 'Clara Oswald', 'Elfter Doctor', 'Zwölfter Doctor'),
  'the-long-walk': pair('Der lange Weg', 'Martha Jones', 'Der Master'),
  'clinging-to-the-outside': pair('Außen festgeklammert', 'Captain Jack Harkness', 'TARDIS'),
  'pages-of-a-blue-diary': either('Seiten eines blauen Tagebuchs', 'River Song', 'TARDIS', 'Schallschraubenzieher'),
  'best-of-enemies': pair('Beste Feinde', 'irgendein Doctor', 'Der Master'),
  'stranded-in-the-past': either('Gestrandet in der Vergangenheit', 'Weinende Engel', 'Die Ponds', 'Martha Jones'),
  'armed-with-a-screwdriver': card(
    'Mit dem Schraubenzieher bewaffnet',
    'Du gewinnst, wenn der Schallschraubenzieher vor dir liegt und mindestens 5 Plagen im Spiel sind, vor wem auch immer.',
  ),
  'point-and-think': pair('Zielen und denken', 'irgendein Doctor', 'Schallschraubenzieher'),
  'the-wardrobe-room': pair('Die Kleiderkammer', 'TARDIS', 'Dieser Schal'),
  'crowded-control-room': card(
    'Gedränge im Kontrollraum',
    'Du gewinnst, wenn die TARDIS und mindestens 2 aus der Begleitung vor dir liegen.',
  ),
  'three-of-me': card('Ich mal drei', 'Du gewinnst, wenn mindestens 3 Doctors vor dir liegen.'),
  'calling-all-friends': someOf('Alle Freunde, bitte kommen', '2', 'Rose Tyler', 'Martha Jones', 'Donna Noble', 'Captain Jack Harkness'),

  // ── Schätze: die Doctors
  'first-doctor': card('Erster Doctor', 'Zog los mit einer geborgten Zelle und einer Enkelin.'),
  'second-doctor': card('Zweiter Doctor', 'Spielt Blockflöte, bis die Gefahr vergeht.'),
  'third-doctor': card('Dritter Doctor', 'Hat Hausarrest auf der Erde und liebt sein Auto.'),
  'fourth-doctor': card('Vierter Doctor', 'Nichts als Locken, Zähne und Taschen.'),
  'fifth-doctor': card('Fünfter Doctor', 'Trägt sein Gemüse am Revers.'),
  'sixth-doctor': card('Sechster Doctor', 'Seinen Mantel hört man im Nebenzimmer.'),
  'seventh-doctor': card('Siebter Doctor', 'Drei Schritte voraus, und einen Schirm hat er auch.'),
  'eighth-doctor': card('Achter Doctor', 'Ein Abend im Fernsehen, und seither nie zu spät.'),
  'ninth-doctor': card('Neunter Doctor', 'Leder, Ohren und ein sehr breites Grinsen.'),
  'tenth-doctor': card('Zehnter Doctor', 'Rennt in Turnschuhen, redet noch schneller.'),
  'eleventh-doctor': card('Elfter Doctor', 'Tunkt Seltsames in Vanillesoße.'),
  'twelfth-doctor': card('Zwölfter Doctor', 'Erst die Augenbrauen, dann die Gitarre.'),
  'future-doctor': card('Künftiger Doctor', 'Nummer dreizehn. Verrät nichts.'),

  // ── Schätze: die Begleitung
  'sarah-jane-smith': card('Sarah Jane Smith', 'Begleitung. Stellt die Fragen, druckt die Antworten.'),
  'k-9': card(
    'K-9',
    'Begleitung. Freie Aktion, einmal in deinem Zug: Sieh dir die oberste Karte des Nachziehstapels an, die sonst niemand sieht,',
    'und leg sie wieder obenauf oder ganz nach unten.',
  ),
  'rose-tyler': card(
    'Rose Tyler',
    'Begleitung. Freie Aktion: Leg sie ab, und alle Daleks im Spiel werden mit abgelegt, vor wem sie auch liegen.',
  ),
  'martha-jones': card('Martha Jones', 'Begleitung. Einmal um die Welt gelaufen, und das Studium trotzdem fertig.'),
  'the-ponds': card('Die Ponds', 'Begleitung, zwei zum Preis von einer. Einer von beiden wartet oft.'),
  'river-song': card(
    'River Song',
    'Begleitung. Freie Aktion, einmal in deinem Zug: Wähl jemand anderen und sieh dir die Hand an. Sonst sieht sie niemand.',
  ),
  'donna-noble': card('Donna Noble', 'Begleitung. Die beste Aushilfe des Universums.'),
  'clara-oswald': card('Clara Oswald', 'Begleitung. Kommt in jeder Geschichte schon vor.'),
  'captain-jack-harkness': card(
    'Captain Jack Harkness',
    'Begleitung. Freie Aktion, einmal in deinem Zug: Nimm eine zufällige Karte aus der Hand von jemand anderem,',
    'dann gib dieser Person eine Karte aus deiner Hand. Gern auch dieselbe.',
  ),

  // ── Schätze: Dinge
  tardis: card(
    'TARDIS',
    'Freie Aktion: Leg diesen Schatz ab, und wenn dieser Zug vorbei ist, bist du gleich wieder dran.',
    'Dadurch hast du nie mehr als zwei Züge hintereinander. Geht sie anders verloren, bringt sie nichts.',
  ),
  'sonic-screwdriver': card(
    'Schallschraubenzieher',
    'Freie Aktion, einmal in deinem Zug: Leg eine Karte Daleks oder Cybermen ab, die vor dir liegt.',
  ),
  'that-scarf': card('Dieser Schal', 'Lang genug, um jede Handlung zu verknoten.'),

  // ── Plagen
  'weeping-angels': card(
    'Weinende Engel',
    blocks,
    'Vor deiner letzten gespielten Karte darfst du auf alle weiteren verzichten: Dein Zug ist vorbei, und eine Karte „Weinende Engel“ von dir kommt vor jemanden, den du wählst.',
  ),
  daleks: card('Daleks', blocks, 'Mit Treppen hatten sie es lange nicht so.'),
  cybermen: card('Cybermen', blocks, 'Du wirst wie sie. Der Termin steht.'),
  'the-master': card('Der Master', blocks, 'Einmal in deinem Zug darfst du ihn vor jemand anderen legen, vor dem ein Doctor liegt.'),

  // ── Aktionen
  'time-vortex': card(
    'Zeitstrudel',
    'Alle Hände, auch deine, werden zusammengelegt, gemischt und verdeckt neu verteilt, reihum im Uhrzeigersinn, bei dir beginnend.',
    'Wer von den anderen nun über einem Handlimit liegt, legt sofort ab.',
  ),
  'the-pandorica-has-been-opened': card(
    'Die Pandorica ist offen',
    'Alle Plagen im Spiel werden eingesammelt, gemischt und offen verteilt, reihum im Uhrzeigersinn, links von dir beginnend.',
    'Erst wenn die letzte liegt, wird geschaut, ob jemand gewinnt. Gibt es keine, passiert nichts.',
  ),
  'psychic-paper': card(
    'Gedankenpapier',
    'Wähl jemand anderen und sieh dir die Hand an; sonst sieht sie niemand. Wähl dort eine Aktion und führ sie aus, als hättest du sie gespielt.',
    'Alle sehen, welche es ist, und die Karte bleibt auf jener Hand. Gibt es keine Aktion, war es das.',
  ),
  'what-do-you-want': card(
    'Was willst du?',
    'Wähl irgendeine Karte im Ablagestapel. Eine Neue Regel, Aktion oder Überraschung spielst du auf der Stelle; alles zählt als eine gespielte Karte.',
    'Ein Schatz oder ein Ziel kommt für alle sichtbar auf deine Hand, und dein Zug ist vorbei. Eine Plage kommt vor jemand anderen.',
  ),
  regeneration: card(
    'Regeneration',
    'Liegt ein Doctor vor dir und ist noch einer im Nachziehstapel: Deck Karten auf, bis ein Doctor erscheint; er landet vor dir.',
    'Dann leg einen anderen Doctor von dir ab, und das Aufgedeckte wird wieder eingemischt. Sonst zieh 2 Karten.',
  ),

  // ── Überraschungen
  'my-turn-next': surprise(
    'Jetzt bin ich dran',
    'Wenn dieser Zug vorbei ist, bist du gleich wieder dran.',
    'Ist der Zug vorbei, hast du einen Extrazug, bevor es weitergeht. Sie gibt dir nie zwei Extrazüge hintereinander.',
  ),
  'dont-blink': surprise(
    'Nicht blinzeln!',
    'Wähl eine Plage, die vor dir liegt, und jemand anderen: Sie kommt dorthin. Hast du keine, zieh 2 Karten.',
    'Will dir jemand einen Schatz vom Tisch nehmen, bleibt er bei dir; bei einem Tausch wechselt gar nichts den Platz.',
  ),
}
