import type { Feature } from '../../core/features/feature.ts'
import { bulkChangesRetention } from '../../core/jobs/bulk-changes.ts'
import { peopleChanges } from './people-changes.routes.ts'
import { jobs } from './people-changes.service.ts'

export const feature: Feature = { routes: peopleChanges, jobs: { people: jobs }, retention: [bulkChangesRetention] }
