import { DAY } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { frontendLogs } from './frontend-logs.routes.ts'

/** Reports of browsers on clicks and errors; the clicks are counted in the figures. */
const LOGS_KEPT = 90 * DAY

export const feature: Feature = {
  routes: frontendLogs,
  retention: [olderThan(LOGS_KEPT, 'frontend_logs', 'id')]
}
