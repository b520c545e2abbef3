import type { Feature } from '../../core/features/feature.ts'
import { cardTexts } from './card-texts.routes.ts'

export const feature: Feature = { routes: cardTexts, cachedTables: ['text_description_types', 'text_descriptions'] }
