import type { Feature } from '../../core/features/feature.ts'
import { businessCardPages } from './business-card.pages.ts'

export const feature: Feature = { pages: businessCardPages }
