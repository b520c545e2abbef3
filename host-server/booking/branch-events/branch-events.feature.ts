import { DAY } from '../../core/base/clock.ts'
import { decided, olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { registrationsEraser } from './branch-events.erasing.ts'
import { eventMails } from './branch-events.mails.ts'
import { branchEvents } from './branch-events.routes.ts'
import { eventPages } from './events.pages.tsx'
import { guestPages } from './guest.pages.tsx'

/** Until then the page says that the link is too old. */
const UNCONFIRMED = 7 * DAY

export const feature: Feature = {
  routes: branchEvents,
  pages: [...eventPages, ...guestPages],
  jobs: { mails: eventMails },
  erasers: [registrationsEraser],
  retention: [
    {
      ...olderThan(UNCONFIRMED, 'event_registrations', 'tenant_id', 'uuid'),
      kind: 'event-registration',
      which: 'Those that nobody has confirmed',
      only: (rows) => void rows.where({ state: 'unconfirmed' })
    },
    decided('event-registration', 'event_registrations', 'ends_at')
  ]
}
