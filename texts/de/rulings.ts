import { say } from '../say.ts'
import type { Texts } from '../schema.ts'

export const rulings: Texts['rulings'] = {
  // ── Aufbau
  S1: say(
    'Die Grundregeln gelten von Anfang bis Ende, und keine Karte kann sie entfernen.',
    'Eine Neue Regel verdeckt nur den Teil, dem sie widerspricht.',
  ),
  S2: 'Alle beginnen mit drei Karten. Es gibt noch kein Ziel und keine Neue Regel.',
  S3: say(
    'Wer anfängt, steht fest, wenn der Tisch entsteht: wen der Host nennt, wen der Zufall wählt oder wer zuerst zieht.',
    'Zieht niemand rechtzeitig, entscheidet der Zufall.',
  ),
  S4: 'Eine Plage unter deinen ersten Karten kommt sofort vor dich und wird ersetzt, bis du drei Karten hältst, die keine sind.',
  S5: 'Gespielt wird im Uhrzeigersinn, in der Reihenfolge der Plätze. Wer gegangen ist, wird übersprungen.',

  // ── Der Zug
  T1: 'Ein Zug geht so: ziehen, spielen, dann Handlimit und Schatzlimit erfüllen.',
  T2: 'Du darfst jede Karte deiner Hand spielen, auch eine, die nichts bewirkt.',
  T3: say(
    'Du kannst keine Karte ablegen, nur um sie los zu sein; eine Karte oder Regel muss es verlangen.',
    'Es kann sogar sein, dass du die Karte spielen musst, mit der jemand anderes gewinnt.',
  ),
  T4: 'Hast du weniger Karten, als du spielen sollst, spielst du alle, und das Spielen ist vorbei.',
  T5: say(
    'Eine Regel gilt von dem Augenblick an, in dem sie liegt. Hast du 1 gezogen und spielst „Zieh 4“, ziehst du 3 nach.',
    'Hast du 4 gezogen und spielst „Zieh 2“, behältst du alles und ziehst nichts.',
  ),
  T6: say(
    'Eine neue Zahl fürs Spielen gilt schon für den laufenden Zug, und was du gespielt hast, zählt mit.',
    'Hast du schon so viele oder mehr gespielt, ist das Spielen vorbei.',
  ),
  T7: 'Bei „Spiel alles“ spielst du auch, was unterwegs dazukommt. Nur wenn eine Karte den Zug beendet, bleibt Ungespieltes bei dir.',
  T8: say(
    'Eine Neue Regel ersetzt die ältere zur selben Sache: Ziehen, Spielen, Hand oder Schätze.',
    'Regeln zu verschiedenen Dingen gelten nebeneinander, so viele es gibt.',
  ),
  T9: 'Alles, was eine Aktion auslöst, zählt als eine einzige gespielte Karte, so tief es auch geht.',
  T10: 'Karten, die eine Aktion dich ziehen und spielen lässt, sind eine eigene Hand. Was du sonst ziehst, kommt auf deine echte.',
  T11: say(
    'Freie Aktionen sind in deinem Zug jederzeit möglich: vor dem Ziehen, zwischen den Karten und nach der letzten.',
    'Sie zählen nicht als gespielte Karte, und mit dem Ende deines Zuges sind sie vorbei.',
  ),
  T12: 'Was du vor dem Ziehen bekommst, etwa durch den Leere-Hand-Bonus, zählt nicht zu den Karten, die du ziehen sollst.',
  T13: 'Im Spiel heißt: offen auf dem Tisch und nicht im Ablagestapel.',
  T14: 'Einen Schatz mit einer Fähigkeit kannst du nur nutzen, solange er vor dir liegt.',
  T15: 'Eine gespielte Karte wird ausgeführt, so weit es geht. Frei bist du nur, wo sie dir die Wahl lässt.',

  // ── Limits
  L1: say(
    'Limits binden dich nur, solange du nicht am Zug bist; in deinem Zug warten sie bis zu seinem Ende.',
    'Kommt ein neues Limit, erfüllen es alle anderen sofort, in beliebiger Reihenfolge.',
  ),
  L2: 'Wer ablegen muss, wählt die Karten selbst.',
  L3: 'Ein Handlimit ist das Höchste, was du halten darfst. Aufgefüllt wird nie.',
  L4: 'Fällt ein Limit weg oder liegst du wieder darunter, bevor du geantwortet hast, muss nichts mehr abgelegt werden.',
  L5: 'Ohne Schatzlimit dürfen beliebig viele Schätze vor dir liegen. Plagen zählen nie dazu.',
  L6: 'Inflation ändert die Zahlen der Limits ebenso wie die fürs Ziehen und Spielen.',
  L7: 'Liegst du über beiden Limits zugleich, bekommst du zwei Fragen und beantwortest sie in beliebiger Reihenfolge.',
  L8: 'Limits werden am Ende jedes Zuges erfüllt, auch wenn dein nächster gleich folgt.',
  L9: 'Wer dazukommt, hält die Limits sofort ein. Ein Zug beginnt erst, wenn alles Fällige abgelegt ist.',

  // ── Ziele und Sieg
  G1: 'Ein neues Ziel ersetzt das alte, außer eine Regel erlaubt zwei. Solange kein Ziel ausliegt, kann niemand gewinnen.',
  G2: say(
    'Wer das Ziel erfüllt, gewinnt im selben Augenblick, auch außerhalb des eigenen Zuges; ein Augenblick genügt.',
    'Geschaut wird jedes Mal, wenn eine Karte fertig gewirkt hat, nie mittendrin.',
  ),
  G3: 'Erfüllen zwei oder mehr zugleich ein Ziel, gewinnt niemand, und es geht weiter, bis es nur eine Person ist.',
  G4: 'Für ein Ziel zählt nur, was im Spiel liegt, nicht deine Hand, außer das Ziel fragt selbst nach ihr.',
  G5: 'Einen fremden Schatz kannst du nur nehmen, wenn eine Karte oder Regel es sagt.',

  // ── Stapel
  P1: say(
    'Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt.',
    'Sind beide leer, gibt es nichts zu ziehen.',
  ),
  P2: 'Alle dürfen den Ablagestapel ansehen. Die Reihenfolge des Nachziehstapels und fremde Hände bleiben verborgen.',

  // ── Kommen und Gehen
  J1: say(
    'Du kannst in eine laufende Partie einsteigen: letzter Platz, drei Karten und Züge wie alle anderen, höchstens sechs am Tisch.',
    'Wirkt gerade noch etwas, wartest du mit deinen Karten, bis es fertig ist.',
  ),
  J2: say(
    'Wer geht, legt Hand und Schätze ab; Fragen an diese Person entfallen, und ihr Zug endet.',
    'Bleibt nur eine Person übrig, endet die Partie ohne Sieg.',
  ),

  // ── Karten, nach denen oft gefragt wird
  A1: '„Handkarten tauschen“ muss ausgeführt werden, auch wenn alle anderen leere Hände haben.',
  A2: 'Bei „Nimm’s und spiel’s“ gilt die Karte als von dir gespielt: Ein Schatz landet vor dir.',
  A3: '„Schatz stehlen“ und „Irgendwas stehlen“ nehmen vom Tisch, nie aus einer Hand.',
  A4: 'Bringt „Zieh 2 und spiel sie“ zwei Ziele, hat jedes seinen Augenblick, und der genügt für den Sieg.',

  // ── Plagen
  C1: say(
    'Eine Plage, die du ziehst, kommt sofort vor dich, und du ziehst dafür eine andere Karte. Gespielt ist damit nichts.',
    'Das gilt für jedes Ziehen, auch innerhalb einer Aktion.',
  ),
  C2: 'Liegt eine Plage vor dir, kannst du nicht gewinnen, außer das Ziel braucht sie oder eine Regel sagt es anders.',
  C3: say(
    'In der Welt von Batman hindert ein Schurke, vor wem er auch liegt, alle am Sieg.',
    'Braucht das Ziel selbst einen Schurken, zählen alle Schurken nicht.',
  ),
  C4: 'Plagen liegen bei den Schätzen, sind aber keine. Nur Karten, die von Plagen sprechen, bewegen sie.',
  C5: say(
    'In der Welt der Katzen heften sich manche Plagen an einen Schatz; liegt noch keiner da, warten sie auf den ersten.',
    'Von da an gehen beide zusammen, und wer eines wählt, wählt beides. Kommen mehrere Schätze zugleich, wählt, wer sie hat.',
  ),
  C6: 'In der Welt von Regular Show gibt es zwei Plagen und zwei Karten dagegen: „Plagenkehraus“ und „Zisch ab!“.',

  // ── Überraschungen
  U1: say(
    'Eine Überraschung ist in deinem Zug eine gespielte Karte. In einem fremden Zug antwortet sie auf das, was dort geschieht, und zählt nicht.',
    'Was sie tut, hängt davon ab, welches von beidem es ist.',
  ),
  U2: 'Jede Überraschung kann auch eine andere Überraschung aufheben.',
  U3: say(
    'Du stellst eine Überraschung im Voraus scharf, heimlich. Kommt ihr Augenblick, wird sie von selbst gespielt, bevor das wirkt, worauf sie antwortet.',
    'Mehrere lösen in der Reihenfolge der Plätze aus, und eine, die nichts mehr zu beantworten hat, bleibt scharf.',
    'Ein Tisch kann sich stattdessen fragen lassen: Dann werden jedes Mal alle mit Karten gefragt, ob sie eine Überraschung haben oder nicht.',
    'Wer so lange schweigt, wie der Tisch es vereinbart hat, meist eine Stunde, passt.',
  ),
  U4: say(
    'Eine Überraschung braucht ihren Augenblick und lässt sich nicht einfach loswerden; auf die eigene Karte antwortet niemand.',
    'Eine aufgehobene Karte gilt als gespielt. Wird das Aufheben aufgehoben, gilt wieder, was es traf.',
  ),
  U5: 'Eine Überraschung, die eine Karte aufdeckt und spielt, tut, was sie im eigenen Zug tut.',
  U6: say(
    'Gegen Überraschungen scharf gestellt, schützt sie, was dir gehört, außer du weitest sie auf alle aus oder beschränkst sie auf Karten oder Personen.',
    'Sie antwortet auf die neueste, die noch gilt und nicht deine ist.',
  ),

  // ── Welten
  E1: 'Jeder Schatz mit dem Zeichen Doctor ist ein Doctor, jeder mit dem Zeichen Begleitung gehört zur Begleitung. Keine Karte zählt für ein Ziel doppelt.',
  E2: say(
    '„Tu mir einen Gefallen“ nimmt den ersten Schatz, den die Person von da an zieht, einen je Schuld. Die „Zeitmaschine“ gibt einen Zug nach einem beliebigen Zug.',
    '„Yeahuh!“ gehört zu jedem Schatz, den man aus der Hand spielt; niemand wird erinnert. Jeden Schatz kann man einmal anzweifeln.',
    'Falscher Zweifel mit leerer Hand kostet nichts.',
  ),
  E3: 'Eine Katze ist jeder Schatz mit dem Zeichen Katze, ein Hund jeder mit dem Zeichen Hund.',

  // ── Allein
  O1: 'Allein spielst du ohne die Karten, die andere Leute brauchen.',
  O2: 'Die Neuen Regeln sind ein eigener Stapel mit eigenem Ablagestapel, alles andere ist der Hauptstapel. Du beginnst mit drei Karten daraus.',
  O3: 'Nach jedem deiner Züge tritt die oberste Karte des Regelstapels in Kraft und ersetzt, dem sie widerspricht. Dann beginnt dein nächster Zug.',
  O4: 'Erfüllst du das Ziel, ist es gewertet, und die Schätze und Plagen, die es verlangt hat, werden abgelegt. Du spielst weiter.',
  O5: 'Die Partie ist zu Ende, sobald die letzte Karte einen der Stapel verlässt; neu gemischt wird nicht. Es zählt, wie viele Ziele gewertet sind.',
  O6: say(
    'Auch nach Extrazügen kommt eine neue Regel. Zwei zugleich erfüllte Ziele zählen beide. Wo mehrere Karten passen, wählst du, welche abgelegt werden.',
    'Plagen hindern dich an der Wertung wie am Sieg.',
  ),

  // ── Gemischte Welten
  X1: 'Ein gemischter Tisch mischt zwei oder drei ganze Welten zusammen. Die Grundregeln gibt es einmal.',
  X2: 'Eine Karte, die mehrere davon haben, gibt es mehrmals, und einem Ziel genügt jede davon.',
  X3: 'Jede Plage hindert wie in ihrer eigenen Welt, und Schurken hindern alle, aus welcher Welt das Ziel auch ist.',
  X4: 'Mit Plagen sind auch Schurken gemeint; „Arkham Asylum“ nimmt nur Schurken auf.',
  X5: 'Wer anfängt, bestimmt der Zufall, außer der Tisch sagt es anders. Allein spielst du ohne das, was eine der Welten weglässt.',

  // ── Feinheiten
  F1: 'Eine begonnene Aktion wird beendet, bevor eine freie Aktion genutzt werden kann.',
  F2: 'Eine Karte, die gerade wirkt, liegt in keinem Stapel: Sie wird weder eingemischt noch von „Das Ganze noch mal!“ geholt.',
  F3: 'Deine Hand ist immer die echte Hand. Beiseitegelegte Karten einer Aktion zählen nicht für „10 Karten auf der Hand“.',
  F4: say(
    'Inflation erhöht auch die Zahlen einer Karte, die gerade wirkt. Zahlwörter bleiben, wie sie sind.',
    'Was unter Inflation geschehen ist, bleibt, wenn sie geht.',
  ),
  F5: say(
    'Nur das normale Ziehen samt Boni und Inflation zählt zur Regel fürs Ziehen.',
    'Was „Jackpot!“ oder „Recycling“ bringen, zählt nicht.',
  ),
  F6: say(
    'Armutsbonus, Reichtumsbonus und Partybonus addieren sich.',
    'Ein Bonus fürs Spielen ändert nichts an „Spiel alles“ und macht „Spiel alles bis auf 1“ dazu.',
    'Beginnt ein Bonus fürs Ziehen mitten im Zug, wird sofort gezogen, einmal pro Zug.',
  ),
  F7: say(
    'Bei „Spiel alles bis auf 1“ gilt: War deine Hand zu Beginn leer und hast du nicht mehr gezogen, als du behalten musst,',
    'ziehst du, bis du eine Karte spielen kannst.',
  ),
  F8: 'Der Ablagestapel wird gemischt, wenn eine Karte gebraucht wird, nicht schon, wenn die letzte gezogen ist.',
  F9: 'Extrazüge kommen in der Reihenfolge, in der sie ausgelöst wurden. Eine Karte gibt dir nie zwei Extrazüge hintereinander.',
  F10: '„Weiter geht’s!“ und „Ziehen statt spielen“ gehen auch bei „Spiel alles“. Vor dem Ziehen genutzt, kosten sie das Ziehen.',
  F11: 'Was alle zugleich trifft, geschieht in einem Augenblick; dazwischen kann nichts genutzt werden.',
  F12: 'Wie viele Karten jemand hält, wissen alle; auch Schätze, Plagen, Regeln, Ziele und der Ablagestapel liegen offen.',
  F13: 'Eine Plage, die bewegt, verteilt oder gestohlen wird, wird durch keine andere Karte ersetzt.',
  F14: say(
    'Ein Ziel, das eine Plage braucht, entschuldigt deine anderen nicht; weitere derselben schaden nicht.',
    'Ein Ziel, das Plagen zählt, entschuldigt alle.',
  ),
  F15: 'Geht „Doppelziel“, während zwei Ziele ausliegen, legt, wer am Zug ist, eines ab. So auch bei „Alles auf Anfang“.',
  F16: 'Kann niemand je wieder ziehen oder spielen, endet die Partie unentschieden.',
  F17: say(
    'Eine freie Aktion wird nur angeboten, solange sie etwas bewirken kann.',
    'Hängt das von deiner Hand ab, wartet dein Zug trotzdem auf dich, damit niemand daran deine Hand ablesen kann.',
  ),
  F18: '„Zufall zuerst“ spielt die Karte von selbst. Gefragt wirst du nur, wenn du vorher etwas nutzen könntest.',

  // ── Zeit
  W1: say(
    'Läuft deine Zeit ab, antwortet das Spiel: Es spielt eine zufällige Karte, legt ab, was zuletzt kam, und nutzt keine freie Aktion.',
    'Alles andere wählt der Zufall; was du ablehnen oder verneinen könntest, gilt als Nein.',
  ),
  W2: 'Fragen, die dich direkt nacheinander erreichen, ohne dass jemand anderes gefragt wird, teilen sich eine Uhr.',
  W3: 'Ist deine Zeit einmal abgelaufen, läuft der Rest dieses Zuges mit viel kürzerer Uhr.',
  W4: 'Ein Angebot hat keine Uhr. Es bleibt offen, solange es Sinn hat.',
}
