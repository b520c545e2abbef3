import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '#contract/working-hours'
import { dayOf } from '../../core/base/days.ts'
import { freeStarts, grainsOf, isFree, lastDay, type TopicRules } from './engine.ts'
import {
  addDays,
  bruteForce,
  type CalendarFacts,
  changes,
  DAY,
  GRAIN,
  MINUTE,
  toInstant,
  toTime,
  wallOf,
  ZONES
} from './testing/wall-clock.ts'

const WEEK: Day[] = [1, 2, 3, 4, 5, 6, 7]
const MONDAY = '2026-11-23'
/** `SOAK=1` runs longer; a failure prints the seed that reproduces it. */
const runs = (count: number) => ({ numRuns: process.env.SOAK ? 20 * count : count })

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

const anyDay = fc.integer({ min: 0, max: 6 * 365 - 10 }).map((days) => addDays('2026-01-05', days))
const zonedDay = fc.constantFrom(...changes).chain(({ zone, days }) => {
  const day = days.length ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...days) }, anyDay) : anyDay
  return fc.record({ time_zone: fc.constant(zone), day })
})
/** One or two ranges on the half hours. */
const ranges = fc.uniqueArray(fc.integer({ min: 0, max: 47 }), { minLength: 2, maxLength: 5 }).map((halfHours) => {
  const [a = '', b = '', c, d] = halfHours.toSorted((one, other) => one - other).map((one) => toTime(one * 30))
  return c && d ? [[c, d] as const, [a, b] as const] : [[a, b] as const]
})
const anyWeek = fc
  .tuple(fc.subarray(WEEK, { minLength: 5 }), fc.array(ranges, { minLength: 7, maxLength: 7 }))
  .map(([days, week]) =>
    days.flatMap((day) => (week[day - 1] ?? []).map(([start_time, end_time]) => ({ day, start_time, end_time })))
  )
const anyTopic = fc.record({
  length: fc.integer({ min: 1, max: 36 }).map((fives) => fives * 5),
  buffer_before: fc.constantFrom(0, 0, 5, 10, 15, 40),
  buffer_after: fc.constantFrom(0, 0, 5, 20, 30),
  notice_minutes: fc.constantFrom(0, 1, 120, 1440),
  window_days: fc.integer({ min: 0, max: 6 }),
  slot_step: fc.constantFrom(15, 30, 45, 60)
})
const quarter = (quarters: number) => (quarters === 96 ? '24:00' : toTime(quarters * 15))
const offsets = (most: number) => fc.array(fc.integer({ min: -1440, max: 4320 }), { maxLength: most })
const scene = fc
  .record({
    place: zonedDay,
    working_hours: anyWeek,
    topic: anyTopic,
    closed: fc.subarray([0, 1, 2], { maxLength: 1 }),
    busy: fc.array(fc.tuple(fc.integer({ min: -1440, max: 4320 }), fc.integer({ min: 0, max: 400 })), { maxLength: 4 }),
    extra: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.nat(95), fc.integer({ min: 1, max: 96 })), {
      maxLength: 3
    }),
    claimed: offsets(8),
    ahead: fc.integer({ min: -1440, max: 4 * 1440 })
  })
  .map(({ place: { time_zone, day }, working_hours, topic: rules, closed, busy, extra, claimed, ahead }) => {
    const from = addDays(day, -1)
    const moment = (minutes: number) => Date.parse(from) + minutes * MINUTE
    const facts: CalendarFacts = {
      time_zone,
      working_hours,
      closed_days: closed.map((days) => addDays(from, days)),
      busy: busy.map(([start, length]) => ({
        starts_at: toInstant(moment(start)),
        ends_at: toInstant(moment(start + length))
      })),
      extra_hours: extra.map(([days, start, length]) => ({
        date: addDays(from, days),
        start_time: quarter(start),
        end_time: quarter(Math.min(start + length, 96))
      })),
      claimed: new Set(claimed.map((minutes) => Math.floor(moment(minutes) / GRAIN)))
    }
    return { facts, rules, from, to: addDays(day, 1), now: new Date(moment(-ahead)) }
  })

