import type { Feature } from '../../core/features/feature.ts'
import { experience } from './experience.routes.ts'

export const feature: Feature = { routes: experience }
