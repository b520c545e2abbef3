import { DAY, HOUR } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { dayLimitMails } from './day-limit.mails.ts'
import { textJobs } from './text-messages.jobs.ts'
import { textPages } from './text-messages.pages.ts'
import { textMessages } from './text-messages.routes.ts'

/** Jobs are tried for a day. */
const GIVEN_UP = 25 * HOUR
/** No reminder is sent earlier before its appointment. */
const WAITED = 8 * DAY

export const feature: Feature = {
  routes: textMessages,
  pages: textPages,
  jobs: { texts: textJobs, mails: dayLimitMails },
  retention: [
    // their jobs have ended by now, with a server that was killed or once they were given up
    {
      ...olderThan(GIVEN_UP, 'text_messages', 'tenant_id', 'uuid'),
      only: (rows) =>
        rows.where({ state: 'sending' }).where((one) => one.whereNull('fault').orWhereNot('fault', 'day-limit')),
      blank: { state: 'failed', fault: 'lost' },
      span: 'what is still on its way is given up after a day'
    },
    {
      ...olderThan(WAITED, 'text_messages', 'tenant_id', 'uuid'),
      only: (rows) => rows.where({ state: 'sending', fault: 'day-limit' }),
      blank: { state: 'failed', fault: 'too-late' },
      span: 'what waits for another day is given up after eight days'
    },
    { kind: 'text-message', ...olderThan(90 * DAY, 'text_messages', 'tenant_id', 'uuid') },
    olderThan(30 * DAY, 'text_replies', 'tenant_id', 'id_hash')
  ]
}
