import type { Rulebook } from '../../en/web/rulebook.ts'

export const rulebook: Rulebook = {
  what: {
    title: 'Was das für ein Spiel ist',
    text: [
      'Ein Kartenspiel, dessen Regeln selbst Karten sind. Es beginnt mit den einfachsten Regeln der Welt: eine Karte ziehen, eine Karte spielen. Danach kann jede gespielte Karte ändern, was alle tun: wie viel gezogen, gespielt und gehalten wird, und sogar, womit man gewinnt.',
      'Zwei bis sechs Menschen oder Bots spielen, alle für sich. Es gibt nichts vorzubereiten und nichts zu zählen. Lies deine Karten, tu, was darauf steht, und sieh, was aus dem Tisch wird.',
      'Meanwhile ist für Leute gemacht, die nicht im selben Raum sitzen und nicht zur selben Zeit wach sind. Jede und jeder zieht, wenn gerade ein Moment da ist; eine Partie dauert eine halbe Stunde oder zwei Wochen.',
    ],
  },
  setup: {
    title: 'Vor dem ersten Zug',
    text: [
      'Alle Karten werden zu einem Nachziehstapel gemischt, und alle bekommen drei. Die Grundregeln liegen auf dem Tisch und bleiben dort. Noch gibt es kein Ziel und keine Neue Regel.',
      'Wer anfängt, wurde beim Anlegen des Tisches vereinbart: wen der Host genannt hat, wen der Zufall wählt oder wer zuerst zieht. Dann geht es im Uhrzeigersinn weiter, in der Reihenfolge der Plätze.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'Zieh so viele Karten, wie die Regeln sagen; das geschieht von selbst, und am Anfang ist es eine. Dann spiel so viele Karten, wie die Regeln sagen; am Anfang ist auch das eine. Welche und in welcher Reihenfolge, entscheidest du. Am Ende erfüllst du die Limits, falls es welche gibt. Dann ist die nächste Person am Zug.',
      'Du musst so viele spielen, wie verlangt sind, solange du Karten hast. Passen gibt es nicht, und ablegen, nur um eine Karte los zu sein, auch nicht. Es kann vorkommen, dass dir nur die Karte bleibt, mit der jemand anderes gewinnt; dann spielst du sie mit so viel Anmut wie möglich.',
      'Eine Regel gilt von dem Augenblick an, in dem sie auf dem Tisch liegt. Hast du eine Karte gezogen und spielst „Zieh 3“, ziehst du sofort zwei nach. Spielst du „Spiel 3“, darfst du noch zwei spielen. Wird die Zahl kleiner, wird nichts zurückgenommen: Du hast dann einfach genug getan.',
    ],
  },
  kinds: {
    title: 'Die Arten von Karten',
    text: [
      'Auf jeder Karte steht in einem Wort, was sie ist. Ihre Farbe und die Form des Fensters um das Bild sagen dasselbe, damit ein Blick genügt.',
    ],
  },
  kindRule: 'ändert, wie alle spielen, von jetzt an, bis etwas sie entfernt oder ersetzt.',
  kindGoal: 'sagt, womit man gewinnt. Es gilt für alle, nicht nur für die Person, die es gespielt hat.',
  kindKeeper: 'liegt vor dir, wenn du ihn gespielt hast. Ziele fragen nach Schätzen.',
  kindAction: 'tut einmal, was darauf steht, und kommt auf den Ablagestapel.',
  kindCreeper: 'liegt vor dir, sobald du sie ziehst, und hindert dich am Sieg. Nur manche Welten haben sie.',
  kindSurprise: 'kann auf das antworten, was andere tun, bevor es wirkt. Nur manche Welten haben sie.',
  newRules: {
    title: 'Neue Regeln',
    text: [
      'Eine Neue Regel ersetzt die ältere zur selben Sache: „Zieh 4“ löst „Zieh 2“ ab, „Handlimit 1“ löst „Handlimit 2“ ab. Regeln zu verschiedenen Dingen liegen nebeneinander, so viele es eben sind.',
      'Die Zahlen auf dem Tisch sind immer die, die gerade gelten, alles zusammengezählt. Tippe auf eine Zahl, um zu sehen, aus welchen Karten sie kommt und wer sie gespielt hat.',
      'Geht eine Neue Regel, gilt wieder, was sie verdeckt hatte. Die Grundregeln gehen nie: Ohne andere Regel ziehst du eine Karte und spielst eine.',
    ],
  },
  free: {
    title: 'Freie Aktionen',
    text: [
      'Manche Neuen Regeln bieten etwas an, das du in deinem Zug tun darfst, ohne dass es als gespielte Karte zählt: Ziele eintauschen, die oberste Karte des Nachziehstapels aufdecken, den Zug früher beenden. Du findest sie neben deiner Hand, in derselben Liste wie deine Karten.',
      'Du kannst sie vor dem Ziehen, zwischen zwei Karten oder nach der letzten nutzen, wenn die Karte nichts anderes sagt. Bleibt dir nur noch eine freie Aktion, wartet dein Zug, bis du sie nutzt oder den Zug beendest.',
    ],
  },
  actions: {
    title: 'Aktionen',
    text: [
      'Eine Aktion wird ausgeführt, so weit es geht, und kommt dann auf den Ablagestapel. Was immer sie auslöst, und seien es drei weitere Karten, zählt als diese eine gespielte Karte.',
      'Manche Aktionen lassen dich Karten ziehen und gleich spielen. Diese Karten sind eine kleine eigene Hand neben deiner echten. Die echte wartet, bis die Aktion fertig ist.',
      'Eine Aktion kann auch jemand anderen etwas fragen: welche Karte geht, Stein, Schere oder Papier. Dann wartet das Spiel auf diese Person und geht dort weiter, wo es war.',
    ],
  },
  limits: {
    title: 'Limits',
    text: [
      'Ein Handlimit sagt, wie viele Karten du halten darfst, ein Schatzlimit, wie viele Schätze vor dir liegen dürfen. In deinem eigenen Zug binden sie dich nicht; du erfüllst sie, wenn er endet.',
      'Für alle anderen gelten sie sofort. Spielt jemand ein Handlimit und du hältst zu viel, wirst du außerhalb deines Zuges gefragt, welche Karten du behältst. Der Rest kommt auf den Ablagestapel.',
      'Aufgefüllt wird nie. Ein Limit ist das Höchste, was du haben darfst, nicht, was du haben sollst.',
    ],
  },
  goals: {
    title: 'Ziele und Gewinnen',
    text: [
      'Sobald vor dir liegt, was ein Ziel verlangt, gewinnst du: in genau diesem Augenblick, ob du am Zug bist oder nicht, und egal, wer das Ziel oder den Schatz gespielt hat. Ein einziger Moment genügt.',
      'Es gibt immer nur ein Ziel; ein neues ersetzt das alte, außer eine Regel erlaubt zwei. Solange keines ausliegt, kann niemand gewinnen.',
      'Würden zwei im selben Augenblick gewinnen, gewinnt niemand, und es geht weiter, bis nur noch eine Person das Ziel erfüllt.',
    ],
  },
  piles: {
    title: 'Die Stapel',
    text: [
      'Was verbraucht oder abgelegt ist, kommt offen auf den Ablagestapel. Alle dürfen ihn jederzeit durchsehen. Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.',
      'Wie viele Karten du hältst, dürfen alle wissen, aber nicht, welche. Die Reihenfolge des Nachziehstapels kennt niemand, auch wir nicht: Das Mischen war an eine geheime Zahl gebunden, bevor sich jemand setzte, und nach der Partie kannst du prüfen, ob es dabei geblieben ist.',
    ],
  },
  creepers: {
    title: 'Plagen und Schurken',
    text: [
      'Jede Welt außer der ersten hat Karten, die niemand haben will. Eine Plage bleibt nie auf der Hand: Sobald du sie ziehst, liegt sie vor dir, und du ziehst dafür eine andere Karte. Liegt eine Plage vor dir, kannst du nicht gewinnen, außer das Ziel verlangt genau diese.',
      'In der Welt von Batman sind die Plagen Schurken, und die gehen alle an: Solange einer im Spiel ist, gewinnt niemand mit einem Ziel für Helden. Verlangt das Ziel Schurken, stören sie nicht mehr.',
      'In der Welt der Katzen heften sich manche Plagen an einen Schatz. Wohin er geht, dahin gehen sie mit.',
    ],
  },
  surprises: {
    title: 'Überraschungen',
    text: [
      'In den Welten von Batman und Doctor Who gibt es Überraschungen. In deinem Zug ist eine Überraschung eine Karte wie jede andere. In einem fremden Zug kann sie aufhalten, was dort geschieht, bevor es wirkt.',
      'Niemand muss dafür dasitzen und warten. Du stellst eine Überraschung heimlich scharf, für den Augenblick, den du meinst, und sie löst von selbst aus, auch während du schläfst. Niemand sieht, ob du eine hältst oder scharf gestellt hast.',
      'Ein Tisch kann sich stattdessen fragen lassen. Dann werden jedes Mal alle gefragt, die Karten halten, damit die Frage nichts verrät. Wer nach einer Stunde der eigenen Zeit, oder wie lange der Tisch es vereinbart hat, nicht geantwortet hat, passt. Das ist langsamer und mehr wie an einem echten Tisch.',
    ],
  },
  worlds: {
    title: 'Die Welten',
    text: [
      'Neben dem Grundspiel gibt es vier Welten mit je hundert Karten. Batman hat Helden mit Fähigkeiten, Schurken für alle, Handschellen und eine Anstalt. Doctor Who hat Doctors, ihre Begleitung und Plagen, die in Scharen kommen. Cat hat Katzen, Hunde und Plagen, die sich festkrallen. Regular Show hat Schulden, eine Zeitmaschine und ein Wort, das man nicht vergessen darf.',
      'Ihre vollständigen Listen wurden nie veröffentlicht. Was öffentlich bekannt ist, ist dabei; den Rest haben wir mit Karten der Familie und mit eigenen im selben Geist gefüllt. In der Galerie steht bei jeder Karte, woher sie kommt, auch wenn sie von uns ist.',
    ],
  },
  solo: {
    title: 'Allein',
    text: [
      'Jede Welt lässt sich allein spielen. Die Neuen Regeln sind dann ein eigener Stapel, und nach jedem deiner Züge tritt die nächste in Kraft, ob du willst oder nicht. Erfüllte Ziele werden gewertet, und was sie verlangt haben, wird abgelegt.',
      'Hat einer der beiden Stapel seine letzte Karte hergegeben, ist die Partie zu Ende. Es zählt, wie viele Ziele du geschafft hast.',
    ],
  },
  mixed: {
    title: 'Gemischte Welten',
    text: [
      'Zwei oder drei Welten lassen sich zu einem Stapel mischen. Dann braucht Batman vielleicht eine Tigerkatze und die Daleks einen Rechen.',
    ],
  },
  people: {
    title: 'Kommen und Gehen',
    text: [
      'Wenn der Tisch es erlaubt, kann sich jemand mitten in der Partie dazusetzen: letzter Platz, drei Karten, Züge wie alle anderen.',
      'Wer geht, legt Hand und Schätze auf den Ablagestapel, und das Spiel geht ohne diese Person weiter. Bleibt nur eine Person übrig, ist die Partie vorbei, und niemand hat gewonnen.',
      'Wer zu lange wegbleibt, findet vielleicht einen Bot auf dem eigenen Platz, wenn der Tisch das so vereinbart hat. Ein Tippen, und der Platz gehört wieder dir.',
    ],
  },
  time: {
    title: 'Über Zeitzonen hinweg spielen',
    text: [
      'Niemand muss zur selben Zeit da sein. Wirst du etwas gefragt, erfährst du es; du antwortest, wenn es dir passt, in dem Tempo, das der Tisch vereinbart hat: so viele Stunden für jede Frage, ein Zeitkonto, eine feste Stunde am Tag oder ganz ohne Uhr. Zeiten siehst du immer als deine eigene Ortszeit.',
      'Läuft deine Zeit ab, antwortet das Spiel für dich, damit die anderen nicht ewig warten. Zuerst folgt es deinen Daueraufträgen. Damit entscheidest du im Voraus: welche Karten du bei einem Limit behältst, ob ohne Rückfrage gezogen oder dein Zug beendet wird.',
      'Kommst du wieder, zeigt der Rückblick, was seit deinem letzten Besuch geschehen ist, und zuerst, was dich betrifft. Jede Frage sagt, warum sie gestellt wird, und jede Zahl, woher sie kommt.',
    ],
  },
}
