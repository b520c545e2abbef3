import { expect, test } from 'vitest'
import { neighbour } from './neighbours.ts'

const TODAY = '2026-11-27'
const at = (
  period: 'days' | 'week' | 'month' | 'quarter' | 'year' | 'last-month',
  from: string,
  to: string,
  way: 1 | -1
) => {
  const found = neighbour(period, { from, to }, way, TODAY)
  return found && (found.period === 'days' ? `${found.from} ${found.to}` : found.period)
}

test.each([
  ['week', '2026-11-23', TODAY],
  ['month', '2026-11-01', TODAY],
  ['quarter', '2026-10-01', TODAY],
  ['year', '2026-01-01', TODAY],
  ['days', '2026-11-20', TODAY]
] as const)('no %s follows the running one', (period, from, to) => expect(at(period, from, to, 1)).toBeUndefined())

test('none lies beyond the days that can be chosen', () => {
  expect(at('days', '2000-01-01', '2000-12-31', -1)).toBeUndefined()
})

test.each([
  ['week', '2026-11-23', TODAY, '2026-11-16 2026-11-22'],
  ['month', '2026-11-01', TODAY, '2026-10-01 2026-10-31'],
  ['quarter', '2026-10-01', TODAY, '2026-07-01 2026-09-30'],
  ['year', '2026-01-01', TODAY, '2025-01-01 2025-12-31'],
  ['last-month', '2026-10-01', '2026-10-31', '2026-09-01 2026-09-30'],
  ['days', '2026-03-01', '2026-03-31', '2026-02-01 2026-02-28'],
  ['days', '2025-11-01', '2026-02-28', '2025-07-01 2025-10-31'],
  ['days', '2026-11-10', '2026-11-19', '2026-10-31 2026-11-09']
] as const)('before %s %s to %s', (period, from, to, before) => expect(at(period, from, to, -1)).toBe(before))

test.each([
  ['2026-11-16', '2026-11-22', 'week'],
  ['2026-10-01', '2026-10-31', 'month'],
  ['2026-07-01', '2026-09-30', 'quarter'],
  ['2025-01-01', '2025-12-31', 'year'],
  ['2026-09-01', '2026-09-30', '2026-10-01 2026-10-31'],
  ['2026-11-10', '2026-11-19', '2026-11-20 2026-11-29']
])('after %s to %s', (from, to, after) => expect(at('days', from, to, 1)).toBe(after))
