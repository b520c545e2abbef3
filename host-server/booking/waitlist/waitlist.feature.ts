import { DAY, instant } from '../../core/base/clock.ts'
import { decided, olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { joinPages } from './join.pages.tsx'
import { waitlistEraser } from './waitlist.erasing.ts'
import { waitlistJobs, waitlistMails } from './waitlist.mails.ts'
import { waitlistPages } from './waitlist.pages.tsx'
import { waitlist } from './waitlist.routes.ts'

/** Until then the page says that the link is too old. */
const UNCONFIRMED = 7 * DAY

export const feature: Feature = {
  routes: waitlist,
  pages: [...waitlistPages, ...joinPages],
  jobs: { mails: waitlistMails, waitlist: waitlistJobs },
  erasers: [waitlistEraser],
  // who no longer waits
  retention: [
    {
      ...olderThan(UNCONFIRMED, 'waitlist_entries', 'tenant_id', 'uuid'),
      kind: 'waitlist-entry',
      which: 'Those that nobody has confirmed',
      only: (rows) => void rows.where({ state: 'unconfirmed' })
    },
    decided('waitlist-entry', 'waitlist_entries', 'ended_at'),
    {
      ...decided('waitlist-entry', 'waitlist_entries', 'until_date'),
      until: (now, days) => instant(now.getTime() - days * DAY).slice(0, 10)
    }
  ]
}
