import type { Feature } from '../../core/features/feature.ts'
import { aliasesIn, pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { branchPageRoutes } from './branch-pages.routes.ts'

const versions = { table: 'branch_page_versions', key: ['organization_uuid', 'version'] } as const

export const feature: Feature = {
  routes: branchPageRoutes,
  cachedTables: ['branch_pages'],
  staffErasers: [pseudonymised({ ...versions, name: 'author' }), aliasesIn({ ...versions, column: 'content' })]
}
