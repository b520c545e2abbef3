import { getCalendarWeek, patchCalendarSpans } from '#contract/slots-calendar'
import { route } from '../../core/http/http.ts'
import * as service from './slots-calendar.service.ts'

export const slotsCalendar = [
  route(getCalendarWeek, (call, { query }) => service.weekOf(call, query)),
  route(patchCalendarSpans, (call, { body }) => service.change(call, body))
]
