import * as v from 'valibot'
import { SearchQuery } from '#contract/search'
import type { Call } from '../../core/http/http.ts'

/** What the address of a page says; outdated and invalid values are ignored. */
export function queryValue({ ctx }: Call, field: keyof typeof SearchQuery.entries): string {
  const given = ctx.query[field]
  const parsed = v.safeParse(SearchQuery.entries[field], typeof given === 'string' ? given : undefined)
  return parsed.success ? String(parsed.output) : ''
}
