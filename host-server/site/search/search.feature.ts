import { TERM_WEEKS } from '#contract/reports'
import { DAY } from '../../core/base/clock.ts'
import { olderThan, type RetentionRule } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { aliasReplaced } from '../../core/jobs/staff-erasing.ts'
import { searchPages } from './search.pages.tsx'
import { search } from './search.routes.ts'

/** The search is retained without what was typed, which may be a name. */
const forgottenWords: RetentionRule = {
  kind: 'search-words',
  ...olderThan(TERM_WEEKS * 7 * DAY, 'search_log', 'id'),
  // in the words of its index
  only: (searches) => searches.whereRaw("words <> ''"),
  blank: { words: '' }
}

export const feature: Feature = {
  routes: search,
  pages: searchPages,
  retention: [forgottenWords],
  staffErasers: [aliasReplaced('search_log')]
}
