import type { Feature } from '../../core/features/feature.ts'
import { start } from './start.routes.ts'

export const feature: Feature = { routes: start }
