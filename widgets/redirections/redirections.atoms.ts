import { atom } from 'jotai'
import { deleteRedirection, getRedirections, putRedirection, type Redirection } from '#contract/redirections'
import { notifyAtom } from '../core/notify.ts'
import { pagedAtoms } from '../core/paged.atoms.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { type Place, queryOf } from './place.ts'

const paged = pagedAtoms((call, place: Place) => call(getRedirections, { query: queryOf(place) }))
export const { listAtom, loadAtom, reloadAtom } = paged

export const replaceAtom = atom(null, (_get, set, changed: Redirection) =>
  set(paged.pageAtom, (page) => ({
    ...page,
    redirections: page.redirections.map((one) => (one.uuid === changed.uuid ? changed : one))
  }))
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
