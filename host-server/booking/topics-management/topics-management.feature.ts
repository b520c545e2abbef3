import type { Feature } from '../../core/features/feature.ts'
import { topicsManagement } from './topics-management.routes.ts'

export const feature: Feature = { routes: topicsManagement }
