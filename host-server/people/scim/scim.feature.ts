import { DAY } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { refusals } from './scim.answers.ts'
import { problemEraser } from './scim.erasing.ts'
import { scimProtocol } from './scim.protocol.ts'
import { scim } from './scim.routes.ts'

/** A directory tries again for days; what it tries no more is not worth keeping. */
const PROBLEMS = 30 * DAY

export const feature: Feature = {
  routes: scim,
  refusals,
  scopes: ['scim'],
  retention: [olderThan(PROBLEMS, 'scim_problems', 'tenant_id', 'kind', 'subject')],
  staffErasers: [problemEraser],
  fallback: scimProtocol
}
