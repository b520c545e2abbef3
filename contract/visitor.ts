import * as v from 'valibot'
import type { AppointmentType } from './appointment-types.ts'
import { phoneIsMissing, Visitor } from './appointments.ts'
import { NOTE_MAX } from './values.ts'

export type VisitorField = keyof Visitor
/** What the visitor has typed so far. */
export type VisitorDraft = Record<VisitorField, string>

export const VISITOR_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'note'] as const satisfies VisitorField[]
export const emptyVisitor: VisitorDraft = { first_name: '', last_name: '', email: '', phone: '', note: '' }

export const MAX: Record<VisitorField, number> = {
  first_name: 100,
  last_name: 100,
  email: 254,
  phone: 40,
  note: NOTE_MAX
}

/** Why a field is refused, as suffix of a message id `ui.…`. */
export type Fault = 'required' | 'too-long' | 'characters' | 'email' | 'phone' | 'invalid'
export type Faults = Partial<Record<VisitorField, Fault>>

const KNOWN: readonly string[] = ['required', 'too-long', 'characters', 'email', 'phone']

/** Errors by field, from the API's schema, for the widget and the form without script. */
export function visitorFaults(visitor: VisitorDraft, schema: v.GenericSchema = Visitor): Faults {
  const result = v.safeParse(schema, visitor)
  const faults: Faults = {}
  for (const { path, message } of result.issues ?? []) {
    const field = path?.[0]?.key as VisitorField
    faults[field] ??= (KNOWN.includes(message) ? message : 'invalid') as Fault
  }
  return faults
}

/** The same for a booking, where phone appointments need a number. */
export const faultsOf = (visitor: VisitorDraft, type: AppointmentType, schema?: v.GenericSchema): Faults => ({
  ...visitorFaults(visitor, schema),
  ...(phoneIsMissing({ type, phone: visitor.phone }) && { phone: 'required' })
})
