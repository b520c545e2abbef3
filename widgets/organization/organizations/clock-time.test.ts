import { expect, test } from 'vitest'
import { normalised, typed } from './clock-time.ts'

test.each([
  ['ab 9h', '9'],
  ['8:15 Uhr', '8:15'],
  ['08:15:00', '08:15']
])('typing %j results in %j', (given, kept) => {
  expect(typed(given)).toBe(kept)
})

test.each([
  ['9', '09:00'],
  ['12', '12:00'],
  ['9:', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.15', '09:15'],
  ['25:70', '25:70'],
  ['', ''],
  ['9:5', '9:5'],
  [':30', ':30'],
  ['12345', '12345']
])('leaving a field with %j results in %j', (given, time) => {
  expect(normalised(given)).toBe(time)
})
