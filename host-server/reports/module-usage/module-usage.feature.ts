import type { Feature } from '../../core/features/feature.ts'
import { moduleUsage } from './module-usage.routes.ts'

export const feature: Feature = { routes: moduleUsage }
