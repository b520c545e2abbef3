import type { Feature } from '../../core/features/feature.ts'
import { mapJobs, startMaps } from './map.jobs.ts'
import { map } from './map.routes.ts'

export const feature: Feature = { routes: map, jobs: { mails: mapJobs }, start: startMaps }
