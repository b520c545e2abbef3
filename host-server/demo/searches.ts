import type { Locale } from '#contract/locales'
import { dayLater } from '../core/base/days.ts'
import { searchWords } from '../core/base/search-words.ts'
import { dice, pick } from './dice.ts'
import { idOf, insertAll, type Seeding } from './seeding.ts'

/** As long as the words of searches are retained. */
const DAYS_BACK = 56

/** What no advisor offers, so that some searches have no result. */
const nowhere = (language: Locale) => (language === 'en' ? 'cryptocurrency' : 'kryptoberatung')

type Roll = () => number

function searchOf({ tenant }: Seeding, roll: Roll) {
  const advisor = pick(tenant.advisors, roll() ** 2)
  const branch = tenant.branches.find(({ alias }) => alias === advisor.branch)
  const by = pick(['name', 'name', 'place', 'place', 'topic', 'language', 'branch', 'name,topic'], roll())
  const typed = { name: advisor.last_name, place: branch?.city }[by.split(',')[0] as 'name' | 'place'] ?? ''
  const isLost = by === 'name' && roll() < 0.08
  return {
    advisor,
    isByName: by.startsWith('name') && !isLost,
    log: {
      action: 'search',
      searched_by: by,
      source: pick(['page', 'page', 'widget'], roll()),
      words: isLost ? nowhere(tenant.language) : searchWords(typed),
      hits: isLost ? 0 : 1 + Math.floor(roll() * 4),
      organization_uuid: isLost ? null : idOf(tenant, 'branch', advisor.branch)
    }
  }
}

/** The search of each visitor, and the profile that some open from it. */
function searchesOn(seeding: Seeding, day: string, roll: Roll) {
  return Array.from({ length: 3 + Math.floor(roll() * 9) }, () => {
    const at = { day, created_at: `${day}T${String(7 + Math.floor(roll() * 12)).padStart(2, '0')}:15:00Z` }
    const { advisor, isByName, log } = searchOf(seeding, roll)
    const opened = {
      action: 'front_search_by_advisor_name',
      searched_by: '',
      words: '',
      hits: null,
      source: log.source,
      organization_uuid: log.organization_uuid,
      advisor_alias: advisor.alias
    }
    const rows = [{ ...log, ...at, advisor_alias: null as string | null }]
    return isByName && roll() < 0.6 ? [...rows, { ...opened, ...at }] : rows
  }).flat()
}

/** The searches of the last weeks. */
export async function seedSearches(seeding: Seeding) {
  const { tenant, now } = seeding
  const roll = dice(`${tenant.key}/searches`)
  const today = now.toISOString().slice(0, 10)
  // up to yesterday, since none can be in the future
  const days = Array.from({ length: DAYS_BACK }, (_, age) => dayLater(today, -1 - age))
  await insertAll(
    seeding,
    'search_log',
    days.flatMap((day) => searchesOn(seeding, day, roll))
  )
}
