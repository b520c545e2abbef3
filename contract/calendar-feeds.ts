import * as v from 'valibot'
import { ownAppointments as access } from './appointments.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, Url } from './values.ts'

const params = v.strictObject({ alias: Alias })

/** The URL is a secret that gives access to the appointments. */
export const CalendarFeed = v.object({ url: v.nullable(Url) })
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>

/** Where a calendar program finds the appointments; `file` is the token with `.ics`. */
export const calendarFeedPath = (file: string) => `/calendar-feeds/${file}`

export const getCalendarFeed = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/calendar-feed', {
  summary: "The secret feed address for subscribing to the signed-in advisor's appointments, if there is one.",
  access,
  params,
  answers: { 200: CalendarFeed }
})

export const putCalendarFeed = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/calendar-feed', {
  summary: 'Creates a new secret feed address; the previous one stops working.',
  access,
  params,
  answers: { 200: CalendarFeed }
})

export const deleteCalendarFeed = /* @__PURE__ */ endpoint('DELETE', '/api/v1/advisors/:alias/calendar-feed', {
  summary: 'Revokes the secret feed address.',
  access,
  params,
  answers: { 204: nothing }
})
