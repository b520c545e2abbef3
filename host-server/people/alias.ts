import { searchWords } from '../core/search-words.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { findAliases } from './people.repository.ts'

const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' }
const MOST = 56

/** A name as an address spells it. */
export const slugOf = (name: string): string =>
  searchWords(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüæøđł]/g, (letter) => SPELT[letter] ?? letter)
  )
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '') || 'person'

/** One that leads nowhere yet: the second of a name gets a number. */
export async function freeAlias(db: TenantDb, name: string): Promise<string> {
  const slug = slugOf(name)
  const known = await findAliases(db, slug)
  if (!known.has(slug)) return slug
  for (let nth = 2; ; nth += 1) if (!known.has(`${slug}-${nth}`)) return `${slug}-${nth}`
}
