import type { SpokenLanguage } from '#contract/search'
import { fullName } from '../../core/base/full-name.ts'
import type { Call } from '../../core/http/http.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { tagsOf } from '../../people/advisors/advisor.repository.ts'
import { PlaceIndex } from './places.ts'
import * as repository from './search.repository.ts'
import { WordIndex } from './word-index.ts'

interface Searched {
  uuid: string
  /** The index of the branch. */
  branch: number
  languages: readonly SpokenLanguage[]
  tags: readonly string[]
}

export interface SearchIndex {
  /** By name. */
  advisors: readonly Searched[]
  /** Names and tags. */
  names: WordIndex
  branches: readonly repository.SearchedBranch[]
  places: PlaceIndex
}

/** Advisors who have named no languages speak the institution's. */
const ownLanguage = ({ language }: CurrentTenant) => [language.slice(0, 2) as SpokenLanguage]

async function build({ tenant }: Call, db: TenantDb): Promise<SearchIndex> {
  const [all, branches, languages] = await Promise.all([
    repository.findNames(db),
    repository.findBranches(db),
    repository.findLanguages(db)
  ])
  const numbers = new Map(branches.map(({ uuid }, number) => [uuid, number]))
  const advisors = all.map(({ uuid, organization_uuid, ...one }) => ({
    uuid,
    branch: numbers.get(organization_uuid) as number,
    languages: languages.get(uuid) ?? ownLanguage(tenant),
    tags: tagsOf(one)
  }))
  return {
    advisors,
    branches,
    names: new WordIndex(all.map((one) => `${fullName(one)} ${one.tags}`)),
    places: new PlaceIndex(branches)
  }
}

const indexes = new WeakMap<CurrentTenant, Promise<SearchIndex>>()

/** The index lives as long as the cached tenant, which is reloaded after a write to a cached table. */
export function indexFor(call: Call, db: TenantDb = call.db): Promise<SearchIndex> {
  const { tenant } = call
  const known = indexes.get(tenant)
  if (known) return known
  const coming = build(call, db)
  indexes.set(tenant, coming)
  coming.catch(() => indexes.delete(tenant))
  return coming
}
