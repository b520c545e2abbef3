import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from './imports.ts'

/** Where a browser may cut what is typed or pasted, and why. */
const CUTTING: Record<string, string> = {
  'widgets/ui/fields/clock-input.tsx': 'takes only what a time consists of, as the spec says',
  'widgets/site/search/fields.tsx': 'what a visitor searches for: nothing is stored, and no name is as long'
}

test('no field cuts a text without a word: a limit is said, not imposed', async () => {
  const files = await glob(['widgets/**/*.tsx', 'templates/**/*.tsx'], { cwd: root, ignore: '**/*.test.tsx' })
  const found = files.filter((file) => /\bmaxLength\b/i.test(readFileSync(join(root, file), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(CUTTING).toSorted())
})
