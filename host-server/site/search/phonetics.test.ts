import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { dice, pick } from '../../demo/dice.ts'
import { distance, GUESS, soundOf, wordOf, wordsOf } from './phonetics.ts'
import { WordIndex } from './word-index.ts'

const far = (typed: string, name: string) => distance(wordOf(wordsOf(typed)[0] ?? ''), wordOf(wordsOf(name)[0] ?? ''))

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
  const distances = queries.map((typed) => distance(wordOf(typed), wordOf('huber')) ?? 99)
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

/** The number of mistakes between two words by the definition alone. */
function mistakes(one: string, other: string): number {
  const table = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const cell = (up: number, left: number) => (up ? (table[row - up]?.[at - left] ?? 0) : (line[at - left] ?? 0))
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const steps = [cell(1, 0) + 1, cell(0, 1) + 1, cell(1, 1) + (one[row - 1] === other[at - 1] ? 0 : 1)]
      line.push(Math.min(...steps, isSwapped ? cell(2, 2) + 1 : Number.POSITIVE_INFINITY))
    }
    table.push(line)
  }
  return table[one.length]?.[other.length] ?? 0
}

const SEED = process.env.SEED ?? String(randomInt(1e9))
const SYLLABLES = [
  'gru',
  'ber',
  'ma',
  'ier',
  'hof',
  'mann',
  'schm',
  'idt',
  'ö',
  'l',
  'ph',
  'ck',
  'ee',
  'и',
  'ванов',
  '7'
]

test(`a guess has at most the allowed mistakes, counted by the definition (SEED=${SEED})`, () => {
  const roll = dice(`search/${SEED}`)
  const name = () => Array.from({ length: 1 + Math.floor(roll() * 5) }, () => pick(SYLLABLES, roll())).join('')
  const misspelled = (text: string) => {
    const at = Math.floor(roll() * text.length)
    return text.slice(0, at) + pick(['', 'x', 'e', text[at + 1] ?? ''], roll()) + text.slice(at + 1)
  }
  for (let tries = 0; tries < 3000; tries += 1) {
    const word = wordOf(name())
    const typed = wordOf(misspelled(roll() < 0.3 ? name() : misspelled(word.text)) || 'x')
    const most = typed.text.length < 4 ? 0 : typed.text.length < 7 ? 1 : 2
    const starts = Array.from({ length: word.text.length + 1 }, (_, to) => mistakes(typed.text, word.text.slice(0, to)))
    const [whole, start] = [starts.at(-1) ?? 0, Math.min(...starts)]
    const guessed = whole <= most ? GUESS - 1 + whole : start <= most ? GUESS + 1 + start : undefined
    const found = distance(typed, word)
    const isPlain = word.text.startsWith(typed.text) || (typed.text.length > 2 && word.text.includes(typed.text))
    if (!isPlain && (found ?? GUESS) >= GUESS)
      expect([typed.text, word.text, found]).toEqual([typed.text, word.text, most ? guessed : undefined])
    else expect(found).toBeLessThan(GUESS)
  }
})
