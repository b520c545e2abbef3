import type { Feature } from '../../core/features/feature.ts'
import { importedBy, importsRetention } from '../../core/jobs/file-imports.ts'
import { branchImport } from './branch-import.routes.ts'
import { jobs } from './branch-import.service.ts'

export const feature: Feature = {
  routes: branchImport,
  jobs: { people: jobs },
  retention: [importsRetention('branch_imports')],
  staffErasers: [importedBy('branch_imports')]
}
