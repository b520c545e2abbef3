import { USAGE_DAYS } from '#contract/module-usage'
import { DAY, instant } from '../../core/base/clock.ts'
import type { Feature } from '../../core/features/feature.ts'
import { countingEmbeddings } from './embedding-days.ts'
import { moduleUsage } from './module-usage.routes.ts'

/** A day more than is looked back, as institutions are in several time zones. */
const KEPT = (USAGE_DAYS + 1) * DAY

export const feature: Feature = {
  routes: moduleUsage,
  observe: countingEmbeddings,
  retention: [
    {
      table: 'embedding_days',
      key: ['tenant_id', 'day', 'origin', 'widget'],
      column: 'day',
      until: (now) => instant(now.getTime() - KEPT).slice(0, 10)
    }
  ]
}
