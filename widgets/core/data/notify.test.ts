import { expect, test } from 'vitest'
import { catalogue } from '#contract/catalogue'

const sources: Record<string, string> = import.meta.glob(['../../*/*/*.{ts,tsx}', '!../../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true
})

/** The message ids of the notifications in a file. */
const saidIn = (code: string) =>
  [...code.matchAll(/(?:\bsaid: \([^)]*\) => \[|notifyAtom, '(?:success|failure)', |\bsaid: \[)'([^']+)'/g)].map(
    ([, id = '']) => id
  )

test('has a text for every notification', () => {
  const texts = catalogue('en')
  const said = Object.entries(sources).flatMap(([file, code]) => saidIn(code).map((id) => [file, id] as const))
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter(([, id]) => !(id in texts))).toEqual([])
})
