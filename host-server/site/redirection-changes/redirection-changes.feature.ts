import type { Feature } from '../../core/features/feature.ts'
import { redirectionChanges } from './redirection-changes.routes.ts'
import { jobs } from './redirection-changes.service.ts'

export const feature: Feature = { routes: redirectionChanges, jobs: { people: jobs } }
