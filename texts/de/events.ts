import type { CardId, Happening, SeatId } from '@meanwhile/engine'
import { isSeat, list } from '../say.ts'
import type { EventTexts, Tell } from '../schema.ts'

const who = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'Du' : tell.name(seat))
/** Wen? */
const whom = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'dich' : tell.name(seat))
/** Wem? */
const toWhom = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'dir' : tell.name(seat))
const has = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'Du hast' : `${tell.name(seat)} hat`)
const is = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'Du bist' : `${tell.name(seat)} ist`)
const hand = (tell: Tell, seat: SeatId) => (tell.isYou(seat) ? 'Deine Hand' : `Die Hand von ${tell.name(seat)}`)

const amount = (n: number) => (n === 0 ? 'keine Karten' : n === 1 ? '1 Karte' : `${n} Karten`)
const card = (tell: Tell, id: CardId) => `„${tell.card(id)}“`
const cards = (tell: Tell, ids: CardId[]) =>
  ids.length === 0
    ? 'nichts'
    : list(
        ids.map((id) => card(tell, id)),
        'und',
      )
/** Die Karten beim Namen für alle, die sie kennen, sonst wie viele. */
const what = (tell: Tell, { cards: known, count }: { cards?: CardId[]; count: number }) =>
  known !== undefined && known.length > 0 ? cards(tell, known) : amount(count)
const because = (tell: Tell, id: CardId | undefined) => (id === undefined ? '' : ` (${card(tell, id)})`)

const isTie = (throws: { throw: string }[]) => new Set(throws.map(({ throw: sign }) => sign)).size === 1

const timedOut = {
  play: 'das Spiel hat den Zug gemacht',
  discard: 'das Spiel hat gewählt, was abgelegt wird',
  'choose-cards': 'das Spiel hat gewählt',
  'choose-player': 'das Spiel hat gewählt',
  'choose-option': 'das Spiel hat gewählt',
  order: 'die Reihenfolge bleibt, wie sie war',
  // Angebote haben keine Frist (W4).
  arm: 'es ist nichts geschehen',
  set: 'es ist nichts geschehen',
  challenge: 'es ist nichts geschehen',
  release: 'es ist nichts geschehen',
}

const atWork = (tell: Tell, seat: SeatId, yes: boolean) =>
  yes
    ? `${tell.isYou(seat) ? 'Du solltest' : `${tell.name(seat)} sollte`} eigentlich etwas anderes tun.`
    : `${has(tell, seat)} gerade nichts Besseres zu tun.`

/** Worauf eine Überraschung antwortet, in wenigen Worten. */
const answered = (tell: Tell, { on, by, card: id }: Happening) => {
  if (id === undefined) return tell.isYou(by) ? 'das Ende deines Zugs' : `das Ende des Zugs von ${tell.name(by)}`
  return on === 'keeper-taken' ? `den Griff nach ${card(tell, id)}` : card(tell, id)
}

