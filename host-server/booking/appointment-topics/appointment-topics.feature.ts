import type { Feature } from '../../core/features/feature.ts'
import { appointmentTopics } from './appointment-topics.routes.ts'

export const feature: Feature = {
  routes: appointmentTopics,
  cachedTables: ['appointment_topics', 'topic_texts', 'advisor_topics']
}
