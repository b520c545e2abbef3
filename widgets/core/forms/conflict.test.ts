import { expect, test } from 'vitest'
import { differences, met, swapped } from './conflict.ts'

test('goes on from the present version with the fields that were changed here', () => {
  const base = { title: { de: 'Alt', en: 'Old' }, seats: '20', topics: ['a'] }
  const mine = { title: { de: 'Meins', en: 'Old' }, seats: '20', topics: ['a', 'b'] }
  const present = { title: { de: 'Alt', en: 'Theirs' }, seats: '30', topics: ['c'] }
  const { draft, other } = met(base, mine, present)
  expect(draft).toEqual({ title: { de: 'Meins', en: 'Theirs' }, seats: '30', topics: ['a', 'b'] })
  expect(other).toEqual({ draft: present, base, present, isMine: false, conflicts: 1 })
  expect(differences(base, present, draft)).toEqual([
    { path: ['title', 'en'], theirs: 'Theirs', mine: 'Theirs' },
    { path: ['seats'], theirs: '30', mine: '30' },
    { path: ['topics'], theirs: ['c'], mine: ['a', 'b'] }
  ])
})

test('what was added elsewhere is there, and what was taken away on either side is not', () => {
  type Chosen = Record<string, boolean>
  const [base, mine, present]: Chosen[] = [
    { a: true, b: true, c: true },
    { a: true, c: true, d: true },
    { b: true, c: true, e: true }
  ]
  const { draft } = met<Chosen>(base as Chosen, mine as Chosen, present as Chosen)
  expect(Object.keys(draft).filter((name) => draft[name])).toEqual(['c', 'e', 'd'])
})

test('shows either version, and mine as it was', () => {
  const { draft, other } = met({ seats: '1' }, { seats: '2' }, { seats: '3' })
  const theirs = swapped(draft, other)
  expect([theirs.draft, theirs.other.isMine]).toEqual([{ seats: '3' }, true])
  expect(swapped(theirs.draft, theirs.other)).toEqual({ draft, other })
})

test('mine is not lost when it changes once more while the present version is looked at', () => {
  const base = { seats: '1', place: 'a' }
  const first = met(base, { seats: '2', place: 'a' }, { seats: '1', place: 'b' })
  const looked = swapped(first.draft, first.other)
  const { draft, other } = met(looked.draft, looked.draft, { seats: '1', place: 'c' }, looked.other)
  expect(draft).toEqual({ seats: '2', place: 'c' })
  expect(other).toMatchObject({ isMine: false, conflicts: 2 })
  // what was changed elsewhere is said of both times
  expect(other.base).toBe(base)
})
