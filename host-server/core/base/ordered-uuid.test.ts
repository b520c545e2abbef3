import { expect, test } from 'vitest'
import { orderedUuid } from './ordered-uuid.ts'

test('ten thousand in a row are unique, of version 7, and in order', () => {
  const made = Array.from({ length: 10_000 }, orderedUuid)
  expect(made.filter((one) => !/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(one))).toEqual(
    []
  )
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})
