import { atom } from 'jotai'
import { type Colleague, getColleagues, postReassignment } from '#contract/agenda'
import type { AdvisorAppointment } from '#contract/appointments'
import { failedAtom, type Said } from '../../core/data/notify.ts'
import { type FailAtom, requestAtoms } from '../../core/data/request.atoms.ts'
import { agenda, agendaGoneAtom, conflictAtom, type Own } from './agenda.atoms.ts'
import { appointments, openAtom } from './appointments.atoms.ts'
import { customerIn } from './customer.ts'

/** The colleagues of an appointment's advisor. */
export const colleagues = requestAtoms<readonly Colleague[], Own>({
  clears: true,
  ask: (call, params) => call(getColleagues, { params })
})

/** Who has become busy meanwhile is no longer offered, unless other times of theirs are. */
const refuseAtom: FailAtom = atom(null, async (get, set, failure: unknown) => {
  if (!(await set(conflictAtom, failure))) await set(failedAtom, failure)
  else if (!get(agendaGoneAtom)) void set(colleagues.reloadAtom)
})

/** Another time than the present one, and how it is written. */
export interface NewTime {
  starts_at: string
  when: string
}

/** Who takes over, and when if not at the same time. */
export interface Handing {
  to: Colleague
  at?: NewTime | undefined
}

const saidOf = ({ to, at }: Handing, appointment: AdvisorAppointment): Said => {
  const values = { colleague: to.full_name, ...customerIn(appointment) }
  return at
    ? ['appointments.told-handed-over-moved', { ...values, when: at.when }]
    : ['appointments.told-handed-over', values]
}

/** Gives the open appointment to a colleague, and closes it. */
export const reassignAtom = atom(
  null,
  async (_get, set, params: Own, handing: Handing, appointment: AdvisorAppointment) => {
    set(agendaGoneAtom, undefined)
    const body = { to: handing.to.alias, starts_at: handing.at?.starts_at }
    const isDone = await set(agenda.runAtom, (call) => call(postReassignment, { params, body }), {
      failAtom: refuseAtom,
      said: () => saidOf(handing, appointment)
    })
    if (!isDone) return
    set(openAtom, undefined)
    void set(appointments.refreshAtom)
  }
)
