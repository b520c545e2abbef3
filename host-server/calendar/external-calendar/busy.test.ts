import { describe, expect, test } from 'vitest'
import { Budget } from './budget.ts'
import { busyOf } from './busy.ts'
import { calendarOf } from './testing/feed-server.ts'

const question = {
  since: Date.parse('2027-03-01T00:00:00Z'),
  until: Date.parse('2027-04-10T00:00:00Z'),
  zone: 'Europe/Vienna',
  own: ['11111111-1111-4111-8111-111111111111']
}
const read = (text: string) => busyOf([text], question, new Budget())
/** Without the year: `03-01 09:00–10:00`, in UTC. */
const spans = (text: string) =>
  read(text).busy.map(({ starts_at, ends_at }) => `${starts_at.slice(5, 16)} ${ends_at.slice(5, 16)}`)
const spansOf = (...lines: string[]) => spans(calendarOf(lines))
const hour = (...rest: string[]) => ['DTSTART:20270302T090000Z', 'DTEND:20270302T100000Z', ...rest]
const HOUR = ['03-02T09:00 03-02T10:00']

test.each([
  ['no calendar', 'hello'],
  ['a calendar without its end', calendarOf(hour()).replace('END:VCALENDAR', '')],
  ['components that overlap', calendarOf(hour()).replace('END:VEVENT', 'END:VTODO')],
  ['an invalid time', calendarOf(['DTSTART:garbage'])],
  ['an invalid rule', calendarOf(hour('RRULE:FREQ=FOO'))]
])('%s is refused', (_, text) => expect(() => read(text)).toThrow())

