import type { Feature } from '../../core/features/feature.ts'
import { sharePages } from './share.pages.ts'

export const feature: Feature = { pages: sharePages }
