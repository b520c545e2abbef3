import { DAY, instant } from '../../core/base/clock.ts'
import type { Feature } from '../../core/features/feature.ts'
import { joinPages } from './join.pages.tsx'
import { waitlistEraser } from './waitlist.erasing.ts'
import { waitlistJobs, waitlistMails } from './waitlist.mails.ts'
import { waitlistPages } from './waitlist.pages.tsx'
import { waitlist } from './waitlist.routes.ts'

/** How long somebody who no longer waits stays in the list. */
const KEPT = 90 * DAY

export const feature: Feature = {
  routes: waitlist,
  pages: [...waitlistPages, ...joinPages],
  jobs: { mails: waitlistMails, waitlist: waitlistJobs },
  erasers: [waitlistEraser],
  retention: [
    {
      table: 'waitlist_entries',
      key: ['tenant_id', 'uuid'],
      column: 'ended_at',
      until: (now) => instant(now.getTime() - KEPT)
    },
    {
      table: 'waitlist_entries',
      key: ['tenant_id', 'uuid'],
      column: 'until_date',
      until: (now) => instant(now.getTime() - KEPT).slice(0, 10)
    }
  ]
}
