import { SEARCH_FIELDS, type SearchField } from '#contract/search'
import { instant } from '../../core/base/clock.ts'
import { todayIn } from '../../core/base/days.ts'
import { searchWords } from '../../core/base/search-words.ts'
import { isPerson } from '../../core/events/visitors.ts'
import type { Call } from '../../core/http/http.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { add, type LoggedSearch } from './search-log.queue.ts'

const WORDS_MAX = 60
/** Longer numbers are not postcodes. */
const DIGITS_MAX = 5

const isPersonal = (word: string) => word.includes('@') || word.replace(/\D/g, '').length > DIGITS_MAX

/** The part of a query that may be stored. */
export const storableWords = (typed: string) =>
  searchWords(typed)
    .split(/\s+/)
    .filter((word) => word && !isPersonal(word))
    .join(' ')
    .slice(0, WORDS_MAX)

const NOTHING = { searched_by: '', words: '', hits: null, form: null, organization_uuid: null, advisor_alias: null }

/** Searches of signed-in users and of bots are not logged. */
function write(call: Call, entry: Pick<LoggedSearch, 'action' | 'source'> & Partial<LoggedSearch>): void {
  const { ctx, app, tenant, user } = call
  if (user || !isPerson(ctx.req)) return
  const now = app.clock.now()
  const { day } = todayIn(tenant.time_zone, now.getTime())
  add(app, { ...NOTHING, tenant_id: tenant.id, day, created_at: instant(now), ...entry })
}

interface Searched extends Pick<LoggedSearch, 'source' | 'form' | 'organization_uuid'> {
  fields: Partial<Record<SearchField, unknown>>
  hits: number
  typed: string
}

export const logSearch = (call: Call, { fields, typed, ...entry }: Searched): void =>
  write(call, {
    action: 'search',
    searched_by: SEARCH_FIELDS.filter((field) => fields[field]).join(','),
    words: storableWords(typed),
    ...entry
  })

/** A profile that was opened from a search by name (spec §7); `from` is a path of the host, or another page's URL. */
export const logOpening = (call: Call, from: string, { alias, organization_uuid }: AdvisorRow): void =>
  write(call, {
    action: 'front_search_by_advisor_name',
    source: from.startsWith('/') ? 'page' : 'widget',
    organization_uuid,
    advisor_alias: alias
  })
