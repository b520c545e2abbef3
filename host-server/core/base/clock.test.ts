import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, instant, instantsAsJson, MINUTE } from './clock.ts'

test('an instant is what Date writes, to the second, in any year', () => {
  const time = fc.oneof(
    fc.integer({ min: Date.UTC(1999, 11, 31), max: Date.UTC(2100, 0, 2) }),
    fc.integer({ min: -8.64e15, max: 8.64e15 }),
    fc.constantFrom(0, -1, Date.UTC(2000, 0, 1), Date.UTC(2000, 0, 1) - 1, Date.UTC(2028, 1, 29), Date.UTC(2100, 0, 1))
  )
  fc.assert(
    fc.property(time, (milliseconds) => {
      const written = `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
      expect(instant(milliseconds)).toBe(written)
      expect(instant(new Date(milliseconds))).toBe(written)
    }),
    { numRuns: 2000 }
  )
})

test('what is no time is refused, as by Date', () => {
  expect(() => instant(Number.NaN)).toThrow(RangeError)
  expect(() => instant(new Date('2026-02-31x'))).toThrow(RangeError)
})

test('minutes as JSON are the instants, on one day and on several', () => {
  const minute = fc.integer({ min: Date.UTC(1999, 11, 30) / MINUTE, max: Date.UTC(2100, 0, 2) / MINUTE })
  const around = fc.integer({ min: -2 * DAY, max: 2 * DAY }).map((far) => Math.floor(far / MINUTE))
  fc.assert(
    fc.property(minute, fc.array(around), (first, further) => {
      const times = [first, ...further.map((far) => first + far)].map((one) => one * MINUTE)
      expect(`[${instantsAsJson(times)}]`).toBe(JSON.stringify(times.map((time) => instant(time))))
    })
  )
  expect(instantsAsJson([])).toBe('')
})
