import {
  deleteHoliday,
  getAffected,
  getCalendarDays,
  getHolidayCalendars,
  getHolidays,
  postClosureCancellations,
  postHoliday,
  postHolidaySelection
} from '#contract/holidays'
import { route } from '../../core/http/http.ts'
import * as affected from './affected.service.ts'
import * as calendars from './calendars.ts'
import * as service from './holidays.service.ts'

export const holidays = [
  route(getHolidays, (call) => service.list(call)),
  route(postHoliday, (call, { body }) => service.close(call, body)),
  route(deleteHoliday, (call, { params }) => service.open(call, params.uuid)),
  route(getAffected, (call, { query }) => affected.findAffected(call, query)),
  route(postClosureCancellations, (call, { params, body }) => affected.cancelWithin(call, params.uuid, body)),
  route(postHolidaySelection, (call, { body }) => service.importDays(call, body.days, body.organization_uuid)),
  route(getHolidayCalendars, (call) => calendars.findRegions(calendars.languageOf(call))),
  route(getCalendarDays, (call, { query }) => calendars.findDays(query, call))
]
