import { distance, GUESS, wordsOf } from './phonetics.ts'

/** More than any name or address has. */
const MOST_WORDS = 6

/** Match scores by index: lower is better. */
export type Fits = Map<number, number>

interface Fit {
  sum: number
  worst: number
}

/** Guesses are used only without other results. */
function withoutGuesses(fits: ReadonlyMap<number, Fit>): Fits {
  const isFound = [...fits.values()].some(({ worst }) => worst < 2)
  const matching = [...fits].filter(([, { worst }]) => !isFound || worst < GUESS)
  return new Map(matching.map(([number, { sum }]) => [number, sum]))
}

/** Finds numbered texts by their words; each word is compared once, however many texts have it. */
export class WordIndex {
  readonly #owners = new Map<string, number[]>()

  constructor(texts: readonly string[]) {
    for (const [number, text] of texts.entries()) {
      for (const word of new Set(wordsOf(text))) {
        const owners = this.#owners.get(word)
        if (owners) owners.push(number)
        else this.#owners.set(word, [number])
      }
    }
  }

  #fit(typed: string): Fits {
    const best: Fits = new Map()
    for (const [word, owners] of this.#owners) {
      const cost = distance(typed, word)
      if (cost === undefined) continue
      for (const owner of owners) best.set(owner, Math.min(cost, best.get(owner) ?? cost))
    }
    return best
  }

  /** The indexes of texts that contain every word. */
  find(typed: string): Fits {
    let all: Map<number, Fit> | undefined
    for (const word of wordsOf(typed).slice(0, MOST_WORDS)) {
      const fits = this.#fit(word)
      const known = all ?? new Map([...fits.keys()].map((number) => [number, { sum: 0, worst: 0 }]))
      all = new Map(
        [...known].flatMap(([number, { sum, worst }]) => {
          const cost = fits.get(number)
          return cost === undefined ? [] : [[number, { sum: sum + cost, worst: Math.max(worst, cost) }] as const]
        })
      )
    }
    return withoutGuesses(all ?? new Map())
  }
}
