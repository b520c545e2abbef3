import type { Feature } from '../../core/features/feature.ts'
import { bookability } from './bookability.routes.ts'

export const feature: Feature = { routes: bookability }