describe('against brute force over Intl', () => {
  test('the zones have the expected number of clock changes', () => {
    const counts = changes.map(({ days }) => days.length)
    expect(counts.slice(0, -1)).toEqual([12, 12, 12, 12, 12, 0])
    // Morocco's: 13 by the time zone database of 2025, 3 by that of 2026
    expect([3, 13]).toContain(counts.at(-1))
  })
  test.each(changes)('every clock change of $zone from 2026 to 2031', ({ zone, days }) => {
    const facts = calendar({ time_zone: zone, working_hours: week('00:00', '23:30') })
    const rules = topic({ slot_step: 15 })
    for (const day of [...days, MONDAY]) {
      const [from, to, now] = [addDays(day, -1), addDays(day, 1), new Date(Date.parse(day) - 9 * DAY)]
      expect(freeStarts(facts, rules, from, to, now)).toEqual(bruteForce(facts, rules, from, to, now))
    }
  })
  test.each(ZONES)('a year in %s has the same starts as its days one by one', (time_zone) => {
    const [facts, rules, now] = [calendar({ time_zone }), topic({ window_days: 400 }), new Date('2029-12-31T00:00:00Z')]
    const days = Array.from({ length: 365 }, (_, index) => addDays('2030-01-01', index))
    const single = days.map((day) => freeStarts(facts, rules, day, day, now))
    expect(freeStarts(facts, rules, '2030-01-01', '2030-12-31', now)).toEqual(Object.assign({}, ...single))
    expect(single.every((free) => Object.values(free).flat().length === 3)).toBe(true)
  })
  test('any calendar has the same starts', () => {
    fc.assert(
      fc.property(scene, ({ facts, rules, from, to, now }) => {
        expect(freeStarts(facts, rules, from, to, now)).toEqual(bruteForce(facts, rules, from, to, now))
      }),
      runs(250)
    )
  })
  test('a single start is free exactly when it is offered', () => {
    fc.assert(
      fc.property(scene, fc.nat(287), ({ facts, rules, from, to, now }, index) => {
        const start = toInstant(Date.parse(from) + index * GRAIN)
        const offered = Object.values(bruteForce(facts, rules, addDays(from, -1), addDays(to, 1), now)).flat()
        expect(isFree(facts, rules, start, now)).toBe(offered.includes(start))
        for (const free of offered.slice(0, 3)) expect(isFree(facts, rules, free, now)).toBe(true)
      }),
      runs(60)
    )
  })
  test('consecutive bookings never share a grain', () => {
    fc.assert(
      fc.property(
        scene,
        fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
        ({ facts, rules, from, to, now }, picks) => {
          const claimed = new Set(facts.claimed)
          for (const pick of picks) {
            const offered = Object.values(freeStarts({ ...facts, claimed }, rules, from, to, now)).flat()
            const start = offered[pick % offered.length]
            const grains = start ? grainsOf(start, rules) : []
            expect(grains.filter((grain) => claimed.has(grain))).toEqual([])
            for (const grain of grains) claimed.add(grain)
          }
        }
      ),
      runs(60)
    )
  })
})

describe('the day of an instant', () => {
  const moments = fc.record({
    zone: fc.constantFrom(...ZONES),
    time: fc.integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2032, 0) / 1000 }).map((seconds) => seconds * 1000)
  })
  test('is the local date', () => {
    fc.assert(
      fc.property(moments, ({ zone, time }) => {
        expect(dayOf(time, zone)).toBe(wallOf(zone)(time).day)
      }),
      runs(300)
    )
  })
  test('plus the window gives the last day, whatever clock changes are in between', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 400 }), ({ zone, time }, window_days) => {
        expect(lastDay(new Date(time), topic({ window_days }), zone)).toBe(addDays(wallOf(zone)(time).day, window_days))
      }),
      runs(100)
    )
  })
})
