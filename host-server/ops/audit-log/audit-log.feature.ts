import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { removeOld, startChain } from './audit-chain.ts'
import { IS_ACCESS, OF_EVENT } from './audit-events.ts'
import { audit } from './audit-log.routes.ts'

export const feature: Feature = {
  routes: audit,
  retention: [
    {
      ...decided('audit-log', 'audit_log', 'at'),
      which: 'Changes',
      only: (entries) => void entries.whereRaw(OF_EVENT.changes),
      remove: removeOld
    },
    {
      ...decided('access-log', 'audit_log', 'at'),
      which: 'Sign-ins, reads and exports',
      only: (entries) => void entries.whereRaw(IS_ACCESS),
      remove: removeOld
    }
  ],
  start: startChain
}
