import type { Feature } from '../../core/features/feature.ts'
import { removed } from '../../core/jobs/staff-erasing.ts'
import { customLinks } from './custom-links.routes.ts'

export const feature: Feature = {
  routes: customLinks,
  cachedTables: ['custom_links', 'advisor_custom_links'],
  staffErasers: [removed('card', 'advisor_custom_links', ['advisor_uuid', 'advisor_uuid'])]
}
