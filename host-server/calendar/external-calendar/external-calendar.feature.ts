import type { Feature } from '../../core/features/feature.ts'
import { calendarJobs } from './entries.jobs.ts'
import { entryEraser } from './external-calendar.erasing.ts'
import { startRefreshing } from './refresh.ts'

export const feature: Feature = { jobs: { calendars: calendarJobs }, erasers: [entryEraser], start: startRefreshing }
