import { basename } from 'node:path'
import { expect } from 'vitest'

export const DATABASES = ['sqlite', 'postgres'] as const

/**
 * Of several ways to go through the same steps `npm test` takes one, by the file's name, so that each way has files of
 * its own; `npm run soak` takes them all. Several tests of one file take different ways by their numbers in it.
 */
export function inTurn<T>(ways: readonly T[], test = 0): T[] {
  if (process.env.SOAK) return [...ways]
  const letters = [...basename(expect.getState().testPath ?? '')]
  const turn = letters.reduce((sum, letter) => sum + letter.charCodeAt(0), test)
  return ways.filter((_, nth) => nth === turn % ways.length)
}
