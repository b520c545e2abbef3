import { plain } from '../../ui/fields/options.ts'

/** Something to open or to do. */
export interface Entry {
  /** Unique in its group. */
  key: string
  title: string
  detail: string
  /** By what it is found besides, such as an alias. */
  words?: string
  /** Below the app's base; '' for what is done here. */
  href: string
  /** Does it, instead of opening a page of the app. */
  run?: () => void
}

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean)

/** Whether a word of the text begins so. */
function hasBeginning(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}

/** How well a word of the query matches; undefined if it does not. */
function pointsOf(word: string, title: string, rest: string): number | undefined {
  if (title.startsWith(word)) return 3
  if (hasBeginning(title, word)) return 2
  if (title.includes(word)) return 1
  // within words, long descriptions would match nearly everything
  return hasBeginning(rest, word) ? 0 : undefined
}

function scoreOf({ title, detail, words = '' }: Entry, asked: readonly string[]): number | undefined {
  const name = plain(title)
  const rest = plain(`${detail} ${words}`)
  let score = name === asked.join(' ') ? 1 : 0
  for (const word of asked) {
    const points = pointsOf(word, name, rest)
    if (points === undefined) return undefined
    score += points
  }
  return score
}

/** What matches every word, in the order that it has. */
export const matching = (entries: readonly Entry[], query: string): Entry[] =>
  entries.filter((entry) => scoreOf(entry, wordsOf(query)) !== undefined)

/** What matches every word, the best first; the server's answer to the query comes complete. */
export function ranked(entries: readonly Entry[], query: string, isAnswer = false): Entry[] {
  const asked = wordsOf(query)
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, asked) ?? (isAnswer ? -1 : undefined) }))
    .filter(({ score }) => score !== undefined)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ entry }) => entry)
}
