import { DAY } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { weeklyReportJobs } from './weekly-report.mails.tsx'
import { weeklyReportPages } from './weekly-report.pages.tsx'
import { startWeeklyReports } from './weekly-report.ts'

/** How long the unsubscribe link in a mail works. */
const TOKENS_KEPT = 400 * DAY

export const feature: Feature = {
  pages: weeklyReportPages,
  jobs: { 'weekly-reports': weeklyReportJobs },
  retention: [olderThan(TOKENS_KEPT, 'weekly_report_tokens', 'tenant_id', 'token_hash')],
  start: startWeeklyReports
}
