import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '#contract/working-hours'
import { type CalendarFacts, dayOf, endOf, freeStarts, grainsOf, isFree, lastDay, type TopicRules } from './engine.ts'

const MINUTE = 60_000
const GRAIN = 15 * MINUTE
const DAY = 24 * 60 * MINUTE
const WEEK: Day[] = [1, 2, 3, 4, 5, 6, 7]
const ZONES = [
  'Europe/Vienna',
  'Europe/Lisbon',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca'
]

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
/** The same in half hours on a day of its own, nine days ahead. */
const halfHourly = (day: string, facts: Partial<CalendarFacts>) =>
  times(calendar(facts), topic({ slot_step: 30 }), day, new Date(Date.parse(day) - 9 * DAY))

describe('not free', () => {
  test('a weekday without working hours', () => {
    expect(monday({ working_hours: week('09:00', '12:00').filter(({ day }) => day !== 1) })).toEqual([])
  })
  test('a holiday', () => {
    expect(monday({ closed_days: [MONDAY] })).toEqual([])
  })
  test('a start whose end passes the end of the working hours', () => {
    expect(monday({}, { length: 75 })).toEqual(['08:00', '09:00'])
  })
  test('a start before the notice has passed; the very minute is free', () => {
    expect(monday({}, { notice_minutes: 120 }, new Date(at('07:00')))).toEqual(['09:00', '10:00'])
    expect(monday({}, { notice_minutes: 120 }, new Date(`${MONDAY}T07:00:01Z`))).toEqual(['10:00'])
  })
  test('a day after the window; its last day is free', () => {
    const days = (window_days: number) =>
      Object.keys(freeStarts(calendar(), topic({ window_days }), MONDAY, '2026-12-31', new Date(at('05:00'))))
    expect(days(2)).toEqual([MONDAY, '2026-11-24', '2026-11-25'])
    expect(days(0)).toEqual([MONDAY])
  })
  test('a range that ends before it starts', () => {
    expect(freeStarts(calendar(), topic(), '2026-11-25', MONDAY, before)).toEqual({})
  })
  test('a start that meets a busy span by as much as a second', () => {
    const busy = [{ starts_at: at('08:59'), ends_at: `${MONDAY}T09:00:01Z` }]
    expect(monday({ busy })).toEqual(['10:00'])
  })
  test('a start whose buffer, in whole grains, meets a busy span or a claim', () => {
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
  test('a start off the grid, off the hours or not in the calendar', () => {
    const asked = ['08:30:00', '08:00:01', '07:00:00', '11:00:00', '24:00:00'].map((time) => `${MONDAY}T${time}Z`)
    const free = [...asked, '2026-02-30T08:00:00Z'].filter((start) => isFree(calendar(), topic(), start, before))
    expect(free).toEqual([])
  })
  test('a start off the quarter hours, whatever step is stored', () => {
    const quarters = ['08:00', '08:15', '08:30', '08:45']
    expect(monday({ working_hours: week('09:00', '10:00') }, { length: 15, slot_step: 0 })).toEqual(quarters)
    expect(monday({}, { slot_step: 20 })).toEqual(['08:00', '09:00', '10:00'])
  })
  test('a wall-clock time that the change to summer time skips', () => {
    const facts = { working_hours: week('01:00', '04:00') }
    expect(halfHourly('2027-03-28', facts)).toEqual(['00:00', '00:30', '01:00'])
  })
  test('the second occurrence of a wall-clock time', () => {
    const facts = { working_hours: week('02:00', '04:00') }
    expect(halfHourly('2027-10-31', facts)).toEqual(['00:00', '00:30', '02:00'])
  })
  test('what runs past a closing time that the clock skips', () => {
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
  test('a start between busy spans that it only touches', () => {
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
  test('days before today are left out rather than searched', () => {
    const free = freeStarts(calendar(), topic(), '2000-01-01', MONDAY, new Date(at('05:00')))
    expect(Object.keys(free)).toEqual([MONDAY])
  })
  test('a day whose midnight the clock skips, from its first moment on', () => {
    const facts = { time_zone: 'Africa/Cairo', working_hours: week('00:00', '02:00') }
    expect(halfHourly('2026-04-24', facts)).toEqual(['22:00'])
  })
})

describe('the days of a booking', () => {
  test('are those of the zone', () => {
    expect(dayOf('2026-11-22T18:20:00Z', 'Asia/Kathmandu')).toBe(MONDAY)
    expect(dayOf(new Date('2026-11-22T18:10:00Z'), 'Asia/Kathmandu')).toBe('2026-11-22')
    expect(lastDay(new Date('2026-11-22T18:20:00Z'), topic({ window_days: 9 }), 'Asia/Kathmandu')).toBe('2026-12-02')
  })
  test('end in real minutes across a change', () => {
    expect(endOf('2026-10-25T00:30:00Z', 75)).toBe('2026-10-25T01:45:00Z')
  })
  test('claim whole grains, ascending, buffers included', () => {
    const rules = topic({ length: 20, buffer_before: 5, buffer_after: 0 })
    const first = grain(at('08:45'))
    expect(grainsOf(at('09:00'), rules)).toEqual([first, first + 1, first + 2])
  })
})

/** What the wall shows, read by `Intl` alone: the oracle shares no code with the engine. */
const walls = new Map<string, (time: number) => { day: string; minutes: number }>()
function wallOf(zone: string) {
  const known = walls.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const seen = new Map<number, { day: string; minutes: number }>()
  const wall = (time: number) => {
    const text = seen.has(time) ? '' : format.format(time)
    const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
    if (text) seen.set(time, { day: text.slice(0, 10), minutes })
    return seen.get(time) ?? { day: '', minutes: 0 }
  }
  walls.set(zone, wall)
  return wall
}

const toMinutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
const toTime = (minutes: number) => new Date(minutes * MINUTE).toISOString().slice(11, 16)
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
const toInstant = (time: number) => new Date(time).toISOString().replace('.000', '')
const quarters = (from: string, to: string) => {
  const first = Date.parse(from) - DAY
  return Array.from({ length: (Date.parse(to) + 2 * DAY - first) / GRAIN }, (_, index) => first + index * GRAIN)
}

function isUntouched(facts: CalendarFacts, rules: TopicRules, start: number) {
  const from = Math.floor((start - rules.buffer_before * MINUTE) / GRAIN) * GRAIN
  const to = Math.ceil((start + (rules.length + rules.buffer_after) * MINUTE) / GRAIN) * GRAIN
  const busy = facts.busy.some(
    ({ starts_at, ends_at }) => starts_at < ends_at && Date.parse(starts_at) < to && from < Date.parse(ends_at)
  )
  return !busy && ![...facts.claimed].some((claim) => claim * GRAIN < to && from < (claim + 1) * GRAIN)
}

function bruteForce(facts: CalendarFacts, rules: TopicRules, from: string, to: string, now: Date) {
  const wall = wallOf(facts.time_zone)
  const moments = quarters(from, to)
  const last = addDays(wall(now.getTime()).day, rules.window_days)
  const shown = new Set<string>()
  const free: Record<string, string[]> = {}
  for (const start of moments) {
    const { day, minutes } = wall(start)
    const repeated = shown.has(`${day} ${minutes}`)
    shown.add(`${day} ${minutes}`)
    const hours = facts.working_hours.find((entry) => entry.day === (new Date(day).getUTCDay() || 7))
    if (repeated || !hours || day < from || day > to || day > last || facts.closed_days.includes(day)) continue
    const [opens, closes] = [toMinutes(hours.start_time), toMinutes(hours.end_time)]
    if (minutes < opens || minutes >= closes || (minutes - opens) % rules.slot_step) continue
    const isClosing = (time: number) => wall(time).day > day || (wall(time).day === day && wall(time).minutes >= closes)
    const closing = moments.slice(moments.indexOf(start)).find(isClosing) ?? 0
    if (start + rules.length * MINUTE > closing) continue
    if (start < now.getTime() + rules.notice_minutes * MINUTE || !isUntouched(facts, rules, start)) continue
    free[day] = [...(free[day] ?? []), toInstant(start)]
  }
  return free
}

/** The days of 2026 to 2031 on which a zone's clock changes, found by its 12:00 UTC moving. */
function changeDays(zone: string) {
  const wall = wallOf(zone)
  const noons = Array.from({ length: 6 * 365 }, (_, index) => Date.parse('2026-01-02T12:00:00Z') + index * DAY)
  return noons.filter((noon) => wall(noon).minutes !== wall(noon - DAY).minutes).map((noon) => wall(noon).day)
}
const changes = ZONES.map((zone) => ({ zone, days: changeDays(zone) }))

const anyDay = fc.integer({ min: 0, max: 6 * 365 - 10 }).map((days) => addDays('2026-01-05', days))
const place = fc.constantFrom(...changes).chain(({ zone, days }) => {
  const day = days.length ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...days) }, anyDay) : anyDay
  return fc.record({ time_zone: fc.constant(zone), day })
})
const halfHours = fc
  .tuple(fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 47 }))
  .map(([start, length]) => [start, Math.min(start + length, 47)] as const)
const anyWeek = fc
  .tuple(fc.subarray(WEEK, { minLength: 5 }), fc.array(halfHours, { minLength: 7, maxLength: 7 }))
  .map(([days, ranges]) =>
    days.map((day) => {
      const [start, end] = ranges[day - 1] ?? [0, 47]
      return { day, start_time: toTime(start * 30), end_time: toTime(end * 30) }
    })
  )
const anyTopic = fc.record({
  length: fc.integer({ min: 1, max: 36 }).map((fives) => fives * 5),
  buffer_before: fc.constantFrom(0, 0, 5, 10, 15, 40),
  buffer_after: fc.constantFrom(0, 0, 5, 20, 30),
  notice_minutes: fc.constantFrom(0, 1, 120, 1440),
  window_days: fc.integer({ min: 0, max: 6 }),
  slot_step: fc.constantFrom(15, 30, 45, 60)
})
const offsets = (most: number) => fc.array(fc.integer({ min: -1440, max: 4320 }), { maxLength: most })
const scene = fc
  .record({
    place,
    working_hours: anyWeek,
    topic: anyTopic,
    closed: fc.subarray([0, 1, 2], { maxLength: 1 }),
    busy: fc.array(fc.tuple(fc.integer({ min: -1440, max: 4320 }), fc.integer({ min: 0, max: 400 })), { maxLength: 4 }),
    claimed: offsets(8),
    ahead: fc.integer({ min: -1440, max: 4 * 1440 })
  })
  .map(({ place: { time_zone, day }, working_hours, topic: rules, closed, busy, claimed, ahead }) => {
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
      claimed: new Set(claimed.map((minutes) => Math.floor(moment(minutes) / GRAIN)))
    }
    return { facts, rules, from, to: addDays(day, 1), now: new Date(moment(-ahead)) }
  })

