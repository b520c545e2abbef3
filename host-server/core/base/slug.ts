import { searchWords } from './search-words.ts'

const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' }
const MOST = 56

/** A name as an address spells it; `otherwise` where nothing of it can be spelt. */
export const slugOf = (name: string, otherwise: string): string =>
  searchWords(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüæøđł]/g, (letter) => SPELT[letter] ?? letter)
  )
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '') || otherwise

/** One that leads nowhere yet: the second of a name gets a number. */
export function freeSlug(slug: string, known: ReadonlySet<string>): string {
  if (!known.has(slug)) return slug
  for (let nth = 2; ; nth += 1) if (!known.has(`${slug}-${nth}`)) return `${slug}-${nth}`
}
