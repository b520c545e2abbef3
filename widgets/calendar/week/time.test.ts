import { expect, test } from 'vitest'
import { normalised, typed } from './time.ts'

test.each([
  ['ab 9h', '9'],
  ['-9,30', '930'],
  ['09:30:00', '09:30'],
  ['9.30', '9.30'],
  ['24:', '00:'],
  ['99:15', '00:15'],
  ['23:60', '23:00'],
  ['7:99', '7:00'],
  ['23:59', '23:59'],
  ['9:3', '9:3'],
  ['25', '25'],
  ['', '']
])('typing %j results in %j', (given, kept) => {
  expect(typed(given)).toBe(kept)
})

test.each([
  ['24:00', '03:00', 'raised'],
  ['25:70', '03:00', 'raised'],
  ['12:75', '12:00', 'reset'],
  ['02:30', '03:00', 'raised'],
  ['2', '03:00', 'raised'],
  ['09:10', '09:00', 'rounded'],
  ['09:59', '09:30', 'rounded'],
  ['9.45', '09:30', 'rounded'],
  ['23:59', '23:30', 'rounded'],
  ['9', '09:00', undefined],
  ['9:', '09:00', undefined],
  ['930', '09:30', undefined],
  ['0930', '09:30', undefined],
  ['9.30', '09:30', undefined],
  ['03:00', '03:00', undefined],
  ['23:30', '23:30', undefined]
])('leaving a field with %j results in %j', (given, time, change) => {
  expect(normalised(given, '03:00')).toEqual({ time, change })
})

test.each(['', ':', '..'])('%j stays, for there is no time in it', (given) => {
  expect(normalised(given, '03:00')).toEqual({ time: given })
})

test('accepts midnight when there is no earliest time', () => {
  expect(normalised('24')).toEqual({ time: '00:00', change: 'reset' })
  expect(normalised('0:15')).toEqual({ time: '00:00', change: 'rounded' })
})