test.each([
  ['transparent', hour('TRANSP:TRANSPARENT')],
  ['cancelled', hour('STATUS:CANCELLED')],
  ['free, as Outlook says it', hour('X-MICROSOFT-CDO-BUSYSTATUS:FREE')],
  ['over', ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z']],
  ['beyond what can be booked', ['DTSTART:20290302T090000Z', 'DTEND:20290302T100000Z']],
  ['without length', ['DTSTART:20270302T090000Z']]
])('an event that is %s does not count as busy', (_, lines) => expect(spansOf(...lines)).toEqual([]))

test.each([
  ['in UTC', hour(), HOUR],
  ['with a duration', ['DTSTART:20270302T090000Z', 'DURATION:PT1H'], HOUR],
  ['floating', ['DTSTART:20270302T100000', 'DTEND:20270302T110000'], HOUR],
  ['in a named zone', ['DTSTART;TZID=America/New_York:20270302T040000', 'DURATION:PT1H'], HOUR],
  ['in a zone behind a prefix', ['DTSTART;TZID=/x.org/1/Europe/Vienna:20270302T100000', 'DURATION:PT1H'], HOUR],
  ['in a zone of Windows', ['DTSTART;TZID="W. Europe Standard Time":20270302T100000', 'DURATION:PT1H'], HOUR],
  ['in a rare zone of Windows', ['DTSTART;TZID="Namibia Standard Time":20270302T110000', 'DURATION:PT1H'], HOUR],
  ['in an unknown zone', ['DTSTART;TZID=Our office:20270302T100000', 'DURATION:PT1H'], HOUR],
  ['all day', ['DTSTART;VALUE=DATE:20270302'], ['03-01T23:00 03-02T23:00']],
  ['all day when the clocks change', ['DTSTART;VALUE=DATE:20270328'], ['03-27T23:00 03-28T22:00']],
  ['that began before the window', ['DTSTART:20260101T000000Z', 'DTEND:20270302T100000Z'], ['03-01T00:00 03-02T10:00']]
])('a time %s is read', (_, lines, expected) => expect(spansOf(...lines)).toEqual(expected))

test('a zone that is defined only in the calendar is read from there', () => {
  const zone = `BEGIN:VTIMEZONE\r\nTZID:Our office\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0500
TZOFFSETTO:+0500\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT`
  const text = calendarOf(['DTSTART;TZID=Our office:20270302T140000', 'DURATION:PT1H'])
  expect(spans(text.replace('BEGIN:VEVENT', zone))).toEqual(HOUR)
})

test('free/busy periods are read, and folded lines are joined', () => {
  const lines = ['FREEBUSY:20270302T090000Z/2027030', ' 2T100000Z', 'FREEBUSY;FBTYPE=FREE:20270303T090000Z/PT1H']
  expect(spans(calendarOf(lines).replaceAll('VEVENT', 'VFREEBUSY'))).toEqual(HOUR)
})

describe('a recurring event', () => {
  const weekly = ['DTSTART;TZID=Europe/Vienna:20200302T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO']
  const MONDAYS = ['03-01T09:00', '03-08T09:00', '03-15T09:00', '03-22T09:00', '03-29T08:00', '04-05T08:00']
  const starts = (text: string) => spans(text).map((span) => span.slice(0, 11))

  test('keeps its local time, even if it began long ago', () => {
    expect(starts(calendarOf(weekly))).toEqual(MONDAYS)
  })

  test('ends by UNTIL and COUNT', () => {
    expect(starts(calendarOf([...weekly.slice(0, 2), 'RRULE:FREQ=WEEKLY;UNTIL=20270308T090000Z']))).toEqual(
      MONDAYS.slice(0, 2)
    )
    expect(starts(calendarOf(hour('RRULE:FREQ=DAILY;COUNT=2')))).toEqual(['03-02T09:00', '03-03T09:00'])
  })

  test('has additional and excluded dates', () => {
    const rest = ['EXDATE;TZID=Europe/Vienna:20270308T100000', 'RDATE;TZID=Europe/Vienna:20270309T100000']
    expect(starts(calendarOf([...weekly, ...rest])).slice(0, 3)).toEqual(['03-01T09:00', '03-09T09:00', '03-15T09:00'])
    expect(starts(calendarOf(hour('RDATE:20270303T090000Z')))).toEqual(['03-02T09:00', '03-03T09:00'])
    expect(spansOf(...hour('RDATE;VALUE=PERIOD:20270303T090000Z/PT2H'))[1]).toBe('03-03T09:00 03-03T11:00')
  })

  test('has exceptions: moved, cancelled, and moved into the window', () => {
    const changed = (id: string, ...lines: string[]) => [`RECURRENCE-ID;TZID=Europe/Vienna:${id}`, ...lines]
    const text = calendarOf(
      weekly,
      changed('20270308T100000', 'DTSTART:20270308T130000Z', 'DURATION:PT1H'),
      changed('20270315T100000', 'DTSTART:20270315T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
      changed('20280103T100000', 'DTSTART:20270316T090000Z', 'DURATION:PT1H')
    ).replace(/UID:event-\d/g, 'UID:one')
    expect(starts(text).slice(0, 4)).toEqual(['03-01T09:00', '03-08T13:00', '03-16T09:00', '03-22T09:00'])
  })
})

test('adjacent and overlapping times are merged', () => {
  const text = calendarOf(
    hour(),
    ['DTSTART:20270302T100000Z', 'DURATION:PT1H'],
    ['DTSTART:20270302T093000Z', 'DURATION:PT10M']
  )
  expect(spans(text)).toEqual(['03-02T09:00 03-02T11:00'])
})

test('our own appointment does not count as busy, and is reported', () => {
  const [uuid = ''] = question.own
  const text = calendarOf(hour()).replace('UID:event-0', `UID:${uuid}@bank.example`)
  const entry = { starts_at: '2027-03-02T09:00:00Z', ends_at: '2027-03-02T10:00:00Z', isTentative: false }
  expect(read(text)).toEqual({ busy: [], own: { [uuid]: entry } })
  const asked = text.replace('END:VEVENT', 'STATUS:TENTATIVE\r\nEND:VEVENT')
  expect(read(asked).own[uuid]?.isTentative).toBe(true)
})

test('a stale copy of our own appointment in another collection is neither reported nor counted as busy', () => {
  const [uuid = ''] = question.own
  const at = (start: string) =>
    calendarOf([`DTSTART:${start}`, 'DURATION:PT1H']).replace('UID:event-0', `UID:${uuid}@bank.example`)
  const { busy, own } = busyOf([at('20270302T090000Z')], question, new Budget(), [at('20270303T090000Z')])
  expect([busy, own[uuid]?.starts_at]).toEqual([[], '2027-03-02T09:00:00Z'])
})
