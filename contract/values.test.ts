import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Alias, CalendarDate, Email, HalfHour, Instant, line, Phone, TimeZone, text } from './values.ts'

test.each([
  ['a NUL', line(), 'a\u0000b'],
  ['a lone surrogate', text(), '\ud800'],
  ['a line break in a name', line(), 'Anna\r\nBcc: x'],
  ['a turned reading direction in a name', line(), 'Anna\u202eannA'],
  ['an invisible mark of direction alone', line(), '\u200f'],
  ['256 characters', line(), 'x'.repeat(256)],
  ['nothing where something is required', line(100, 1), '  '],
  ['only what nobody sees where something is required', line(100, 1), '\u200b \u00ad'],
  ['two addresses', Email, 'a@x.example, b@x.example'],
  ['an address with a line break', Email, 'a@x.example\r\nBcc: b@x.example'],
  ['letters in a phone number', Phone, 'call me'],
  ['a slash in an alias', Alias, 'a/b'],
  ['the 30th of February', CalendarDate, '2027-02-30'],
  ['a local time', Instant, '2027-02-20T10:00:00'],
  ['the 61st minute', Instant, '2027-02-20T10:61:00Z'],
  ['a quarter hour', HalfHour, '09:15'],
  ['hour 24', HalfHour, '24:00'],
  ['a made-up zone', TimeZone, 'Europe/Atlantis']
])('refuses %s', (_name, schema, value) => {
  expect(v.is(schema, value)).toBe(false)
})

test('trims text and composes its characters', () => {
  expect(v.parse(line(), '  Zoe\u0308 ')).toBe('Zo\u00eb')
})

test('keeps what joins letters and emoji of a name', () => {
  for (const name of ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '👩\u200d💼 Anna', 'דנה כהן'])
    expect(v.parse(line(), name)).toBe(name)
})

test('keeps line breaks in notes', () => {
  expect(v.parse(text(), 'a\nb')).toBe('a\nb')
})
