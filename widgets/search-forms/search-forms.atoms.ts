import { atom } from 'jotai'
import {
  deleteSearchForm,
  getSearchForms,
  type ManagedSearchForm,
  type ManagedSearchForms
} from '#contract/search-forms'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  page?: ManagedSearchForms
}

const listedAtom = atom<Listed>({ status: 'loading' })
export const listAtom = atom((get) => get(listedAtom))

/** A list that is there outlasts a failure. */
export const loadAtom = atom(null, async (get, set) => {
  try {
    set(listedAtom, { status: 'ready', page: await get(apiAtom).call(getSearchForms, {}) })
  } catch (failure) {
    if (!get(listedAtom).page) set(listedAtom, { status: 'error', failure })
  }
})

export const retryAtom = atom(null, (_get, set) => {
  set(listedAtom, { status: 'loading' })
  return set(loadAtom)
})

export const replaceAtom = atom(null, (_get, set, changed: ManagedSearchForm) =>
  set(listedAtom, (listed): Listed => {
    const { page } = listed
    if (!page) return listed
    return { ...listed, page: { ...page, forms: page.forms.map((one) => (one.uuid === changed.uuid ? changed : one)) } }
  })
)

const isGone = (failure: unknown) => failure instanceof Response && failure.status === 404

/** What somebody else has deleted meanwhile leaves the list. */
export const failAtom = atom(null, (get, set, failure: unknown) => {
  set(notifyAtom, 'failure', isGone(failure) ? 'search-forms.gone' : undefined)
  get(hostAtom)?.emit('error', { reason: 'search-forms' })
  void set(loadAtom)
})

/** The one whose lines to embed are shown. */
export const embeddedAtom = atom<ManagedSearchForm | undefined>(undefined)

/** The one about whose deletion it is asked. */
export const doomedAtom = atom<ManagedSearchForm | undefined>(undefined)
export const isDeletingAtom = atom(false)

export const deleteAtom = atom(null, async (get, set) => {
  const doomed = get(doomedAtom)
  if (!doomed || get(isDeletingAtom)) return
  set(isDeletingAtom, true)
  try {
    await get(apiAtom).call(deleteSearchForm, { params: { uuid: doomed.uuid } })
    set(notifyAtom, 'success')
    await set(loadAtom)
  } catch (failure) {
    set(failAtom, failure)
  }
  set(isDeletingAtom, false)
  set(doomedAtom, undefined)
})
