import type { AdvisorSummary } from '#contract/advisors'
import { searchWords } from '../../core/base/search-words.ts'

export const PAGE_SIZE = 12
/** More words than any name has. */
const MOST_LETTERS = 100

export interface Found {
  query: string
  advisors: readonly AdvisorSummary[]
  /** The number of matches. */
  total: number
  page: number
  pages: number
}

/** A page of the advisors whose name or position contains every search word; beyond the last page, the last one. */
export function searchAdvisors(all: readonly AdvisorSummary[], asked: string, wanted: number): Found {
  const query = asked.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS)
  const words = searchWords(query).split(' ')
  const found = all.filter((advisor) => {
    const text = searchWords(`${advisor.full_name} ${advisor.position}`)
    return words.every((word) => text.includes(word))
  })
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  const first = (page - 1) * PAGE_SIZE
  return { query, advisors: found.slice(first, first + PAGE_SIZE), total: found.length, page, pages }
}
