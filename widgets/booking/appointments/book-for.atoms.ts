import { atom } from 'jotai'
import { postCustomerAppointment } from '#contract/agenda'
import type { AdvisorAppointment } from '#contract/appointments'
import { postBranchCustomerAppointment } from '#contract/branch-calendar'
import type { Request } from '#contract/endpoint'
import { FieldErrors } from '#contract/values'
import { VISITOR_FIELDS } from '#contract/visitor'
import { failedAtom, type Said } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import type { FailAtom } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import type { BookingTarget } from '../booking/target.ts'
import { keyAtom } from '../visitor-fields/visitor-form.atoms.ts'
import { agenda, conflictAtom, freshAtom } from './agenda.atoms.ts'
import { customerIn } from './customer.ts'

/** The server's messages, by field. */
export const bookForErrorsAtom = atom<FieldErrors['errors']>({})

const SHOWN = new Set<string>([...VISITOR_FIELDS, 'meeting_url'])

type Body = Request<(typeof postCustomerAppointment)['shape']>['body']

const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  if (await set(conflictAtom, failure)) return
  await set(failedAtom, failure, (field) => SHOWN.has(field))
  const refused = await readFailure(failure, FieldErrors)
  if (refused) set(bookForErrorsAtom, refused.errors)
})

/** Clears messages about another customer. */
export const freshFormAtom = atom(null, (_get, set) => {
  set(freshAtom)
  set(bookForErrorsAtom, {})
})

/** With whom and when, if it was already chosen in a calendar. */
export interface FirstChoice {
  alias: string
  starts_at: string
}

/** The booking that is being entered, with what was chosen in the calendar. */
export const bookingAtom = atom<{ first?: FirstChoice } | undefined>(undefined)

/** Begins to enter one for another customer. */
export const beginBookingAtom = atom(null, (_get, set, first?: FirstChoice) => {
  set(freshFormAtom)
  set(bookingAtom, first ? { first } : {})
})

/** What is to be done with a booking. */
export type After = (call: Caller, booked: AdvisorAppointment) => Promise<unknown>

/** A booking, and its time as the notice says it. */
interface Booking {
  body: Body
  when: string
}

/** Books once even if retried; a refusal keeps the input. Returns whether it is booked. */
export const bookForAtom = atom(
  null,
  (_get, set, { alias, isBranch }: BookingTarget, { body, when }: Booking, after?: After): Promise<boolean> => {
    let said: Said = ['appointments.told-booked', { when, ...customerIn(body) }]
    const atBranch = async (call: Caller, request: Request<(typeof postCustomerAppointment)['shape']>) => {
      const { advisor } = await call(postBranchCustomerAppointment, request)
      said = ['appointments.told-booked-with', { advisor: advisor.full_name, when, ...customerIn(body) }]
    }
    const work = async (call: Caller) => {
      set(freshFormAtom)
      const request = { params: { alias }, headers: { 'idempotency-key': set(keyAtom, body) }, body }
      if (isBranch) return atBranch(call, request)
      const booked = await call(postCustomerAppointment, request)
      await after?.(call, booked)
    }
    return set(agenda.runAtom, work, { failAtom: refuseAtom, said: () => said })
  }
)
