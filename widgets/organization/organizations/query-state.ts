import {
  oneOf,
  pageNumber,
  type QueryOf,
  queryState,
  searchText,
  useQuery,
  validText
} from '../../core/data/query-state.ts'

const PATH = '/account-admin/organizations'

export const SORTS = [
  ...(['name-asc', 'name-desc', 'public_name-asc', 'public_name-desc'] as const),
  ...(['city-asc', 'city-desc', 'advisors-desc', 'advisors-asc'] as const)
] as const
export type Sort = (typeof SORTS)[number]

const fields = {
  q: searchText,
  /** Whether it has a public page. */
  public: oneOf(['true', 'false'], ''),
  /** Those that are open, if absent. */
  state: oneOf(['closed', 'all'], ''),
  sort: oneOf(SORTS, SORTS[0]),
  page: pageNumber
}

/** Empty values do not filter. */
export type Query = QueryOf<typeof fields>

export const organizationsQuery = queryState(PATH, fields)
export const { addressOf } = organizationsQuery

/** What is shown of a branch, a tab each. */
export const BRANCH_TABS = ['data', 'hours', 'page', 'people'] as const
export type BranchTab = (typeof BRANCH_TABS)[number]

const branchQuery = queryState(`${PATH}/edit`, { id: validText(Boolean), tab: oneOf(BRANCH_TABS, 'data') })
export const useBranchQuery = () => useQuery(branchQuery)

/** The page of a branch. */
export const organizationAddress = (id: string, tab: BranchTab = 'data') => branchQuery.addressOf({ id, tab })
