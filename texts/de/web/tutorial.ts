import type { tutorial as english } from '../../en/web/tutorial.ts'

export const tutorial: typeof english = {
  title: 'Zwei Minuten, eine Partie',
  coach: 'Was zu tun ist',
  start: 'Los geht’s',
  goOn: 'Weiter',
  leave: 'Einführung verlassen',
  step: (n, of) => `Schritt ${n} von ${of}`,
  notThis: (card) => `Erlaubt wäre das. Nimm jetzt aber „${card}“.`,
  notThisKept: (card) => `Du darfst frei wählen. Behalte jetzt aber „${card}“.`,
  thinking: (name) => `${name} überlegt…`,
  cannotLoad: 'Das Spiel lässt sich gerade nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
  lessons: {
    hello: {
      title: 'Du gegen Elster, einen Bot',
      text: () =>
        'Alles ist wie in einer echten Partie, nur die Karten haben wir ein wenig zurechtgelegt. In einer echten Partie antworten alle, wenn sie Zeit finden: nach Minuten oder nach Tagen.',
    },
    draw: {
      title: 'Ein Zug: ziehen, dann spielen',
      text: (card) =>
        `Dein Zug hat begonnen, und du hast von selbst „${card('cookies')}“ gezogen. Die vier Zahlen auf dem Papier sind die geltenden Regeln: 1 ziehen, 1 spielen, kein Limit. Tippe auf eine, um zu sehen, warum das so ist.`,
    },
    keeper: {
      title: 'Spiel einen Schatz',
      text: (card) =>
        `Mit Schätzen gewinnst du. Wähle „${card('cookies')}“ auf deiner Hand und drück dann auf den Knopf. Was gewählt ist, kannst du zurücklegen; was gespielt ist, nicht.`,
    },
    wait: {
      title: 'Jetzt die anderen',
      text: (card) =>
        `Du durftest eine Karte spielen, also ging der Zug weiter. Elster hat eine Karte gezogen und „${card('the-toaster')}“ gespielt. In einer echten Partie legst du das Handy jetzt weg; du erfährst es, wenn du gefragt bist.`,
    },
    rule: {
      title: 'Ändere die Regeln',
      text: (card) =>
        `Du hast „${card('milk')}“ gezogen. Zuerst aber eine Neue Regel: Wähle „${card('play-2')}“. Sie gilt von dem Augenblick an, in dem sie liegt, schon für diesen Zug.`,
    },
    goal: {
      title: 'Setz ein Ziel',
      text: (card) =>
        `Sieh dir die Zahlen an: Du spielst jetzt 2, also noch eine. Es gibt noch kein Ziel, deshalb kann niemand gewinnen. Spiel „${card('milk-and-cookies')}“: Es verlangt zwei Schätze, und einer davon liegt schon vor dir.`,
    },
    limit: {
      title: 'Zwischendurch gefragt',
      text: (card) =>
        `Elster ist am Zug, und trotzdem bist du gefragt: „${card('hand-limit-1')}“ gilt sofort für alle, die nicht am Zug sind. Behalte „${card('milk')}“, denn das Ziel braucht es.`,
    },
    win: {
      title: 'Gewinne',
      text: (card) =>
        `Du bist wieder am Zug. Liegen „${card('milk')}“ und „${card('cookies')}“ vor dir, ist das Ziel erfüllt. Spiel „${card('milk')}“.`,
    },
    done: {
      title: 'Du hast gewonnen!',
      text: () =>
        'Das ist schon das ganze Spiel: ziehen, spielen und darauf achten, was die Karten aus den Regeln gemacht haben. Es gibt auch Aktionen; sie wirken einmal und sagen, was zu tun ist. Neunzig weitere Karten warten.',
    },
  },
  again: 'Noch einmal',
  playBots: 'Eine echte Partie spielen',
  readRules: 'Die Regeln lesen',
  seeCards: 'Die Karten ansehen',
}
