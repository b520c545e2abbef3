import { useSearchParams } from 'wouter'

const PATH = '/account-admin/redirections-management'

export const SORTS = [
  ...(['path-asc', 'path-desc', 'target-asc', 'target-desc', 'hits-desc', 'hits-asc'] as const),
  ...(['last_hit_at-desc', 'last_hit_at-asc', 'changed_at-desc'] as const)
] as const
export type Sort = (typeof SORTS)[number]

/** What the address asks for. */
export interface Place {
  q: string
  sort: Sort
  page: number
}

/** The address of a place, relative to the app. */
export function addressOf({ q, sort, page }: Place): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (sort !== SORTS[0]) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size ? `${PATH}?${params}` : PATH
}

/** Nonsense reads as the first page. */
export function usePlace(): Place {
  const [params] = useSearchParams()
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, 255),
    sort: SORTS.find((one) => one === params.get('sort')) ?? SORTS[0],
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
  }
}

/** As the call takes them. */
export function queryOf({ q, sort, page }: Place) {
  const [column, direction] = sort.split('-') as ['path', 'asc']
  return { ...(q && { q }), sort: column, direction, page: String(page) }
}
