/** The week in which somebody can be reached, as the settings edit it. */
import { describe, expect, it } from 'vitest'
import { asTime, dayName, faultIn, hasRoom, hoursIn, presets, timesFor, type Week, withMore } from '../../web/settings/week.ts'

const every = (from: number, to: number): Week => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: from * 60, to: to * 60 }))

describe('A week of hours', () => {
  it('may be empty, which means always', () => {
    expect(faultIn([])).toBeNull()
  })

  it('begins with something that is good to play with', () => {
    expect([faultIn(presets.daytime), hoursIn(presets.daytime)]).toEqual([null, 98])
    expect([faultIn(presets.evenings), hoursIn(presets.evenings)]).toEqual([null, 53])
  })

  it('holds fourteen hours at least', () => {
    expect(faultIn(every(20, 22))).toBeNull()
    expect(faultIn(every(20, 22).slice(1))).toBe('tooFew')
  })

  it('has no gap of more than seventy-two hours', () => {
    expect(faultIn(every(8, 22).slice(0, 4))).toBe('longGap')
    expect(faultIn(every(8, 22).slice(0, 5))).toBeNull()
  })

  it('ends its hours after they begin', () => {
    expect(faultIn([...every(8, 22), { day: 0, from: 600, to: 600 }])).toBe('backwards')
  })

  it('counts hours that overlap once', () => {
    expect(hoursIn([...every(8, 12), { day: 0, from: 10 * 60, to: 13 * 60 }])).toBe(29)
  })

  it('takes up to four times a day, each after the one before', () => {
    let week = withMore([], 2)
    expect(week).toEqual([{ day: 2, from: 18 * 60, to: 22 * 60 }])
    week = withMore(week, 2)
    expect(week[1]).toEqual({ day: 2, from: 23 * 60, to: 24 * 60 })
    expect(hasRoom(withMore(withMore(week, 2), 2), 2)).toBe(false)
  })

  it('offers every half hour, the midnight that ends the day as 24:00, and whatever was chosen', () => {
    expect(timesFor('from', 0).map(asTime)).toMatchObject({ 0: '00:00', 1: '00:30', 47: '23:30' })
    expect(timesFor('to', 60).map(asTime).at(-1)).toBe('24:00')
    expect(timesFor('to', 60).map(asTime)).not.toContain('00:00')
    expect(timesFor('from', 485).map(asTime)).toContain('08:05')
  })

  it('begins on Monday', () => {
    expect([dayName(0, 'en'), dayName(6, 'de')]).toEqual(['Monday', 'Sonntag'])
  })
})
