import { oneOf, type QueryState, queryState, useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useTextsContext } from '../../core/element/texts.tsx'

interface SortedList<Row> {
  query: QueryState<{ sort: string }>
  keys: Record<string, (row: Row) => string | number>
}

/**
 * How a list that is loaded in whole is sorted: by the first key, unless the address of its page names another. Keys are
 * the `sort` of columns.
 */
export function sortedList<Row>(path: string, keys: SortedList<Row>['keys']): SortedList<Row> {
  const names = Object.keys(keys)
  const known = names.flatMap((name) => [`${name}-asc`, `${name}-desc`])
  return { query: queryState(path, { sort: oneOf(known, `${names[0]}-asc`) }), keys }
}

/** The rows in order, and what a table needs to change it. */
export function useSorted<Row>({ query, keys }: SortedList<Row>, rows: readonly Row[]) {
  const { tag } = useTextsContext()
  const { sort } = useQuery(query)
  const narrow = useNarrow(query)
  const [name = '', way] = sort.split('-')
  const textOf = (row: Row) => String(keys[name]?.(row))
  const { compare } = new Intl.Collator(tag, { numeric: true })
  const sign = way === 'desc' ? -1 : 1
  return {
    rows: rows.toSorted((one, other) => sign * compare(textOf(one), textOf(other))),
    sort,
    onSort: (next: string) => narrow({ sort: next })
  }
}
