import { distance, GUESS, type Word, wordOf, wordsOf } from './phonetics.ts'

/** More than any name or address has. */
const MOST_WORDS = 6

/** Match scores by index: lower is better. */
export type Fits = Map<number, number>

/** No score is as high. */
const NONE = 255

/** The texts that contain a word, and the scores of all texts. */
interface Matches {
  numbers: number[]
  scores: Uint8Array
}

/** Finds numbered texts by their words; each word is compared once, however many texts have it. */
export class WordIndex {
  // the word as an object of its own: V8 reads what is made by spreading twenty times slower
  readonly #words: { word: Word; owners: number[] }[] = []
  readonly #known = new Map<string, number[]>()
  #size = 0

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.add(text)
  }

  /** Its number is that of the texts before it. */
  add(text: string): void {
    const number = this.#size++
    for (const word of new Set(wordsOf(text))) {
      const owners = this.#known.get(word) ?? []
      if (!owners.length) {
        this.#known.set(word, owners)
        this.#words.push({ word: wordOf(word), owners })
      }
      owners.push(number)
    }
  }

  #match(text: string): Matches {
    const typed = wordOf(text)
    const scores = new Uint8Array(this.#size).fill(NONE)
    const numbers: number[] = []
    for (const { word, owners } of this.#words) {
      const score = distance(typed, word)
      if (score === undefined) continue
      for (const owner of owners) {
        if (scores[owner] === NONE) numbers.push(owner)
        if (score < (scores[owner] as number)) scores[owner] = score
      }
    }
    return { numbers, scores }
  }

  /** The indexes of texts that contain every word; guesses are used only without other results. */
  find(typed: string): Fits {
    const matches = wordsOf(typed)
      .slice(0, MOST_WORDS)
      .map((word) => this.#match(word))
    const [fewest] = matches.toSorted((a, b) => a.numbers.length - b.numbers.length)
    const matching: [number: number, sum: number, worst: number][] = []
    for (const number of fewest?.numbers ?? []) {
      const scores = matches.map(({ scores }) => scores[number] as number)
      if (!scores.includes(NONE))
        matching.push([number, scores.reduce((sum, one) => sum + one, 0), Math.max(...scores)])
    }
    const isFound = matching.some(([, , worst]) => worst < 2)
    return new Map(matching.flatMap(([number, sum, worst]) => (isFound && worst >= GUESS ? [] : [[number, sum]])))
  }
}
