import type { Feature } from '../../core/features/feature.ts'
import { contentMenus } from './content-menus.routes.ts'

export const feature: Feature = { routes: contentMenus, cachedTables: ['content_menus'] }
