import { atom } from 'jotai'
import { getOrganization, type Organization } from '#contract/organizations'
import { notifyAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { hostAtom } from '../../core/element/store.tsx'

/** Loaded once for all forms of the page. */
export const opened = requestAtoms<Organization, string>({
  clears: true,
  ask: (call, uuid) => call(getOrganization, { params: { uuid }, query: { with: 'metadata,address,opening_hours' } }),
  failed: (set) => set(failAtom)
})

const failAtom = atom(null, (get, set) => {
  set(notifyAtom, 'failure', 'organizations.error')
  get(hostAtom)?.emit('error', { reason: 'load' })
})

/** The edited branch, as loaded or last saved. */
export const organizationAtom = atom(
  (get) => get(opened.valueAtom) as Organization,
  (_get, set, change: (before: Organization) => Organization) => set(opened.changeAtom, change)
)

export const metadataOf = ({ metadata = [] }: Organization) => ({
  publicName: metadata.find((one) => one.name === 'publicName')?.value ?? '',
  isPublic: metadata.some((one) => one.name === 'publicProfileEnabled' && one.value)
})
