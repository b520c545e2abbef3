import type { Feature } from '../../core/features/feature.ts'
import { branchPageRoutes } from './branch-pages.routes.ts'

export const feature: Feature = { routes: branchPageRoutes, cachedTables: ['branch_pages'] }
