import type { Feature } from '../../core/features/feature.ts'
import { embedding } from './embedding.routes.ts'

export const feature: Feature = { routes: embedding }
