import type { Feature } from '../../core/features/feature.ts'
import { calendarJobs } from './entries.jobs.ts'
import { entryEraser, ownCalendarEraser } from './external-calendar.erasing.ts'
import { startRefreshing } from './refresh.ts'
import { revocationJobs } from './revocation.jobs.ts'

export const feature: Feature = {
  jobs: { calendars: { ...calendarJobs, ...revocationJobs } },
  erasers: [entryEraser],
  staffErasers: [ownCalendarEraser],
  start: startRefreshing
}
