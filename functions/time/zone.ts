/** What clocks on a wall show: the difference between a zone's time and UTC, and when it changes. */
const minute = 60_000
export const day = 24 * 60 * minute

const formats = new Map<string, Intl.DateTimeFormat>()
/** By zone, the offset at the beginning of each day of UTC: asking the tables of zones is slow, and the same days come again and again. */
const offsets = new Map<string, Map<number, number>>()
const mostDaysKept = 2000
const mostFormatsKept = 500

/** Made once: to make a format takes longer than everything else about a message. Throws where the zone is not known. */
export function formatIn(timeZone: string, locale: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${timeZone} ${Object.keys(how)}`
  let format = formats.get(name)
  if (!format) {
    if (formats.size >= mostFormatsKept) formats.clear()
    format = new Intl.DateTimeFormat(locale, { ...how, timeZone })
    formats.set(name, format)
  }
  return format
}

/** Milliseconds to add to UTC at that moment. */
function offsetAt(zone: string, moment: number): number {
  const shown = formatOf(zone).format(moment)
  const [, sign, hours = '0', minutes = '0'] = shown.match(/GMT(?:([+-])(\d\d):(\d\d))?/) ?? []
  return (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1)
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = makeFormat(zone)
    formats.set(zone, format)
  }
  return format
}

function makeFormat(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    // A zone that this machine's tables do not know (any more) must not stop a game.
    return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeZoneName: 'longOffset' })
  }
}

function offsetOfDay(zone: string, at: number): number {
  let days = offsets.get(zone)
  if (!days || days.size > mostDaysKept) {
    days = new Map()
    offsets.set(zone, days)
  }
  let offset = days.get(at)
  if (offset === undefined) {
    offset = offsetAt(zone, at)
    days.set(at, offset)
  }
  return offset
}

/** A stretch of time, at most a day, in which the zone's clocks do not jump. */
export type Stretch = { from: number; to: number; offset: number }

/** Without end: whoever looks stops looking. */
export function* stretches(zone: string, from: number): Generator<Stretch> {
  for (let begin = from, midnight = Math.floor(from / day) * day; ; midnight += day) {
    const end = midnight + day
    const [before, after] = [offsetOfDay(zone, midnight), offsetOfDay(zone, end)]
    const jump = before === after ? end : jumpIn(zone, midnight, before)
    if (begin < jump) yield { from: begin, to: jump, offset: before }
    if (jump < end) yield { from: Math.max(begin, jump), to: end, offset: after }
    begin = end
  }
}

/** By zone and day: whoever keeps time in these weeks comes by the same two days again and again. */
const jumps = new Map<string, number>()

function jumpIn(zone: string, midnight: number, before: number): number {
  const name = `${zone} ${midnight}`
  let jump = jumps.get(name)
  if (jump === undefined) {
    if (jumps.size >= mostDaysKept) jumps.clear()
    jump = jumpBetween(zone, midnight, midnight + day, before)
    jumps.set(name, jump)
  }
  return jump
}

/** The first minute at which the offset is no longer what it was. */
function jumpBetween(zone: string, from: number, to: number, before: number): number {
  let [low, high] = [from / minute, to / minute]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle * minute) === before) low = middle
    else high = middle
  }
  return high * minute
}

/** The moment at which the zone's clocks show that time (written as if it were UTC); if they leave it out, the one at which they jump. */
export function onTheWallAt(zone: string, shown: number): number {
  for (const { from, to, offset } of stretches(zone, shown - day)) {
    if (shown - offset < to) return Math.max(from, shown - offset)
  }
  return shown
}
