import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { audit } from './audit-log.routes.ts'

export const feature: Feature = {
  routes: audit,
  retention: [decided('audit-log', 'audit_log', 'at')]
}
