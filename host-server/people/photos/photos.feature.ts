import type { Feature } from '../../core/features/feature.ts'
import { photos } from './photos.routes.ts'

export const feature: Feature = { routes: photos }
