import { ROLES } from '#contract/access'
import { PERSON_STATUSES } from '#contract/people'
import { oneOf, pageNumber, type QueryOf, queryState, searchText, validText } from '../../core/data/query-state.ts'

const PATH = '/account-admin/people'

export const SORTS = ['name-asc', 'name-desc', 'email_address-asc', 'branch-asc', 'status-asc'] as const

/** All statuses, including deactivated. */
export const STATUSES = [...PERSON_STATUSES, 'all'] as const

const fields = {
  q: searchText,
  branch: validText((text) => /^[\da-f-]{36}$/.test(text)),
  role: oneOf(ROLES, ''),
  status: oneOf(STATUSES, ''),
  institutional: oneOf(['true', 'false'], ''),
  sort: oneOf(SORTS, SORTS[0]),
  page: pageNumber
}

/** Empty values do not filter. */
export type Query = QueryOf<typeof fields>

export const peopleQuery = queryState(PATH, fields)
export const { addressOf } = peopleQuery

/** Where a person is edited. */
export const personAddress = (uuid: string) => `${PATH}/edit?id=${uuid}`

/** The filters as request parameters. */
export function filterOf({ q, branch, role, status, institutional }: Query) {
  return {
    ...(q && { q }),
    ...(branch && { organization_uuid: branch }),
    ...(role && { role }),
    ...(status && { status }),
    ...(institutional && { institutional })
  }
}

/** The query as request parameters. */
export function asked(query: Query) {
  const [column, direction] = query.sort.split('-') as ['name', 'asc']
  return { ...filterOf(query), sort: column, direction, page: String(query.page) }
}
