import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { daysOf, ENDLESS, lastDayOf, readRecurrence, writeRecurrence } from './recurrence.ts'

const TUESDAY = '2026-11-24'
const of = (rrule: string, date = TUESDAY, exceptions: string[] = []) => ({ date, rrule, exceptions })

test.each([
  '',
  'FREQ=YEARLY',
  'FREQ=HOURLY',
  'INTERVAL=2',
  'FREQ=DAILY;FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=100',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=1000',
  'FREQ=DAILY;COUNT=2;UNTIL=20270101',
  'FREQ=DAILY;UNTIL=20270230',
  'FREQ=DAILY;UNTIL=20270101T000000Z',
  'FREQ=WEEKLY;BYDAY=2TU',
  'FREQ=WEEKLY;BYDAY=TU,',
  'FREQ=MONTHLY;BYDAY=6TU',
  'FREQ=MONTHLY;BYMONTHDAY=3',
  'FREQ=DAILY;constructor=1',
  'freq=daily',
  'FREQ=DAILY;'
])('rejects the rule %j', (rule) => {
  expect(readRecurrence(rule)).toBeUndefined()
  expect(daysOf(of(rule), TUESDAY, '2027-01-01')).toEqual([])
})

test.each([
  ['that does not begin with its date', 'FREQ=WEEKLY;BYDAY=MO'],
  ['that ends before its date', 'FREQ=DAILY;UNTIL=20261123'],
  ['that does not come to its count in ten years', 'FREQ=MONTHLY;INTERVAL=99;COUNT=5']
])('finds no last day of a rule %s', (_what, rule) => {
  expect(lastDayOf(of(rule))).toBeUndefined()
})

test('leaves out exceptions but counts them', () => {
  const daily = of('FREQ=DAILY;COUNT=4', TUESDAY, ['2026-11-25', '2027-01-01'])
  expect(daysOf(daily, '2026-11-01', '2027-12-31')).toEqual([TUESDAY, '2026-11-26', '2026-11-27'])
})

test('skips months that lack the day', () => {
  expect(daysOf(of('FREQ=MONTHLY', '2027-01-31'), '2027-01-01', '2027-05-30')).toEqual(['2027-01-31', '2027-03-31'])
})

test('finds a day far ahead without counting up to it', () => {
  expect(lastDayOf(of('FREQ=DAILY'))).toBe(ENDLESS)
  expect(daysOf(of('FREQ=DAILY;INTERVAL=2'), '2098-12-30', '2099-12-31')).toHaveLength(184)
})

const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 4 })
const rules = fc.record({
  freq: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const),
  interval: fc.integer({ min: 1, max: 5 }),
  days: weekdays,
  nth: fc.constantFrom(0, 0, 1, 2, 4, -1, -2),
  count: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined })
})
const dates = fc
  .integer({ min: 0, max: 1500 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))

test('finds the same days as ical.js', () => {
  fc.assert(
    fc.property(rules, dates, ({ freq, interval, days, nth, count }, begin) => {
      const byDay = days.map((weekday) => ({ weekday, nth: freq === 'MONTHLY' ? nth : 0 }))
      const rrule = writeRecurrence({ freq, interval, byDay, ...(count && { count }) })
      expect(readRecurrence(rrule)).toEqual({ freq, interval, byDay, ...(count && { count }) })
      // starts on a day of the rule: ical.js always returns the start first, even if the rule excludes it
      const seek = ICAL.Recur.fromString(writeRecurrence({ freq, interval, byDay })).iterator(
        ICAL.Time.fromDateString(begin)
      )
      const first = [seek.next(), seek.next()][1]?.toString() ?? ''
      const from = ICAL.Recur.fromString(rrule).iterator(ICAL.Time.fromDateString(first))
      const expected: string[] = []
      const to = `${Number(first.slice(0, 4)) + 1}${first.slice(4, 8)}28`
      for (let day = from.next(); day && day.toString() <= to; day = from.next()) expected.push(day.toString())
      expect(daysOf(of(rrule, first), first, to)).toEqual(expected)
    }),
    { numRuns: 300 }
  )
})
