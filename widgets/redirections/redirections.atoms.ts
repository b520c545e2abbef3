import { atom } from 'jotai'
import {
  deleteRedirection,
  getRedirections,
  putRedirection,
  type Redirection,
  type RedirectionsPage
} from '#contract/redirections'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { type Place, queryOf } from './place.ts'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  page?: RedirectionsPage
}

const listedAtom = atom<Listed>({ status: 'loading' })
export const listAtom = atom((get) => get(listedAtom))

const askedAtom = atom<Place | undefined>(undefined)

/** An answer that a later call has overtaken is dropped; what is shown stays until the next is here. */
export const loadAtom = atom(null, async (get, set, place: Place) => {
  set(askedAtom, place)
  const settle = (listed: Listed) => get(askedAtom) === place && set(listedAtom, listed)
  set(listedAtom, ({ page }): Listed => (page ? { status: 'loading', page } : { status: 'loading' }))
  try {
    settle({ status: 'ready', page: await get(apiAtom).call(getRedirections, { query: queryOf(place) }) })
  } catch (failure) {
    settle({ status: 'error', failure })
  }
})

/** Asks once more for what was asked for last. */
export const reloadAtom = atom(null, (get, set) => {
  const place = get(askedAtom)
  return place && set(loadAtom, { ...place })
})

export const replaceAtom = atom(null, (_get, set, changed: Redirection) =>
  set(listedAtom, ({ page, ...listed }): Listed => {
    if (!page) return listed
    const redirections = page.redirections.map((one) => (one.uuid === changed.uuid ? changed : one))
    return { ...listed, page: { ...page, redirections } }
  })
)

const isGone = (failure: unknown) => failure instanceof Response && failure.status === 404

/** What somebody else has deleted meanwhile leaves the list. */
export const failAtom = atom(null, (get, set, failure: unknown) => {
  const gone = isGone(failure)
  set(notifyAtom, 'failure', gone ? 'redirections.gone' : undefined)
  get(hostAtom)?.emit('error', { reason: 'redirections' })
  if (gone) void set(reloadAtom)
})

/** The one that is being switched. */
export const switchingAtom = atom<string | undefined>(undefined)

export const switchAtom = atom(null, async (get, set, { uuid, path, target, status, is_active }: Redirection) => {
  if (get(switchingAtom)) return
  set(switchingAtom, uuid)
  try {
    const body = { path, target, status, is_active: !is_active }
    set(replaceAtom, await get(apiAtom).call(putRedirection, { params: { uuid }, body }))
    set(notifyAtom, 'success')
  } catch (failure) {
    set(failAtom, failure)
  }
  set(switchingAtom, undefined)
})

/** The one about whose deletion it is asked. */
export const doomedAtom = atom<Redirection | undefined>(undefined)
export const isDeletingAtom = atom(false)

export const deleteAtom = atom(null, async (get, set) => {
  const doomed = get(doomedAtom)
  if (!doomed || get(isDeletingAtom)) return
  set(isDeletingAtom, true)
  try {
    await get(apiAtom).call(deleteRedirection, { params: { uuid: doomed.uuid } })
    set(notifyAtom, 'success')
    void set(reloadAtom)
  } catch (failure) {
    set(failAtom, failure)
  }
  set(isDeletingAtom, false)
  set(doomedAtom, undefined)
})
