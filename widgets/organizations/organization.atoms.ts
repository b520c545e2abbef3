import { atom } from 'jotai'
import { getOrganization, type Organization } from '#contract/organizations'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'

interface Opened {
  status: 'loading' | 'ready' | 'error'
  uuid: string
  failure?: unknown
  organization?: Organization
}

const openedAtom = atom<Opened>({ status: 'loading', uuid: '' })
export const organizationStatusAtom = atom((get) => get(openedAtom))

/** The branch that is edited, as it was loaded and then saved. */
export const organizationAtom = atom(
  (get) => get(openedAtom).organization as Organization,
  (get, set, change: (before: Organization) => Organization) => {
    const opened = get(openedAtom)
    if (opened.organization) set(openedAtom, { ...opened, organization: change(opened.organization) })
  }
)

/** Once for all forms of the page. */
export const loadAtom = atom(null, async (get, set, uuid: string) => {
  // another branch may have been asked for before this one was answered
  const isCurrent = () => get(openedAtom).uuid === uuid
  set(openedAtom, { status: 'loading', uuid })
  try {
    const query = { with: 'metadata,address,opening_hours' }
    const organization = await get(apiAtom).call(getOrganization, { params: { uuid }, query })
    if (isCurrent()) set(openedAtom, { status: 'ready', uuid, organization })
  } catch (failure) {
    if (!isCurrent()) return
    set(openedAtom, { status: 'error', uuid, failure })
    set(notifyAtom, 'failure', 'organizations.error')
    get(hostAtom)?.emit('error', { reason: 'load' })
  }
})

export const metadataOf = ({ metadata = [] }: Organization) => ({
  publicName: metadata.find((one) => one.name === 'publicName')?.value ?? '',
  isPublic: metadata.some((one) => one.name === 'publicProfileEnabled' && one.value)
})
