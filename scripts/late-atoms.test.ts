import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from './imports.ts'

const files = await glob('widgets/**/*.{ts,tsx}', { cwd: root, ignore: '**/*.test.*' })

/** Atoms whose first value is of the moment at which their script was loaded. */
const agingIn = (source: string) =>
  source.match(
    /^(?:export )?const \w+ = atom(?:<[^(]*>)?\((?!\(|async|null).*(?:Date\(\)|Date\.now|local(?:Today|Minute)).*$/gm
  ) ?? []

test('recognises an atom that begins with the day on which its script was loaded', () => {
  expect(
    agingIn('const dayAtom = atom<Day>(localToday())\nexport const at = atom({ year: new Date().getFullYear() })')
  ).toHaveLength(2)
  expect(
    agingIn(
      'const dayAtom = lateAtom(() => localToday())\nconst nowAtom = atom((get) => dayIn(get(zoneAtom), Date.now()))'
    )
  ).toEqual([])
})

test('no page begins with an earlier day because its script was loaded then', () => {
  expect(files.flatMap((file) => agingIn(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
