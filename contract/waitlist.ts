import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { AppointmentType } from './appointment-types.ts'
import { SlotGone, Visitor } from './appointments.ts'
import { endpoint, nothing } from './endpoint.ts'
import { TextConsent } from './text-consent.ts'
import {
  Alias,
  CalendarDate,
  Failure,
  FieldErrors,
  FullName,
  HalfHour,
  Instant,
  LongText,
  line,
  ShortText,
  TimeZone,
  Uuid,
  ZoneName
} from './values.ts'
import { goodFaith, RetryHeaders } from './visitor-form.ts'
import { Day } from './working-hours.ts'

const module = ['online-appointments', 'waitlist'] as const

/** How long a freed time is kept for one person, in minutes of office hours. */
export const OFFER_MINUTES = 15
/** How many days somebody waits unless they say otherwise. */
export const WISH_DAYS = 30
/** The farthest last day of a wish, from today. */
export const WISH_DAYS_MAX = 180
export const WAITLIST_PAGE_SIZE = 25
/** How many can wait for one advisor, and for anyone of one branch. */
export const WAITLIST_MAX = 500

/** When a customer has time. */
export const Wish = v.strictObject({
  weekdays: v.pipe(
    v.array(Day),
    v.minLength(1, 'required'),
    v.maxLength(7),
    v.check((days) => new Set(days).size === days.length, 'unknown')
  ),
  /** '' is any time of the day. */
  start_time: v.optional(v.union([v.literal(''), HalfHour]), ''),
  end_time: v.optional(v.union([v.literal(''), HalfHour]), ''),
  /** The first and the last day that suit. */
  from_date: CalendarDate,
  until_date: CalendarDate
})
export type Wish = v.InferOutput<typeof Wish>

export const WISH_FIELDS = ['weekdays', 'start_time', 'end_time', 'from_date', 'until_date'] as const
export type WishField = (typeof WISH_FIELDS)[number]
export type WishFault = 'required' | 'past' | 'ends-before-start' | 'last-before-first' | 'date' | 'too-far'

/** The rules of a wish beyond the schema; days are the branch's. */
export function wishFaults(
  wish: Pick<Wish, 'start_time' | 'end_time' | 'from_date' | 'until_date'> & { weekdays: readonly number[] },
  today: string,
  last: string
): Partial<Record<WishField, WishFault>> {
  const { weekdays, start_time, end_time, from_date, until_date } = wish
  return {
    ...(!weekdays.length && { weekdays: 'required' as const }),
    ...(start_time && end_time && end_time <= start_time && { end_time: 'ends-before-start' as const }),
    ...(!from_date && { from_date: 'required' as const }),
    ...(until_date > last && { until_date: 'too-far' as const }),
    ...(from_date && until_date < from_date && { until_date: 'last-before-first' as const }),
    ...(until_date < today && { until_date: 'past' as const }),
    ...(!until_date && { until_date: 'required' as const })
  }
}

/** The text that says hours. */
export function hoursText({ start_time, end_time }: Pick<Wish, 'start_time' | 'end_time'>) {
  if (start_time) return end_time ? 'waitlist.hours-between' : 'waitlist.hours-from'
  return end_time ? 'waitlist.hours-until' : 'waitlist.hours-any'
}

/** Monday is 1. */
export const weekdayName = (tag: string, day: number, weekday: 'long' | 'short' = 'long') =>
  // 1 January 2024 was a Monday
  new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** What a visitor leaves who finds no time that suits. */
export const WaitlistForm = v.strictObject({
  topic: Uuid,
  type: AppointmentType,
  ...Wish.entries,
  ...Visitor.entries,
  text_consent: TextConsent,
  time_zone: v.optional(TimeZone),
  /** The campaign of the visit, as with bookings. */
  src: v.optional(line()),
  ...goodFaith
})
export type WaitlistForm = v.InferOutput<typeof WaitlistForm>

const joins = { public: true, module } as const
const joined = {
  params: v.strictObject({ alias: Alias }),
  headers: RetryHeaders,
  body: WaitlistForm,
  // says nothing about whether the address waits already: its mail does; 409 once the list is full
  answers: { 201: v.object({ until_date: CalendarDate }), 409: Failure, 422: FieldErrors }
}

export const postWaitlistEntry = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/waitlist', {
  summary: "Puts a visitor on an advisor's waitlist once they have confirmed it by the link of an e-mail.",
  access: { ...joins, option: 'online_appointment' },
  test: true,
  ...joined
})

export const postBranchWaitlistEntry = /* @__PURE__ */ endpoint('POST', '/api/v1/branches/:alias/waitlist', {
  summary: 'Puts a visitor on the waitlist for any advisor of a branch, once they have confirmed it.',
  access: joins,
  test: true,
  ...joined
})

