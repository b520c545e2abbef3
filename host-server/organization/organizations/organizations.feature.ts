import type { Feature } from '../../core/features/feature.ts'
import { organizations } from './organizations.routes.ts'

export const feature: Feature = {
  routes: organizations,
  cachedTables: ['organizations', 'organization_aliases', 'organization_texts']
}
