import type { SpokenLanguage } from '#contract/search'
import { byName, sortedBy } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { withOption } from '../../people/advisors/contact-options.repository.ts'

export interface SearchedBranch {
  uuid: string
  alias: string
  name: string
  public_name: string | null
  street: string
  zip: string
  city: string
  public_profile_enabled: boolean
}

export async function findBranches(db: TenantDb): Promise<SearchedBranch[]> {
  const rows: SearchedBranch[] = await db
    .table('organizations')
    .orderBy('uuid')
    .select('uuid', 'alias', 'name', 'public_name', 'street', 'zip', 'city', 'public_profile_enabled')
  return sortedBy(rows, ({ name }) => name)
}

interface Named {
  uuid: string
  organization_uuid: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
}

/** All advisors who can be found, by name, without columns that only some cards show. */
export async function findNames(db: TenantDb): Promise<Named[]> {
  const rows: Named[] = await db
    .table('advisors')
    .whereNull('deactivated_at')
    .orderBy('alias')
    .select('uuid', 'organization_uuid', 'title_prefix', 'first_name', 'last_name', 'title_suffix')
  return byName(rows)
}

/** The languages that advisors have entered, by uuid. */
export async function findLanguages(db: TenantDb): Promise<Map<string, SpokenLanguage[]>> {
  const rows: { advisor_uuid: string; languages: string }[] = await db
    .table('advisor_settings')
    .whereNot('languages', '')
    .select('advisor_uuid', 'languages')
  return new Map(rows.map(({ advisor_uuid, languages }) => [advisor_uuid, languages.split(',') as SpokenLanguage[]]))
}

/** The advisors who can be booked for a topic that is offered. */
export const findByTopic = (db: TenantDb, uuid: string): Promise<string[]> =>
  db
    .table('advisor_topics as o')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'o.tenant_id').on('t.uuid', 'o.topic_uuid'))
    .where('o.topic_uuid', uuid)
    .whereNull('t.retired_at')
    .pluck('o.advisor_uuid')

/** Those of some advisors who accept appointments of any type. */
export const findBookable = (db: TenantDb, uuids: readonly string[]): Promise<string[]> =>
  db
    .table('advisor_topics as o')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'o.tenant_id').on('t.uuid', 'o.topic_uuid'))
    .join('advisor_appointment_types as y', (on) =>
      on.on('y.tenant_id', 'o.tenant_id').on('y.advisor_uuid', 'o.advisor_uuid')
    )
    .whereIn('o.advisor_uuid', uuids)
    .whereIn('o.advisor_uuid', withOption(db, 'online_appointment'))
    .whereNull('t.retired_at')
    .distinct('o.advisor_uuid')
    .pluck('o.advisor_uuid')
