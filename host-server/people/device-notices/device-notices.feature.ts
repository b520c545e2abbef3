import type { Feature } from '../../core/features/feature.ts'
import { deviceJobs } from './device-notices.jobs.ts'
import { deviceNotices } from './device-notices.routes.ts'

export const feature: Feature = { routes: deviceNotices, jobs: { notices: deviceJobs } }
