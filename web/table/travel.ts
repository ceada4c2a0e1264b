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
  /** out of one's own hand, until the service has said what came of it */
  sent: string | null
}

/** A class, since only a class is asked to look before the page changes. */
export class Travel extends Component<Props> {
  private away: { card: string; flight: Flight } | null = null

  override shouldComponentUpdate({ number, sent }: Props): boolean {
    return number !== this.props.number || sent !== this.props.sent
  }
  override getSnapshotBeforeUpdate(): Places {
    return placesOfCards()
  }
  override componentDidUpdate({ turn, sent }: Props, _: unknown, before: Places): void {
    const now = placesOfCards()
    if (this.away) this.goOn(this.away, now)
    if (document.visibilityState === 'hidden') return
    setOut(before, now, turn)
    if (this.props.sent !== null && this.props.sent !== sent) this.away = sendOff(this.props.sent, now)
  }
  override componentWillUnmount(): void {
    this.away?.flight.end()
  }
  override render(): null {
    return null
  }

  /** It has left already: from where it is, it lands on the table, or comes back into the hand when it was refused. */
  private goOn({ card, flight }: { card: string; flight: Flight }, now: Places): void {
    const place = now.get(card)
    now.delete(card)
    if (place?.zone === 'dock' && this.props.sent === card) return
    this.away = null
    if (document.visibilityState === 'hidden') flight.end()
    else flight.land(place)
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

/** It leaves the hand at once and waits where it goes; its room in the hand stays open. */
function sendOff(card: string, now: Places): { card: string; flight: Flight } | null {
  const from = now.get(card)
  const box = boundFor(card)
  if (!from || !box || travelTime() === 0) return null
  const flight = takeUp(from, hide(from.element))
  flight.to(box)
  return { card, flight }
}

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
