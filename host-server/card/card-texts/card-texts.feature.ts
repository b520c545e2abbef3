import type { Feature } from '../../core/features/feature.ts'
import { removed } from '../../core/jobs/staff-erasing.ts'
import { cardTexts } from './card-texts.routes.ts'

export const feature: Feature = {
  routes: cardTexts,
  cachedTables: ['text_description_types', 'text_descriptions'],
  staffErasers: [removed('card', 'text_descriptions', ['advisor_uuid', 'advisor_uuid'])]
}
