import type { log as english } from '../../en/web/log.ts'

const moves = (n: number) => (n === 1 ? '1 Spielzug' : `${n} Spielzüge`)
/** Im dritten und zweiten Fall: „die letzten 3 Spielzüge“, „die 3 Spielzüge“. */
const last = (n: number) => (n === 1 ? 'Der letzte Spielzug wurde' : `Die letzten ${n} Spielzüge wurden`)

export const log: typeof english = {
  title: 'Verlauf',
  show: 'Zeigen',
  everything: 'Alles',
  touchedMe: 'Was mich betrifft',
  of: (name) => name,
  nothingYet: 'Noch ist nichts geschehen.',
  nothingOfThat: 'Davon steht nichts im Verlauf.',
  earlier: 'Frühere Spielzüge',
  newestFirst: 'Neuestes zuerst',
  today: 'Heute',
  yesterday: 'Gestern',
  backToTable: 'Zurück zum Tisch',
  atThatTime: 'Der Tisch in diesem Augenblick',
  look: {
    title: 'Rückschau',
    what: 'So, wie jemand es beim Zusehen sah: Hände bleiben verdeckt.',
    loading: 'Die Partie wird noch einmal ausgelegt…',
    cannotLoad: 'Die Aufzeichnung lässt sich gerade nicht laden.',
    cannotReplay: 'Diese Partie lässt sich hier nicht noch einmal auslegen. Unten steht jeder Spielzug.',
    move: 'Spielzug',
    moveOf: (n, of) => `Spielzug ${n} von ${of}`,
    deal: 'Die ersten Karten',
    first: 'Zum Anfang',
    back: 'Einen zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Einen weiter',
    last: 'Zum Ende',
    keys: 'Mit den Pfeiltasten geht es von Spielzug zu Spielzug, die Leertaste spielt ab und hält an.',
    olderRules: (n) => `${last(n)} nach älteren Regeln gespielt und lassen sich hier nicht zeigen.`,
    check: 'Das Mischen prüfen',
  },
  verify: {
    title: 'Wurde ehrlich gemischt?',
    what: 'Niemand konnte die Karten zurechtlegen, auch wir nicht, und du musst uns das nicht glauben: Diese Seite spielt die ganze Partie in deinem Browser noch einmal und vergleicht.',
    checking: 'Wird geprüft…',
    good: 'Alles ist, wie es sein soll.',
    goodWhy: (n) => `Gleich gemischt, gleich gespielt (${moves(n)}), gleich ausgegangen.`,
    bad: 'Etwas passt nicht zusammen.',
    badWhy: 'Bitte schick uns die Aufzeichnung unten: Das darf nicht vorkommen.',
    cannotLoad: 'Die Aufzeichnung lässt sich gerade nicht laden, deshalb wurde nichts geprüft.',
    notOver: 'Diese Partie läuft noch.',
    notOverWhy:
      'Die geheime Zahl hinter dem Mischen wird veröffentlicht, wenn die Partie vorbei ist; dann lässt sich hier alles prüfen. Bis dahin ist sie an diesen Fingerabdruck gebunden, der feststand, bevor sich jemand setzte:',
    ok: 'stimmt',
    differs: 'weicht ab',
    notReached: 'nicht geprüft',
    notReachedWhy: 'Nicht geprüft, weil davor schon etwas nicht passt.',
    seed: {
      title: 'Die geheime Zahl',
      ok: 'Bevor sich jemand setzte, war der Tisch durch einen Fingerabdruck an eine geheime Zahl gebunden. Jetzt ist sie veröffentlicht, und sie hat diesen Fingerabdruck.',
      noSeed: 'Die geheime Zahl wurde nicht veröffentlicht.',
      differs: 'Die veröffentlichte Zahl hat nicht den Fingerabdruck, der vor der Partie feststand.',
    },
    chain: {
      title: 'Die Kette der Spielzüge',
      ok: (n) =>
        `Jeder Spielzug trägt den Fingerabdruck von allem davor (${moves(n)}). Keiner wurde geändert, weggelassen oder später eingefügt.`,
      differs: (n) => `Spielzug ${n} trägt nicht den Fingerabdruck der früheren: Etwas wurde geändert, weggelassen oder eingefügt.`,
    },
    setup: {
      title: 'Mischen und Austeilen',
      ok: 'Aus dieser Zahl und den Zufallsbytes, die jeder Platz beigesteuert hat, wurde hier noch einmal gemischt und ausgeteilt.',
      differs: 'Aus dem, was aufgezeichnet ist, lässt sich nicht mischen und austeilen.',
    },
    play: {
      title: 'Jeder einzelne Spielzug',
      ok: (n) => `${moves(n)} nach den Regeln noch einmal gespielt, samt jedem späteren Mischen. Alles war erlaubt.`,
      older: (n) => `${last(n)} nach älteren Regeln gespielt; davon wurde nur die Kette geprüft.`,
      differs: (n, why) => `Spielzug ${n} war nicht erlaubt: ${why}`,
    },
    end: {
      title: 'Das Ende',
      ok: (how) => `Es geht aus, wie der Tisch es zeigt: ${how}`,
      differs: 'Es geht anders aus, als der Tisch es zeigt.',
      older: 'Das Ende wurde nach älteren Regeln gespielt und deshalb nicht verglichen.',
    },
    numbers: 'Die Zahlen',
    fingerprint: 'Fingerabdruck, vor der Partie festgelegt',
    secret: 'Geheime Zahl, danach veröffentlicht',
    lastLink: 'Letztes Glied der Kette',
    download: 'Aufzeichnung herunterladen',
    downloadWhat:
      'Eine JSON-Datei mit Aufbau, geheimer Zahl und jedem Spielzug. Mit dem offenen Quelltext dieses Spiels kann sie jede und jeder prüfen.',
    replay: 'Rückschau auf die Partie',
  },
}
