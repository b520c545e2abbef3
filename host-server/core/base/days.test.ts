import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { dayOf } from './days.ts'

const ZONES = ['Europe/Vienna', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'UTC']

test('the day of a moment is that of the zone, also around New Year and changes of the clock', () => {
  const newYear = fc
    .record({ year: fc.integer({ min: 1971, max: 2099 }), far: fc.integer({ min: -30, max: 30 }) })
    .map(({ year, far }) => Date.UTC(year, 0, 1, far))
  const change = fc.integer({ min: -200, max: 200 }).map((quarters) => Date.UTC(2026, 9, 25, 1, 15 * quarters))
  const any = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.oneof(newYear, change, any), (zone, moment) => {
      const there = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
      expect(dayOf(moment, zone)).toBe(there.toPlainDate().toString())
    }),
    { numRuns: 2000 }
  )
})

test('what is no time, or no zone, is refused', () => {
  expect(() => dayOf('yesterday', 'Europe/Vienna')).toThrow(RangeError)
  expect(() => dayOf(0, 'Europe/Atlantis')).toThrow(RangeError)
})
