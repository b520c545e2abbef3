import type { Feature } from '../../core/features/feature.ts'
import { preload } from './preload.routes.ts'

export const feature: Feature = { routes: preload }
