import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { consents } from './consents.routes.ts'

export const feature: Feature = {
  routes: consents,
  retention: [decided('consent', 'consents', 'created_at')]
}
