import type { Feature } from '../../core/features/feature.ts'
import { removed } from '../../core/jobs/staff-erasing.ts'
import { copyEraser } from './advisor-settings.erasing.ts'
import { advisorSettings } from './advisor-settings.routes.ts'

export const feature: Feature = {
  routes: advisorSettings,
  cachedTables: ['advisor_settings'],
  staffErasers: [removed('schedule', 'advisor_settings', ['advisor_uuid', 'advisor_uuid']), copyEraser]
}
