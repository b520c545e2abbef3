import { expect, test } from 'vitest'
import { dialled, dialledBack, endOf } from './phone-number.ts'

test.each([
  ['0664 / 123 45 67', '43', '+436641234567'],
  ['+43 (0) 664 1234567', '43', '+436641234567'],
  ['0043 664 1234567', '49', '+436641234567'],
  ['+43 0664 1234567', '43', '+436641234567'],
  ['+49 151 23456789', '43', '+4915123456789'],
  ['(212) 555-0123', '1', '+12125550123'],
  ['06 1234567', '39', '+39061234567'],
  ['333 1234567', '39', '+393331234567']
])('%s in country %s is dialled as %s', (typed, country, number) => {
  expect(dialled(typed, country)).toBe(number)
})

test.each(['', '664 1234567', '12345', '+43', '+0664 1234567', '+43 664 1234567 1234567', 'none'])(
  'an Austrian service cannot dial “%s”',
  (typed) => {
    expect(dialled(typed, '43')).toBeUndefined()
  }
)

test.each(['+881 6 1234 5678', '00979 123 456 789', '+800 1234 5678'])(
  '%s belongs to no country, and no text message goes there',
  (typed) => {
    expect(dialled(typed, '43')).toBeUndefined()
  }
)

test.each(['+436641234567', '436641234567', '00436641234567', '+43 664 1234567', '06641234567'])(
  'who answers from %s is the one whom the text message went to',
  (from) => {
    expect(dialledBack(from, '43')).toBe('+436641234567')
  }
)

test('only the last digits of a number are shown', () => {
  expect(endOf('+436641234567')).toBe('567')
})
