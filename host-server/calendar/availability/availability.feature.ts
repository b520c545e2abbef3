import type { Feature } from '../../core/features/feature.ts'
import { availability } from './availability.routes.ts'

export const feature: Feature = { routes: availability }
