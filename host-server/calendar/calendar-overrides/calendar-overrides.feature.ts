import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised, removed } from '../../core/jobs/staff-erasing.ts'
import { calendarOverrides } from './calendar-overrides.routes.ts'

export const feature: Feature = {
  routes: calendarOverrides,
  cachedTables: ['calendar_overrides'],
  staffErasers: [
    removed('schedule', 'calendar_overrides', ['advisor_uuid', 'advisor_uuid']),
    pseudonymised({ table: 'calendar_overrides', key: ['uuid'], name: 'author_name' })
  ]
}
