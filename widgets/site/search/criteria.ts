import type { SearchField } from '#contract/search'

/** A visitor's search criteria. */
export type Criteria = Record<SearchField, string>

export const NOTHING: Criteria = { name: '', place: '', topic: '', language: '', branch: '' }

const NAMES = Object.keys(NOTHING) as (keyof Criteria)[]

export const isAsked = (criteria: Criteria) => NAMES.some((name) => criteria[name])

/** Reads criteria from a form or an address. */
export const criteriaIn = (given: FormData | URLSearchParams): Criteria =>
  Object.fromEntries(NAMES.map((name) => [name, String(given.get(name) ?? '').trim()])) as Criteria

/** Criteria as query string. */
export function queryOf(criteria: Criteria, page = 1): Record<string, string> {
  const asked = NAMES.flatMap((name) => (criteria[name] ? [[name, criteria[name]]] : []))
  return { ...Object.fromEntries(asked), ...(page > 1 && { page: String(page) }) }
}
