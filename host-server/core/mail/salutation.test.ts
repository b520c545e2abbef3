import { expect, test } from 'vitest'
import { plainName, salutation } from './salutation.ts'

test.each(['evil.example', 'Call 0900123456', 'a'.repeat(42), '<b>Eve</b>', 'x@y.example', 'Eve: hi', 'Eve\nhi'])(
  '%s is not a name, and is not greeted',
  (name) => {
    expect(plainName(name)).toBe('')
    expect(salutation('de-AT', { first_name: 'Vera', last_name: name })).toBe('Guten Tag,')
  }
)

test('real names are accepted', () => {
  for (const name of [
    'Zoë',
    'Jean-Luc',
    "D'Artagnan",
    'Đặng Thị',
    'Müller',
    '王芳',
    'Dr. Eva',
    'J. R. R.',
    'Karl jun.'
  ])
    expect(plainName(name)).toBe(name)
})

test('the full name is greeted, and the first name in the familiar form', () => {
  const named = { first_name: 'Johanna', last_name: 'Müller-Lüdenscheidt' }
  expect(salutation('de-AT', named)).toBe('Guten Tag Johanna Müller-Lüdenscheidt,')
  expect(salutation('en', named)).toBe('Dear Johanna Müller-Lüdenscheidt,')
  expect(salutation('de-AT-informal', named)).toBe('Hallo Johanna,')
})
