import type { Feature } from '../../core/features/feature.ts'
import { removed } from '../../core/jobs/staff-erasing.ts'
import { workingHours } from './working-hours.routes.ts'

export const feature: Feature = {
  routes: workingHours,
  cachedTables: ['working_hours'],
  staffErasers: [removed('schedule', 'working_hours', ['advisor_uuid', 'advisor_uuid'])]
}
