import type { Feature } from '../../core/features/feature.ts'
import { slotsCalendar } from './slots-calendar.routes.ts'

export const feature: Feature = { routes: slotsCalendar, cachedTables: ['calendar_spans'] }
