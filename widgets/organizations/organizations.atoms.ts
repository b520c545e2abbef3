import { atom } from 'jotai'
import { addsBranches, getOrganizations, type ListedOrganization } from '#contract/organizations'
import { mayAtom } from '../core/access.ts'
import { apiAtom, textsAtom } from '../core/store.tsx'
import { plain } from '../ui/use-multi-select.ts'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  organizations: readonly ListedOrganization[]
}

const listedAtom = atom<Listed>({ status: 'loading', organizations: [] })
export const listAtom = atom((get) => get(listedAtom))

/** Asks anew whenever the list is opened; one that is there stays until then. */
export const loadAtom = atom(null, async (get, set) => {
  const query = { 'filters[administrable]': 'true' as const }
  if (get(listedAtom).status === 'error') set(listedAtom, { status: 'loading', organizations: [] })
  try {
    const organizations = await get(apiAtom).call(getOrganizations, { query })
    const { compare } = new Intl.Collator(get(textsAtom)?.tag, { numeric: true })
    set(listedAtom, { status: 'ready', organizations: organizations.toSorted((a, b) => compare(a.name, b.name)) })
  } catch (failure) {
    set(listedAtom, { status: 'error', failure, organizations: [] })
  }
})

/** Whether the user may add a branch. */
export const mayAddAtom = mayAtom(addsBranches)

/** What is looked for; it outlasts a visit to one of the branches. */
export const queryAtom = atom('')

export const publicNameOf = ({ metadata }: Pick<ListedOrganization, 'metadata'>) =>
  metadata.find((one) => one.name === 'publicName')?.value ?? ''

const textOf = (one: ListedOrganization) =>
  plain([one.name, publicNameOf(one), one.address.zip, one.address.city, one.slug].join(' '))

/** Those in which every word stands that is looked for. */
export const foundAtom = atom((get) => {
  const words = plain(get(queryAtom)).split(/\s+/).filter(Boolean)
  return get(listedAtom).organizations.filter((one) => words.every((word) => textOf(one).includes(word)))
})
