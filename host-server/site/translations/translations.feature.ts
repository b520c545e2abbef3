import type { Feature } from '../../core/features/feature.ts'
import { translations } from './translations.routes.ts'

export const feature: Feature = { routes: translations }
