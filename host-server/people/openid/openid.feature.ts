import type { Feature } from '../../core/features/feature.ts'
import { openIdPages } from './openid.pages.ts'

export const feature: Feature = { pages: openIdPages }
