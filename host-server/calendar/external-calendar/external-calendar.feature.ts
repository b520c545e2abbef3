import type { Feature } from '../../core/features/feature.ts'
import { changesPages } from './changes.pages.ts'
import { calendarJobs } from './entries.jobs.ts'
import { entryEraser, ownCalendarEraser } from './external-calendar.erasing.ts'
import { startRefreshing } from './refresh.ts'
import { revocationJobs } from './revocation.jobs.ts'
import { subscriptionJobs } from './subscriptions.jobs.ts'

export const feature: Feature = {
  pages: changesPages,
  jobs: { calendars: { ...calendarJobs, ...revocationJobs, ...subscriptionJobs } },
  erasers: [entryEraser],
  staffErasers: [ownCalendarEraser],
  start: startRefreshing
}
