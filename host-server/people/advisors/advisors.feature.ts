import type { Feature } from '../../core/features/feature.ts'
import { advisors } from './advisors.routes.ts'
import { resolveAdvisor } from './path-advisor.service.ts'

export const feature: Feature = {
  routes: advisors,
  aliases: { '/api/v1/advisors/': resolveAdvisor },
  cachedTables: ['advisors', 'advisor_aliases', 'advisor_successors', 'advisor_contact_options']
}
