import { DAY, instant } from '../../core/base/clock.ts'
import { expired } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { dataRequestEraser } from './data-requests.erasing.ts'
import { dataRequestMails } from './data-requests.mails.ts'
import { dataRequestPages } from './data-requests.pages.tsx'
import { dataRequests } from './data-requests.routes.ts'
import { dueJobs } from './due.jobs.ts'

/** Until claims lapse: so long it can be shown that a request was answered, and when. */
const KEPT = 1095 * DAY

export const feature: Feature = {
  routes: dataRequests,
  pages: dataRequestPages,
  jobs: { mails: { ...dataRequestMails, ...dueJobs } },
  erasers: [dataRequestEraser],
  staffErasers: [
    pseudonymised({ table: 'data_requests', key: ['uuid'], name: 'user_name' }),
    pseudonymised({ table: 'data_requests', key: ['uuid'], name: 'done_by' })
  ],
  retention: [
    {
      kind: 'data-request',
      table: 'data_requests',
      key: ['tenant_id', 'uuid'],
      which: 'Answered ones',
      column: 'finished_at',
      until: (now) => instant(now.getTime() - KEPT)
    },
    {
      ...expired('data_requests', 'tenant_id', 'uuid'),
      which: 'Those that nobody has confirmed',
      only: (rows) => void rows.where({ state: 'unconfirmed' })
    }
  ]
}
