import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, FieldErrors, Instant, line, ShortText, Url, Uuid, ZoneName } from './values.ts'

/** Why a calendar could not be read, as message keys under `smm-calendar.fault-`. */
export const CALENDAR_FAULTS = [
  'address',
  'unreachable',
  'login',
  'refused',
  'not-found',
  'redirect',
  'too-large',
  'no-calendar',
  'unreadable',
  'too-complex',
  'secret',
  'consent',
  'client',
  'no-mailbox',
  'away'
] as const
export type CalendarFault = (typeof CALENDAR_FAULTS)[number]

/** Those that last until somebody gives access again. */
export const LOCKED_FAULTS: readonly CalendarFault[] = ['login', 'refused', 'secret', 'consent', 'client', 'no-mailbox']

/** Services to whose calendars advisors give consent, where the institution has set client ID and secret. */
export const CALENDAR_SERVICES = ['microsoft', 'google'] as const
export type CalendarService = (typeof CALENDAR_SERVICES)[number]

/** How often calendars are looked at, also where their service tells of changes. */
export const LOOKED_AT_MINUTES = 5

/** Feeds are read-only, as are calendars that accept no entries. */
export const CALENDAR_KINDS = ['feed', 'read-only', 'caldav', ...CALENDAR_SERVICES] as const

/** Readings with the same outcome, one after the other. */
const CalendarSync = v.object({
  started_at: Instant,
  ended_at: Instant,
  fault: v.nullable(v.picklist(CALENDAR_FAULTS)),
  readings: v.number()
})

/**
 * An advisor's connected calendar and its state; `identifier` is empty without one, and at a service. Neither password
 * nor token is ever returned.
 */
export const SmmCalendar = v.object({
  identifier: Url,
  user: ShortText,
  /** The address of the account at a service. */
  account: ShortText,
  kind: v.nullable(v.picklist(CALENDAR_KINDS)),
  /** When its busy times were last read. */
  fetched_at: v.nullable(Instant),
  /** Since when reading has failed; the last busy times stay until it works again. */
  failing_since: v.nullable(Instant),
  fault: v.nullable(v.picklist(CALENDAR_FAULTS)),
  /** Since when appointments could not be written into it. */
  unwritten_since: v.nullable(Instant),
  /** Since when its service has told of changes; null where it is only looked at every few minutes. */
  told_since: v.nullable(Instant),
  /** The services that can be connected. */
  services: v.array(v.picklist(CALENDAR_SERVICES)),
  /** How the readings of the last hours have gone, the latest first. */
  syncs: v.array(CalendarSync),
  /** Appointments that were moved or deleted there: proposals, until the advisor decides. */
  changes: v.array(
    v.object({
      uuid: Uuid,
      starts_at: Instant,
      /** To when it was moved there; null for one that was deleted. */
      changed_starts_at: v.nullable(Instant),
      time_zone: ZoneName,
      first_name: ShortText,
      last_name: ShortText
    })
  )
})
export type SmmCalendar = v.InferOutput<typeof SmmCalendar>

export const NO_CALENDAR: SmmCalendar = {
  identifier: '',
  user: '',
  account: '',
  kind: null,
  fetched_at: null,
  failing_since: null,
  fault: null,
  unwritten_since: null,
  told_since: null,
  services: [],
  syncs: [],
  changes: []
}

/** Calendar settings (spec §6). */
export const ownSmmCalendar: MemberAccess = { module: 'smm-calendar', institutional: true, self: true }

const params = v.strictObject({ alias: Alias })

export const getSmmCalendar = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/smm-calendar/settings', {
  summary: "The signed-in advisor's connected calendar, and when it was last read.",
  reading: 'appointments',
  access: ownSmmCalendar,
  params,
  answers: { 200: SmmCalendar }
})

export const putSmmCalendar = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/smm-calendar/settings', {
  summary:
    "Connects the advisor's own calendar (CalDAV or feed) after reading it successfully. A stored password can be omitted.",
  access: ownSmmCalendar,
  params,
  body: v.strictObject({
    identifier: line(2000, 1),
    user: v.optional(line(), ''),
    password: v.optional(v.pipe(v.string(), v.maxLength(255, 'too-long')), '')
  }),
  answers: { 200: SmmCalendar, 422: FieldErrors }
})

export const deleteSmmCalendar = /* @__PURE__ */ endpoint('DELETE', '/api/v1/advisors/:alias/smm-calendar/settings', {
  summary: "Disconnects the advisor's own calendar and deletes its busy times here; appointments already in it stay.",
  access: ownSmmCalendar,
  params,
  answers: { 204: nothing }
})

export const consentSmmCalendar = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/smm-calendar/consent', {
  summary:
    "Begins to connect the advisor's own calendar at a service, and returns the address there at which consent is given.",
  access: ownSmmCalendar,
  params,
  body: v.strictObject({ service: v.picklist(CALENDAR_SERVICES, 'unknown') }),
  answers: { 200: v.object({ url: Url }), 422: FieldErrors }
})

/** Why a calendar at a service was not connected, as message keys under `smm-calendar.consent-`. */
export const CONSENT_REFUSALS = ['expired', 'refused', 'failed'] as const
export type ConsentRefusal = (typeof CONSENT_REFUSALS)[number]

export const refreshSmmCalendar = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/smm-calendar/refresh', {
  summary: "Reads the advisor's own calendar now and returns its status.",
  reading: 'appointments',
  access: ownSmmCalendar,
  params,
  answers: { 200: SmmCalendar }
})
