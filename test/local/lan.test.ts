import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { lanLines } from '../../local/lan.ts'

const origin = 'http://192.168.178.20:3000'

/** Each character is two modules, one above the other; light on a dark terminal is what a camera takes for paper. */
const modules = (lines: string[]): boolean[][] =>
  lines.flatMap((line) => [
    Array.from(line, (character) => character === ' ' || character === '▄'),
    Array.from(line, (character) => character === ' ' || character === '▀'),
  ])

describe('With --lan', () => {
  it('a phone gets the address as a QR code', () => {
    const picture = lanLines(origin).filter((line) => /[█▀▄]/.test(line))
    const { data, size } = encode(origin, { border: 2 })
    expect(modules(picture).slice(0, size)).toEqual(data)
  })

  it('the address stands beside it, with what needs https and what stays here', () => {
    const said = lanLines(origin).join('\n')
    expect(said).toContain(`open ${origin} on any device`)
    expect(said).toMatch(/Push notifications and installing the app need https/)
    expect(said).toMatch(/outbox stays on this machine/)
  })

  it('a machine without a network says so', () => {
    expect(lanLines('http://localhost:3000').join()).toMatch(/no address on a network/)
  })
})
