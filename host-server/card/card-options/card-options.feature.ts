import type { Feature } from '../../core/features/feature.ts'
import { cardOptions } from './card-options.routes.ts'

export const feature: Feature = { routes: cardOptions }
