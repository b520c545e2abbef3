import { atom } from 'jotai'
import type { AdvisorAppointment } from '#contract/appointments'
import { SlotGone } from '#contract/appointments'
import { patchOwnAppointment, postConfirmation, postOwnCancellation, putNoShow } from '#contract/desk'
import type { Caller } from '../core/api.ts'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'
import { replaceAtom } from './appointments.atoms.ts'

/** What is being done to the open appointment: one thing at a time. */
export const deskStatusAtom = atom<'idle' | 'processing'>('idle')
/** Who was faster, with the times that are free instead. */
export const deskGoneAtom = atom<readonly string[] | undefined>(undefined)

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
    const gone = await readFailure(failure, SlotGone)
    if (gone) set(deskGoneAtom, gone.slots)
    else set(notifyAtom, 'failure')
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
