import type { Feature } from '../../core/features/feature.ts'
import { holidays } from './holidays.routes.ts'

export const feature: Feature = { routes: holidays, cachedTables: ['holidays'] }
