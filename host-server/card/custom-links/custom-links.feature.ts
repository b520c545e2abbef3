import type { Feature } from '../../core/features/feature.ts'
import { customLinks } from './custom-links.routes.ts'

export const feature: Feature = { routes: customLinks, cachedTables: ['custom_links', 'advisor_custom_links'] }