/** Advisors see who waits for them, branch managers their branches', administrators everyone's. */
export const readsWaitlist = {
  anyRole: ['accountadmin', 'orgadmin'],
  orCard: true,
  module
} as const satisfies MemberAccess

/** `over` is one whose days have passed without an appointment. */
export const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'left', 'removed', 'over'] as const
export type WaitlistState = (typeof WAITLIST_STATES)[number]

/** How an offer ended; `open` is one that may still be accepted. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferState = (typeof OFFER_STATES)[number]

export const WaitlistOffer = v.object({
  uuid: Uuid,
  starts_at: Instant,
  /** When the mail goes out: in office hours. */
  opens_at: Instant,
  expires_at: Instant
})
export type WaitlistOffer = v.InferOutput<typeof WaitlistOffer>

export const WaitlistEntry = v.object({
  uuid: Uuid,
  created_at: Instant,
  state: v.picklist(WAITLIST_STATES),
  is_paused: v.boolean(),
  /** Among those who wait for the same advisor or branch; null once it is over. */
  place: v.nullable(v.number()),
  first_name: ShortText,
  last_name: ShortText,
  email: ShortText,
  phone: ShortText,
  note: LongText,
  topic: ShortText,
  type: AppointmentType,
  weekdays: v.array(Day),
  start_time: ShortText,
  end_time: ShortText,
  from_date: CalendarDate,
  until_date: CalendarDate,
  time_zone: ZoneName,
  /** For whom; any of the branch where null. */
  advisor: v.nullable(FullName),
  branch: ShortText,
  /** The start of the appointment for which an earlier time is wanted. */
  earlier_than: v.nullable(Instant),
  offer: v.nullable(WaitlistOffer),
  /** How many times were offered before. */
  offers: v.number()
})
export type WaitlistEntry = v.InferOutput<typeof WaitlistEntry>

export const WaitlistQuery = v.strictObject({
  /** Those who wait unless `ended`. */
  show: v.optional(v.picklist(['waiting', 'ended'], 'unknown'), 'waiting'),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
})
export type WaitlistQuery = v.InferOutput<typeof WaitlistQuery>

export const WaitlistPage = v.object({
  entries: v.array(WaitlistEntry),
  total: v.number(),
  page_size: v.number()
})
export type WaitlistPage = v.InferOutput<typeof WaitlistPage>

export const getWaitlist = /* @__PURE__ */ endpoint('GET', '/api/v1/waitlist', {
  summary: 'Who waits for an appointment, the earliest first; or whose waiting has ended, the latest first.',
  reading: 'waitlist',
  access: readsWaitlist,
  query: WaitlistQuery,
  answers: { 200: WaitlistPage }
})

const params = v.strictObject({ uuid: Uuid })

/** A free time that can be offered. */
export const WaitlistStart = v.object({
  starts_at: Instant,
  advisor_uuid: Uuid,
  advisor: FullName,
  /** Whether it is within the wish. */
  suits: v.boolean()
})
export type WaitlistStart = v.InferOutput<typeof WaitlistStart>

export const getWaitlistStarts = /* @__PURE__ */ endpoint('GET', '/api/v1/waitlist/:uuid/starts', {
  summary: 'The next free times that can be offered to somebody who waits.',
  access: readsWaitlist,
  params,
  answers: { 200: v.object({ starts: v.array(WaitlistStart), time_zone: ZoneName }) }
})

export const postWaitlistOffer = /* @__PURE__ */ endpoint('POST', '/api/v1/waitlist/:uuid/offers', {
  summary: 'Offers somebody who waits a free time, which is held for them.',
  access: readsWaitlist,
  params,
  body: v.strictObject({ advisor_uuid: Uuid, starts_at: Instant }),
  answers: { 201: WaitlistOffer, 409: SlotGone, 422: FieldErrors }
})

export const putWaitlistPause = /* @__PURE__ */ endpoint('PUT', '/api/v1/waitlist/:uuid/pause', {
  summary: 'Makes somebody wait without offers, or offers them times again; the place stays.',
  access: readsWaitlist,
  params,
  body: v.strictObject({ is_paused: v.boolean() }),
  answers: { 200: WaitlistEntry, 409: Failure, 422: FieldErrors }
})

export const deleteWaitlistEntry = /* @__PURE__ */ endpoint('DELETE', '/api/v1/waitlist/:uuid', {
  summary: 'Takes somebody off the waitlist; a time that is held for them goes to the next. Idempotent.',
  access: readsWaitlist,
  params,
  answers: { 204: nothing }
})
