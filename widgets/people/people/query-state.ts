import { ROLES } from '#contract/access'
import { PERSON_STATUSES } from '#contract/people'
import {
  oneOf,
  pageNumber,
  type QueryOf,
  queryState,
  searchText,
  useQuery,
  validText
} from '../../core/data/query-state.ts'

const PATH = '/account-admin/people'

export const SORTS = [
  ...(['name-asc', 'name-desc', 'branch-asc', 'branch-desc', 'roles-asc', 'roles-desc'] as const),
  ...(['status-asc', 'status-desc', 'last_sign_in_at-desc', 'last_sign_in_at-asc'] as const),
  ...(['email_address-asc', 'email_address-desc'] as const)
] as const
export type Sort = (typeof SORTS)[number]

/** The filters that offer few values. */
export const FEW = ['role', 'status', 'institutional'] as const
/** The parts of the query that leave people out, beside the search. */
export const FILTERS = ['branch', ...FEW] as const

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

/** The page of a person. */
export const PERSON = `${PATH}/edit`

/** What is shown of a person, a tab each. */
export const PERSON_TABS = ['data', 'photo', 'topics', 'hours', 'appointments'] as const
export type PersonTab = (typeof PERSON_TABS)[number]

const personQuery = queryState(PERSON, { id: validText(Boolean), tab: oneOf(PERSON_TABS, 'data') })
export const usePersonQuery = () => useQuery(personQuery)

/** Where a person is shown. */
export const personAddress = (id: string, tab: PersonTab = 'data') => personQuery.addressOf({ id, tab })

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

/** Who is meant: everyone who matches, or the chosen ones among them. */
export const choiceOf = (query: Query, keys: readonly string[] | undefined) => ({
  ...filterOf(query),
  ...(keys && { uuids: [...keys] })
})

/** What people are chosen from. */
export const choiceKey = (query: Query) => JSON.stringify(filterOf(query))

/** The query as request parameters. */
export function asked(query: Query) {
  const [column, direction] = query.sort.split('-') as ['name', 'asc']
  return { ...filterOf(query), sort: column, direction, page: String(query.page) }
}
