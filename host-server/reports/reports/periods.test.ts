import { randomInt } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { type Days, PERIODS } from '#contract/reports'
import { dayLater } from '../../core/base/days.ts'
import { dice, pick } from '../../demo/dice.ts'
import { type Compared, chosen, lengthOf, named, stepIndex, stepsOf, whole } from './periods.ts'

const SEED = process.env.SEED ?? String(randomInt(1e9))
const roll = dice(`periods/${SEED}`)

const someDay = () => dayLater('2023-01-01', Math.floor(roll() * 4 * 365))

const samples: Compared[] = Array.from({ length: 400 }, () => {
  const from = someDay()
  if (roll() < 0.5) return named(pick(PERIODS, roll()), from)
  const to = dayLater(from, Math.floor(roll() ** 2 * 731))
  return chosen({ from, to }, dayLater(from, Math.floor(roll() * 1000)))
})

/** The number of days of a period in each step. */
function daysIn({ from, to }: Days, starts: readonly string[]): number[] {
  const counts = starts.map(() => 0)
  for (let day = from; day <= to; day = dayLater(day, 1)) {
    const at = stepIndex(starts, day)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

describe(`four hundred periods (SEED=${SEED})`, () => {
  test('are divided into steps without gaps, and so is the previous period', () => {
    for (const days of samples) {
      const { starts, startsBefore } = stepsOf(days)
      expect(startsBefore.length, JSON.stringify(days)).toBeLessThanOrEqual(starts.length)
      expect(sum(daysIn(days, starts))).toBe(lengthOf(days))
      expect(sum(daysIn(days.before, startsBefore))).toBe(lengthOf(days.before))
    }
  })

  test('are compared, as far as they have ended, with as many earlier days, weekday by weekday unless the steps are months', () => {
    for (const days of samples) {
      const { from, to, before, until } = days
      const said = JSON.stringify(days)
      expect([before.to < from, until <= to], said).toEqual([true, true])
      if (stepsOf(days).step === 'month') continue
      expect([lengthOf(before), (lengthOf({ from: before.from, to: from }) - 1) % 7], said).toEqual([
        lengthOf({ from, to: until }),
        0
      ])
    }
  })

  test('have steps of equal length in both, except for the last one and calendar months', () => {
    for (const days of samples) {
      const { step, starts, startsBefore } = stepsOf(days)
      const [now, before] = [daysIn(days, starts), daysIn(days.before, startsBefore)]
      const isCalendar = step === 'month' && days.from.endsWith('-01') && days.before.from.endsWith('-01')
      for (const [at, count] of before.slice(0, -1).entries()) {
        const difference = Math.abs(count - (now[at] ?? 0))
        expect([difference <= (isCalendar ? 3 : 0), days]).toEqual([true, days])
      }
    }
  })
})

test('the previous period is divided at the same positions as the chosen one', () => {
  const short = whole({ from: '2026-02-02', to: '2026-03-10' })
  expect(stepsOf(short).startsBefore).toEqual([
    ...['2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26']
  ])
  const { starts, startsBefore } = stepsOf(whole({ from: '2026-02-03', to: '2026-03-15' }))
  expect([starts.length, startsBefore.length]).toEqual([6, 6])
  expect([starts[1], startsBefore[0], startsBefore[1]]).toEqual(['2026-02-09', '2025-12-23', '2025-12-29'])
})

test('years are reported by calendar months, also in a leap year', () => {
  const { starts, startsBefore } = stepsOf(named('year', '2024-07-31'))
  expect([starts.at(-1), startsBefore.at(-1)]).toEqual(['2024-07-01', '2023-07-01'])
  const all = stepsOf(named('year', '2024-12-31'))
  expect(all.startsBefore).toEqual(
    all.starts.map((start) => Temporal.PlainDate.from(start).subtract({ years: 1 }).toString())
  )
})
