import type { Feature } from '../../core/features/feature.ts'
import { removed } from '../../core/jobs/staff-erasing.ts'
import { calendarFeedPages } from './calendar-feeds.pages.ts'
import { calendarFeeds } from './calendar-feeds.routes.ts'

export const feature: Feature = {
  routes: calendarFeeds,
  pages: calendarFeedPages,
  staffErasers: [removed('own-calendar', 'calendar_feeds', ['advisor_uuid', 'advisor_uuid'])]
}
