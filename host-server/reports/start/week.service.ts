import type { Metric } from '#contract/reports'
import type { ReportsStart } from '#contract/start'
import { dayLater, dayOf } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { weekOf, whole } from '../reports/periods.ts'
import { sumsOf } from '../reports/reports.service.ts'

const METRICS = ['profile', 'branch', 'booked', 'no-show'] as const satisfies readonly Metric[]

/** The last whole week of the institution, as its report shows it. */
export async function reportsStart({ db, app, tenant }: Call): Promise<ReportsStart> {
  const days = whole(weekOf(dayLater(dayOf(app.clock.now(), tenant.time_zone), -7)))
  const { starts, starts_before, figures } = await sumsOf(db, days, METRICS)
  return { ...days, starts, starts_before, figures }
}
