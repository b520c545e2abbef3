import { expect, test } from 'vitest'
import { distance, GUESS, soundOf, wordsOf } from './phonetics.ts'
import { WordIndex } from './word-index.ts'

const far = (typed: string, name: string) => distance(wordsOf(typed)[0] ?? '', wordsOf(name)[0] ?? '')

test.each([
  ['Li', 'Le'],
  ['Gruber', 'Hofer'],
  ['Eva', 'Ivo'],
  ['Wagner', 'Wimmer']
])('%s does not match %s', (typed, name) => {
  expect(far(typed, name)).toBeUndefined()
})

test.each([
  ['Müller', 'Mueller'],
  ['Muller', 'Müller'],
  ['MUELLER', 'müller'],
  ['Weiß', 'Weiss'],
  ['Strauß', 'STRAUSS'],
  ['Özdemir', 'Oezdemir'],
  ['Jørgensen', 'Joergensen'],
  ['Løkke', 'lokke'],
  ['Čížek', 'cizek'],
  ['ﬁscher', 'Fischer'],
  ['Mu\u0308ller', 'Müller']
])('%s is another spelling of %s', (typed, name) => {
  expect(far(typed, name)).toBe(0)
})

test.each([
  ['Grubr', 'Gruber'],
  ['Gurber', 'Gruber'],
  ['Grubber', 'Gruber'],
  ['Kruber', 'Gruber'],
  ['Yildis', 'Yıldız'],
  ['Schneidre', 'Schneiderbauer']
])('%s is a misspelling of %s', (typed, name) => {
  expect(far(typed, name)).toBeGreaterThanOrEqual(2)
})

test.each([
  ['Maier', ['Mayr', 'Meyer', 'Mayer', 'Meier', 'Mair']],
  ['Schmidt', ['Schmitt', 'Schmied', 'Schmid']],
  ['Hofmann', ['Hoffmann']],
  ['Christian', ['Kristian']]
])('%s sounds like other names', (name, others) => {
  for (const other of others)
    expect([other, soundOf(wordsOf(other)[0] ?? '')]).toEqual([other, soundOf(wordsOf(name)[0] ?? '')])
})

test('exact matches come before prefixes, similar sounds, infixes and guesses', () => {
  const queries = ['huber', 'hube', 'hupar', 'ube', 'hubet']
  const distances = queries.map((typed) => distance(typed, 'huber') ?? 99)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(distances.at(-1)).toBeGreaterThanOrEqual(GUESS)
})

test('guesses are used only without other results, and every word must match', () => {
  const names = ['Anna Gruber', 'Anna Gruner', 'Bert Gruber', 'Anna-Maria von der Gruber-Huber']
  const find = (typed: string) =>
    [...new WordIndex(names).find(typed)].toSorted(([x, a], [y, b]) => a - b || x - y).map(([at]) => at)
  expect(find('gruber')).toEqual([0, 2, 3])
  expect(find('Gruber, Anna')).toEqual([0, 3])
  expect(find('gruler')).toEqual([0, 1, 2, 3])
  expect(find('anna nobody')).toEqual([])
  expect(find('...')).toEqual([])
})
