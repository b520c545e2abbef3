import type { Feature } from '../../core/features/feature.ts'
import { removed } from '../../core/jobs/staff-erasing.ts'
import { slotsCalendar } from './slots-calendar.routes.ts'

export const feature: Feature = {
  routes: slotsCalendar,
  cachedTables: ['calendar_spans'],
  staffErasers: [removed('schedule', 'calendar_spans', ['advisor_uuid', 'advisor_uuid'])]
}
