import {
  getBranchCalendar,
  getBranchCalendarEvents,
  getCalendarBranches,
  getHandOverPlan,
  postBranchCustomerAppointment,
  postHandOverOfSeveral
} from '#contract/branch-calendar'
import { route } from '../../core/http/http.ts'
import { listenToBranch } from '../appointments/calendar-stream.ts'
import * as service from './branch-calendar.service.ts'
import { handOverSeveral } from './hand-over.service.ts'
import { plan } from './hand-over-plan.service.ts'

export const branchCalendar = [
  route(getCalendarBranches, (call) => service.branches(call)),
  route(getBranchCalendar, (call, { query }) => service.read(call, query)),
  route(getBranchCalendarEvents, listenToBranch),
  route(getHandOverPlan, (call, { query }) => plan(call, query)),
  route(postHandOverOfSeveral, (call, { body }) => handOverSeveral(call, body)),
  route(postBranchCustomerAppointment, (call, { body, headers }) =>
    service.book(call, body, headers['idempotency-key'])
  )
]
