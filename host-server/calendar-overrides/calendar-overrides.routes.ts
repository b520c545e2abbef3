import { deleteCalendarOverride, getCalendarOverrides, postCalendarOverride } from '#contract/calendar-overrides'
import { instant } from '../core/clock.ts'
import { route } from '../core/http.ts'
import * as repository from './calendar-overrides.repository.ts'
import * as service from './calendar-overrides.service.ts'

export const calendarOverrides = [
  route(getCalendarOverrides, ({ db, advisor, services }) =>
    repository.findEndingAfter(db, advisor.uuid, instant(services.clock.now()))
  ),
  route(postCalendarOverride, ({ db, advisor, t }, { body }) => service.add(db, advisor.uuid, body, t)),
  route(deleteCalendarOverride, ({ db, advisor }, { params }) => service.remove(db, advisor.uuid, params.uuid))
]
