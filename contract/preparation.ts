import * as v from 'valibot'
import { managesFormerAppointments } from './agenda.ts'
import { APPOINTMENT_STATES, ownAppointments } from './appointments.ts'
import { endpoint, nothing } from './endpoint.ts'
import {
  Alias,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  LongText,
  NOTE_MAX,
  ShortText,
  text,
  Url,
  Uuid,
  ZoneName
} from './values.ts'

/** The most next and the most past talks of a customer that are shown beside one, and the most entries of its history. */
export const TALKS_MAX = 20
export const HISTORY_MAX = 50

const own = v.strictObject({ alias: Alias, uuid: Uuid })
const access = managesFormerAppointments

/** Another appointment of the same customer. */
export const CustomerTalk = v.object({
  uuid: Uuid,
  state: v.picklist(APPOINTMENT_STATES),
  is_declined: v.optional(v.boolean()),
  starts_at: Instant,
  time_zone: ZoneName,
  topic: ShortText,
  alias: ShortText,
  advisor: FullName,
  /** The alias of the branch. */
  branch_slug: ShortText
})
export type CustomerTalk = v.InferOutput<typeof CustomerTalk>

/** Where a visitor booked or wrote; '' is unknown. */
export const SOURCES = [
  '',
  'card',
  'branch',
  'search',
  'booking-page',
  'contact-page',
  'website',
  'staff',
  'request'
] as const
export type Source = (typeof SOURCES)[number]

export const HISTORY = [
  'booked',
  'requested',
  'confirmed',
  'moved',
  'handed-over',
  'relocated',
  'declined',
  'lapsed',
  'cancelled',
  'no-show',
  'attended',
  'link',
  'link-removed',
  'mail-visitor',
  'mail-advisor'
] as const

/** Something that has happened to an appointment. */
export const HistoryEntry = v.object({
  uuid: Uuid,
  created_at: Instant,
  what: v.picklist(HISTORY),
  author: v.picklist(['visitor', 'staff', 'system']),
  /** Of staff, where it is known. */
  author_name: FullName,
  /** The time, advisor or place that was changed. */
  before: LongText,
  /** The time or advisor to which it was changed; of an e-mail its occasion. */
  after: LongText,
  /** What staff wrote to the customer with it. */
  message: LongText
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>

/** What an advisor has done to an appointment in the connected calendar, where it counts as a proposal only. */
export const CalendarChange = v.object({
  what: v.picklist(['moved', 'removed']),
  /** To when it was moved there. */
  starts_at: v.nullable(Instant),
  ends_at: v.nullable(Instant)
})
export type CalendarChange = v.InferOutput<typeof CalendarChange>

export const Preparation = v.object({
  booked_at: Instant,
  /** '' for appointments from before this was noted. */
  booked_by: v.picklist(['', 'visitor', 'staff']),
  source: v.picklist(SOURCES),
  /** The host of a website that embeds the booking. */
  source_site: ShortText,
  /** Of the visit, if it had one. */
  campaign: ShortText,
  /** What customers read about the topic. */
  comment: LongText,
  /** What customers bring, or have ready where they do not come to the branch. */
  documents: v.array(ShortText),
  /** The advisor's branch: where an appointment at the branch takes place. */
  branch: ShortText,
  internal_note: LongText,
  /** Where the customer enters a video room, for staff to pass on; present where nobody can mail it. */
  guest_url: v.optional(Url),
  /** For its advisor alone. */
  calendar_change: v.nullable(CalendarChange),
  /** The next ones, soonest first, then past ones, latest first. */
  talks: v.array(CustomerTalk),
  /** Since it was booked, the latest first. */
  history: v.array(HistoryEntry)
})
export type Preparation = v.InferOutput<typeof Preparation>

export const getPreparation = /* @__PURE__ */ endpoint(
  'GET',
  '/api/v1/advisors/:alias/appointments/:uuid/preparation',
  {
    summary:
      "What to know before an appointment: how it was booked, the internal note, its history, and the customer's other appointments, with the advisor or, for who manages the branch, with anyone there.",
    reading: 'appointments',
    access,
    params: own,
    answers: { 200: Preparation }
  }
)

export const putInternalNote = /* @__PURE__ */ endpoint(
  'PUT',
  '/api/v1/advisors/:alias/appointments/:uuid/internal-note',
  {
    summary:
      'Sets the internal note of an appointment, which its customer never sees; 409 if somebody has changed it since `known` was read.',
    access,
    params: own,
    body: v.strictObject({ internal_note: text(NOTE_MAX), known: v.optional(text(NOTE_MAX)) }),
    answers: { 204: nothing, 409: Failure, 422: FieldErrors }
  }
)

export const deleteCalendarChange = /* @__PURE__ */ endpoint(
  'DELETE',
  '/api/v1/advisors/:alias/appointments/:uuid/calendar-change',
  {
    summary:
      "Leaves an own appointment as it is booked, and writes it so into the advisor's calendar, where it was changed.",
    access: ownAppointments,
    params: own,
    answers: { 204: nothing }
  }
)
