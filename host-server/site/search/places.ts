import { wordsOf } from './phonetics.ts'
import type { SearchedBranch } from './search.repository.ts'
import { type Fits, WordIndex } from './word-index.ts'

const isNumber = (word: string) => /^\d+$/.test(word)

function commonPrefix(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** The first digits of a postcode give the region, so that places without a branch find the nearest one. */
function nearest(asked: string, branches: readonly SearchedBranch[]): Fits {
  const shared = branches.map(({ zip }) => commonPrefix(asked, zip.replace(/\D/g, '')))
  const best = Math.max(0, ...shared)
  const enough = Math.max(1, Math.min(best, 2))
  return new Map(
    branches.flatMap(({ zip }, number) => {
      if ((shared[number] as number) < enough) return []
      return [[number, Math.abs(Number(asked) - Number(zip.replace(/\D/g, '').slice(0, asked.length)))] as const]
    })
  )
}

/** Finds branches by town, part of town, street or postcode. */
export class PlaceIndex {
  readonly #branches: readonly SearchedBranch[]
  readonly #words: WordIndex

  constructor(branches: readonly SearchedBranch[]) {
    this.#branches = branches
    this.#words = new WordIndex(
      branches.map(({ city, name, public_name, street }) => [city, name, public_name, street].join(' '))
    )
  }

  find(typed: string): Fits {
    const words = wordsOf(typed)
    const [code] = words.filter((word) => isNumber(word) && word.length > 1)
    const names = words.filter((word) => !isNumber(word)).join(' ')
    const byName = names ? this.#words.find(names) : undefined
    if (!code) return byName ?? new Map()
    const byCode = nearest(code, this.#branches)
    if (!byName) return byCode
    const both = new Map([...byCode].filter(([number]) => byName.has(number)))
    // a number that is no postcode there is a house number or a district
    return both.size ? both : byName
  }
}
