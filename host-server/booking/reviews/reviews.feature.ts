import { DAY, instant } from '../../core/base/clock.ts'
import type { Feature } from '../../core/features/feature.ts'
import { publicReviewPages } from './public-reviews.pages.tsx'
import { startReviewRequests } from './review-requests.ts'
import { refusalEraser, reviewEraser } from './reviews.erasing.ts'
import { reviewJobs } from './reviews.mails.ts'
import { reviewPages } from './reviews.pages.tsx'
import { reviews } from './reviews.routes.ts'

/** How long the reason of a rejection can be looked up. */
const REJECTED_KEPT = 365 * DAY

export const feature: Feature = {
  routes: reviews,
  pages: [...reviewPages, ...publicReviewPages],
  jobs: { mails: reviewJobs },
  cachedTables: ['reviews'],
  erasers: [reviewEraser, refusalEraser],
  retention: [
    {
      table: 'reviews',
      key: ['tenant_id', 'uuid'],
      column: 'decided_at',
      until: (now) => instant(now.getTime() - REJECTED_KEPT),
      which: 'Rejected ones',
      only: (rows) => void rows.where({ state: 'rejected' })
    }
  ],
  start: startReviewRequests
}
