'use client'
/** The card travels, and nothing else: what lies somewhere else after a move comes there from where it was last seen. */
import type { SeatId } from '@meanwhile/engine'
import { Component } from 'react'
import { boundFor } from './bound-for.ts'
import { boxOf, type Flight, flyIn, hide, type Place, takeUp, travelTime } from './flight.ts'

type Places = Map<string, Place>
type Props = {
  number: number
  /** on whose disc a card begins that nobody could see before */
  turn: SeatId | null
  /** one's own cards that are given away, until the service has said what came of it */
  sent: Sent | null
}
export type Sent = { cards: string[]; as: 'played' | 'discarded' }
/** A card that has left the place where it still lies by what the service has said last. */
type Away = { card: string; zone: string; flight: Flight }

/** A class, since only a class is asked to look before the page changes. */
export class Travel extends Component<Props> {
  private away: Away[] = []

  override shouldComponentUpdate({ number, sent }: Props): boolean {
    return number !== this.props.number || sent !== this.props.sent
  }
  override getSnapshotBeforeUpdate(): Places {
    return placesOfCards()
  }
  override componentDidUpdate({ turn, sent }: Props, _: unknown, before: Places): void {
    const now = placesOfCards()
    this.away = this.away.filter((card) => this.isStillAway(card, now))
    if (document.visibilityState === 'hidden') return
    setOut(before, now, turn)
    if (this.props.sent !== null && this.props.sent !== sent) this.away.push(...sendOff(this.props.sent, now))
  }
  override componentWillUnmount(): void {
    for (const { flight } of this.away) flight.end()
  }
  override render(): null {
    return null
  }

  /** It has left already: from where it is, it lands on the table, or comes back to its place when it was refused. */
  private isStillAway({ card, zone, flight }: Away, now: Places): boolean {
    const place = now.get(card)
    now.delete(card)
    if (place?.zone === zone && this.props.sent?.cards.includes(card)) return true
    if (document.visibilityState === 'hidden') flight.end()
    else flight.land(place)
    return false
  }
}

function placesOfCards(): Places {
  const places: Places = new Map()
  for (const element of document.querySelectorAll<HTMLElement>('.desk [data-card], .desk [data-option]')) {
    const card = element.dataset.card ?? element.dataset.option ?? ''
    const box = boxOf(element)
    // What is asked about lies on the table and is offered below it as well: its place is on the table.
    if (box.width > 0 && !places.has(card)) places.set(card, { element, box, zone: zoneOf(element) })
  }
  return places
}

const zoneOf = (element: HTMLElement): string =>
  element.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? element.closest('.dock, .pile, .goal, .rules')?.classList[0] ?? ''

function setOut(before: Places, now: Places, turn: SeatId | null): void {
  const moves = travelTime() > 0
  const moved: HTMLElement[] = []
  for (const [card, place] of now) {
    const was = before.get(card)
    if (was?.zone === place.zone) continue
    moved.push(place.element)
    if (!moves) continue
    if (was) takeUp(was).land(place)
    else appear(place, turn)
  }
  if (!moves) markUntilTouched(moved)
}

/** They leave the hand at once and wait where they go; their room in the hand stays open. */
const sendOff = ({ cards, as }: Sent, now: Places): Away[] =>
  cards.flatMap((card) => {
    const from = now.get(card)
    const box = boundFor(card, as)
    if (!from || !box || travelTime() === 0) return []
    const flight = takeUp(from, hide(from.element))
    flight.to(box)
    return { card, zone: from.zone, flight }
  })

/** Nobody could see it before: into one's own hand it comes from the draw pile, onto the table from whoever is on turn. */
function appear(place: Place, turn: SeatId | null): void {
  // A rule is a line of the list, not a card that could fly.
  if (place.zone === 'rules') return
  const origins = [...document.querySelectorAll(place.zone === 'dock' ? '.pile .back' : `[data-seat="${turn}"] .token`)]
  const from = origins.map(boxOf).find(({ width }) => width > 0)
  if (from) flyIn(place, from)
}

/** Without motion the changed place keeps its mark until the next tap. */
function markUntilTouched(elements: HTMLElement[]): void {
  if (elements.length === 0) return
  for (const element of elements) element.dataset.moved = ''
  const clear = (): void => {
    for (const element of elements) delete element.dataset.moved
    document.removeEventListener('pointerdown', clear)
    document.removeEventListener('keydown', clear)
  }
  document.addEventListener('pointerdown', clear)
  document.addEventListener('keydown', clear)
}
