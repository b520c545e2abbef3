import * as v from 'valibot'
import { Visitor } from './appointments.ts'
import type { ContactOption } from './contact-options.ts'
import { endpoint } from './endpoint.ts'
import {
  Alias,
  CalendarDate,
  Failure,
  FieldErrors,
  FullName,
  HalfHour,
  line,
  ShortText,
  Uuid,
  ZoneName
} from './values.ts'
import type { Fault, VisitorField } from './visitor.ts'
import { goodFaith, RetryHeaders } from './visitor-form.ts'

export const CONTACT_KINDS = ['basic', 'appointment', 'callback', 'messenger'] as const
export const ContactKind = v.picklist(CONTACT_KINDS)
export type ContactKind = v.InferOutput<typeof ContactKind>

/** What a kind requires besides the common module: another module, and the advisor's own contact option. */
export const KIND_OPTION: Record<ContactKind, ContactOption> = {
  basic: 'basic_contact_form',
  appointment: 'appointment_request',
  callback: 'call_back_request',
  messenger: 'messenger'
}

/** The visitor's preferred time in the branch's time zone: a day, hours, both or neither, by kind. */
const preferences = { date: v.optional(CalendarDate), start_time: v.optional(HalfHour), end_time: v.optional(HalfHour) }
type PreferenceField = keyof typeof preferences
export type ContactField = VisitorField | PreferenceField

export const ContactRequest = v.strictObject({
  kind: ContactKind,
  ...Visitor.entries,
  ...preferences,
  /** Whether the visitor says to be a customer already; only taken where the institution asks. */
  customer: v.optional(v.picklist(['yes', 'no'])),
  /** The campaign of the visit, as accepted by `campaignOf`; anything else is ignored. */
  src: v.optional(line()),
  ...goodFaith
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

const REQUIRED: Record<ContactKind, readonly ContactField[]> = {
  basic: ['note'],
  appointment: ['date'],
  callback: ['date', 'phone', 'start_time', 'end_time'],
  messenger: ['note']
}

/** The preference fields of a kind. */
export const PREFERENCE_FIELDS: Record<ContactKind, readonly PreferenceField[]> = {
  basic: [],
  appointment: ['date', 'start_time', 'end_time'],
  callback: ['date', 'start_time', 'end_time'],
  messenger: []
}

export const isRequired = (kind: ContactKind, field: ContactField) =>
  REQUIRED[kind].includes(field) || ['first_name', 'last_name', 'email'].includes(field)

/** The faults of a preferred time, which have texts of their own. */
export const TIME_FAULTS = ['past', 'over', 'ends-before-start'] as const
type TimeFault = (typeof TIME_FAULTS)[number]
export const isTimeFault = (fault: string): fault is TimeFault => (TIME_FAULTS as readonly string[]).includes(fault)
export type ContactFault = Fault | TimeFault
export type ContactFaults = Partial<Record<ContactField, ContactFault>>
type Drafted = { kind: ContactKind } & { [field in ContactField]?: string | undefined }

/** The rules of a kind beyond the schema, checked by the form and by the server. `now` is the branch's clock, as `2027-03-01 13:05`. */
export function kindFaults(request: Drafted, now: string): ContactFaults {
  const { kind, date, start_time, end_time } = request
  const faults: ContactFaults = {}
  for (const field of Object.keys(preferences) as PreferenceField[]) {
    if (request[field] && !PREFERENCE_FIELDS[kind].includes(field)) faults[field] = 'invalid'
  }
  for (const field of REQUIRED[kind]) if (!request[field]?.trim()) faults[field] = 'required'
  if (date && date < now.slice(0, 10)) faults.date ??= 'past'
  if (Boolean(start_time) !== Boolean(end_time)) faults[start_time ? 'end_time' : 'start_time'] ??= 'required'
  if (start_time && end_time && start_time >= end_time) faults.end_time ??= 'ends-before-start'
  if (date && end_time && !faults.date && `${date} ${end_time}` <= now) faults.end_time ??= 'over'
  return faults
}

const aliasParams = v.strictObject({ alias: Alias })

/** The kinds of requests that an advisor accepts, and the advisor's data for the form. */
export const ContactOffer = v.object({
  kinds: v.array(ContactKind),
  full_name: FullName,
  time_zone: ZoneName,
  /** The question whether the visitor is a customer already, and its answers; absent where it is not asked. */
  customer_question: v.optional(v.object({ label: ShortText, yes: ShortText, no: ShortText }))
})
export type ContactOffer = v.InferOutput<typeof ContactOffer>

export const getContactOffer = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/contact-offer', {
  summary: 'The types of contact request that an advisor accepts; none if the module is off.',
  access: { public: true },
  params: aliasParams,
  answers: { 200: ContactOffer }
})

/** A day on which the advisor works, with the half hours at which a window can begin and end, in the branch's time. */
export const CallbackDay = v.object({
  date: CalendarDate,
  start_time: v.array(HalfHour),
  end_time: v.array(HalfHour)
})
export type CallbackDay = v.InferOutput<typeof CallbackDay>

export const getCallbackTimes = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/callback-times', {
  summary: 'The coming days on which an advisor can call back; none if the advisor does not, or no hours are known.',
  access: { public: true },
  params: aliasParams,
  answers: { 200: v.object({ callback_days: v.array(CallbackDay) }) }
})

export const postContactRequest = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/contact-requests', {
  summary:
    'Sends an advisor a message, an appointment request or a callback request. An Idempotency-Key makes retries safe.',
  access: { public: true, module: 'contact-api' },
  test: true,
  params: aliasParams,
  headers: RetryHeaders,
  body: ContactRequest,
  answers: { 201: v.object({ uuid: Uuid }), 409: Failure, 422: FieldErrors }
})
