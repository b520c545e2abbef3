import { HEALTH_DAYS } from '#contract/website-health'
import { DAY, instant } from '../../core/base/clock.ts'
import type { RetentionRule } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { websiteHealth } from './website-health.routes.ts'
import { noticeMails } from './website-notices.mails.ts'
import { startWatch } from './website-notices.ts'
import { watchingWebsites } from './website-watch.ts'

/** A day more than is looked back, as institutions are in several time zones. */
const KEPT = (HEALTH_DAYS + 1) * DAY

const longAgo = (table: string, ...key: string[]): RetentionRule => ({
  table,
  key: ['tenant_id', ...key],
  column: 'day',
  until: (now) => instant(now.getTime() - KEPT).slice(0, 10)
})

export const feature: Feature = {
  routes: websiteHealth,
  observe: watchingWebsites,
  jobs: { mails: noticeMails },
  start: startWatch,
  retention: [longAgo('website_days', 'day', 'origin', 'kind', 'detail'), longAgo('website_notices', 'origin', 'fault')]
}
