import type { Feature } from '../../core/features/feature.ts'
import { calendarJobs } from './entries.jobs.ts'
import { startRefreshing } from './refresh.ts'

export const feature: Feature = { jobs: { calendars: calendarJobs }, start: startRefreshing }
