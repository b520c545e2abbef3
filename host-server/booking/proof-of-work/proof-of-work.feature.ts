import { expired } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { proofOfWork } from './proof-of-work.routes.ts'

export const feature: Feature = { routes: proofOfWork, retention: [expired('spent_proofs', 'tenant_id', 'signature')] }
