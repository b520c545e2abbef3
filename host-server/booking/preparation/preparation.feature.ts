import type { Feature } from '../../core/features/feature.ts'
import { preparation } from './preparation.routes.ts'

export const feature: Feature = { routes: preparation }
