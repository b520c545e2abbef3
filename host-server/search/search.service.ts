import type { AdvisorSummary } from '#contract/advisors'
import {
  type FoundAdvisor,
  type FoundBranch,
  SEARCH_PAGE_SIZE,
  type SearchQuery,
  type SearchResult
} from '#contract/search'
import { findSome } from '../advisors/advisors.repository.ts'
import { byAlias, type Call } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'
import * as repository from './search.repository.ts'
import { indexFor, type SearchIndex } from './search-index.ts'
import { logSearch } from './search-log.service.ts'

const limit = { name: 'search', points: 300, seconds: 600 }
const BRANCHES_MAX = 3

type Criteria = Omit<SearchQuery, 'page' | 'form'>
type BranchRow = repository.SearchedBranch

const publicName = ({ public_name, name }: BranchRow) => public_name || name

/** The numbers of those whom everything fits, the best first. */
async function findNumbers({ db }: Call, index: SearchIndex, asked: Criteria): Promise<number[]> {
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
    return (!takers || takers.has(advisor.uuid)) && (!language || advisor.languages.includes(language))
  }
  const numbers = [...index.advisors.keys()].filter(isAsked)
  return names || places ? numbers.toSorted((a, b) => costOf(a) - costOf(b) || a - b) : numbers
}

function nearBranches({ tenant }: Call, index: SearchIndex, { place }: Criteria): FoundBranch[] {
  if (!place || !tenant.modules.has('organizations-profiles')) return []
  return [...index.places.find(place)]
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([number]) => index.branches[number] ?? [])
    .filter(({ public_profile_enabled }) => public_profile_enabled)
    .slice(0, BRANCHES_MAX)
    .map((branch) => ({ ...branch, slug: branch.alias, name: publicName(branch) }))
}

async function cardsOf(call: Call, index: SearchIndex, numbers: readonly number[]): Promise<FoundAdvisor[]> {
  const { db, tenant, services } = call
  const uuids = numbers.flatMap((number) => index.advisors[number]?.uuid ?? [])
  const canBook = tenant.modules.has('online-appointments')
  const [found, bookable] = await Promise.all([
    findSome(db, uuids, services.clock.now()),
    canBook ? repository.findBookable(db, uuids) : ([] as string[])
  ])
  const hasPages = tenant.modules.has('organizations-profiles')
  return numbers.flatMap((number) => {
    const { uuid, branch: at, languages } = index.advisors[number] as SearchIndex['advisors'][number]
    const [summary, office] = [found.find((one: AdvisorSummary) => one.uuid === uuid), index.branches[at]]
    if (!summary || !office) return []
    const { alias: slug, zip, city, public_profile_enabled } = office
    const branch = { slug, name: publicName(office), zip, city, has_page: hasPages && Boolean(public_profile_enabled) }
    return [{ ...summary, branch, languages: [...languages], is_bookable: bookable.includes(uuid) }]
  })
}

interface Asked {
  criteria: Criteria
  page: number
  size?: number
  form?: string | undefined
  source: 'page' | 'widget'
}

/** A page of those who are asked for; a page too far is the last one. */
export async function searchFor(
  call: Call,
  { criteria, page: wanted, size = SEARCH_PAGE_SIZE, form, source }: Asked
): Promise<SearchResult> {
  const { db, services, ctx } = call
  await services.limits.take(limit, `${db.tenantId}:${addressKey(ctx.ip)}`)
  const index = await indexFor(call)
  const numbers = await findNumbers(call, index, criteria)
  const total = numbers.length
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(wanted, pages)
  if (wanted === 1 && Object.values(criteria).some(Boolean)) {
    const best = index.advisors[numbers[0] ?? -1]
    logSearch(call, {
      ...{ fields: criteria, typed: `${criteria.name} ${criteria.place}`, hits: total, source, form: form || null },
      organization_uuid: best ? (index.branches[best.branch]?.uuid ?? null) : null
    })
  }
  const advisors = await cardsOf(call, index, numbers.slice((page - 1) * size, page * size))
  return { advisors, branches: nearBranches(call, index, criteria), total, page, pages }
}
