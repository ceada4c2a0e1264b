import type { Facts, Picked, Texts } from '../schema.ts'
import type { worldPrompts } from './prompts-worlds.ts'

const cards = (n: number) => (n === 1 ? '1 Karte' : `${n} Karten`)
const keepers = (n: number) => (n === 1 ? '1 Schatz' : `${n} Schätze`)
const keepersDative = (n: number) => (n === 1 ? '1 Schatz' : `${n} Schätzen`)

/** „Behalte 2 von 5 Karten“ */
const keepSome = ({ keep, excess }: Facts, go: (n: number) => string, of: (n: number) => string, otherwise: string) => {
  if (keep === undefined || excess === undefined) return otherwise
  return keep === 0 ? `Leg ${go(excess)} ab` : `Behalte ${keep} von ${of(keep + excess)}`
}
const othersGo = ({ keep, excess }: Facts) => {
  if (excess === undefined || keep === 0) return 'Was du nicht behältst, kommt auf den Ablagestapel.'
  return excess === 1 ? 'Die übrige Karte wird abgelegt.' : `Die anderen ${excess} werden abgelegt.`
}
const pickToKeep = ({ keep }: Facts) => (keep === undefined ? 'Wähl, was bleibt' : keep === 0 ? 'Ablegen' : `Wähl ${keep} zum Behalten`)
const keepThese = ({ labels }: Picked, { keep }: Facts) => {
  if (keep === undefined || keep === 0) return labels === '' ? 'Ablegen' : `${labels} ablegen`
  return keep === 1 ? 'Diese Karte behalten' : `Diese ${keep} behalten`
}
const several = (verb: string, things: string) => (picked: Picked) =>
  picked.count > 1 ? `${picked.count} ${things} ${verb}` : `${picked.count === 1 ? `„${picked.labels}“` : 'Nichts'} ${verb}`
const one = (verb: string) => (picked: Picked) => `„${picked.labels}“ ${verb}`

