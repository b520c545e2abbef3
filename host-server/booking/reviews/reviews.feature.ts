import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised, removed } from '../../core/jobs/staff-erasing.ts'
import { publicReviewPages } from './public-reviews.pages.tsx'
import { startReviewRequests } from './review-requests.ts'
import { refusalEraser, reviewEraser } from './reviews.erasing.ts'
import { reviewJobs } from './reviews.mails.ts'
import { reviewPages } from './reviews.pages.tsx'
import { reviews } from './reviews.routes.ts'

export const feature: Feature = {
  routes: reviews,
  pages: [...reviewPages, ...publicReviewPages],
  jobs: { mails: reviewJobs },
  cachedTables: ['reviews'],
  erasers: [reviewEraser, refusalEraser],
  staffErasers: [
    // with the answers; no page shows them any more
    removed('review-of', 'reviews', ['advisor_uuid', 'advisor_uuid']),
    pseudonymised({ table: 'reviews', key: ['uuid'], name: 'decided_by', blank: { reason: '' } })
  ],
  retention: [
    {
      ...decided('rejected-review', 'reviews', 'decided_at'),
      which: 'Rejected ones',
      only: (rows) => void rows.where({ state: 'rejected' })
    }
  ],
  start: startReviewRequests
}
