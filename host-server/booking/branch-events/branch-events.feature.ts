import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { registrationsEraser } from './branch-events.erasing.ts'
import { eventMails } from './branch-events.mails.ts'
import { branchEvents } from './branch-events.routes.ts'
import { eventPages } from './events.pages.tsx'
import { guestPages } from './guest.pages.tsx'

export const feature: Feature = {
  routes: branchEvents,
  pages: [...eventPages, ...guestPages],
  jobs: { mails: eventMails },
  erasers: [registrationsEraser],
  retention: [decided('event-registration', 'event_registrations', 'ends_at')]
}
