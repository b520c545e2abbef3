import type { Feature } from '../../core/features/feature.ts'
import { branchChanges } from './branch-changes.routes.ts'
import { jobs } from './branch-changes.service.ts'

export const feature: Feature = { routes: branchChanges, jobs: { people: jobs } }
