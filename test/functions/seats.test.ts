import { describe, expect, it } from 'vitest'
import { readNumbers, readPeople, writeNumbers, writePeople } from '../../functions/table/stored-seats.ts'

const ana = Buffer.alloc(16, 7).toString('base64url')
const ben = Buffer.alloc(16, 9).toString('base64url')

describe('who sits where', () => {
  it('takes sixteen bytes for each, also where somebody left', () => {
    expect(writePeople([ana, '', ben])).toHaveLength(48)
    expect(readPeople(writePeople([ana, '', ben]))).toEqual([ana, '', ben])
  })

  it('is read as earlier releases wrote it, and kept so where a name is no id', () => {
    expect(readPeople([ana, ''])).toEqual([ana, ''])
    expect(readPeople(writePeople(['ana', 'B'.repeat(22)]))).toEqual(['ana', 'B'.repeat(22)])
  })
})

describe('what each calls the state', () => {
  it('is read as it was written: ahead by a secret act, or behind because they left', () => {
    const numbers = { all: 300, s1: 302, s2: 12, s3: 300 }
    expect(readNumbers(writeNumbers(numbers, 3))).toEqual(numbers)
    expect(readNumbers(numbers)).toEqual(numbers)
  })
})
