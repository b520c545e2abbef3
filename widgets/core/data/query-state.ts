import { useLocation, useSearchParams } from 'wouter'

/** A query parameter. */
interface Field<Value> {
  /** The default, which is not written into the address. */
  initial: Value
  /** Invalid values read as absent. */
  read(text: string): Value | undefined
}

/** A search text; without the invisible marks of direction that copied names may have, and that no name has. */
export const searchText: Field<string> = {
  initial: '',
  read: (text) =>
    text
      .replace(/\p{Bidi_C}/gu, '')
      .trim()
      .slice(0, 255)
}

export const pageNumber: Field<number> = {
  initial: 1,
  read: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined)
}

export const validText = (isGood: (text: string) => boolean): Field<string> => ({
  initial: '',
  read: (text) => (isGood(text) ? text : undefined)
})

export const oneOf = <Known extends string, Initial extends string>(
  known: readonly Known[],
  initial: Initial
): Field<Known | Initial> => ({ initial, read: (text) => known.find((one) => one === text) })

type Fields = Record<string, Field<string> | Field<number>>

type ValueOf<F> = F extends Field<infer Value> ? Value : never
export type QueryOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> }

export interface QueryState<Query> {
  read(params: URLSearchParams): Query
  /** The query string, including `?`. */
  searchOf(query: Partial<Query>): string
  /** Path relative to the app. */
  addressOf(query?: Partial<Query>): string
}

/** A list's query, kept in the page's address; `tidy` drops parameters that have no effect beside the others. */
export function queryState<F extends Fields>(
  path: string,
  fields: F,
  tidy: (query: Partial<QueryOf<F>>) => Partial<QueryOf<F>> = (query) => query
): QueryState<QueryOf<F>> {
  const entries = Object.entries(fields)

  function searchOf(query: Partial<QueryOf<F>>): string {
    const given = tidy(query)
    const params = new URLSearchParams()
    for (const [name, { initial }] of entries) {
      const value = given[name]
      if (value && value !== initial) params.set(name, String(value))
    }
    return params.size ? `?${params}` : ''
  }

  const read = (params: URLSearchParams) =>
    Object.fromEntries(entries.map(([name, field]) => [name, field.read(params.get(name) ?? '') ?? field.initial]))

  return { read: (params) => read(params) as QueryOf<F>, searchOf, addressOf: (query = {}) => path + searchOf(query) }
}

/** The query in the address. */
export function useQuery<Query>({ read }: QueryState<Query>): Query {
  const [params] = useSearchParams()
  return read(params)
}

/** Changes a query; with `isStep`, the browser's Back undoes the change. */
export type Narrow<Query> = (change: Partial<Query>, how?: { isStep?: boolean }) => void

/** Changes the query, starting at the first page. */
export function useNarrow<Query extends object>(state: QueryState<Query>): Narrow<Query> {
  const [, navigate] = useLocation()
  const query = useQuery(state)
  return (change, { isStep = false } = {}) =>
    navigate(state.addressOf({ ...query, page: 1, ...change }), { replace: !isStep })
}
