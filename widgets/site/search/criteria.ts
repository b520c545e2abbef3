import type { SearchField } from '#contract/search'

/** What visitors ask for. */
export type Criteria = Record<SearchField, string>

export const NOTHING: Criteria = { name: '', place: '', topic: '', language: '', branch: '' }

const NAMES = Object.keys(NOTHING) as (keyof Criteria)[]

export const isAsked = (criteria: Criteria) => NAMES.some((name) => criteria[name])

/** What a form's fields or an address ask for. */
export const criteriaIn = (given: FormData | URLSearchParams): Criteria =>
  Object.fromEntries(NAMES.map((name) => [name, String(given.get(name) ?? '').trim()])) as Criteria

/** As an address asks for it. */
export function queryOf(criteria: Criteria, page = 1): Record<string, string> {
  const asked = NAMES.flatMap((name) => (criteria[name] ? [[name, criteria[name]]] : []))
  return { ...Object.fromEntries(asked), ...(page > 1 && { page: String(page) }) }
}
