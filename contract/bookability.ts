import * as v from 'valibot'
import { seesBookability } from './access.ts'
import { AppointmentType } from './appointment-types.ts'
import { endpoint } from './endpoint.ts'
import { Alias, FullName, Instant, ShortText, Url, Uuid, ZoneName } from './values.ts'
import { WorkingHours } from './working-hours.ts'

/**
 * Why an advisor cannot be booked: online booking is off on the card, no topics, no types, no hours (or none long enough
 * for a topic); or up to the last day that can be booked the branch is closed, or the advisor is away, blocked or
 * booked up.
 */
export const OBSTACLES = ['option', 'topics', 'types', 'hours', 'closed', 'away', 'blocked', 'booked'] as const
export type Obstacle = (typeof OBSTACLES)[number]

export const BookableAdvisor = v.object({
  /** The person's key. */
  uuid: ShortText,
  full_name: FullName,
  profile_picture_url: v.nullable(Url),
  /** The next time that customers can book, whatever the topic. */
  next_free: v.nullable(Instant),
  /** Null if there is such a time. */
  obstacle: v.nullable(v.picklist(OBSTACLES))
})
export type BookableAdvisor = v.InferOutput<typeof BookableAdvisor>

export const Bookability = v.object({
  slug: ShortText,
  name: ShortText,
  time_zone: ZoneName,
  /** When the branch was closed: nobody works there. */
  closed_at: v.nullable(Instant),
  /** By name. */
  advisors: v.array(BookableAdvisor)
})
export type Bookability = v.InferOutput<typeof Bookability>

export const getBookability = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias/bookability', {
  summary: 'When customers can book the advisors of a branch next, and else what prevents it.',
  access: seesBookability,
  params: v.strictObject({ alias: Alias }),
  answers: { 200: Bookability }
})

/** What customers can book with a person. */
export const BookingOffer = v.object({
  /** By name. */
  topics: v.array(ShortText),
  types: v.array(AppointmentType),
  hours: WorkingHours,
  /** Whether these are the person's own, and not those of the branch or the institution. */
  has_own_hours: v.boolean()
})
export type BookingOffer = v.InferOutput<typeof BookingOffer>

export const getBookingOffer = /* @__PURE__ */ endpoint('GET', '/api/v1/people/:uuid/booking-offer', {
  summary:
    'The topics, appointment types and weekly booking times of a person with a card. Branch managers see those of their branches.',
  access: seesBookability,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 200: BookingOffer }
})
