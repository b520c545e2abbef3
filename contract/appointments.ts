import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { AppointmentType } from './appointment-types.ts'
import { BOOKING_WIDGETS } from './booking-steps.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Address } from './organizations.ts'
import { Proof } from './proof-of-work.ts'
import { TextConsent } from './text-consent.ts'
import { Answers, StoredAnswer } from './topic-questions.ts'
import {
  Alias,
  Email,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  LongText,
  line,
  MessageText,
  NOTE_MAX,
  Phone,
  ShortText,
  TimeZone,
  Token,
  text,
  Url,
  Uuid,
  ZoneName
} from './values.ts'
import { goodFaith, RetryHeaders } from './visitor-form.ts'

/** Minutes for which a hold reserves a slot, and the longest total after extensions. */
export const HOLD_MINUTES = 5
export const HOLD_MAX_MINUTES = 20

/** A slot that has just gone, with the next free ones. */
export const SlotGone = v.object({ message: MessageText, slots: v.array(Instant) })
export type SlotGone = v.InferOutput<typeof SlotGone>

const slot = { topic: Uuid, type: AppointmentType, starts_at: Instant }
const aliasParams = v.strictObject({ alias: Alias })
const tokenParams = v.strictObject({ token: Token })
const bookable = { public: true, module: 'online-appointments' } as const
const bookableAdvisor = { ...bookable, option: 'online_appointment' } as const

export const Hold = v.object({ hold: Token, expires_at: Instant })
export type Hold = v.InferOutput<typeof Hold>

export const postHold = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/holds', {
  summary:
    'Holds a slot while the visitor completes the form; with `hold`, moves or extends an existing hold. Further holds of an address need a `proof`.',
  access: bookableAdvisor,
  test: true,
  params: aliasParams,
  body: v.strictObject({ ...slot, hold: v.optional(Token), proof: v.optional(Proof) }),
  answers: { 201: Hold, 409: SlotGone, 422: FieldErrors }
})

export const deleteHold = /* @__PURE__ */ endpoint('DELETE', '/api/v1/advisors/:alias/holds/:hold', {
  summary: 'Releases a held slot.',
  access: bookable,
  test: true,
  params: v.strictObject({ alias: Alias, hold: Token }),
  answers: { 204: nothing }
})

/** What the visitor fills in. */
export const Visitor = v.strictObject({
  first_name: line(100, 1),
  last_name: line(100, 1),
  // a host without a dot exists within a company only
  email: v.pipe(Email, v.regex(/@.+\./, 'email')),
  phone: v.optional(Phone, ''),
  note: v.optional(text(NOTE_MAX), '')
})
export type Visitor = v.InferOutput<typeof Visitor>

export const Booking = v.strictObject({
  ...slot,
  hold: v.optional(Token),
  ...Visitor.entries,
  /** To the topic's questions. */
  answers: v.optional(Answers, []),
  text_consent: TextConsent,
  /** The visitor's zone, in which phone and online times are shown. */
  time_zone: v.optional(TimeZone),
  /** The campaign of the visit, as accepted by `campaignOf`; anything else is ignored. */
  src: v.optional(line()),
  /** How the booking was embedded, for figures. */
  widget: v.optional(v.picklist(BOOKING_WIDGETS, 'unknown')),
  ...goodFaith
})
export type Booking = v.InferOutput<typeof Booking>

/** `requested` claims its time like `booked`, and waits for the advisor's confirmation. */
export const APPOINTMENT_STATES = ['requested', 'booked', 'cancelled', 'no-show'] as const
/** Those that take place, or may. */
export const OPEN_STATES = ['requested', 'booked'] as const

export const Booked = v.object({
  uuid: Uuid,
  token: Token,
  state: v.optional(v.picklist(OPEN_STATES), 'booked'),
  starts_at: Instant,
  ends_at: Instant,
  /** Where they meet, if at a branch: the advisor may have moved to another one since the visitor looked. */
  branch: v.optional(v.object({ name: ShortText, address: Address })),
  /** The path at which its video talk begins, where it has a room. */
  talk: v.optional(ShortText)
})
export type Booked = v.InferOutput<typeof Booked>