describe('against brute force over Intl', () => {
  test('the zones do change their clocks', () => {
    expect(changes.map(({ days }) => days.length)).toEqual([12, 12, 12, 12, 0, 13])
  })
  test.each(changes)('every change of $zone from 2026 to 2031', ({ zone, days }) => {
    const facts = calendar({ time_zone: zone, working_hours: week('00:00', '23:30') })
    const rules = topic({ slot_step: 15 })
    for (const day of [...days, MONDAY]) {
      const [from, to, now] = [addDays(day, -1), addDays(day, 1), new Date(Date.parse(day) - 9 * DAY)]
      expect(freeStarts(facts, rules, from, to, now)).toEqual(bruteForce(facts, rules, from, to, now))
    }
  })
  test.each(ZONES)('a year in %s offers what its days offer one by one', (time_zone) => {
    const [facts, rules, now] = [calendar({ time_zone }), topic({ window_days: 400 }), new Date('2029-12-31T00:00:00Z')]
    const days = Array.from({ length: 365 }, (_, index) => addDays('2030-01-01', index))
    const single = days.map((day) => freeStarts(facts, rules, day, day, now))
    expect(freeStarts(facts, rules, '2030-01-01', '2030-12-31', now)).toEqual(Object.assign({}, ...single))
    expect(single.every((free) => Object.values(free).flat().length === 3)).toBe(true)
  })
  test('any calendar offers the same starts', () => {
    fc.assert(
      fc.property(scene, ({ facts, rules, from, to, now }) => {
        expect(freeStarts(facts, rules, from, to, now)).toEqual(bruteForce(facts, rules, from, to, now))
      }),
      { numRuns: 250 }
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
      { numRuns: 60 }
    )
  })
  test('bookings made one after another never share a grain', () => {
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
      { numRuns: 60 }
    )
  })
})
