import { DAY, instant } from '../../core/base/clock.ts'
import type { Feature } from '../../core/features/feature.ts'
import { retention } from './retention.routes.ts'

/** How long it can be looked up what was deleted by its age. */
const RUNS_KEPT = 365 * DAY

export const feature: Feature = {
  routes: retention,
  retention: [
    {
      table: 'retention_runs',
      key: ['tenant_id', 'day', 'kind'],
      column: 'day',
      until: (now) => instant(now.getTime() - RUNS_KEPT).slice(0, 10)
    }
  ]
}
