import type { Feature } from '../../core/features/feature.ts'
import { contentPagePages } from './content-pages.pages.tsx'
import { contentPages } from './content-pages.routes.ts'

export const feature: Feature = { routes: contentPages, pages: contentPagePages, cachedTables: ['content_pages'] }
