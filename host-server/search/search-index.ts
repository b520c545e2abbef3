import type { SpokenLanguage } from '#contract/search'
import { fullName } from '../advisors/full-name.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { PlaceIndex } from './places.ts'
import * as repository from './search.repository.ts'
import { WordIndex } from './word-index.ts'

interface Searched {
  uuid: string
  /** The number of the branch. */
  branch: number
  languages: readonly SpokenLanguage[]
}

export interface SearchIndex {
  /** By name. */
  advisors: readonly Searched[]
  names: WordIndex
  branches: readonly repository.SearchedBranch[]
  places: PlaceIndex
}

/** Who has not said what they speak speaks as the institution does. */
const ownLanguage = ({ language }: CurrentTenant) => [language.slice(0, 2) as SpokenLanguage]

/** As customers know it. */
export const publicName = ({ public_name, name }: repository.SearchedBranch) => public_name || name

async function build({ tenant }: Call, db: TenantDb): Promise<SearchIndex> {
  const [all, branches, languages] = await Promise.all([
    repository.findNames(db),
    repository.findBranches(db),
    repository.findLanguages(db)
  ])
  const numbers = new Map(branches.map(({ uuid }, number) => [uuid, number]))
  const advisors = all.map(({ uuid, organization_uuid }) => ({
    uuid,
    branch: numbers.get(organization_uuid) as number,
    languages: languages.get(uuid) ?? ownLanguage(tenant)
  }))
  return {
    ...{ advisors, branches },
    names: new WordIndex(all.map(fullName)),
    places: new PlaceIndex(branches)
  }
}

const indexes = new WeakMap<CurrentTenant, Promise<SearchIndex>>()

/** A tenant is read anew once something was written that is settled, and its index with it: nobody has to keep one. */
export function indexFor(call: Call, db: TenantDb = call.db): Promise<SearchIndex> {
  const { tenant } = call
  const known = indexes.get(tenant)
  if (known) return known
  const coming = build(call, db)
  indexes.set(tenant, coming)
  coming.catch(() => indexes.delete(tenant))
  return coming
}
