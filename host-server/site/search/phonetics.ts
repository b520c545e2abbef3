import { searchWords } from '../../core/base/search-words.ts'

const OTHERS: Record<string, string> = { æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** "Müller", "Mueller" and "Muller" are the same word, and so are "Weiß" and "Weiss". */
const folded = (text: string) =>
  searchWords(text)
    .replace(/[æœøłđðþ]/g, (character) => OTHERS[character] ?? character)
    .replace(/([aou])e/g, '$1')

/** The words of a text, normalised for comparison. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Cologne phonetics (Kölner Phonetik), an algorithm for the sound of German names; its rules in the order in which they apply. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/ph/g, 'f'],
  [/[dt](?=[csz])/g, 's'],
  [/(?<=[ckq])x/g, 's'],
  [/x/g, 'ks'],
  [/^c(?=[ahkloqrux])/, 'k'],
  [/(?<![sz])c(?=[ahkoqux])/g, 'k'],
  [/c/g, 's'],
  [/[gkq]/g, '4'],
  [/[fvw]/g, '3'],
  [/[bp]/g, '1'],
  [/[dt]/g, '2'],
  [/l/g, '5'],
  [/[mn]/g, '6'],
  [/r/g, '7'],
  [/[sz]/g, '8'],
  [/h/g, ''],
  [/[aeijouy]/g, '0'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)0/g, '']
]

/** The phonetic code of a folded word: "Maier", "Mayr" and "Meyer" have the same one. */
export const soundOf = (word: string) => SOUNDS.reduce((sound, [letters, code]) => sound.replace(letters, code), word)

/** The number of mistakes allowed in a word of this length. */
const mistakesIn = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** Rows of the table below, which are as long as the longest word so far. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

/**
 * The restricted Damerau–Levenshtein distance of what was typed to a word, and to the nearest prefix of it:
 * substitutions, deletions, insertions, and transpositions of neighbours. Above `most` it is `most + 1`, so that only
 * what is near the diagonal is computed.
 */
function mistakes(typed: string, word: string, most: number): { whole: number; start: number } {
  const none = most + 1
  if (word.length >= rows[0].length)
    rows = [0, 1, 2].map(() => new Uint8Array(2 * word.length)) as object as typeof rows
  let [before, last, line] = rows
  for (let at = 0; at <= most; at += 1) last[at] = at
  let start = none
  for (let row = 1; row <= typed.length; row += 1) {
    const [from, to] = [Math.max(1, row - most), Math.min(word.length, row + most)]
    line[from - 1] = from === 1 ? Math.min(row, none) : none
    start = line[from - 1] as number
    const letter = typed.charCodeAt(row - 1)
    const earlier = row > 1 ? typed.charCodeAt(row - 2) : -1
    for (let at = from; at <= to; at += 1) {
      const other = word.charCodeAt(at - 1)
      let steps = (last[at - 1] as number) + (letter === other ? 0 : 1)
      steps = Math.min(steps, (line[at - 1] as number) + 1, none)
      if (at < row + most) steps = Math.min(steps, (last[at] as number) + 1)
      const isSwapped = at > 1 && earlier === other && letter === word.charCodeAt(at - 2)
      if (isSwapped) steps = Math.min(steps, (before[at - 2] as number) + 1)
      line[at] = steps
      start = Math.min(start, steps)
    }
    if (start > most) return { whole: none, start: none }
    const unused = before
    before = last
    last = line
    line = unused
  }
  return { whole: word.length <= typed.length + most ? (last[word.length] as number) : none, start }
}

/** Matches from this score on are guesses, used only if nothing else matches. */
export const GUESS = 4

/** A folded word, with what comparing it needs. */
export interface Word {
  text: string
  first: number
  /** A bit for each letter that occurs, and those for letters that occur twice; what is no letter may share a bit. */
  letters: number
  doubled: number
  sound: string
}

export function wordOf(text: string): Word {
  let [letters, doubled] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const bit = 1 << (text.charCodeAt(at) & 31)
    doubled |= letters & bit
    letters |= bit
  }
  return { text, first: text.charCodeAt(0), letters, doubled, sound: soundOf(text) }
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many letters of what was typed a word lacks: each of them is at least one mistake. */
const lacking = (typed: Word, word: Word) =>
  countBits(typed.letters & ~word.letters) + countBits(typed.doubled & ~word.doubled)

const isSoundAlike = (typed: Word, word: Word) =>
  typed.text.length > 3 &&
  typed.first === word.first &&
  Math.abs(typed.text.length - word.text.length) < 3 &&
  typed.sound === word.sound

function guessedDistance({ text: typed }: Word, { text: word }: Word, most: number): number | undefined {
  if (!most || word.length < typed.length - most) return undefined
  const { whole, start } = mistakes(typed, word, most)
  if (whole <= most) return GUESS - 1 + whole
  return start <= most ? GUESS + 1 + start : undefined
}

/** The distance of a typed word to another: 0 if equal; undefined if unrelated. */
export function distance(typed: Word, word: Word): number | undefined {
  const most = mistakesIn(typed.text)
  const lacks = lacking(typed, word)
  if (lacks > most) return isSoundAlike(typed, word) ? 2 : undefined
  if (lacks === 0) {
    if (typed.text === word.text) return 0
    if (word.text.startsWith(typed.text)) return 1
  }
  if (isSoundAlike(typed, word)) return 2
  if (lacks === 0 && typed.text.length > 2 && word.text.includes(typed.text)) return 3
  return guessedDistance(typed, word, most)
}
