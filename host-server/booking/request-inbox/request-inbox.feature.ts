import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { requestReplyJobs } from './request-inbox.mails.ts'
import { requestInbox } from './request-inbox.routes.ts'

export const feature: Feature = {
  routes: requestInbox,
  jobs: { mails: requestReplyJobs },
  staffErasers: [
    pseudonymised({
      table: 'contact_request_replies',
      key: ['uuid'],
      name: 'author_name',
      owner: ['author_uuid', 'advisor_uuid'],
      only: { is_from_customer: false }
    })
  ]
}
