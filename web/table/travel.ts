'use client'
/** The card travels, and nothing else: what lies somewhere else after a move comes there from where it was last seen. */
import type { SeatId } from '@meanwhile/engine'
import { Component } from 'react'

type Place = { element: HTMLElement; box: DOMRect; zone: string }
type Places = Map<string, Place>
type Props = { number: number /** on whose disc a card begins that nobody could see before */; turn: SeatId | null }

/** A class, since only a class is asked to look before the page changes. */
export class Travel extends Component<Props> {
  override shouldComponentUpdate({ number }: Props): boolean {
    return number !== this.props.number
  }
  override getSnapshotBeforeUpdate(): Places {
    return placesOfCards()
  }
  override componentDidUpdate({ turn }: Props, _: unknown, before: Places): void {
    if (document.visibilityState === 'visible') setOut(before, placesOfCards(), turn)
  }
  override render(): null {
    return null
  }
}

function placesOfCards(): Places {
  const places: Places = new Map()
  for (const element of document.querySelectorAll<HTMLElement>('.desk [data-card], .desk [data-option]')) {
    const card = element.dataset.card ?? element.dataset.option ?? ''
    const box = element.getBoundingClientRect()
    // What is asked about lies on the table and is offered below it as well: its place is on the table.
    if (box.width > 0 && !places.has(card)) places.set(card, { element, box, zone: zoneOf(element) })
  }
  return places
}

const zoneOf = (element: HTMLElement): string =>
  element.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? element.closest('.dock, .pile, .goal, .rules')?.classList[0] ?? ''

/** As it was written, or as it was made shorter: 420ms, .42s. */
const milliseconds = (time: string): number => Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1000)

function setOut(before: Places, now: Places, turn: SeatId | null): void {
  const duration = milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--duration-travel'))
  const moved: HTMLElement[] = []
  for (const [card, place] of now) {
    const was = before.get(card)
    if (was?.zone === place.zone) continue
    moved.push(place.element)
    if (duration === 0) continue
    if (was) carry(was, place, duration)
    else appear(place, turn, duration)
  }
  if (duration === 0) markUntilTouched(moved)
}

const easing = 'cubic-bezier(0.2, 0.9, 0.25, 1)'
const between = (from: DOMRect, to: DOMRect): string =>
  `${to.x + to.width / 2 - from.x - from.width / 2}px ${to.y + to.height / 2 - from.y - from.height / 2}px`

/** The card as it was seen flies above everything; what it becomes shows when it has landed, a number among them. */
function carry(was: Place, { element, box }: Place, duration: number): void {
  const card = document.createElement('div')
  card.className = `${was.element.className} travels`
  card.setAttribute('aria-hidden', 'true')
  card.append(...was.element.cloneNode(true).childNodes)
  for (const mark of card.querySelectorAll('.tick, .fate')) mark.remove()
  const { left, top, width, height } = was.box
  Object.assign(card.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(card)
  const scale = Math.min(box.width / width, box.height / height, 1)
  const flight = card.animate([{}, { translate: between(was.box, box), scale }], { duration, easing })
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
  flight.onfinish = flight.oncancel = () => card.remove()
}

/** Nobody could see it before: into one's own hand it comes from the draw pile, onto the table from whoever is on turn. */
function appear({ element, box, zone }: Place, turn: SeatId | null, duration: number): void {
  // A rule is a line of the list, not a card that could fly.
  if (zone === 'rules') return
  const origins = [...document.querySelectorAll(zone === 'dock' ? '.pile .back' : `[data-seat="${turn}"] .token`)]
  const from = origins.map((origin) => origin.getBoundingClientRect()).find(({ width }) => width > 0)
  if (from) element.animate([{ translate: between(box, from) }, {}], { duration, easing })
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
