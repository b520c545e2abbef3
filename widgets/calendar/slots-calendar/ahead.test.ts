import { expect, test } from 'vitest'
import { aheadOf } from './ahead.ts'

const DAY = '2026-11-24'
const at = (day: string, minutes: number) => ({ day, minutes })

test.each([
  ['a later day stays', at('2026-11-25', 540), '2026-11-24 14:10', at('2026-11-25', 540)],
  ['a later half hour of today stays', at(DAY, 900), '2026-11-24 14:10', at(DAY, 900)],
  ['a half hour that begins now stays', at(DAY, 540), '2026-11-24 09:00', at(DAY, 540)],
  ['one that has begun becomes the next', at(DAY, 540), '2026-11-24 09:01', at(DAY, 570)],
  ['one that is over becomes the next from now', at(DAY, 540), '2026-11-24 14:10', at(DAY, 870)],
  ['a day that is over becomes today', at('2026-11-20', 900), '2026-11-24 14:10', at(DAY, 870)],
  ['before midnight it is the next day', at(DAY, 540), '2026-11-24 23:45', at('2026-11-25', 0)]
])('%s', (_what, chosen, now, expected) => {
  expect(aheadOf(chosen, now)).toEqual(expected)
})
