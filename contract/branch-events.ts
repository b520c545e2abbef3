import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { branchEntries } from './choices.ts'
import { endpoint, nothing } from './endpoint.ts'
import { LANGUAGES } from './locales.ts'
import { PlanTime } from './publication.ts'
import { outdatedItem } from './revision.ts'
import {
  Alias,
  bounded,
  Email,
  Failure,
  FieldErrors,
  Instant,
  LongText,
  line,
  NOTE_MAX,
  ShortText,
  text,
  Url,
  Uuid,
  ZoneName
} from './values.ts'
import { MeetingUrl } from './web-address.ts'

const module = 'branch-events'

/** Who manages events and sees their guests: administrators those of every branch, branch managers those of their own. */
export const managesBranchEvents = { module, anyRole: ['accountadmin', 'orgadmin'] } as const satisfies MemberAccess

export const EVENT_LANGUAGES = LANGUAGES
export const EVENT_TITLE_MAX = 120
export const EVENT_PLACE_MAX = 200
export const EVENT_SEATS_MAX = 5000
/** How many seats one guest can take. */
export const GUEST_SEATS_MAX = 10
/** How many guests can wait for seats of one event. */
export const EVENT_WAITING_MAX = 500
export const EVENTS_PAGE_SIZE = 25
/** How many events a branch's list for visitors has. */
export const EVENTS_SHOWN_MAX = 50
/** When guests are reminded, before the start. */
export const EVENT_REMINDER_HOURS = 24

/** At the branch, at another address, or online, with a link that only guests get. */
export const EVENT_PLACES = ['branch', 'address', 'online'] as const
export type EventPlace = (typeof EVENT_PLACES)[number]

export const EVENT_STATES = ['draft', 'published', 'cancelled'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** `cancelled` by the guest, `removed` by staff. */
export const REGISTRATION_STATES = ['registered', 'waiting', 'cancelled', 'removed'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** The same in each language; a reader gets another one where theirs is empty. */
const each = <T extends v.GenericSchema<string>>(schema: T) =>
  v.strictObject({ de: v.optional(schema, ''), en: v.optional(schema, '') })
const EachText = v.object({ de: LongText, en: LongText })
export type EachText = v.InferOutput<typeof EachText>

const seats = (max: number, fault: string) =>
  v.pipe(v.number(fault), v.integer(fault), v.minValue(1, fault), v.maxValue(max, fault))

const fields = v.strictObject({
  organization_uuid: v.pipe(line(36, 1), Uuid),
  title: v.pipe(
    each(line(EVENT_TITLE_MAX)),
    v.check(({ de, en }) => Boolean(de || en), 'event-title')
  ),
  description: each(text(NOTE_MAX)),
  /** On the branch's clock, as the other times. */
  starts_at: PlanTime,
  ends_at: PlanTime,
  place: v.picklist(EVENT_PLACES, 'unknown'),
  /** Where it is, unless at the branch. */
  address: line(EVENT_PLACE_MAX),
  online_url: MeetingUrl,
  seats: seats(EVENT_SEATS_MAX, 'event-seats'),
  /** Until when guests can register; '' until it starts. */
  closes_at: v.union([v.literal(''), PlanTime], 'date'),
  is_published: v.boolean(),
  /** Of the event that is changed, as it was read; without it, what others have changed since is overwritten. */
  revision: v.optional(line(64), '')
})

export const BranchEventForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck([['starts_at'], ['ends_at']], ({ starts_at, ends_at }) => starts_at < ends_at, 'event-order'),
    ['ends_at']
  ),
  v.forward(
    v.partialCheck(
      [['starts_at'], ['closes_at']],
      ({ starts_at, closes_at }) => closes_at <= starts_at,
      'event-closes'
    ),
    ['closes_at']
  ),
  v.forward(
    v.partialCheck(
      [['place'], ['address']],
      ({ place, address }) => place !== 'address' || Boolean(address),
      'required'
    ),
    ['address']
  ),
  v.forward(
    v.partialCheck(
      [['place'], ['online_url']],
      ({ place, online_url }) => place !== 'online' || Boolean(online_url),
      'required'
    ),
    ['online_url']
  )
)
export type BranchEventForm = v.InferOutput<typeof BranchEventForm>

/** `YYYY-MM-DDTHH:mm` on the branch's clock. */
const WallTime = bounded(16)

export const BranchEvent = v.object({
  uuid: Uuid,
  revision: ShortText,
  organization_uuid: Uuid,
  branch: ShortText,
  time_zone: ZoneName,
  state: v.picklist(EVENT_STATES),
  is_over: v.boolean(),
  title: EachText,
  description: EachText,
  starts_at: WallTime,
  ends_at: WallTime,
  place: v.picklist(EVENT_PLACES),
  address: ShortText,
  online_url: Url,
  seats: v.number(),
  closes_at: WallTime,
  /** Seats of guests, and guests who wait for one. */
  taken: v.number(),
  waiting: v.number(),
  /** Its page for visitors; null where the branch has none. */
  url: v.nullable(Url)
})
export type BranchEvent = v.InferOutput<typeof BranchEvent>

/** The event as somebody else has changed it; absent where it cannot be changed at all. */
export const OtherEvent = /* @__PURE__ */ outdatedItem(BranchEvent)

export const BranchEventsQuery = v.strictObject({
  show: v.optional(v.picklist(['upcoming', 'past'], 'unknown'), 'upcoming'),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
})
export type BranchEventsQuery = v.InferOutput<typeof BranchEventsQuery>

export const BranchEventsPage = v.object({
  events: v.array(BranchEvent),
  total: v.number(),
  page_size: v.number(),
  /** Those for which the user can add some. */
  branches: v.array(v.object({ uuid: Uuid, ...branchEntries }))
})
export type BranchEventsPage = v.InferOutput<typeof BranchEventsPage>

