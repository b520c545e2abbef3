import { DAY } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { consents } from './consents.routes.ts'

/** A consent is retained as proof until claims lapse. */
const CONSENTS_KEPT = 3 * 365 * DAY

export const feature: Feature = {
  routes: consents,
  retention: [olderThan(CONSENTS_KEPT, 'consents', 'tenant_id', 'uuid')]
}
