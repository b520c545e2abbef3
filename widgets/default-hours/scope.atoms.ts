import { atom } from 'jotai'
import { getOrganizations, type ListedOrganization } from '#contract/organizations'
import { meAtom } from '../core/session.ts'
import { apiAtom, textsAtom } from '../core/store.tsx'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  branches: readonly ListedOrganization[]
}

const listedAtom = atom<Listed>({ status: 'loading', branches: [] })
export const branchesAtom = atom((get) => get(listedAtom))

/** The branches for which the user decides. */
export const loadBranchesAtom = atom(null, async (get, set) => {
  if (get(listedAtom).status === 'error') set(listedAtom, { status: 'loading', branches: [] })
  try {
    const query = { 'filters[administrable]': 'true' as const }
    const branches = await get(apiAtom).call(getOrganizations, { query })
    const { compare } = new Intl.Collator(get(textsAtom)?.tag, { numeric: true })
    set(listedAtom, { status: 'ready', branches: branches.toSorted((a, b) => compare(a.name, b.name)) })
  } catch (failure) {
    set(listedAtom, { status: 'error', failure, branches: [] })
  }
})

/** Who decides for the whole institution too. */
export const isAdministratorAtom = atom((get) => Boolean(get(meAtom).roles?.includes('accountadmin')))
