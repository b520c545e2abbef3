import type { Feature } from '../../core/features/feature.ts'
import { externalAnalysts } from './external-analysts.routes.ts'

export const feature: Feature = { routes: externalAnalysts }