export const events: EventTexts = {
  began: ({ first }, tell) => {
    if (first === null) return 'Die Partie beginnt. Wer zuerst zieht, hat den ersten Zug.'
    return `Die Partie beginnt. ${who(tell, first)} ${tell.isYou(first) ? 'fängst' : 'fängt'} an.`
  },
  'turn-began': ({ seat, extra }, tell) =>
    extra === undefined ? `${is(tell, seat)} am Zug.` : `${is(tell, seat)} noch einmal am Zug${because(tell, extra)}.`,
  drew: (event, tell) => {
    const apart = event.to === 'aside' ? 'getrennt von der Hand ' : ''
    return `${has(tell, event.seat)} ${apart}${what(tell, event)} gezogen${because(tell, event.because)}.`
  },
  reshuffled: ({ count }) => `Der Nachziehstapel war leer, darum wurde der Ablagestapel neu gemischt: ${amount(count)}.`,
  played: ({ seat, card: id, from }, tell) => {
    if (from === 'deck') return `${has(tell, seat)} ${card(tell, id)} vom Nachziehstapel aufgedeckt und gespielt.`
    if (from === 'discard') return `${has(tell, seat)} ${card(tell, id)} aus dem Ablagestapel noch einmal gespielt.`
    return `${has(tell, seat)} ${card(tell, id)} gespielt.`
  },
  used: ({ seat, card: id }, tell) => `${has(tell, seat)} ${card(tell, id)} genutzt.`,
  surprised: ({ seat, card: id, to }, tell) => `${has(tell, seat)} auf ${answered(tell, to)} mit ${card(tell, id)} geantwortet.`,
  stopped: ({ card: id, what: stopped }, tell) => `Durch ${card(tell, id)} ohne Wirkung: ${answered(tell, stopped)}.`,
  armed: ({ armed }, tell) => `Du hast ${card(tell, armed.card)} scharf gestellt. Niemand sonst sieht es.`,
  disarmed: ({ card: id }, tell) => `${card(tell, id)} ist nicht mehr scharf.`,
  'saw-hand': (event, tell) => {
    const seen = event.cards === undefined ? '' : `: ${cards(tell, event.cards)}`
    return `${has(tell, event.seat)} ${tell.isYou(event.of) ? 'deine Hand' : `die Hand von ${tell.name(event.of)}`} angesehen${seen}.`
  },
  'put-on-top': ({ seat, card: id }, tell) => `${has(tell, seat)} ${card(tell, id)} auf den Nachziehstapel gelegt.`,
  landed: ({ seat, card: id, as }, tell) => {
    if (as === 'keeper') return `Neuer Schatz vor ${toWhom(tell, seat)}: ${card(tell, id)}.`
    if (as === 'creeper') return `Neue Plage vor ${toWhom(tell, seat)}: ${card(tell, id)}.`
    return as === 'goal' ? `Neues Ziel: ${card(tell, id)}.` : `Neue Regel: ${card(tell, id)}.`
  },
  discarded: ({ seat, cards: gone, from }, tell) => {
    const names = cards(tell, gone)
    if (from === 'rules') return `Gilt nicht mehr: ${names}.`
    if (from === 'goals') return `Kein Ziel mehr: ${names}.`
    if (seat === null || from === 'resolved' || from === 'under') return `Auf den Ablagestapel: ${names}.`
    if (from === 'front') return `Abgelegt, vorher vor ${toWhom(tell, seat)}: ${names}.`
    return `${has(tell, seat)} ${names}${from === 'hand' ? ' aus der Hand' : ' ungespielt'} abgelegt.`
  },
  'took-keeper': ({ from, to, card: id }, tell) => `${has(tell, to)} ${toWhom(tell, from)} ${card(tell, id)} weggenommen.`,
  exchanged: (event, tell) =>
    `${has(tell, event.seat)} ${toWhom(tell, event.with)} ${card(tell, event.gave)} gegeben und dafür ${card(tell, event.got)} bekommen.`,
  'dealt-keepers': ({ to }, tell) => {
    const shares = to.map(({ seat, cards: got }) => `${has(tell, seat)} ${cards(tell, got)} bekommen.`)
    return ['Alle Schätze wurden gemischt und neu verteilt.', ...shares].join(' ')
  },
  'took-cards': (event, tell) => `${has(tell, event.to)} ${toWhom(tell, event.from)} ${what(tell, event)} aus der Hand genommen.`,
  'gave-card': (event, tell) => {
    if (event.from === event.to) return `${has(tell, event.from)} ${what(tell, event)} behalten.`
    return `${has(tell, event.from)} ${toWhom(tell, event.to)} ${what(tell, event)} gegeben.`
  },
  'hands-moved': ({ moves }, tell) => {
    if (moves.length === 0) return 'Keine Hand hat gewechselt.'
    return moves.map(({ from, to, count }) => `${hand(tell, from)} (${amount(count)}) ging an ${whom(tell, to)}.`).join(' ')
  },
  'took-from-play': ({ seat, card: id, from }, tell) => {
    const place = from === null ? 'vom Tisch ' : from === seat ? 'wieder ' : `von ${toWhom(tell, from)} `
    return `${has(tell, seat)} ${card(tell, id)} ${place}auf die Hand genommen.`
  },
  'trash-emptied': ({ count }) => `Der Ablagestapel wurde in den Nachziehstapel gemischt: ${amount(count)}.`,
  chose: ({ seat, prompt, picks }, tell) => {
    const [pick] = picks
    if (pick === 'end-turn') return `${has(tell, seat)} den Zug beendet.`
    if (prompt === 'initiative') return `${has(tell, seat)} zuerst gezogen und ${tell.isYou(seat) ? 'fängst' : 'fängt'} an.`
    if (pick === 'birthday') return `${has(tell, seat)} heute Geburtstag.`
    if (pick === 'holiday') return `Für ${whom(tell, seat)} ist heute ein Feiertag oder Jahrestag.`
    if (pick === 'neither') return `Für ${whom(tell, seat)} ist heute ein gewöhnlicher Tag.`
    if (prompt === 'is-a-cat-here') return `Bei ${toWhom(tell, seat)} ist ${pick === 'yes' ? 'eine' : 'keine'} Katze.`
    if (prompt === 'ought-to-be-working') return atWork(tell, seat, pick === 'yes')
    if (prompt === 'type-to-call' && pick) return `${has(tell, seat)} angesagt: ${tell.option(pick)}.`
    if (prompt === 'creeper-fate') return pick === 'discard' ? 'Die Plage wird abgelegt.' : 'Die Plage geht an jemand anderen.'
    if (pick === 'left' || pick === 'right') return `${has(tell, seat)} ${pick === 'left' ? 'links' : 'rechts'} gewählt.`
    const chosen = picks.map((one) => {
      if (!isSeat(one)) return `„${tell.option(one)}“`
      return one !== seat ? whom(tell, one) : tell.isYou(seat) ? 'dich selbst' : 'sich selbst'
    })
    return `${has(tell, seat)} ${chosen.length === 0 ? 'nichts' : list(chosen, 'und')} gewählt.`
  },
  threw: ({ throws }, tell) => {
    const shown = throws.map(({ seat, throw: sign }) => `${has(tell, seat)} ${tell.option(sign)} gezeigt.`)
    return (isTie(throws) ? [...shown, 'Unentschieden.'] : shown).join(' ')
  },
  'extra-turn': ({ seat, card: id }, tell) =>
    `${who(tell, seat)} ${tell.isYou(seat) ? 'bekommst' : 'bekommt'} noch einen Zug (${card(tell, id)}).`,
  'timed-out': ({ seat, kind }, tell) => `Für ${whom(tell, seat)} ist die Zeit abgelaufen; ${timedOut[kind]}.`,
  'order-fired': ({ seat, order, picks, because }, tell) => {
    const mine = tell.isYou(seat) ? 'dein Dauerauftrag' : `der Dauerauftrag von ${tell.name(seat)}`
    if (order === 'draw') return `Es war Zeit zu ziehen: ${mine} hat gezogen.`
    if (order === 'endTurn') return `Nur noch freie Aktionen waren übrig: ${mine} hat den Zug beendet.`
    const limit = because ? cards(tell, because) : order === 'keepInHand' ? 'eines Handlimits' : 'eines Schatzlimits'
    return `Wegen ${limit} hat ${mine} ${cards(tell, picks)} abgelegt.`
  },
  'orders-set': ({ seat }, tell) => `${has(tell, seat)} ${tell.isYou(seat) ? 'deine' : 'die eigenen'} Daueraufträge geändert.`,
  joined: ({ seat }, tell) => `${is(tell, seat)} dazugekommen.`,
  'dealt-in': (event, tell) => `${has(tell, event.seat)} ${what(tell, event)} ausgeteilt bekommen.`,
  left: ({ seat }, tell) => `${has(tell, seat)} die Partie verlassen.`,
  won: ({ seat, goals }, tell) => {
    const goal = goals.length === 0 ? '' : ` mit ${cards(tell, goals)}`
    return `${who(tell, seat)} ${tell.isYou(seat) ? 'gewinnst' : 'gewinnt'}${goal}!`
  },
  ended: ({ how }) =>
    how === 'stuck'
      ? 'Niemand kann je wieder ziehen oder spielen; die Partie endet unentschieden.'
      : 'Es sind zu wenige am Tisch; die Partie endet ohne Sieg.',
  'ended-scored': ({ score }) => `Die Partie ist zu Ende: ${score === 1 ? '1 Ziel' : `${score} Ziele`} erreicht.`,
  attached: ({ seat, card: id, to }, tell) => `${card(tell, id)} hängt jetzt an ${card(tell, to)} vor ${toWhom(tell, seat)}.`,
  detached: ({ card: id }, tell) => `${card(tell, id)} hat sich gelöst.`,
  'put-under': ({ cards: caught, under }, tell) => `Unter ${card(tell, under)} und nicht im Spiel: ${cards(tell, caught)}.`,
  released: ({ seat, card: id, under }, tell) =>
    `${card(tell, id)} liegt nicht mehr unter ${card(tell, under)}, sondern vor ${toWhom(tell, seat)}.`,
  'moved-creeper': ({ from, to, card: id }, tell) =>
    from === null || from === to
      ? `${card(tell, id)} liegt jetzt vor ${toWhom(tell, to)}.`
      : `${card(tell, id)} ging von ${toWhom(tell, from)} zu ${toWhom(tell, to)}.`,
  'dealt-front': ({ to }, tell) => {
    const shares = to
      .filter(({ cards: got }) => got.length > 0)
      .map(({ seat, cards: got }) => `${has(tell, seat)} ${cards(tell, got)} bekommen.`)
    return ['Gemischt und offen verteilt.', ...shares].join(' ')
  },
  'debt-made': ({ from, to }, tell) =>
    `${who(tell, from)} ${tell.isYou(from) ? 'schuldest' : 'schuldet'} ${toWhom(tell, to)} den nächsten gezogenen Schatz.`,
  'debt-paid': ({ from, to, card: id }, tell) =>
    `${has(tell, from)} ${card(tell, id)} gezogen; der Schatz ging an ${whom(tell, to)}, eine Schuld ist beglichen.`,
  set: ({ seat, card: id, to }, tell) =>
    to === null
      ? `${has(tell, seat)} ${card(tell, id)} wieder freigegeben.`
      : `${has(tell, seat)} ${card(tell, id)} auf das Ende ${tell.isYou(to) ? 'deines Zugs' : `des Zugs von ${tell.name(to)}`} gestellt.`,
  'saw-top': (event, tell) => {
    const seen = event.cards === undefined ? '' : `: ${cards(tell, event.cards)}`
    return `${has(tell, event.seat)} die oberste Karte des Nachziehstapels angesehen${seen}.`
  },
  'put-under-pile': ({ seat }, tell) => `${has(tell, seat)} sie unter den Nachziehstapel gelegt.`,
  'shuffled-back': ({ count }) => `Zurück in den Nachziehstapel gemischt: ${amount(count)}.`,
  borrowed: ({ seat, of, card: id }, tell) =>
    `${has(tell, seat)} ${card(tell, id)} aus ${tell.isYou(of) ? 'deiner Hand' : `der Hand von ${tell.name(of)}`} ausgeführt.`,
  'pooled-hands': ({ to }, tell) =>
    `Alle Hände wurden zusammengemischt und neu verteilt: ${list(
      to.map(({ seat, count }) => `${tell.isYou(seat) ? 'du' : tell.name(seat)} ${count}`),
      'und',
    )}.`,
  'turned-up': ({ seat, cards: shown }, tell) => `${has(tell, seat)} ${cards(tell, shown)} aufgedeckt.`,
  'took-up': ({ seat, card: id, from }, tell) =>
    `${has(tell, seat)} ${card(tell, id)} ${from === 'discard' ? 'aus dem Ablagestapel ' : ''}auf die Hand genommen.`,
  'passed-front': ({ moves }, tell) => {
    if (moves.length === 0) return 'Nichts hat den Platz gewechselt.'
    return moves.map(({ from, to, cards: gone }) => `Von ${toWhom(tell, from)} zu ${toWhom(tell, to)}: ${cards(tell, gone)}.`).join(' ')
  },
  compared: ({ shown }, tell) => shown.map(({ seat, card: id }) => `${has(tell, seat)} ${card(tell, id)} gezeigt.`).join(' '),
  'more-plays': ({ seat, count }, tell) =>
    `${tell.isYou(seat) ? 'Du darfst' : `${tell.name(seat)} darf`} in diesem Zug ${count === 1 ? 'eine Karte' : `${count} Karten`} mehr spielen.`,
  spoke: ({ seat, word }, tell) => `${has(tell, seat)} „${word}“ gesagt.`,
  challenged: ({ seat, card: id, owner, right }, tell) =>
    right
      ? `${has(tell, seat)} bemerkt, dass zu ${card(tell, id)} vor ${toWhom(tell, owner)} das Wort fehlte.`
      : `${has(tell, seat)} ${card(tell, id)} angezweifelt, aber das Wort war gefallen.`,
  scored: ({ goals }, tell) => `Erreicht: ${cards(tell, goals)}.`,
}
