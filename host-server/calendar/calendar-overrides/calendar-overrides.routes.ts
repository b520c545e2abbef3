import {
  deleteBranchAbsence,
  deleteCalendarOverride,
  getBranchAbsences,
  getCalendarOverrides,
  postBranchAbsence,
  postCalendarOverride
} from '#contract/calendar-overrides'
import { instant } from '../../core/base/clock.ts'
import { route } from '../../core/http/http.ts'
import * as absences from './branch-absences.service.ts'
import * as repository from './calendar-overrides.repository.ts'
import * as service from './calendar-overrides.service.ts'

export const calendarOverrides = [
  route(getCalendarOverrides, ({ db, advisor, app }) =>
    repository.findEndingAfter(db, advisor.uuid, instant(app.clock.now()))
  ),
  route(postCalendarOverride, (call, { body }) => service.add(call, body)),
  route(deleteCalendarOverride, (call, { params }) => service.remove(call, params.uuid)),
  route(getBranchAbsences, (call, { query }) => absences.list(call, query.advisor)),
  route(postBranchAbsence, (call, { body }) => absences.add(call, body)),
  route(deleteBranchAbsence, (call, { params }) => absences.remove(call, params.uuid))
]
