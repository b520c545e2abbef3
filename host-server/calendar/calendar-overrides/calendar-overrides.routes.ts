import { deleteCalendarOverride, getCalendarOverrides, postCalendarOverride } from '#contract/calendar-overrides'
import { instant } from '../../core/base/clock.ts'
import { route } from '../../core/http/http.ts'
import * as repository from './calendar-overrides.repository.ts'
import * as service from './calendar-overrides.service.ts'

export const calendarOverrides = [
  route(getCalendarOverrides, ({ db, advisor, app }) =>
    repository.findEndingAfter(db, advisor.uuid, instant(app.clock.now()))
  ),
  route(postCalendarOverride, (call, { body }) => service.add(call, body)),
  route(deleteCalendarOverride, ({ db, advisor }, { params }) => service.remove(db, advisor.uuid, params.uuid))
]
