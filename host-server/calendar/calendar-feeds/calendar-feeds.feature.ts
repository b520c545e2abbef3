import type { Feature } from '../../core/features/feature.ts'
import { calendarFeedPages } from './calendar-feeds.pages.ts'
import { calendarFeeds } from './calendar-feeds.routes.ts'

export const feature: Feature = { routes: calendarFeeds, pages: calendarFeedPages }
