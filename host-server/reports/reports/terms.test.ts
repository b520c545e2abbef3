import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayLater } from '../../core/base/days.ts'
import { dice } from '../../demo/dice.ts'
import { startsOf } from './periods.ts'
import { daysIn, monthOf, termsOf } from './terms.ts'

const SEED = process.env.SEED ?? String(randomInt(1e9))
const roll = dice(`terms/${SEED}`)
const someDay = (after: string, days: number) => dayLater(after, Math.floor(roll() * days))

const DAYS = startsOf({ from: '2024-01-01', to: '2026-12-31' }, 'day')

test(`the terms of four hundred periods contain each rolled day once (SEED=${SEED})`, () => {
  for (let turn = 0; turn < 400; turn += 1) {
    const from = someDay('2024-01-01', 400)
    const period = { from, to: someDay(from, 500) }
    const rolled = turn % 3 ? someDay('2024-01-01', 900) : period.to
    const { months, days, without } = termsOf(period, rolled)
    const counts = new Map<string, number>()
    const add = (list: string[], weight: number) => {
      for (const day of list) counts.set(day, (counts.get(day) ?? 0) + weight)
    }
    const all = DAYS.filter((day) => day <= rolled)
    add(
      all.filter((day) => months.includes(monthOf(day))),
      1
    )
    add(daysIn(days), 1)
    add(daysIn(without), -1)
    const wanted = all.filter((day) => period.from <= day && day <= period.to)
    const counted = [...counts].filter(([, count]) => count !== 0)
    expect(counted.toSorted(), JSON.stringify({ period, rolled })).toEqual(wanted.map((day) => [day, 1]))
    expect(daysIn([...days, ...without]).length).toBeLessThanOrEqual(30)
  }
})

test('of a month, days are subtracted where that is fewer, and none where it is read until the last one', () => {
  const whole = ['2026-01', '2026-02']
  expect(termsOf({ from: '2026-01-01', to: '2026-02-26' }, '2026-06-30')).toEqual({
    months: whole,
    days: [],
    without: [{ from: '2026-02-27', to: '2026-02-28' }]
  })
  expect(termsOf({ from: '2026-01-01', to: '2026-02-03' }, '2026-02-03')).toEqual({
    months: whole,
    days: [],
    without: []
  })
  expect(termsOf({ from: '2026-01-31', to: '2026-02-28' }, '2026-06-30')).toEqual({
    months: ['2026-02'],
    days: [{ from: '2026-01-31', to: '2026-01-31' }],
    without: []
  })
})
