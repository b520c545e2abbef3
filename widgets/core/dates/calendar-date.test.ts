import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addMonthsTo,
  clamp,
  dayByKey,
  firstDay,
  lastDay,
  monthOf,
  monthShowing,
  shownDays,
  weekday,
  weeksOf
} from './calendar-date.ts'

const anyDay = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
const days = anyDay.map((date) => date.toISOString().slice(0, 10))

test('ignores other keys', () => {
  expect(dayByKey('2027-02-10', 'a', false)).toBeUndefined()
  expect(dayByKey('2027-02-10', 'Enter', false)).toBeUndefined()
})

test('moves by day, week, month and year, staying inside a shorter month', () => {
  expect(dayByKey('2027-03-01', 'ArrowLeft', false)).toBe('2027-02-28')
  expect(dayByKey('2027-02-28', 'ArrowDown', false)).toBe('2027-03-07')
  expect(dayByKey('2027-02-10', 'Home', false)).toBe('2027-02-08')
  expect(dayByKey('2027-02-10', 'End', false)).toBe('2027-02-14')
  expect(dayByKey('2027-03-31', 'PageUp', false)).toBe('2027-02-28')
  expect(dayByKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
})

test('counts days and months across the new year and daylight saving changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonthsTo('2027-01-31', 1)).toBe('2027-02-28')
  expect(lastDay('2028-02')).toBe('2028-02-29')
})

test('clamps a day to its bounds', () => {
  expect(clamp('2027-01-01', '2027-02-01', '2027-03-01')).toBe('2027-02-01')
  expect(clamp('2027-04-01', '2027-02-01', '2027-03-01')).toBe('2027-03-01')
})

test('splits a month into whole weeks from Monday, with each day once', () => {
  fc.assert(
    fc.property(days, (day) => {
      const month = monthOf(day)
      const weeks = weeksOf({ from: firstDay(month), to: lastDay(month) })
      const flat = weeks.flat().filter((one) => monthOf(one) === monthOf(day))
      expect(flat).toHaveLength(Number(lastDay(monthOf(day)).slice(8)))
      expect(flat).toContain(day)
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        for (const [index, one] of week.entries()) expect(weekday(one)).toBe(index + 1)
      }
    })
  )
})

test('a calendar shows at least four weeks from today on, and every day to the end of its month', () => {
  expect(shownDays('2026-11', '2026-11-28')).toEqual({ from: '2026-11-23', to: '2026-12-20' })
  expect(shownDays('2026-11', '2026-11-03')).toEqual({ from: '2026-11-02', to: '2026-11-30' })
  expect(monthShowing('2026-12-20', '2026-11-28')).toBe('2026-11')
  expect(monthShowing('2026-12-21', '2026-11-28')).toBe('2026-12')
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 11 }), (today, months) => {
      const month = addMonths(monthOf(today), months)
      const shown = shownDays(month, today)
      expect(shown.to >= lastDay(month)).toBe(true)
      expect(shown.from >= firstDay(month)).toBe(true)
      expect(months > 0 || shown.from <= today).toBe(true)
      expect(weeksOf(shown).length).toBeGreaterThanOrEqual(4)
    })
  )
})

test('returns to the same day after a step forth and back', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day)
    })
  )
})
