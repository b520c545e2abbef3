import * as v from 'valibot'
import type { AppointmentType } from './appointment-types.ts'
import { Visitor } from './appointments.ts'
import { type Fault, faultsOf, type VisitorDraft, type VisitorField } from './visitor.ts'

/** A customer for whom staff book: at the phone, many have no e-mail address. */
export const Customer = v.strictObject({
  ...Visitor.entries,
  email: v.optional(v.union([v.literal(''), Visitor.entries.email], 'email'), '')
})

/** A customer can be reached by e-mail or by phone: checked by the form and by the server. */
export const contactIsMissing = ({ email, phone }: { email?: string; phone?: string }) =>
  !email?.trim() && !phone?.trim()

type CustomerFaults = Partial<Record<VisitorField, Fault | 'contact'>>

/** Errors by field; `contact` where neither address nor number is given. */
export function customerFaults(customer: VisitorDraft, type: AppointmentType): CustomerFaults {
  const faults: CustomerFaults = faultsOf(customer, type, Customer)
  return contactIsMissing(customer) && !faults.phone ? { email: 'contact', ...faults } : faults
}
