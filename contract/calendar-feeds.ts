import * as v from 'valibot'
import { ownAppointments as access } from './appointments.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Alias } from './values.ts'

const params = v.strictObject({ alias: Alias })

/** The address is a key: whoever has it reads the appointments. */
export const CalendarFeed = v.object({ url: v.nullable(v.string()) })
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>

/** Where a calendar program finds the appointments; `file` is the token with `.ics`. */
export const calendarFeedPath = (file: string) => `/calendar-feeds/${file}`

export const getCalendarFeed = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/calendar-feed', {
  summary: "The secret address at which the signed-in advisor's appointments can be subscribed to, where there is one.",
  access,
  params,
  answers: { 200: CalendarFeed }
})

export const putCalendarFeed = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/calendar-feed', {
  summary: 'Makes a new secret address; the one before it opens nothing any more.',
  access,
  params,
  answers: { 200: CalendarFeed }
})

export const deleteCalendarFeed = /* @__PURE__ */ endpoint('DELETE', '/api/v1/advisors/:alias/calendar-feed', {
  summary: 'Revokes the secret address.',
  access,
  params,
  answers: { 204: nothing }
})
