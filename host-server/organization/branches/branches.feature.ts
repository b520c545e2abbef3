import type { Feature } from '../../core/features/feature.ts'
import { branchPages } from './branches.pages.tsx'
import { branches } from './branches.routes.ts'
import { resolveBranch } from './path-branch.service.ts'

export const feature: Feature = {
  routes: branches,
  pages: branchPages,
  aliases: { '/api/v1/branches/': resolveBranch },
  cachedTables: ['opening_hours']
}
