import * as v from 'valibot'
import { ownTypes } from './appointment-types.ts'
import { endpoint } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { SpokenLanguage } from './search.ts'
import { Alias, CalendarDate, Email, FieldErrors, GRAIN_MINUTES, line, ZoneName } from './values.ts'
import { MeetingUrl } from './web-address.ts'

/** The tenant's setting that lets advisors set their own buffers if it is `true`. */
export const ADVISORS_SET_BUFFERS = 'advisors_set_buffers'

/** Hours before the appointment at which the customer is reminded; 0 is never. */
export const REMINDER_HOURS = [0, 2, 24, 48] as const
export const BUFFER_MAX = 120
/** A month of minutes. */
export const NOTICE_MAX = 31 * 24 * 60
export const COPIES_MAX = 3
export const ABSENCE_TEXT_MAX = 200
/** The longest absence: a year, leap years included. */
export const ABSENCE_MAX_DAYS = 366
const LANGUAGES_MAX = 10

const minutes = /* @__NO_SIDE_EFFECTS__ */ (max: number, step = 1) =>
  v.pipe(v.number(), v.integer(), v.multipleOf(step), v.minValue(0), v.maxValue(max))

/** Days in the branch's time zone, both included, and the message for visitors. */
const Absence = v.strictObject({
  from: CalendarDate,
  to: CalendarDate,
  text: line(ABSENCE_TEXT_MAX),
  /** Alias of the stand-in, to whom visitors are referred. */
  stand_in: v.nullable(Alias)
})

const entries = {
  /** Bookings by visitors wait for the advisor's confirmation. */
  requires_confirmation: v.boolean(),
  /** Events about which the advisor gets e-mails; requests for confirmation are always sent. */
  notify: v.strictObject({ booked: v.boolean(), moved: v.boolean(), cancelled: v.boolean() }),
  reminder_hours: v.picklist(REMINDER_HOURS),
  /** Addresses that get copies of the advisor's e-mails. */
  copies_to: v.pipe(v.array(Email), v.maxLength(COPIES_MAX, 'too-many-addresses')),
  /** Where online appointments take place. */
  meeting_url: MeetingUrl,
  /** Null means the topic's; a smaller value has no effect. */
  notice_minutes: v.nullable(minutes(NOTICE_MAX)),
  absence: v.nullable(Absence),
  /** The languages the advisor speaks, for the search; empty means the institution's own. */
  languages: v.pipe(v.array(SpokenLanguage), v.maxLength(LANGUAGES_MAX))
}

/** A value below the topic's has no effect. */
const buffers = {
  buffer_before: v.optional(minutes(BUFFER_MAX, GRAIN_MINUTES)),
  buffer_after: v.optional(minutes(BUFFER_MAX, GRAIN_MINUTES))
}

/** Buffers are absent unless the administrator allows them. */
export const AdvisorSettings = v.object({
  ...entries,
  ...buffers,
  /** Number of upcoming appointments during the absence. */
  appointments_in_absence: v.number(),
  /** Number of customers to whom saving has sent a new link; absent where it is none. */
  customers_informed: v.optional(v.number()),
  /** The branch's, by which days are meant. */
  time_zone: ZoneName
})
export type AdvisorSettings = v.InferOutput<typeof AdvisorSettings>

/** Absent fields stay unchanged. */
export const AdvisorSettingsChange = v.partial(v.strictObject({ ...entries, ...buffers }))
export type AdvisorSettingsChange = v.InferOutput<typeof AdvisorSettingsChange>

const params = v.strictObject({ alias: Alias })

export const getAdvisorSettings = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/settings', {
  summary: 'Appointment and notification settings of the signed-in advisor.',
  access: ownTypes,
  params,
  answers: { 200: AdvisorSettings }
})

export const putAdvisorSettings = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/settings', {
  summary:
    "Changes the signed-in advisor's settings; omitted fields stay unchanged. Returns 409 if `revision`, the ETag of what was read, is out of date.",
  access: ownTypes,
  params,
  query: Based,
  body: AdvisorSettingsChange,
  answers: { 200: AdvisorSettings, 409: Outdated, 422: FieldErrors }
})
