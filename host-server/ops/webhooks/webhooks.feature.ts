import { DAY } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { aliasReplaced } from '../../core/jobs/staff-erasing.ts'
import { tellOfPeople } from './people-events.ts'
import { webhookJobs } from './webhooks.jobs.ts'
import { webhookMails } from './webhooks.mails.ts'
import { webhooks } from './webhooks.routes.ts'

const KEPT = 30 * DAY

export const feature: Feature = {
  routes: webhooks,
  jobs: { webhooks: webhookJobs, mails: webhookMails },
  recorded: tellOfPeople,
  retention: [olderThan(KEPT, 'webhook_deliveries', 'tenant_id', 'uuid')],
  staffErasers: [aliasReplaced('webhook_deliveries', 'alias', 'delivery')]
}
