import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { LOCALES, languageTag } from '#contract/locales'
import { formatInstant, formatInterval, zoneName } from './format-date.ts'
import { formatted, intlIn, messagesIn, textsIn } from './intl.ts'

/** A value for every argument of a message: numbers, and for selections one that falls to `other`. */
function valuesFor(message: unknown, found: Record<string, number> = {}): Record<string, number> {
  for (const part of Object.values((message ?? {}) as object)) {
    if (part && typeof part === 'object') valuesFor(part, found)
  }
  const { type, value } = (message ?? {}) as { type?: number; value?: unknown }
  if (type && type !== 7 && typeof value === 'string') found[value] = 1234
  return found
}

test.each(LOCALES)('every text in %s is formatted as by the reference implementation', (locale) => {
  const t = textsIn(locale)
  for (const [id, message] of Object.entries(messagesIn(locale))) {
    const values = valuesFor(message)
    const expected =
      typeof message === 'string' ? message : new IntlMessageFormat(message, languageTag(locale)).format(values)
    expect(t(id, values), id).toBe(expected)
  }
})

test('a sentence that ends with an abbreviated title has one full stop', () => {
  const name = 'Mag. Anna Gruber, LL.M.'
  expect(textsIn('de-AT')('people.followed-by', { name })).toBe('Die Karte führt zu Mag. Anna Gruber, LL.M.')
  expect(formatted(messagesIn('en')['people.followed-by'] as object, 'en-GB', { name })).toBe(
    'The card leads to Mag. Anna Gruber, LL.M.'
  )
})

test('an unknown id is returned as it is, and a missing value throws', () => {
  const t = textsIn('en')
  expect(t('no-such.text')).toBe('no-such.text')
  expect(t('constructor')).toBe('constructor')
  expect(() => t('mails.automatic')).toThrow('tenant')
})

test('dates and numbers are Austrian and British', () => {
  const at = '2027-01-20T09:00:00Z'
  expect(formatInstant('de-AT', 'Europe/Vienna', at)).toBe('Mittwoch, 20. Jänner 2027, 10:00')
  expect(formatInterval('en-GB', 'Europe/London', at, '2027-01-20T10:30:00Z')).toBe(
    'Wednesday, 20 January 2027, 09:00–10:30'
  )
  expect(zoneName('de-AT', 'Europe/Vienna', at)).toBe('Mitteleuropäische Zeit')
  for (const tag of ['de-AT', 'en-GB']) {
    expect(intlIn(tag).formatNumber(1234567.5)).toBe(new Intl.NumberFormat(tag).format(1234567.5))
  }
  expect(() => formatInstant('de-AT', 'Europe/Vienna', 'never')).toThrow()
})
