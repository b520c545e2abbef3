import { atom } from 'jotai'
import { addsBranches, getOrganizations, type ListedOrganization } from '#contract/organizations'
import { mayAtom } from '../../core/data/access.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { textsAtom } from '../../core/element/store.tsx'
import { plain } from '../../ui/fields/use-multi-select.ts'

/** The branches that the user administers, by name. */
export const organizations = requestAtoms<readonly ListedOrganization[]>({
  ask: async (call, _query, _shown, get) => {
    const found = await call(getOrganizations, { query: { 'filters[administrable]': 'true' } })
    const { compare } = new Intl.Collator(get(textsAtom)?.tag, { numeric: true })
    return found.toSorted((a, b) => compare(a.name, b.name))
  }
})

/** Whether the user may add a branch. */
export const mayAddAtom = mayAtom(addsBranches)

/** The search text, kept while visiting a branch's page. */
export const queryAtom = atom('')

export const publicNameOf = ({ metadata }: Pick<ListedOrganization, 'metadata'>) =>
  metadata.find((one) => one.name === 'publicName')?.value ?? ''

const textOf = (one: ListedOrganization) =>
  plain([one.name, publicNameOf(one), one.address.zip, one.address.city, one.slug].join(' '))

/** The branches whose row contains every search word. */
export const foundAtom = atom((get) => {
  const words = plain(get(queryAtom)).split(/\s+/).filter(Boolean)
  return (get(organizations.valueAtom) ?? []).filter((one) => words.every((word) => textOf(one).includes(word)))
})