/** Was an jedem Tisch gefragt werden kann; was nur die Welten fragen, steht daneben. */
export const prompts: Omit<Texts['prompts'], keyof typeof worldPrompts> = {
  play: {
    headline: ({ left }) => {
      if (left === 'all') return 'Spiel alle deine Karten'
      return left !== undefined && left > 1 ? `Spiel ${left} Karten` : 'Spiel eine Karte'
    },
    sentence: ({ left }) => {
      if (left === 'all') return 'Du bist am Zug: Spiel deine ganze Hand, Karte für Karte.'
      return left !== undefined && left > 1 ? `Du bist am Zug: Du hast ${left} Karten zu spielen.` : 'Du bist am Zug: Spiel eine Karte.'
    },
    hint: 'Eine Karte wirkt sofort und lässt sich nicht zurücknehmen.',
    missing: 'Wähl eine Karte',
    deed: one('spielen'),
  },
  'before-draw': {
    headline: 'Dein Zug: zieh',
    sentence: 'Dein Zug beginnt: Zieh, oder nutze vorher eine freie Aktion, wenn du kannst.',
    hint: 'Nach dem Ziehen wird gespielt.',
    missing: 'Wähl, was zuerst kommt',
    deed: ({ labels }) => labels,
  },
  'first-play-random': {
    headline: 'Der Zufall spielt zuerst',
    sentence: 'Deine erste Karte wählt der Zufall; vorher darfst du eine freie Aktion nutzen, wenn du kannst.',
    hint: 'Was der Zufall wählt, wird sofort gespielt.',
    missing: 'Wähl, was zuerst kommt',
    deed: ({ labels }) => labels,
  },
  'end-turn': {
    headline: 'Noch etwas?',
    sentence: 'Du hast alles gespielt: Beende deinen Zug, oder nutze, was dir noch offensteht.',
    hint: 'Was du nicht nutzt, ist mit dem Ende deines Zuges vorbei.',
    missing: 'Wähl, was du tust',
    deed: ({ labels }) => labels,
  },
  initiative: {
    headline: 'Wer fängt an?',
    sentence: 'Wer zuerst zieht, hat den ersten Zug.',
    hint: 'Zieht niemand rechtzeitig, bestimmt der Zufall, wer anfängt.',
    missing: 'Wähl Ziehen',
    deed: () => 'Ziehen und anfangen',
  },
  'hand-limit': {
    headline: (facts) => keepSome(facts, cards, cards, 'Zu viele Karten'),
    sentence: (facts) =>
      facts.limit === undefined
        ? 'Es gilt ein Handlimit: Wähl, welche Karten du behältst.'
        : `Du darfst ${cards(facts.limit)} halten. ${keepSome(facts, cards, cards, 'Wähl, welche du behältst')}.`,
    hint: othersGo,
    missing: pickToKeep,
    deed: keepThese,
  },
  'keeper-limit': {
    headline: (facts) => keepSome(facts, keepers, keepersDative, 'Zu viele Schätze'),
    sentence: (facts) =>
      facts.limit === undefined
        ? 'Es gilt ein Schatzlimit: Wähl, welche Schätze du behältst.'
        : `Du darfst ${keepers(facts.limit)} haben. ${keepSome(facts, keepers, keepersDative, 'Wähl, welche du behältst')}.`,
    hint: othersGo,
    missing: pickToKeep,
    deed: keepThese,
  },
  'goal-to-replace': {
    headline: 'Welches Ziel macht Platz?',
    sentence: ({ card }) => `Wähl das Ziel, das für ${card === undefined ? 'das neue' : `„${card}“`} Platz macht.`,
    hint: 'Es wird abgelegt; das andere bleibt neben dem neuen liegen.',
    missing: 'Wähl ein Ziel',
    deed: one('ersetzen'),
  },
  'goal-to-drop': {
    headline: 'Welches Ziel geht?',
    sentence: 'Nur ein Ziel kann bleiben: Wähl das, das abgelegt wird.',
    hint: 'Das andere bleibt im Spiel.',
    missing: 'Wähl ein Ziel',
    deed: one('ablegen'),
  },
  'card-to-play-next': {
    headline: ({ left }) => {
      if (left === 'all') return 'Spiel sie alle'
      return left !== undefined && left > 1 ? `Spiel ${left} davon` : 'Spiel eine davon'
    },
    sentence: ({ left }) => {
      if (left === 'all') return 'Wähl, welche der gezogenen Karten du als nächste spielst; alle kommen dran.'
      return left !== undefined && left > 1
        ? `Wähl, welche der gezogenen Karten du als nächste spielst; ${left} sind zu spielen.`
        : 'Wähl, welche der gezogenen Karten du spielst.'
    },
    hint: 'Sie wird sofort gespielt; deine eigene Hand wartet so lange.',
    missing: 'Wähl eine Karte',
    deed: one('spielen'),
  },
  'who-gets-this': {
    headline: ({ card }) => `Wer bekommt ${card === undefined ? 'diese Karte' : `„${card}“`}?`,
    sentence: ({ card }) => `Wähl, wer ${card === undefined ? 'diese Karte' : `„${card}“`} bekommt.`,
    hint: 'Sie geht direkt auf die Hand.',
    missing: 'Wähl eine Person',
    deed: ({ labels, self }) => (self ? 'Selbst behalten' : `An ${labels} geben`),
  },
  'own-keeper-to-exchange': {
    headline: 'Welchen Schatz gibst du?',
    sentence: 'Wähl einen deiner Schätze, den du hergibst.',
    hint: 'Danach wählst du, was du dafür bekommst.',
    missing: 'Wähl einen Schatz',
    deed: one('hergeben'),
  },
  'their-keeper-to-exchange': {
    headline: 'Welchen Schatz willst du?',
    sentence: 'Wähl den Schatz, den du dafür bekommst.',
    hint: 'Die beiden tauschen sofort die Plätze.',
    missing: 'Wähl einen Schatz',
    deed: one('bekommen'),
  },
  'card-to-play-again': {
    headline: 'Welche noch mal?',
    sentence: 'Wähl eine Karte aus dem Ablagestapel, die noch einmal gespielt wird.',
    hint: 'Sie wird sofort gespielt und zählt nicht extra.',
    missing: 'Wähl eine Karte',
    deed: one('noch mal spielen'),
  },
  'rules-to-discard': {
    headline: 'Welche Regeln gehen?',
    sentence: 'Wähl Neue Regeln zum Ablegen: bis zur Hälfte, oder gar keine.',
    hint: 'Sie gehen alle zugleich.',
    missing: 'Wähl Regeln',
    deed: several('ablegen', 'Regeln'),
  },
  'rule-to-trash': {
    headline: 'Welche Regel geht?',
    sentence: 'Wähl eine Neue Regel, die abgelegt wird.',
    hint: 'Sie gilt ab sofort nicht mehr.',
    missing: 'Wähl eine Regel',
    deed: one('ablegen'),
  },
  rival: {
    headline: 'Wen forderst du heraus?',
    sentence: 'Wähl, gegen wen du Schere, Stein, Papier spielst.',
    hint: 'Wer gewinnt, nimmt die ganze Hand der anderen Person.',
    missing: 'Wähl eine Person',
    deed: ({ labels }) => `${labels} herausfordern`,
  },
  throw: {
    headline: 'Schere, Stein oder Papier?',
    sentence: ({ player }) => (player === undefined ? 'Wähl dein Zeichen.' : `Wähl dein Zeichen gegen ${player}.`),
    hint: 'Es bleibt geheim, bis ihr beide gewählt habt.',
    missing: 'Wähl ein Zeichen',
    deed: ({ labels }) => `${labels} zeigen`,
  },
  'creeper-to-move': {
    headline: 'Welche Plage zieht um?',
    sentence: 'Wähl die Plage, die zu jemand anderem kommt.',
    hint: 'Danach wählst du, zu wem.',
    missing: 'Wähl eine Plage',
    deed: one('weitergeben'),
  },
  'creeper-to-discard': {
    headline: 'Welche Karte geht?',
    sentence: 'Wähl, welche abgelegt wird.',
    hint: 'Sie ist sofort aus dem Spiel.',
    missing: 'Wähl eine Karte',
    deed: one('ablegen'),
  },
  'villain-to-cuff': {
    headline: 'Wer kommt in Handschellen?',
    sentence: 'Wähl, wem du die Handschellen anlegst.',
    hint: 'In Handschellen ist niemand im Spiel, bis du ihn freilässt.',
    missing: 'Wähl einen Schurken',
    deed: one('festnehmen'),
  },
  'card-to-put-on-top': {
    headline: 'Welche Karte kommt obenauf?',
    sentence: 'Wähl eine Karte aus dem Ablagestapel für oben auf den Nachziehstapel.',
    hint: 'Wer als Nächstes zieht, bekommt sie.',
    missing: 'Wähl eine Karte',
    deed: one('obenauf legen'),
  },
  'whose-hand-to-see': {
    headline: 'Wessen Hand siehst du an?',
    sentence: 'Wähl, wessen Hand du ansiehst.',
    hint: 'Nur du siehst sie.',
    missing: 'Wähl eine Person',
    deed: ({ labels }) => `Hand von ${labels} ansehen`,
  },
  'shows-the-logo': {
    headline: 'Trägst du das Logo?',
    sentence: 'Sag ehrlich, ob du ein Batman-Logo trägst oder zeigen kannst.',
    hint: 'Dein Wort gilt, und alle sehen es. Ein Ja zieht eine Karte.',
    missing: 'Wähl Ja oder Nein',
    deed: ({ labels }) => labels,
  },
  direction: {
    headline: 'Links oder rechts?',
    sentence: 'Wähl die Seite, auf die alle ihre Hand weitergeben.',
    hint: 'Alle Hände wandern im selben Augenblick, auch deine.',
    missing: 'Wähl eine Seite',
    deed: ({ labels }) => `${labels} weitergeben`,
  },
  'keeper-to-steal': {
    headline: 'Welchen Schatz stiehlst du?',
    sentence: 'Wähl den Schatz, den du stiehlst.',
    hint: 'Er kommt sofort vor dich.',
    missing: 'Wähl einen Schatz',
    deed: one('stehlen'),
  },
  'keeper-to-trash': {
    headline: 'Welcher Schatz geht?',
    sentence: 'Wähl einen Schatz auf dem Tisch, der abgelegt wird.',
    hint: 'Er kommt sofort auf den Ablagestapel.',
    missing: 'Wähl einen Schatz',
    deed: one('wegwerfen'),
  },
  'keeper-to-recycle': {
    headline: 'Welcher Schatz geht?',
    sentence: 'Wähl einen deiner Schätze, den du ablegst.',
    hint: 'Dann ziehst du.',
    missing: 'Wähl einen Schatz',
    deed: one('ablegen'),
  },
  'what-day-it-is': {
    headline: 'Was ist heute für dich?',
    sentence: 'Sag dem Tisch, was heute für dich ist.',
    hint: 'Dein Wort gilt: je besonderer der Tag, desto mehr spielst du.',
    missing: 'Wähl eines',
    deed: ({ labels }) => labels,
  },
  'whose-hand-to-trade': {
    headline: 'Mit wem tauschst du?',
    sentence: 'Wähl, mit wem du die Handkarten tauschst.',
    hint: 'Beide Hände wechseln sofort und ganz.',
    missing: 'Wähl eine Person',
    deed: ({ labels }) => `Mit ${labels} tauschen`,
  },
  'whose-card-to-use': {
    headline: 'Von wem nimmst du?',
    sentence: 'Wähl, aus wessen Hand du eine Karte nimmst.',
    hint: 'Der Zufall wählt die Karte, und du spielst sie sofort.',
    missing: 'Wähl eine Person',
    deed: ({ labels }) => `Von ${labels} nehmen`,
  },
  'goals-to-mill': {
    headline: 'Welche Ziele gehen?',
    sentence: 'Wähl eines oder mehrere Ziele auf deiner Hand zum Ablegen.',
    hint: 'Du ziehst so viele Karten, wie du ablegst.',
    missing: 'Wähl ein Ziel',
    deed: several('ablegen', 'Ziele'),
  },
  'card-to-zap': {
    headline: 'Welche Karte zappst du?',
    sentence: 'Wähl eine Karte im Spiel, die du auf die Hand nimmst.',
    hint: 'Sie wirkt ab sofort nicht mehr.',
    missing: 'Wähl eine Karte',
    deed: one('zappen'),
  },
  'action-to-keep-doing': {
    headline: 'Welche Aktion bleibt?',
    sentence: 'Wähl eine Aktion aus dem Ablagestapel, die auf diese Regel kommt.',
    hint: 'Solange sie dort liegt, können alle sie einmal in ihrem Zug ausführen.',
    missing: 'Wähl eine Aktion',
    deed: one('behalten'),
  },
  'card-to-score': {
    headline: 'Welche Karte geht?',
    sentence: ({ card }) => `Du hast ${card ? `„${card}“` : 'das Ziel'} erreicht. Wähl, welche deiner Karten dafür geht.`,
    hint: 'Das Ziel zählt für dich; was es verlangte, kommt auf den Ablagestapel.',
    missing: 'Wähl eine Karte',
    deed: one('hergeben'),
  },
  reaction: {
    headline: 'Willst du antworten?',
    sentence: ({ card, player }) =>
      card === undefined
        ? `Der Zug von ${player ?? 'jemandem'} geht zu Ende. Antworte darauf oder passe.`
        : `${player ?? 'Jemand'} und „${card}“: Antworte, bevor es wirkt, oder passe.`,
    hint: 'Alle mit Karten auf der Hand werden gefragt, mit oder ohne Überraschung.',
    missing: 'Wähl eine Überraschung oder passe',
    deed: ({ labels }) => labels,
  },
  'keeper-to-fasten-to': {
    headline: 'An welchen Schatz?',
    sentence: ({ card }) => `Wähl, an welchen deiner Schätze ${card ? `sich „${card}“` : 'sich die Plage'} hängt.`,
    hint: 'Von da an bewegen sich beide gemeinsam.',
    missing: 'Wähl einen Schatz',
    deed: ({ labels }) => `An „${labels}“ hängen`,
  },
  arm: {
    headline: 'Überraschung scharf stellen',
    sentence: ({ card }) =>
      `Du kannst ${card ? `„${card}“` : 'diese Überraschung'} scharf stellen: Sie wird dann von selbst gespielt, sobald ihr Moment kommt.`,
    hint: 'Niemand sonst sieht, ob sie scharf ist.',
    missing: 'Wähl, wann sie gespielt wird',
    deed: ({ labels }) => labels,
  },
  set: {
    headline: 'Auf wessen Zug stellen?',
    sentence: ({ card }) => `Du kannst ${card ? `„${card}“` : 'sie'} auf jemanden stellen: Endet dessen Zug, hast du einen zusätzlichen.`,
    hint: 'Alle sehen es. Bis dahin kannst du es ändern.',
    missing: 'Wähl eine Person',
    deed: ({ labels }) => `Auf ${labels} stellen`,
  },
  challenge: {
    headline: 'Fehlte das Wort?',
    sentence: 'Du kannst einen Schatz anzweifeln, der ohne das Wort gespielt wurde.',
    hint: 'War das Wort gefallen, gibst du eine Karte von deiner Hand ab.',
    missing: 'Wähl einen Schatz',
    deed: one('anzweifeln'),
  },
  release: {
    headline: 'Jemanden freilassen?',
    sentence: ({ card }) => `Du kannst freilassen, wer unter ${card ? `„${card}“` : 'dieser Karte'} liegt.`,
    hint: 'Wer freikommt, liegt dann vor dir.',
    missing: 'Wähl, wen',
    deed: one('freilassen'),
  },
}
