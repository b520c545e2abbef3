import { atom } from 'jotai'
import { addsBranches, getOrganizations, type ListedOrganization } from '#contract/organizations'
import { mayAtom } from '../../core/data/access.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { textsAtom } from '../../core/element/store.tsx'
import { plain } from '../../ui/fields/use-multi-select.ts'

/** The branches for which the user decides, by name. */
export const organizations = requestAtoms<readonly ListedOrganization[]>({
  ask: async (call, _query, _shown, get) => {
    const found = await call(getOrganizations, { query: { 'filters[administrable]': 'true' } })
    const { compare } = new Intl.Collator(get(textsAtom)?.tag, { numeric: true })
    return found.toSorted((a, b) => compare(a.name, b.name))
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
  return (get(organizations.valueAtom) ?? []).filter((one) => words.every((word) => textOf(one).includes(word)))
})
