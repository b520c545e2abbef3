import { describe, expect, test } from 'vitest'
import { ticks } from '../../core/base/worker.thread.ts'
import { Budget } from './budget.ts'
import { busyOf } from './busy.ts'
import { calendarOf } from './testing/feed-server.ts'

const question = {
  since: Date.parse('2027-03-01T00:00:00Z'),
  until: Date.parse('2028-04-04T00:00:00Z'),
  zone: 'Europe/Vienna',
  own: []
}
const read = (text: string, budget = new Budget()) => busyOf([text], question, budget).busy

const fill = (line: string, length = 1_000_000) => line.repeat(Math.floor(length / line.length))
const numbers = (most: number) => Array.from({ length: most }, (_, index) => index).join()
const AT = 'DTSTART:20270302T083000Z'
const event = (...lines: string[]) => calendarOf([AT, 'DURATION:PT1S', ...lines])
const events = (...lines: string[]) =>
  event().replace(/BEGIN:VEVENT[\s\S]*VEVENT\r\n/, () => fill(partOf('VEVENT', lines), 5_000_000))
const partOf = (name: string, lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`, ''].join('\r\n')
const zoneOf = (...lines: string[]) =>
  ['BEGIN:VTIMEZONE', 'TZID:ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0500'].join('\r\n') +
  ['', 'TZOFFSETTO:+0500', ...lines, 'END:STANDARD', 'END:VTIMEZONE', ''].join('\r\n')
const inZone = (...lines: string[]) =>
  calendarOf(['DTSTART;TZID=ours:20270302T083000', 'DURATION:PT1S']).replace(
    'BEGIN:VEVENT',
    () => `${zoneOf(...lines)}BEGIN:VEVENT`
  )

describe('is refused without waiting for a timeout:', () => {
  test.each([
    ['every second', () => event('RRULE:FREQ=SECONDLY')],
    [
      'every second of some days',
      () => event(`RRULE:FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`)
    ],
    ['seconds that never occur', () => event('RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30')],
    ['minutes that never occur', () => event('RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30')],
    ['every day since the year one', () => event('RRULE:FREQ=DAILY').replace('20270302', '00010302')],
    ['an interval of a billion days', () => event('RRULE:FREQ=DAILY;INTERVAL=1000000000')],
    ['a rule of endless lists', () => event(`RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=${fill('31,')}31`)],
    ['rules without end', () => event(fill('RRULE:FREQ=DAILY\r\n').trimEnd())],
    ['rules in every event', () => events(AT, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')],
    ['events without end', () => events(AT, 'DURATION:PT1S')],
    ['exceptions to everything', () => events('UID:one', AT, 'RRULE:FREQ=YEARLY', 'RECURRENCE-ID:20270302T083000Z')],
    [
      'excluded dates without end',
      () => event('RRULE:FREQ=DAILY', `EXDATE:${fill('20270303T083000Z,')}20270303T083000Z`)
    ],
    ['additional dates without end', () => event(fill('RDATE:20270303T083000Z\r\n').trimEnd())],
    ['a duration of a billion days', () => event('DURATION:P1000000000D')],
    [
      'a period of a billion days',
      () => event('FREEBUSY:20270302T090000Z/P1000000000D').replaceAll('VEVENT', 'VFREEBUSY')
    ],
    ['parameters without end', () => event(`DTEND${fill(';X=1')}:20270302T090000Z`)],
    [
      'zones without end',
      () =>
        numbers(300)
          .split(',')
          .map((name) => event().replace('DTSTART:', `DTSTART;TZID=x${name}:`))
          .join('')
    ],
    ['a zone that changes every second', () => inZone('RRULE:FREQ=SECONDLY')],
    ['a zone that changes without end', () => inZone(fill('RDATE:20270302T083000\r\n').trimEnd())]
  ])('%s', (_, text) => expect(() => read(text())).toThrow('too-complex'))

  test.each([
    ['calendars in calendars', () => fill('BEGIN:VCALENDAR\r\n')],
    ['events in events', () => calendarOf([`${fill('BEGIN:VEVENT\r\n')}${fill('END:VEVENT\r\n')}`])],
    ['unknown components', () => fill('BEGIN:X\r\n')],
    ['lines without meaning', () => `BEGIN:VCALENDAR\r\n${fill('X:x\r\n')}`]
  ])('%s are unreadable', (_, text) => expect(() => read(text())).toThrow('unreadable'))
})

test.each([
  ['a rule of seconds that ends', () => event('RRULE:FREQ=SECONDLY;COUNT=5'), 1],
  ['days that never occur', () => event('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), 1],
  ['weeks that never occur', () => event('RRULE:FREQ=WEEKLY;INTERVAL=53;BYMONTH=2;BYWEEKNO=50'), 1],
  ['months that never occur', () => event('RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30'), 1],
  ['a line folded without end', () => event(`UID:${fill('\r\n x')}`), 1],
  ['a date folded without end', () => event('RRULE:FREQ=DAILY;COUNT=3', `EXDATE:20270303T083000Z${fill('\r\n ')}`), 2],
  ['an event with a huge description', () => event(fill('DESCRIPTION:x\r\n').trimEnd()), 1],
  ['many past events', () => events('DTSTART:20260302T083000Z', 'DTEND:20260302T093000Z'), 0],
  ['every hour for years', () => event('RRULE:FREQ=HOURLY').replace('20270302', '20250302'), 9600]
])('%s is still read', (_, text, spans) => expect(read(text())).toHaveLength(spans))

test('a hundred series over years, each with an excluded date, are read completely', () => {
  const at = (index: number) => `20220301T${String(6 + (index % 12)).padStart(2, '0')}0000Z`
  const series = Array.from({ length: 120 }, (_, index) => [
    `DTSTART:${at(index)}`,
    'DURATION:PT10M',
    'RRULE:FREQ=WEEKLY;BYDAY=TU',
    `EXDATE:${at(index).replace('20220301', '20270302')}`
  ])
  const starts = read(calendarOf(...series)).map(({ starts_at }) => starts_at)
  expect(starts.slice(0, 2)).toEqual(['2027-03-09T06:00:00Z', '2027-03-09T07:00:00Z'])
  expect(starts).toHaveLength(12 * 56)
})

test('reading stops at the deadline', () => {
  const text = event('RRULE:FREQ=DAILY')
  expect(read(text, new Budget(ticks() + 60_000))).toHaveLength(399)
  expect(() => read(text, new Budget(ticks() - 1))).toThrow('too-complex')
})
