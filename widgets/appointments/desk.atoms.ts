import { atom } from 'jotai'
import * as v from 'valibot'
import { type AdvisorAppointment, SlotGone } from '#contract/appointments'
import { patchOwnAppointment, postConfirmation, postOwnCancellation, putNoShow } from '#contract/desk'
import { Failure } from '#contract/values'
import type { Caller } from '../core/api.ts'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'
import { reloadAtom, replaceAtom } from './appointments.atoms.ts'

/** What is being done to the open appointment: one thing at a time. */
export const deskStatusAtom = atom<'idle' | 'processing'>('idle')
/** Who was faster, with the times that are free instead. */
export const deskGoneAtom = atom<readonly string[] | undefined>(undefined)

/** Forgets what was said of something else. */
export const freshAtom = atom(null, (_get, set) => set(deskGoneAtom, undefined))

const Conflict = v.object({ ...Failure.entries, slots: v.optional(SlotGone.entries.slots, []) })

/** Shows what the server says about a conflict: other times, or why nothing was done, with the list as it is by now. */
export const conflictAtom = atom(null, async (_get, set, failure: unknown): Promise<boolean> => {
  if (!(failure instanceof Response) || failure.status !== 409) return false
  const conflict = await readFailure(failure, Conflict)
  if (!conflict) return false
  if (conflict.slots.length) set(deskGoneAtom, conflict.slots)
  else {
    set(notifyAtom, 'failure', conflict.message)
    set(reloadAtom)
  }
  return true
})

type Work = (call: Caller) => Promise<AdvisorAppointment>

/** Does one thing and shows the appointment as it then is; hands back whether it was done. */
const doAtom = atom(null, async (get, set, work: Work): Promise<boolean> => {
  if (get(deskStatusAtom) === 'processing') return false
  set(deskStatusAtom, 'processing')
  set(deskGoneAtom, undefined)
  try {
    set(replaceAtom, await work(get(apiAtom).call))
    set(notifyAtom, 'success')
    return true
  } catch (failure) {
    if (!(await set(conflictAtom, failure))) set(notifyAtom, 'failure')
    return false
  } finally {
    set(deskStatusAtom, 'idle')
  }
})

interface Own {
  alias: string
  uuid: string
}

export const confirmAtom = atom(null, (_get, set, params: Own) =>
  set(doAtom, (call) => call(postConfirmation, { params }))
)

export const moveAtom = atom(null, (_get, set, params: Own, starts_at: string) =>
  set(doAtom, (call) => call(patchOwnAppointment, { params, body: { starts_at } }))
)

export const cancelAtom = atom(null, (_get, set, params: Own, message: string) =>
  set(doAtom, (call) => call(postOwnCancellation, { params, body: { message } }))
)

export const noShowAtom = atom(null, (_get, set, params: Own, no_show: boolean) =>
  set(doAtom, (call) => call(putNoShow, { params, body: { no_show } }))
)
