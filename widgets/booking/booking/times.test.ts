import { expect, test } from 'vitest'
import { clock, dayIn, dayText, FULL_DAY, sameClock, span, zoneName } from './times.ts'

const evening = '2027-02-10T20:00:00Z'

test('distinguishes zones only when their clocks differ at that moment', () => {
  expect(sameClock('Europe/Vienna', 'Asia/Tokyo', evening)).toBe(false)
  expect(sameClock('Europe/London', 'Africa/Lagos', '2027-07-01T10:00:00Z')).toBe(true)
  expect(sameClock('Europe/Vienna', 'Europe/Berlin', evening)).toBe(true)
  // the same time of day on a 12-hour clock, another day
  expect(sameClock('Pacific/Auckland', 'Atlantic/Azores', evening)).toBe(false)
})

test('formats day and 24-hour time in the given zone', () => {
  expect(dayIn('Europe/Vienna', evening)).toBe('2027-02-10')
  expect(dayIn('Asia/Tokyo', evening)).toBe('2027-02-11')
  expect(clock('en-GB', 'Europe/Vienna', evening)).toBe('21:00')
  expect(clock('de-AT', 'UTC', '2027-02-10T00:30:00Z')).toBe('00:30')
})

test('formats texts in the given language', () => {
  expect(dayText('de-AT', '2027-01-20', FULL_DAY)).toBe('Mittwoch, 20. Jänner 2027')
  expect(span('en-GB', 'Europe/Vienna', '2027-02-10T09:00:00Z', 90)).toMatch(
    /^Wednesday,? 10 February 2027, 10:00–11:30$/
  )
  expect(zoneName('en-GB', 'Europe/Vienna')).toBe('Central European Time')
  expect(zoneName('en-GB', 'Europe/London')).toBe('UK time')
  expect(zoneName('de-AT', 'Europe/London')).toBe('britische Zeit')
})