/** A phone appointment needs a number: checked by the form and by the server. */
export const phoneIsMissing = (booking: { type: AppointmentType; phone?: string | undefined }) =>
  booking.type === 'by-phone' && !booking.phone?.trim()

export const postAppointment = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/appointments', {
  summary: 'Books a slot. Returns 409 with the next free slots if it is taken. An Idempotency-Key makes retries safe.',
  access: bookableAdvisor,
  test: true,
  params: aliasParams,
  headers: RetryHeaders,
  body: Booking,
  answers: { 201: Booked, 409: SlotGone, 422: FieldErrors }
})

/** An appointment as its visitor sees it. */
export const VisitorAppointment = v.object({
  uuid: Uuid,
  state: v.picklist(APPOINTMENT_STATES),
  topic: v.object({ uuid: Uuid, topic: ShortText, length: v.number() }),
  type: AppointmentType,
  starts_at: Instant,
  ends_at: Instant,
  time_zone: ZoneName,
  visitor_time_zone: ZoneName,
  advisor: v.object({ alias: ShortText, full_name: FullName }),
  first_name: ShortText
})
export type VisitorAppointment = v.InferOutput<typeof VisitorAppointment>

export const getAppointment = /* @__PURE__ */ endpoint('GET', '/api/v1/appointments/:token', {
  summary: "The visitor's own appointment.",
  access: bookable,
  params: tokenParams,
  answers: { 200: VisitorAppointment }
})

export const patchAppointment = /* @__PURE__ */ endpoint('PATCH', '/api/v1/appointments/:token', {
  summary: "Reschedules the visitor's appointment to another free slot.",
  access: bookable,
  test: true,
  params: tokenParams,
  body: v.strictObject({ starts_at: Instant }),
  answers: { 200: VisitorAppointment, 409: SlotGone, 422: FieldErrors }
})

export const postCancellation = /* @__PURE__ */ endpoint('POST', '/api/v1/appointments/:token/cancellation', {
  summary: "Cancels the visitor's appointment. Idempotent.",
  access: bookable,
  params: tokenParams,
  body: v.strictObject({ reason: v.optional(text(NOTE_MAX), '') }),
  answers: { 204: nothing, 409: Failure }
})

/** An appointment as its advisor sees it. */
export const AdvisorAppointment = v.object({
  uuid: Uuid,
  state: v.picklist(APPOINTMENT_STATES),
  topic: ShortText,
  topic_uuid: Uuid,
  type: AppointmentType,
  starts_at: Instant,
  ends_at: Instant,
  time_zone: ZoneName,
  first_name: ShortText,
  last_name: ShortText,
  email: ShortText,
  phone: ShortText,
  note: LongText,
  /** Whether they said to be a customer already; null where they did not say. */
  is_customer: v.nullish(v.boolean()),
  /** Absent without questions. */
  answers: v.optional(v.array(StoredAnswer)),
  /** The reason given when it was cancelled. */
  cancel_reason: LongText,
  cancelled_by: v.picklist(['', 'visitor', 'advisor']),
  /** Present where it was a request that staff have declined. */
  is_declined: v.optional(v.boolean()),
  /** Where an online appointment takes place, when the advisor has said so; of a room, the path at which its advisor enters. */
  join_url: v.nullish(Url),
  /** A link of its own; '' means that of the advisor's settings. */
  meeting_url: Url,
  /** The link in the latest mail to the customer; '' where none names one. */
  announced_url: v.optional(Url),
  /** Present where it is an online appointment and the advisor's settings have a link, or the video service makes a room. */
  has_settings_url: v.optional(v.boolean())
})
export type AdvisorAppointment = v.InferOutput<typeof AdvisorAppointment>

/** The appointments page: any signed-in advisor's own (spec §2, tab menu). */
export const ownAppointments: MemberAccess = { module: 'online-appointments', self: true }
