import { expect, test } from 'vitest'
import { catalogue } from '#contract/catalogue'
import { scopes } from '#contract/messages/scopes'

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

const rows = Object.fromEntries(Object.values(scopes).flatMap((table) => Object.entries(table)))

/** The message ids on the lines of a file that say what was done; of those that are put together, all with that beginning. */
function doneIn(code: string): string[] {
  const lines = code.split('\n').filter((line) => /notifyAtom, 'success'|\b[sS]aid\b/.test(line))
  const known = lines.flatMap((line) => [...line.matchAll(/'([a-z-]+\.[\w-]+)'/g)].map(([, id = '']) => id))
  const begun = lines.flatMap((line) => [...line.matchAll(/`([a-z-]+\.[\w-]+-)\$\{/g)].map(([, start = '']) => start))
  return [...known, ...Object.keys(rows).filter((id) => begun.some((start) => id.startsWith(start)))]
}

const hasStop = (text: string) => /\.\}*$/.test(text)
/** Sentences inside a plural are one or the other. */
const isSeveral = (text: string) => /[.!?] \S/.test(text.replace(/\{count, plural, .*?\}\}/, 'some'))

test('what was done is one sentence without a full stop, or several with one each', () => {
  const atoms = Object.entries(sources).filter(([file]) => file.endsWith('.atoms.ts'))
  const done = new Set(atoms.flatMap(([, code]) => doneIn(code)))
  expect(done.size).toBeGreaterThan(70)
  for (const id of ['appointments.told-moved', 'request-inbox.finished', 'settings.saved-booking'])
    expect(done).toContain(id)
  const odd = [...done].filter((id) => {
    const texts = Object.values(rows[id] ?? {})
    return texts.some((text) => hasStop(text) !== isSeveral(text))
  })
  expect(odd).toEqual([])
})