export const getBranchEvents = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-events', {
  summary: 'The events of the branches that the user manages: those to come, the next first, or the past ones.',
  access: managesBranchEvents,
  query: BranchEventsQuery,
  answers: { 200: BranchEventsPage }
})

export const postBranchEvent = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-events', {
  summary: 'Adds an event of a branch, as a draft or published.',
  access: managesBranchEvents,
  body: BranchEventForm,
  answers: { 201: BranchEvent, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const putBranchEvent = /* @__PURE__ */ endpoint('PUT', '/api/v1/branch-events/:uuid', {
  summary:
    'Changes an event; of another time or place, its guests are told by e-mail. More seats go to those who wait. Returns 409 if `revision` is out of date, with the event as it is.',
  access: managesBranchEvents,
  params,
  body: BranchEventForm,
  answers: { 200: BranchEvent, 409: OtherEvent, 422: FieldErrors }
})

export const postEventCancellation = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-events/:uuid/cancellation', {
  summary: 'Cancels an event for good; every guest, also those who wait, gets an e-mail with the message.',
  access: managesBranchEvents,
  params,
  body: v.strictObject({ message: v.optional(text(NOTE_MAX), '') }),
  answers: { 200: BranchEvent, 409: Failure, 422: FieldErrors }
})

export const deleteBranchEvent = /* @__PURE__ */ endpoint('DELETE', '/api/v1/branch-events/:uuid', {
  summary:
    'Deletes an event with its registrations: one without guests, or one that is over or cancelled. Returns 409 while guests are still being told by e-mail.',
  access: managesBranchEvents,
  params,
  answers: { 204: nothing, 409: Failure }
})

export const EventRegistration = v.object({
  uuid: Uuid,
  created_at: Instant,
  state: v.picklist(REGISTRATION_STATES),
  first_name: ShortText,
  last_name: ShortText,
  email: ShortText,
  seats: v.number(),
  /** When staff have noted that the guest came. */
  attended_at: v.nullable(Instant)
})
export type EventRegistration = v.InferOutput<typeof EventRegistration>

export const EventGuests = v.object({
  event: BranchEvent,
  /** Guests by name, then those who wait in their order, then those who do not come. */
  registrations: v.array(EventRegistration)
})
export type EventGuests = v.InferOutput<typeof EventGuests>

export const getEventGuests = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-events/:uuid/registrations', {
  summary: 'An event with its guests, to check them in.',
  reading: 'event-guests',
  access: managesBranchEvents,
  params,
  answers: { 200: EventGuests }
})

export const getEventGuestsCsv = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-events/:uuid/registrations/csv', {
  summary: 'The guests of an event as CSV, streamed.',
  proof: 'always',
  reading: { exports: 'event-guests' },
  access: managesBranchEvents,
  params,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

const ofRegistration = v.strictObject({ uuid: Uuid, registration: Uuid })

export const putEventAttendance = /* @__PURE__ */ endpoint(
  'PUT',
  '/api/v1/branch-events/:uuid/registrations/:registration/attendance',
  {
    summary: 'Notes whether a guest came.',
    access: managesBranchEvents,
    params: ofRegistration,
    body: v.strictObject({ attended: v.boolean() }),
    answers: { 200: EventRegistration, 409: Failure, 422: FieldErrors }
  }
)

export const deleteEventRegistration = /* @__PURE__ */ endpoint(
  'DELETE',
  '/api/v1/branch-events/:uuid/registrations/:registration',
  {
    summary: 'Takes a guest off the list, who is told by e-mail; the seats go to the first who wait. Idempotent.',
    access: managesBranchEvents,
    params: ofRegistration,
    answers: { 204: nothing, 409: Failure }
  }
)

/** What a visitor types to register; the number of seats is checked against those of the event. */
export const RegistrationForm = v.strictObject({
  first_name: line(100, 1),
  last_name: line(100, 1),
  email: Email,
  seats: seats(GUEST_SEATS_MAX, 'guest-seats'),
  website: v.optional(line())
})
export type RegistrationForm = v.InferOutput<typeof RegistrationForm>

/** An event as visitors see it; the link to an online one is its guests'. */
export const ShownEvent = v.object({
  uuid: Uuid,
  title: ShortText,
  /** From when to when, in words, on the branch's clock. */
  when: ShortText,
  starts_at: Instant,
  where: LongText,
  seats_left: v.number(),
  /** Of a `full` one visitors can wait for seats; of a `waiting-full` one not even that. */
  state: v.picklist(['open', 'full', 'waiting-full', 'closed', 'cancelled']),
  url: Url
})
export type ShownEvent = v.InferOutput<typeof ShownEvent>

/** From 1 to 100. */
const LIMIT = /^([1-9]\d?|100)$/

export const getEvents = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias/events', {
  summary: 'The events of a branch that visitors can come to, the next first.',
  access: { public: true, module },
  params: v.strictObject({ alias: Alias }),
  query: v.strictObject({
    limit: v.optional(v.pipe(v.string(), v.regex(LIMIT, 'unknown'), v.transform(Number)), `${EVENTS_SHOWN_MAX}`)
  }),
  answers: { 200: v.object({ events: v.array(ShownEvent), total: v.number() }) }
})

/** The list of a branch's events for visitors, and the page of one. */
export const eventsPath = (alias: string, uuid?: string) => `/events/${alias}${uuid ? `/${uuid}` : ''}`

/** What a tag asks for, in one spelling for itself and for its preload. */
export const eventsQuery = (limit: string | number | undefined): { limit?: string } =>
  LIMIT.test(String(limit ?? '')) ? { limit: String(limit) } : {}
