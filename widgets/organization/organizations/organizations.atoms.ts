import { addsBranches, getOrganizations, type ListedOrganization } from '#contract/organizations'
import { mayAtom } from '../../core/data/access.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { plain } from '../../ui/fields/options.ts'
import type { Query } from './query-state.ts'

/** The branches that the user administers. */
export const organizations = requestAtoms<readonly ListedOrganization[]>({
  ask: (call) => call(getOrganizations, { query: { 'filters[administrable]': 'true' } })
})

/** Whether the user may add a branch. */
export const mayAddAtom = mayAtom(addsBranches)

export const publicNameOf = ({ metadata }: Pick<ListedOrganization, 'metadata'>) =>
  metadata.find((one) => one.name === 'publicName')?.value ?? ''

export const isPublic = ({ metadata }: Pick<ListedOrganization, 'metadata'>) =>
  metadata.some((one) => one.name === 'publicProfileEnabled' && one.value)

const textOf = (one: ListedOrganization) =>
  plain([one.name, publicNameOf(one), one.address.zip, one.address.city, one.slug].join(' '))

const SORTED_BY = {
  name: () => '',
  public_name: publicNameOf,
  city: ({ address }: ListedOrganization) => address.city,
  advisors: ({ advisors }: ListedOrganization) => String(advisors)
}

/** Those that are open, closed, or all. */
export const inState = (all: readonly ListedOrganization[], { state }: Pick<Query, 'state'>) =>
  state === 'all' ? all : all.filter(({ closed_at }) => (closed_at !== null) === (state === 'closed'))

/** The branches whose row contains every search word and that the filters leave, in their order. */
export function foundIn(all: readonly ListedOrganization[], query: Query, tag: string): ListedOrganization[] {
  const words = plain(query.q).split(/\s+/).filter(Boolean)
  const [column, direction] = query.sort.split('-') as [keyof typeof SORTED_BY, 'asc' | 'desc']
  const { compare } = new Intl.Collator(tag, { numeric: true })
  const of = SORTED_BY[column]
  const order = (a: ListedOrganization, b: ListedOrganization) => compare(of(a), of(b)) || compare(a.name, b.name)
  const found = all
    .filter((one) => words.every((word) => textOf(one).includes(word)))
    .filter((one) => !query.public || String(isPublic(one)) === query.public)
    .toSorted(order)
  return direction === 'asc' ? found : found.toReversed()
}
