import { atom } from 'jotai'
import * as v from 'valibot'
import {
  getOwnAppointment,
  patchOwnAppointment,
  postConfirmation,
  postOwnCancellation,
  putNoShow
} from '#contract/agenda'
import { type AdvisorAppointment, SlotGone } from '#contract/appointments'
import { Failure } from '#contract/values'
import { failedAtom, notifyAtom, type Said } from '../../core/data/notify.ts'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { isForbidden, isGone } from '../../core/data/refusal.ts'
import { type FailAtom, mutationAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { type Aim, aimAtom, appointments, modeAtom, openAtom, replaceAtom } from './appointments.atoms.ts'
import { customerIn } from './customer.ts'

/** The action on the open appointment, one at a time. */
export const agenda = mutationAtoms()
export const agendaStatusAtom = agenda.statusAtom

/** Free alternatives after a conflict. */
export const agendaGoneAtom = atom<readonly string[] | undefined>(undefined)

/** Clears messages about another appointment. */
export const freshAtom = atom(null, (_get, set) => set(agendaGoneAtom, undefined))

const Conflict = v.object({ ...Failure.entries, slots: v.optional(SlotGone.entries.slots, []) })

export interface Shown {
  appointment: AdvisorAppointment
  mode?: 'read' | 'move' | 'hand-over' | 'cancel'
  aim?: Aim
}

/** Opens an appointment, as far as something was already chosen with it. */
export const showAtom = atom(null, (_get, set, { appointment, mode = 'read', aim = {} }: Shown) => {
  set(freshAtom)
  set(openAtom, appointment)
  set(modeAtom, mode)
  set(aimAtom, aim)
})

/** Shows a conflict: other times or the reason, with a reloaded list. */
export const conflictAtom = atom(null, async (_get, set, failure: unknown): Promise<boolean> => {
  if (!isConflict(failure)) return false
  const conflict = await readFailure(failure, Conflict)
  if (!conflict) return false
  if (conflict.slots.length) set(agendaGoneAtom, conflict.slots)
  else {
    set(notifyAtom, 'failure', conflict.message)
    void set(appointments.refreshAtom)
  }
  return true
})

const failAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  if (!(await set(conflictAtom, failure))) await set(failedAtom, failure)
})

type Action = (call: Caller) => Promise<AdvisorAppointment>

/** The notification after what the customer gets an e-mail about, if they have an address. */
export const toldVisitor = (
  what: 'confirmed' | 'moved' | 'moved-confirmed' | 'cancelled' | 'declined' | 'link',
  of: Parameters<typeof customerIn>[0]
): Said => [`appointments.told-${what}`, customerIn(of)]

/** Runs an action and shows the updated appointment; returns whether it succeeded. */
const doAtom = atom(null, (_get, set, action: Action, saidOf: (changed: AdvisorAppointment) => Said) => {
  let changed: AdvisorAppointment | undefined
  const work = async (call: Caller) => {
    set(agendaGoneAtom, undefined)
    changed = await action(call)
    set(replaceAtom, changed)
  }
  return set(agenda.runAtom, work, { failAtom, said: () => saidOf(changed as AdvisorAppointment) })
})

const openMutation = mutationAtoms()

const goneAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  if (isGone(failure) || isForbidden(failure)) set(notifyAtom, 'failure', 'appointments.unknown')
  else await set(failedAtom, failure)
})

/** Opens an appointment that is not listed, unless it is open already; returns whether it was found. */
export const openByAddressAtom = atom(null, async (get, set, params: Own): Promise<boolean> => {
  if (get(openAtom)?.uuid === params.uuid) return true
  set(freshAtom)
  return set(openMutation.runAtom, async (call) => set(openAtom, await call(getOwnAppointment, { params })), {
    failAtom: goneAtom
  })
})

/** An appointment of an advisor. */
export interface Own {
  alias: string
  uuid: string
}

export const confirmAtom = atom(null, (_get, set, params: Own) =>
  set(
    doAtom,
    (call) => call(postConfirmation, { params }),
    (changed) => toldVisitor('confirmed', changed)
  )
)

/** Moving a request confirms it. */
export const moveAtom = atom(null, (get, set, params: Own, body: { starts_at: string; message: string }) => {
  const what = get(openAtom)?.state === 'requested' ? 'moved-confirmed' : 'moved'
  return set(
    doAtom,
    (call) => call(patchOwnAppointment, { params, body }),
    (changed) => toldVisitor(what, changed)
  )
})

export const cancelAtom = atom(null, (get, set, params: Own, message: string) => {
  const what = get(openAtom)?.state === 'requested' ? 'declined' : 'cancelled'
  return set(
    doAtom,
    (call) => call(postOwnCancellation, { params, body: { message } }),
    (changed) => toldVisitor(what, changed)
  )
})

export const noShowAtom = atom(null, (_get, set, params: Own, no_show: boolean) =>
  set(
    doAtom,
    (call) => call(putNoShow, { params, body: { no_show } }),
    () => [no_show ? 'appointments.marked-no-show' : 'appointments.marked-attended']
  )
)
