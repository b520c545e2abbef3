import type { Feature } from '../../core/features/feature.ts'
import { branchTexts } from './branch-texts.routes.ts'

export const feature: Feature = { routes: branchTexts, cachedTables: ['organization_texts'] }
