import * as v from 'valibot'
import { Topic } from './appointment-topics.ts'
import { AppointmentType } from './appointment-types.ts'
import { Booked, Booking, deleteHold, postAppointment, postHold } from './appointments.ts'
import { Availability } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { Alias, CalendarDate, FieldErrors, FullName, MessageText, ShortText, Url, Uuid, ZoneName } from './values.ts'
import { RetryHeaders } from './visitor-form.ts'

/** A branch as its customers know it, with everything that can be booked with any of its advisors. */
export const Branch = v.object({
  uuid: Uuid,
  slug: ShortText,
  name: ShortText,
  phone_number: ShortText,
  time_zone: ZoneName,
  address: v.object({ street: ShortText, zip: ShortText, city: ShortText }),
  profile_picture_url: v.nullable(Url),
  /** Topics in the tenant's order, each with the appointment types its advisors offer. */
  offers: v.array(v.object({ topic: Topic, types: v.array(AppointmentType) }))
})
export type Branch = v.InferOutput<typeof Branch>

/** A branch that is closed, with a sentence that says so, and where its customers can go on. */
export const ClosedBranch = v.object({
  message: MessageText,
  ways: v.array(v.object({ href: Url, label: ShortText }))
})
export type ClosedBranch = v.InferOutput<typeof ClosedBranch>

const params = v.strictObject({ alias: Alias })
const bookable = { public: true, module: 'online-appointments' } as const

export const getBranch = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias', {
  summary: 'A branch and the topics that can be booked with its advisors.',
  access: bookable,
  params,
  answers: { 200: Branch, 410: ClosedBranch }
})

export const getBranchAvailability = /* @__PURE__ */ endpoint('GET', '/api/v1/branches/:alias/availability', {
  summary: 'The start times at which any advisor of the branch is free for a topic and an appointment type, by day.',
  access: bookable,
  params,
  query: v.strictObject({ topic: Uuid, type: AppointmentType, from: CalendarDate, to: CalendarDate }),
  answers: { 200: Availability },
  built: true
})

export const postBranchHold = /* @__PURE__ */ endpoint('POST', '/api/v1/branches/:alias/holds', {
  summary: 'Holds a slot with any advisor of the branch; with `hold`, moves or extends an existing hold.',
  access: bookable,
  test: true,
  params,
  body: postHold.shape.body,
  answers: postHold.shape.answers
})

export const deleteBranchHold = /* @__PURE__ */ endpoint('DELETE', '/api/v1/branches/:alias/holds/:hold', {
  summary: 'Releases a held slot.',
  access: bookable,
  test: true,
  params: deleteHold.shape.params,
  answers: deleteHold.shape.answers
})

/** The advisor chosen among those who were free. */
export const BookedAtBranch = v.object({
  ...Booked.entries,
  advisor: v.object({
    alias: ShortText,
    full_name: FullName,
    position: ShortText,
    profile_picture_url: v.nullable(Url)
  })
})
export type BookedAtBranch = v.InferOutput<typeof BookedAtBranch>

export const postBranchAppointment = /* @__PURE__ */ endpoint('POST', '/api/v1/branches/:alias/appointments', {
  summary:
    'Books a slot with the free advisor of the branch who has the fewest appointments that week. Returns 409 with the next free slots if none is free. An Idempotency-Key makes retries safe.',
  access: bookable,
  test: true,
  params,
  headers: RetryHeaders,
  body: Booking,
  answers: { 201: BookedAtBranch, 409: postAppointment.shape.answers[409], 422: FieldErrors }
})
