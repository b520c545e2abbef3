import { oneOf, pageNumber, type QueryOf, queryState, searchText } from '../../core/data/query-state.ts'

export const SORTS = [
  ...(['path-asc', 'path-desc', 'target-asc', 'target-desc', 'hits-desc', 'hits-asc'] as const),
  ...(['last_hit_at-desc', 'last_hit_at-asc', 'changed_at-desc'] as const)
] as const
export type Sort = (typeof SORTS)[number]

const fields = { q: searchText, sort: oneOf(SORTS, SORTS[0]), page: pageNumber }

export type Query = QueryOf<typeof fields>

export const redirectionsQuery = queryState('/account-admin/redirections-management', fields)
export const { addressOf } = redirectionsQuery

/** Which are meant: all that match, or the chosen ones among them. */
export const choiceOf = ({ q }: Query, keys: readonly string[] | undefined) => ({
  ...(q && { q }),
  ...(keys && { uuids: [...keys] })
})

/** The query as request parameters. */
export function asked({ q, sort, page }: Query) {
  const [column, direction] = sort.split('-') as ['path', 'asc']
  return { ...(q && { q }), sort: column, direction, page: String(page) }
}
