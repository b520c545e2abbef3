import type { Feature } from '../../core/features/feature.ts'
import { defaultHours } from './default-hours.routes.ts'

export const feature: Feature = { routes: defaultHours, cachedTables: ['default_weeks'] }
