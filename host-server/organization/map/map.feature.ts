import type { Feature } from '../../core/features/feature.ts'
import { mapJobs, startMaps } from './map.jobs.ts'

export const feature: Feature = { jobs: { mails: mapJobs }, start: startMaps }
