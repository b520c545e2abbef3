import type { Feature } from '../../core/features/feature.ts'
import { branchCalendar } from './branch-calendar.routes.ts'

export const feature: Feature = { routes: branchCalendar }
