import type { Feature } from '../../core/features/feature.ts'
import { aliasesIn, pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { contentPagePages } from './content-pages.pages.tsx'
import { contentPages } from './content-pages.routes.ts'

const versions = { table: 'content_page_versions', key: ['page_uuid', 'version'] } as const

export const feature: Feature = {
  routes: contentPages,
  pages: contentPagePages,
  cachedTables: ['content_pages'],
  staffErasers: [pseudonymised({ ...versions, name: 'author' }), aliasesIn({ ...versions, column: 'content' })]
}
