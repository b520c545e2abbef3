import { atom } from 'jotai'
import { deleteRedirection, getRedirections, putRedirection, type Redirection } from '#contract/redirections'
import { failAtomOf, isGone } from '../core/listed.atoms.ts'
import { notifyAtom } from '../core/notify.ts'
import { pagedAtoms } from '../core/paged.atoms.ts'
import { removalAtoms } from '../core/removal.atoms.ts'
import { apiAtom } from '../core/store.tsx'
import { type Place, queryOf } from './place.ts'

const paged = pagedAtoms((call, place: Place) => call(getRedirections, { query: queryOf(place) }))
export const { listAtom, loadAtom, reloadAtom } = paged

export const replaceAtom = atom(null, (_get, set, changed: Redirection) =>
  set(paged.pageAtom, (page) => ({
    ...page,
    redirections: page.redirections.map((one) => (one.uuid === changed.uuid ? changed : one))
  }))
)

/** A page that cannot be loaded takes the place of what is shown: only for one that is gone. */
export const failAtom = failAtomOf('redirections', reloadAtom, isGone)

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

export const redirectionRemoval = removalAtoms<Redirection>({
  remove: (call, { uuid }) => call(deleteRedirection, { params: { uuid } }),
  reloadAtom,
  failAtom
})
