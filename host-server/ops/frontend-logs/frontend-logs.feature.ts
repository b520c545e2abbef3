import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { aliasReplaced } from '../../core/jobs/staff-erasing.ts'
import { frontendLogs } from './frontend-logs.routes.ts'

export const feature: Feature = {
  routes: frontendLogs,
  staffErasers: [aliasReplaced('frontend_logs')],
  // the clicks are counted in the figures
  retention: [{ ...decided('frontend-log', 'frontend_logs', 'created_at'), key: ['id'] }]
}
