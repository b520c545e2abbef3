import type { Feature } from '../../core/features/feature.ts'
import { calendarOverrides } from './calendar-overrides.routes.ts'

export const feature: Feature = { routes: calendarOverrides, cachedTables: ['calendar_overrides'] }
