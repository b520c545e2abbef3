import { LRUCache } from 'lru-cache'
import type { FoundAdvisor, SpokenLanguage } from '#contract/search'
import { BadRequest } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { slicesOf } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { tagsOf } from '../../people/advisors/advisor.repository.ts'
import { PlaceIndex } from './places.ts'
import * as repository from './search.repository.ts'
import { WordIndex } from './word-index.ts'

export interface Searched {
  uuid: string
  /** The index of the branch. */
  branch: number
  languages: readonly SpokenLanguage[]
  tags: readonly string[]
}

/** A result as it was at a minute, with a revision of the advisor's calendar. */
interface Kept {
  state: string
  result: FoundAdvisor
}

/** Twice as many results are kept as there are advisors: for any topic, and for one. */
const KEPT_OF_EACH = 2

export interface SearchIndex {
  /** By name. */
  advisors: readonly Searched[]
  /** Names, tags and certificates. */
  names: WordIndex
  branches: readonly repository.SearchedBranch[]
  places: PlaceIndex
  /** By advisor and topic. */
  kept: LRUCache<string, Kept>
}

/** Advisors who have named no languages speak the institution's. */
const ownLanguage = ({ language }: CurrentTenant) => [language.slice(0, 2) as SpokenLanguage]

/** @param goesOn throws if the index is no longer wanted */
async function build({ tenant, db }: Call, goesOn: () => void): Promise<SearchIndex> {
  const [all, branches, languages] = await Promise.all([
    repository.findNames(db, goesOn),
    repository.findBranches(db),
    repository.findLanguages(db)
  ])
  const numbers = new Map(branches.map(({ uuid }, number) => [uuid, number]))
  const advisors: Searched[] = []
  const names = new WordIndex()
  for await (const some of slicesOf(all)) {
    goesOn()
    for (const one of some) {
      names.add(`${fullName(one)} ${one.tags} ${one.certificates}`)
      advisors.push({
        uuid: one.uuid,
        branch: numbers.get(one.organization_uuid) as number,
        languages: languages.get(one.uuid) ?? ownLanguage(tenant),
        tags: tagsOf(one)
      })
    }
  }
  const kept = new LRUCache<string, Kept>({ max: Math.max(1, KEPT_OF_EACH * advisors.length) })
  return { advisors, names, branches, places: new PlaceIndex(branches), kept }
}

interface Building {
  coming: Promise<SearchIndex>
  /** The requests that wait for it. */
  waiting: Set<Call['ctx']['res']>
}

const indexes = new WeakMap<CurrentTenant, Building>()

function start(call: Call): Building {
  const { tenant, app, ctx } = call
  const waiting: Building['waiting'] = new Set([ctx.res])
  const host = ctx.get('host')
  // requests that still wait are answered by this index: one that is always overtaken would never be there
  const goesOn = () => {
    if (app.tenants.known(host) === tenant || [...waiting].some(({ destroyed }) => !destroyed)) return
    indexes.delete(tenant)
    throw new BadRequest()
  }
  const coming = build(call, goesOn)
  const building = { coming, waiting }
  indexes.set(tenant, building)
  coming.then(
    () => waiting.clear(),
    () => indexes.delete(tenant)
  )
  return building
}

/**
 * The index lives as long as the cached tenant, which is reloaded after a write to a cached table. If that happens while
 * it is built, and all who waited have left, the rest is not built.
 */
export async function indexFor(call: Call): Promise<SearchIndex> {
  const { coming, waiting } = indexes.get(call.tenant) ?? start(call)
  const { res } = call.ctx
  waiting.add(res)
  return coming.finally(() => waiting.delete(res))
}
