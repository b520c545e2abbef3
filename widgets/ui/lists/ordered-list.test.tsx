import { expect, test } from 'vitest'
import { movedTo } from './ordered-list.tsx'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac']
])('moves from %i to %i, resulting in %s', (from, to, read) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(read)
})
