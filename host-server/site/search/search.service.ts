import type { FoundBranch, SearchDefinition, SearchField, SearchResult } from '#contract/search'
import { Cacheable, type Call } from '../../core/http/http.ts'
import { byAlias } from '../../organization/branches/branch.repository.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { resultsOf, stateOf } from './results.service.ts'
import * as repository from './search.repository.ts'
import { indexFor, type SearchIndex } from './search-index.ts'
import { logSearch } from './search-log.service.ts'

const limit = { name: 'search', points: 300, seconds: 600 }
const BRANCHES_MAX = 3

type Criteria = Record<SearchField, string>

/** The indexes of advisors who match every criterion, best first. */
export async function findNumbers({ db }: Call, index: SearchIndex, asked: Criteria): Promise<number[]> {
  const { name, place, topic, language, branch } = asked
  const [takers, office] = await Promise.all([
    topic ? repository.findByTopic(db, topic).then((uuids) => new Set(uuids)) : undefined,
    branch ? byAlias(db, branch).first('o.uuid') : undefined
  ])
  const names = name ? index.names.find(name) : undefined
  const places = place ? index.places.find(place) : undefined
  const costOf = (number: number) =>
    (names?.get(number) ?? 0) * 1e6 + (places?.get(index.advisors[number]?.branch ?? -1) ?? 0)
  const isAsked = (number: number) => {
    const advisor = index.advisors[number]
    if (!advisor || (names && !names.has(number)) || (places && !places.has(advisor.branch))) return false
    if (branch && index.branches[advisor.branch]?.uuid !== office?.uuid) return false
    return (
      (!takers || takers.has(advisor.uuid)) &&
      (!language || (advisor.languages as readonly string[]).includes(language))
    )
  }
  const numbers = [...(names ?? index.advisors).keys()].filter(isAsked)
  return names || places ? numbers.toSorted((a, b) => costOf(a) - costOf(b) || a - b) : numbers
}

function branchesNear({ tenant }: Call, index: SearchIndex, { place }: Criteria): FoundBranch[] {
  if (!place || !tenant.modules.has('organizations-profiles')) return []
  return [...index.places.find(place)]
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([number]) => index.branches[number] ?? [])
    .filter(({ public_profile_enabled }) => public_profile_enabled)
    .slice(0, BRANCHES_MAX)
    .map((branch) => ({ ...branch, slug: branch.alias, name: publicName(branch) }))
}

const isSet = (criteria: Criteria) => Object.values(criteria).some(Boolean)

interface Asked {
  criteria: Criteria
  page: number
  form?: string | undefined
  source: 'page' | 'widget'
}

interface LoggedResult extends Asked {
  index: SearchIndex
  numbers: readonly number[]
  /** From the query or preset. */
  branch: string
}

/** Opening a form and loading further pages do not count as searches. */
function log(call: Call, { index, numbers, criteria, branch, page, form, source }: LoggedResult): void {
  if (page > 1 || !isSet(criteria)) return
  const best = index.advisors[numbers[0] ?? -1]
  const asked = index.branches.find(({ alias }) => alias === branch) ?? (best && index.branches[best.branch])
  logSearch(call, {
    fields: criteria,
    typed: `${criteria.name} ${criteria.place}`,
    hits: numbers.length,
    source,
    form: form || null,
    organization_uuid: asked?.uuid ?? null
  })
}

const withPresets = (criteria: Criteria, { presets }: SearchDefinition): Criteria => ({
  ...criteria,
  ...Object.fromEntries(Object.entries(presets).filter(([, value]) => value))
})

/**
 * A page of results within the form's presets; beyond the end, the last page. Searches are counted before, so that a
 * cached answer counts too.
 */
export async function searchFor(
  call: Call,
  asked: Asked,
  definition: SearchDefinition
): Promise<Cacheable<SearchResult>> {
  const { db, app, ctx } = call
  await app.limits.take(limit, { tenant: db.tenantId, ip: ctx.ip })
  const index = await indexFor(call)
  const criteria = withPresets(asked.criteria, definition)
  const numbers = await findNumbers(call, index, criteria)
  log(call, { ...asked, index, numbers, branch: criteria.branch })
  const { page_size: size } = definition
  const pages = Math.max(1, Math.ceil(numbers.length / size))
  const page = Math.min(asked.page, pages)
  const shown = numbers.slice((page - 1) * size, page * size).flatMap((number) => index.advisors[number] ?? [])
  const state = await stateOf(call, shown)
  const { topic } = criteria
  const name = JSON.stringify([criteria, page, size, state.minute, ...state.revisions.values()])
  return new Cacheable(name, async () => ({
    advisors: await resultsOf(call, index, shown, topic, state),
    branches: branchesNear(call, index, criteria),
    total: numbers.length,
    page,
    pages,
    ...(topic && { topic })
  }))
}
