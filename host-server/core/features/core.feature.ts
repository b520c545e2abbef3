import { DAY, HOUR } from '../base/clock.ts'
import { expired, olderThan } from '../db/retention-rule.ts'
import { auditEraser } from '../events/audit-log.erasing.ts'
import { STEP_KEY } from '../events/booking-steps.queue.ts'
import { mediaPages } from '../files/media.pages.ts'
import { SESSION_MAX_HOURS } from '../http/session.ts'
import { mailEraser } from '../jobs/outbox.erasing.ts'
import { aliasReplaced, ofMailboxes, pseudonymised } from '../jobs/staff-erasing.ts'
import { mailFileEraser } from '../mail/mail-files.erasing.ts'
import { themePages } from '../pages/theme.pages.ts'
import type { Feature } from './feature.ts'

/** Finished and failed jobs stay visible for a while. */
const JOBS_KEPT = 30 * DAY

/** What all features share. */
export const feature: Feature = {
  pages: [...themePages, ...mediaPages],
  cachedTables: ['tenants', 'tenant_domains', 'tenant_settings', 'tenant_modules'],
  erasers: [mailEraser, mailFileEraser],
  staffErasers: [
    ofMailboxes(mailEraser),
    ofMailboxes(mailFileEraser),
    pseudonymised({
      table: 'bulk_change_rows',
      key: ['change_uuid', 'place'],
      name: 'name',
      owner: ['subject', 'user_uuid']
    }),
    aliasReplaced('advisor_hits'),
    aliasReplaced('hit_visitors'),
    auditEraser
  ],
  retention: [
    { kind: 'answer', ...expired('idempotency_keys', 'tenant_id', 'route', 'key') },
    { kind: 'visit', ...expired('hit_visitors', 'tenant_id', 'day', 'kind', 'advisor_alias', 'visitor') },
    { kind: 'visit', ...expired('booking_step_visitors', 'tenant_id', 'day', 'visitor', ...STEP_KEY) },
    olderThan(SESSION_MAX_HOURS * HOUR, 'sessions', 'id_hash'),
    {
      kind: 'mail',
      ...olderThan(JOBS_KEPT, 'outbox', 'uuid'),
      which: 'Done and failed ones',
      only: (jobs) => jobs.whereIn('state', ['done', 'dead'])
    },
    { table: 'rate_limits', key: ['key'], column: 'expire', until: (now) => now.getTime() }
  ]
}
