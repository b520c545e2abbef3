import type { Feature } from '../../core/features/feature.ts'
import { importedBy, importsRetention } from '../../core/jobs/file-imports.ts'
import { importRowEraser } from './people-import.erasing.ts'
import { peopleImport } from './people-import.routes.ts'
import { jobs } from './people-import.service.ts'

export const feature: Feature = {
  routes: peopleImport,
  jobs: { people: jobs },
  retention: [importsRetention('people_imports')],
  staffErasers: [importedBy('people_imports'), importRowEraser]
}
