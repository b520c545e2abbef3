import { expect, test } from 'vitest'
import { townLine } from './links.ts'

test.each([
  ['1010', 'Wien', '1010 Wien'],
  ['1200-203', 'Lisboa', '1200-203 Lisboa'],
  ['00100', 'Helsinki', '00100 Helsinki'],
  ['EC3V 3ND', 'London', 'London EC3V 3ND'],
  ['M1 1AE', 'Manchester', 'Manchester M1 1AE']
])('the town of %s %s is written as in its country', (zip, city, line) => {
  expect(townLine({ zip, city })).toBe(line)
})
