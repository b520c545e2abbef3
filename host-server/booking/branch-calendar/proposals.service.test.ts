import { expect, test } from 'vitest'
import { propose, type Wanted } from './proposals.service.ts'

/** With a question mark: free, but does not offer it. */
const visit = (uuid: string, ...free: string[]): Wanted => ({
  uuid,
  free: free.map((name) => ({ uuid: name.replace('?', ''), is_offered: !name.endsWith('?') }))
})
const proposed = (...wanted: Wanted[]) => Object.fromEntries(propose(wanted))

test('spreads appointments among colleagues', () => {
  expect(proposed(visit('a', 'x', 'y'), visit('b', 'x', 'y'), visit('c', 'x', 'y'))).toEqual({ a: 'x', b: 'y', c: 'x' })
})

test('begins with the appointments that the fewest can take, and proposes nobody where nobody is free', () => {
  expect(proposed(visit('a', 'x', 'y'), visit('b', 'x'), visit('c'))).toEqual({ a: 'y', b: 'x' })
})

test('proposes only those who offer topic and type, even with more to do', () => {
  expect(proposed(visit('a', 'x', 'y?'), visit('b', 'x', 'y?'))).toEqual({ a: 'x', b: 'x' })
  expect(proposed(visit('a', 'y?'), visit('b', 'x', 'y', 'z?'))).toEqual({ b: 'x' })
})

test('counts as choice only who offers it', () => {
  expect(proposed(visit('a', 'x', 'y'), visit('b', 'x', 'y?', 'z?'))).toEqual({ a: 'y', b: 'x' })
})
