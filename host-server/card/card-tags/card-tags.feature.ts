import type { Feature } from '../../core/features/feature.ts'
import { cardTags } from './card-tags.routes.ts'

export const feature: Feature = { routes: cardTags }
