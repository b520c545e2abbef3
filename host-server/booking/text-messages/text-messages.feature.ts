import { DAY } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { textJobs } from './text-messages.jobs.ts'
import { textPages } from './text-messages.pages.ts'
import { textMessages } from './text-messages.routes.ts'

export const feature: Feature = {
  routes: textMessages,
  pages: textPages,
  jobs: { texts: textJobs },
  retention: [
    { kind: 'text-message', ...olderThan(90 * DAY, 'text_messages', 'tenant_id', 'uuid') },
    olderThan(30 * DAY, 'text_replies', 'tenant_id', 'id_hash')
  ]
}
