import { describe, expect, test } from 'vitest'
import type { Day } from '#contract/working-hours'
import { dayOf } from '../../core/base/days.ts'
import { type CalendarFacts, endOf, freeStarts, grainsOf, isFree, lastDay, type TopicRules } from './engine.ts'

const GRAIN = 15 * 60_000
const DAY = 24 * 60 * 60_000
const WEEK: Day[] = [1, 2, 3, 4, 5, 6, 7]

const week = (start_time: string, end_time: string) => WEEK.map((day) => ({ day, start_time, end_time }))
const calendar = (facts: Partial<CalendarFacts> = {}): CalendarFacts => ({
  time_zone: 'Europe/Vienna',
  working_hours: week('09:00', '12:00'),
  closed_days: [],
  busy: [],
  claimed: new Set(),
  ...facts
})
const topic = (rules: Partial<TopicRules> = {}): TopicRules => ({
  length: 60,
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 0,
  window_days: 90,
  slot_step: 60,
  ...rules
})
const before = new Date('2026-11-01T00:00:00Z')
const MONDAY = '2026-11-23'
const at = (time: string) => `${MONDAY}T${time}:00Z`
const grain = (starts_at: string) => Date.parse(starts_at) / GRAIN
const times = (facts: CalendarFacts, rules: TopicRules, day: string, now: Date) =>
  (freeStarts(facts, rules, day, day, now)[day] ?? []).map((start) => start.slice(11, 16))
/** Free starts as UTC times. */
const monday = (facts: Partial<CalendarFacts> = {}, rules: Partial<TopicRules> = {}, now = before) =>
  times(calendar(facts), topic(rules), MONDAY, now)
/** Free starts every half hour on another day, seen from nine days before. */
const halfHourly = (day: string, facts: Partial<CalendarFacts>) =>
  times(calendar(facts), topic({ slot_step: 30 }), day, new Date(Date.parse(day) - 9 * DAY))

describe('not free', () => {
  test('a weekday without working hours', () => {
    expect(monday({ working_hours: week('09:00', '12:00').filter(({ day }) => day !== 1) })).toEqual([])
  })
  test('a holiday', () => {
    expect(monday({ closed_days: [MONDAY] })).toEqual([])
  })
  test('any day of an absence, its last one included, even with extra hours', () => {
    const away = { from: '2026-11-20', to: MONDAY }
    const extra_hours = [{ date: MONDAY, start_time: '14:00', end_time: '16:00' }]
    expect(monday({ away, extra_hours })).toEqual([])
    expect(monday({ away: { from: '2026-11-20', to: '2026-11-22' } })).toEqual(['08:00', '09:00', '10:00'])
    expect(monday({ away: { from: '2026-11-24', to: '2026-11-24' } })).toEqual(['08:00', '09:00', '10:00'])
  })
  test('a start within the stricter limits of topic and advisor', () => {
    const own = { notice_minutes: 120, buffer_before: 0, buffer_after: 30 }
    const now = new Date(at('07:00'))
    expect(monday({ own }, { notice_minutes: 60 }, now)).toEqual(['09:00', '10:00'])
    expect(monday({ own }, { notice_minutes: 180 }, now)).toEqual(['10:00'])
    const busy = [{ starts_at: at('10:00'), ends_at: at('11:00') }]
    expect(monday({ own, busy })).toEqual(['08:00'])
    expect(monday({ own, busy }, { buffer_after: 75 })).toEqual([])
  })
  test('a start whose appointment would end after the working hours', () => {
    expect(monday({}, { length: 75 })).toEqual(['08:00', '09:00'])
  })
  test('a start within the minimum notice; its exact end is free', () => {
    expect(monday({}, { notice_minutes: 120 }, new Date(at('07:00')))).toEqual(['09:00', '10:00'])
    expect(monday({}, { notice_minutes: 120 }, new Date(`${MONDAY}T07:00:01Z`))).toEqual(['10:00'])
  })
  test('a day after the booking window; its last day is free', () => {
    const days = (window_days: number) =>
      Object.keys(freeStarts(calendar(), topic({ window_days }), MONDAY, '2026-12-31', new Date(at('05:00'))))
    expect(days(2)).toEqual([MONDAY, '2026-11-24', '2026-11-25'])
    expect(days(0)).toEqual([MONDAY])
  })
  test('a range that ends before it starts', () => {
    expect(freeStarts(calendar(), topic(), '2026-11-25', MONDAY, before)).toEqual({})
  })
  test('a start that overlaps a busy span by as little as a second', () => {
    const busy = [{ starts_at: at('08:59'), ends_at: `${MONDAY}T09:00:01Z` }]
    expect(monday({ busy })).toEqual(['10:00'])
  })
  test('a start whose buffer, in whole grains, overlaps a busy span or a claim', () => {
    const rules = { buffer_before: 10, buffer_after: 15 }
    const busyUntil = (time: string) => ({ busy: [{ starts_at: at('07:00'), ends_at: at(time) }] })
    expect(monday(busyUntil('07:50'), rules)).toEqual(['09:00', '10:00'])
    expect(monday(busyUntil('07:45'), rules)).toEqual(['08:00', '09:00', '10:00'])
    expect(monday({ claimed: new Set([grain(at('11:00'))]) }, rules)).toEqual(['08:00', '09:00'])
    expect(monday({ claimed: new Set([grain(at('11:15'))]) }, rules)).toEqual(['08:00', '09:00', '10:00'])
  })
  test('a day inside an absence of weeks', () => {
    expect(monday({ busy: [{ starts_at: '2026-11-10T00:00:00Z', ends_at: '2026-12-10T00:00:00Z' }] })).toEqual([])
  })
  test('a start off the grid, outside the hours or on an invalid date', () => {
    const asked = ['08:30:00', '08:00:01', '07:00:00', '11:00:00', '24:00:00'].map((time) => `${MONDAY}T${time}Z`)
    const free = [...asked, '2026-02-30T08:00:00Z'].filter((start) => isFree(calendar(), topic(), start, before))
    expect(free).toEqual([])
  })
  test('a start off the quarter hours, whatever the stored step', () => {
    const quarters = ['08:00', '08:15', '08:30', '08:45']
    expect(monday({ working_hours: week('09:00', '10:00') }, { length: 15, slot_step: 0 })).toEqual(quarters)
    expect(monday({}, { slot_step: 20 })).toEqual(['08:00', '09:00', '10:00'])
  })
  test('a local time that the change to summer time skips', () => {
    const facts = { working_hours: week('01:00', '04:00') }
    expect(halfHourly('2027-03-28', facts)).toEqual(['00:00', '00:30', '01:00'])
  })
  test('the second occurrence of a local time', () => {
    const facts = { working_hours: week('02:00', '04:00') }
    expect(halfHourly('2027-10-31', facts)).toEqual(['00:00', '00:30', '02:00'])
  })
  test('a start that runs past a closing time skipped by the clock', () => {
    const facts = { working_hours: week('00:30', '02:30') }
    expect(halfHourly('2027-03-28', facts)).toEqual(['23:30', '00:00'])
  })
})

