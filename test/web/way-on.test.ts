/** Where a sign-in leads back to: a page of ours, whatever the address says. */
import { expect, it } from 'vitest'
import { wayOn } from '../../web/session/way-on.ts'

it.each(['/', '/t/abc', '/stats?before=1', '/join#token'])('leads to %s', (way) => expect(wayOn(way)).toBe(way))

it.each([
  undefined,
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\n/evil.example',
  '/a\\b',
])('leads home instead of %j', (way) => expect(wayOn(way)).toBe('/'))
