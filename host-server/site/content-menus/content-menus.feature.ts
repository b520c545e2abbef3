import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { contentMenus } from './content-menus.routes.ts'

export const feature: Feature = {
  routes: contentMenus,
  cachedTables: ['content_menus'],
  // an institution has one
  staffErasers: [pseudonymised({ table: 'content_menus', key: ['author'], name: 'author' })]
}
