import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { contactRequestEraser } from './contact-requests.erasing.ts'
import { contactRequestJobs } from './contact-requests.mails.ts'
import { requestNotices } from './contact-requests.notices.ts'
import { contactPages } from './contact-requests.pages.tsx'
import { contactRequests } from './contact-requests.routes.ts'

export const feature: Feature = {
  routes: contactRequests,
  pages: contactPages,
  jobs: { mails: contactRequestJobs, notices: requestNotices },
  erasers: [contactRequestEraser],
  // replies and notes go with them
  retention: [decided('contact-request', 'contact_requests', 'created_at')]
}
