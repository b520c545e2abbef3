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

/**
 * The restricted Damerau–Levenshtein distance of what was typed to a word, and to the nearest prefix of it:
 * substitutions, deletions, insertions, and transpositions of neighbours.
 */
function mistakes(typed: string, word: string, most: number): { whole: number; start: number } {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1]
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      const steps = [
        (last[at] as number) + 1,
        (line[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1)
      ]
      if (isSwapped) steps.push((before[at - 2] as number) + 1)
      line.push(Math.min(...steps))
    }
    if (Math.min(...line) > most) return { whole: most + 1, start: most + 1 }
    before = last
    last = line
  }
  return { whole: last[word.length] as number, start: Math.min(...last) }
}

/** Matches from this score on are guesses, used only if nothing else matches. */
export const GUESS = 4

const isSoundAlike = (typed: string, word: string) =>
  typed.length > 3 &&
  typed[0] === word[0] &&
  Math.abs(typed.length - word.length) < 3 &&
  soundOf(typed) === soundOf(word)

/** The distance of a typed word to another, both folded: 0 if equal; undefined if unrelated. */
export function distance(typed: string, word: string): number | undefined {
  if (typed === word) return 0
  if (word.startsWith(typed)) return 1
  if (isSoundAlike(typed, word)) return 2
  if (typed.length > 2 && word.includes(typed)) return 3
  const most = mistakesIn(typed)
  if (!most || word.length < typed.length - most) return undefined
  const { whole, start } = mistakes(typed, word, most)
  if (whole <= most) return GUESS - 1 + whole
  return start <= most ? GUESS + 1 + start : undefined
}
