import { expect, test } from 'vitest'
import { zoneName } from './format-date.ts'

test.each([
  ['de-AT', 'Europe/Vienna', 'Mitteleuropäische Zeit'],
  ['en-GB', 'Europe/Vienna', 'Central European Time'],
  ['de-AT', 'Europe/London', 'britische Zeit'],
  ['en-GB', 'Europe/London', 'UK time']
])('in %s %s is called %s', (tag, zone, name) => {
  expect(zoneName(tag, zone, '2026-06-01T10:00:00.000Z')).toBe(name)
})
