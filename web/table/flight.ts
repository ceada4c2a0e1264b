/** One card on its way, above everything: as it was last seen, until what it becomes shows. */

export type Place = { element: HTMLElement; box: DOMRect; zone: string }
export type Flight = {
  /** There it waits for whatever comes next. */
  to: (box: DOMRect) => void
  /** There it is seen from now on; without a place it goes no further, and is gone. */
  land: (place?: Place) => void
  /** It is gone at once. */
  end: () => void
}

const easing = 'cubic-bezier(0.2, 0.9, 0.25, 1)'

/** Where it lies on the page, not in the window: the table may be scrolled while a card waits on it. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect()
  return new DOMRect(x + window.scrollX, y + window.scrollY, width, height)
}

/** As it was written, or as it was made shorter: 420ms, .42s. */
const milliseconds = (time: string): number => Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1000)
/** 0 for those who want no motion. */
export const travelTime = (): number => milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--duration-travel'))

let landing: Promise<unknown> = Promise.resolve()
/** Kept as soon as the card that set out last is there. */
export const landed = (): Promise<unknown> => landing

const between = (from: DOMRect, to: DOMRect): string =>
  `${to.x + to.width / 2 - from.x - from.width / 2}px ${to.y + to.height / 2 - from.y - from.height / 2}px`

export function flyIn({ element, box }: Place, from: DOMRect): void {
  element.animate([{ translate: between(box, from) }, {}], { duration: travelTime(), easing })
}

/** Nobody sees it until this is cancelled, though it keeps its room and the focus. */
export const hide = (element: HTMLElement): Animation => element.animate([{ opacity: 0 }, { opacity: 0 }], { fill: 'forwards' })

/** `room`: what keeps its old place open until it is down again. */
export function takeUp(from: Place, room?: Animation): Flight {
  const card = copyOf(from)
  const hidden = room ? [room] : []
  let goal = from.box
  const to = (box: DOMRect): void => {
    const scale = Math.min(box.width / from.box.width, box.height / from.box.height, 1)
    card.classList.remove('waits')
    // It begins where the flight before it, if there is one, has come to.
    const flight = card.animate([{}, { translate: between(from.box, box), scale }], { duration: travelTime(), easing, fill: 'forwards' })
    flight.onfinish = () => card.classList.add('waits')
    landing = flight.finished
    goal = box
  }
  const end = (): void => {
    card.remove()
    for (const one of hidden) one.cancel()
  }
  const land = (place?: Place): void => {
    if (place && !isSame(goal, place.box)) to(place.box)
    // A number stays as it was until the card is there that changes it.
    if (place && !place.element.matches('.term')) hidden.push(hide(place.element))
    landing.then(end, end)
  }
  return { to, land, end }
}

const isSame = (a: DOMRect, b: DOMRect): boolean =>
  [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].every((difference) => Math.abs(difference) < 1)

function copyOf({ element, box: { x, y, width, height } }: Place): HTMLElement {
  const card = document.createElement('div')
  card.className = `${element.className} travels`
  card.setAttribute('aria-hidden', 'true')
  card.append(...element.cloneNode(true).childNodes)
  for (const mark of card.querySelectorAll('.tick, .fate')) mark.remove()
  Object.assign(card.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(card)
  return card
}