describe('free', () => {
  test('the steps of the working hours, counted from their start', () => {
    expect(monday({ working_hours: week('09:30', '11:00') }, { length: 15, slot_step: 45 })).toEqual(['08:30', '09:15'])
  })
  test('a start whose buffers reach outside the working hours', () => {
    expect(monday({}, { buffer_before: 60, buffer_after: 60 })).toEqual(['08:00', '09:00', '10:00'])
  })
  test('a start between adjacent busy spans', () => {
    const busy = [
      { starts_at: at('08:00'), ends_at: at('09:00') },
      { starts_at: at('10:00'), ends_at: at('11:00') }
    ]
    expect(monday({ busy })).toEqual(['09:00'])
  })
  test('a start inside an empty or reversed busy span', () => {
    const busy = [
      { starts_at: at('08:20'), ends_at: at('08:20') },
      { starts_at: at('10:00'), ends_at: at('08:00') }
    ]
    expect(monday({ busy })).toEqual(['08:00', '09:00', '10:00'])
  })
  test('days before today are skipped, not searched', () => {
    const free = freeStarts(calendar(), topic(), '2000-01-01', MONDAY, new Date(at('05:00')))
    expect(Object.keys(free)).toEqual([MONDAY])
  })
  test('a day whose midnight the clock skips, from its first instant', () => {
    const facts = { time_zone: 'Africa/Cairo', working_hours: week('00:00', '02:00') }
    expect(halfHourly('2026-04-24', facts)).toEqual(['22:00'])
  })
})

describe('extra hours', () => {
  const extra = (start_time: string, end_time: string, date = MONDAY) => ({ date, start_time, end_time })

  test('apply to their day only', () => {
    expect(monday({ extra_hours: [extra('14:00', '16:00', '2026-11-24')] })).toEqual(['08:00', '09:00', '10:00'])
  })
  test('yield to busy spans', () => {
    const busy = [{ starts_at: at('13:00'), ends_at: at('14:00') }]
    expect(monday({ busy, extra_hours: [extra('14:00', '16:00')] })).toEqual(['08:00', '09:00', '10:00', '14:00'])
  })
  test('open a closed day, without the weekly hours', () => {
    expect(monday({ closed_days: [MONDAY], extra_hours: [extra('10:00', '12:00')] })).toEqual(['09:00', '10:00'])
  })
  test('that follow without a gap let an appointment span both, and remove no start', () => {
    const rules = { length: 90 }
    expect(monday({}, rules)).toEqual(['08:00', '09:00'])
    expect(monday({ extra_hours: [extra('12:00', '12:30')] }, rules)).toEqual(['08:00', '09:00', '10:00'])
    expect(monday({ extra_hours: [extra('08:15', '09:00')] }, rules)).toEqual(['07:15', '08:00', '09:00'])
  })
  test('may end at midnight', () => {
    expect(monday({ working_hours: [], extra_hours: [extra('22:00', '24:00')] })).toEqual(['21:00', '22:00'])
  })
})

describe('the days of a booking', () => {
  test('are those of the time zone', () => {
    expect(dayOf('2026-11-22T18:20:00Z', 'Asia/Kathmandu')).toBe(MONDAY)
    expect(dayOf(new Date('2026-11-22T18:10:00Z'), 'Asia/Kathmandu')).toBe('2026-11-22')
    expect(lastDay(new Date('2026-11-22T18:20:00Z'), topic({ window_days: 9 }), 'Asia/Kathmandu')).toBe('2026-12-02')
  })
  test('end after their real duration across a clock change', () => {
    expect(endOf('2026-10-25T00:30:00Z', 75)).toBe('2026-10-25T01:45:00Z')
  })
  test('claim whole grains, ascending, buffers included', () => {
    const rules = topic({ length: 20, buffer_before: 5, buffer_after: 0 })
    const first = grain(at('08:45'))
    expect(grainsOf(at('09:00'), rules)).toEqual([first, first + 1, first + 2])
  })
})
