import { atom } from 'jotai'
import { deleteInvitation, type Person, postInvitation } from '#contract/people'
import { Failure } from '#contract/values'
import type { Caller } from '../core/api.ts'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { personAtom } from './person.atoms.ts'

const busyAtom = atom(false)
export const isBusyAtom = atom((get) => get(busyAtom))

type Deed = (call: Caller, uuid: string) => Promise<Person>

/** Does something about somebody's access, and shows them as they are then. */
export const doAtom = atom(null, async (get, set, deed: Deed) => {
  const person = get(personAtom)
  if (!person || get(busyAtom)) return
  set(busyAtom, true)
  try {
    set(personAtom, await deed(get(apiAtom).call, person.uuid))
    set(notifyAtom, 'success')
  } catch (failure) {
    const isRefused = failure instanceof Response && failure.status === 409
    set(notifyAtom, 'failure', isRefused ? (await readFailure(failure, Failure))?.message : undefined)
    get(hostAtom)?.emit('error', { reason: 'save' })
  }
  set(busyAtom, false)
})

export const inviteAtom = atom(null, (_get, set) =>
  set(doAtom, (call, uuid) => call(postInvitation, { params: { uuid } }))
)
export const withdrawAtom = atom(null, (_get, set) =>
  set(doAtom, (call, uuid) => call(deleteInvitation, { params: { uuid } }))
)
