import type { Feature } from '../../core/features/feature.ts'
import { requestReplyJobs } from './request-inbox.mails.ts'
import { requestInbox } from './request-inbox.routes.ts'

export const feature: Feature = { routes: requestInbox, jobs: { mails: requestReplyJobs } }
