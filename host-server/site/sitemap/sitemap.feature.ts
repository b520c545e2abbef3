import type { Feature } from '../../core/features/feature.ts'
import { sitemapPages } from './sitemap.pages.ts'

export const feature: Feature = { pages: sitemapPages }
