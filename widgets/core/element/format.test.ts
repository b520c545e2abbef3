import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { scopes } from '#contract/messages/scopes'
import { formatMessage } from './format.ts'

const NUMBERS = [0, 1, 2, 7, 1234]
const texts = Object.values(scopes).flatMap((table) => Object.values(table).flatMap((row) => Object.values(row)))

/** Gives every argument a keyword for a select, a number for a plural, and a text otherwise. */
function valuesFor(text: string, number: number): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [, name = '', kind] of text.matchAll(/\{(\w+)(?:, (\w+))?/g)) {
    values[name] ??= kind === 'select' ? 'yes' : kind === 'plural' || kind === 'number' ? number : 'Ägyd <b>& Co'
  }
  return values
}

test('formats every text of the product like the reference implementation', () => {
  const withArguments = texts.filter((text) => /[{<#]/.test(text))
  expect(withArguments.length).toBeGreaterThan(5)
  for (const text of withArguments) {
    for (const locale of ['en-GB', 'de-AT']) {
      for (const number of NUMBERS) {
        const values = valuesFor(text, number)
        const expected = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(values)
        expect(formatMessage(parse(text, { ignoreTag: true }), locale, values), text).toBe(expected)
      }
    }
  }
})

test('supports ICU offsets and exact numbers', () => {
  const text = '{n, plural, offset:1 =0 {none} =1 {you} one {you and # other} other {you and # others}}'
  const written = NUMBERS.map((n) => formatMessage(parse(text), 'en-GB', { n }))
  expect(written).toEqual(['none', 'you', 'you and 1 other', 'you and 6 others', 'you and 1,233 others'])
})

test('leaves a gap for a missing value', () => {
  expect(formatMessage(parse('Hello {name}!'), 'en-GB', {})).toBe('Hello !')
})

test.each([
  ['Signed in as {name}.', 'Anna Gruber, LL.M.', 'Signed in as Anna Gruber, LL.M.'],
  ['Signed in as {name}.', 'Anna Gruber', 'Signed in as Anna Gruber.'],
  ['{name}. Please ask {name}.', '$& Jr.', '$& Jr. Please ask $& Jr.'],
  ['{name} has been told.', 'Anna Gruber, LL.M.', 'Anna Gruber, LL.M. has been told.']
])('%s has one full stop after %s', (text, name, said) => {
  expect(formatMessage(parse(text), 'en-GB', { name })).toBe(said)
})

test.each(['de', 'de-AT', 'de-CH', 'de-DE', 'en', 'en-GB', 'en-US'])(
  'numbers without Intl are as with it: %s',
  (locale) => {
    const plural = parse('{n, plural, one {# a} two {# b} few {# c} many {# d} other {# e}}')
    const values = [-1, 0.5, 1.5, 1000, ...Array.from({ length: 1000 }, (_, n) => n)]
    const written = values.map((n) => [
      formatMessage(plural, locale, { n }),
      formatMessage(parse('{n, number}'), locale, { n })
    ])
    const rules = new Intl.PluralRules(locale)
    const letters = { zero: '', one: 'a', two: 'b', few: 'c', many: 'd', other: 'e' }
    const texts = values.map((n) => new Intl.NumberFormat(locale).format(n))
    expect(written).toEqual(values.map((n, at) => [`${texts[at]} ${letters[rules.select(n)]}`, texts[at]]))
  }
)
