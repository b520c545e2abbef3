import { searchWords } from './search-words.ts'

const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' }
const MOST = 56

/** A name as it is spelt in a URL; `otherwise` if none of its characters can be. */
export const slugOf = (name: string, otherwise: string): string =>
  searchWords(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüæøđł]/g, (character) => SPELT[character] ?? character)
  )
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '') || otherwise

/** A slug that is not taken: the second person of a name gets a number. */
export function freeSlug(slug: string, known: ReadonlySet<string>): string {
  if (!known.has(slug)) return slug
  for (let nth = 2; ; nth += 1) if (!known.has(`${slug}-${nth}`)) return `${slug}-${nth}`
}
