import { DAY } from '../../core/base/clock.ts'
import { olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { peopleImportJobs } from './people-import.jobs.ts'
import { peopleImport } from './people-import.routes.ts'

/** Imports contain names and contact details, so they are deleted after this time. */
const IMPORTS_KEPT = 30 * DAY

export const feature: Feature = {
  routes: peopleImport,
  jobs: { people: peopleImportJobs },
  retention: [olderThan(IMPORTS_KEPT, 'people_imports', 'tenant_id', 'uuid')]
}
