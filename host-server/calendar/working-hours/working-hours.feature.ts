import type { Feature } from '../../core/features/feature.ts'
import { workingHours } from './working-hours.routes.ts'

export const feature: Feature = { routes: workingHours, cachedTables: ['working_hours'] }
