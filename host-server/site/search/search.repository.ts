import type { SpokenLanguage } from '#contract/search'
import type { TopicRules } from '../../calendar/availability/availability.service.ts'
import { manyByName, sortedBy } from '../../core/base/collation.ts'
import { allOf, readInSlices } from '../../core/base/slices.ts'
import type { Sql } from '../../core/tenancy/query.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
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
    .whereNull('closed_at')
    .orderBy('uuid')
    .select('uuid', 'alias', 'name', 'public_name', 'street', 'zip', 'city', 'public_profile_enabled')
  return sortedBy(rows, publicName)
}

interface Named {
  uuid: string
  organization_uuid: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
  tags: string
  certificates: string
}

/** All advisors who can be found, by name, without columns that only some cards show. */
export async function findNames(db: TenantDb, goesOn: () => void): Promise<Named[]> {
  const slices = readInSlices<Named & { alias: string }>((last, size) => {
    goesOn()
    const rows = db.table('advisors').whereNull('deactivated_at').orderBy('uuid').limit(size)
    if (last) rows.where('uuid', '>', last.uuid)
    return rows.select(
      'uuid',
      'alias',
      'organization_uuid',
      'title_prefix',
      'first_name',
      'last_name',
      'title_suffix',
      'tags',
      'certificates'
    )
  })
  return manyByName(await allOf(slices))
}

/** The languages that advisors have entered, by uuid. */
export async function findLanguages(db: TenantDb): Promise<Map<string, SpokenLanguage[]>> {
  const slices = readInSlices<{ advisor_uuid: string; languages: string }>((last, size) => {
    const rows = db.table('advisor_settings').whereNot('languages', '').orderBy('advisor_uuid').limit(size)
    if (last) rows.where('advisor_uuid', '>', last.advisor_uuid)
    return rows.select('advisor_uuid', 'languages')
  })
  const rows = await allOf(slices)
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

/** A topic that can be booked with an advisor. */
export interface OfferedTopic extends TopicRules {
  advisor_uuid: string
  organization_uuid: string
  time_zone: string
}

type Uuids = readonly string[] | Sql

/** The topics of those of some advisors who accept appointments of any type. */
const offeredBy = (db: TenantDb, uuids: Uuids) =>
  db
    .table('advisor_topics as o')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'o.tenant_id').on('t.uuid', 'o.topic_uuid'))
    .whereIn('o.advisor_uuid', uuids)
    // SQLite would list those of the whole institution
    .whereIn('o.advisor_uuid', withOption(db, 'online_appointment').whereIn('advisor_uuid', uuids))
    .whereIn(
      'o.advisor_uuid',
      db.table('advisor_appointment_types').whereIn('advisor_uuid', uuids).select('advisor_uuid')
    )
    .whereNull('t.retired_at')

/** The shortest notice and the longest window, in days, of what can be booked with each of some advisors. */
export const widestRules = (db: TenantDb, uuids: Uuids) =>
  offeredBy(db, uuids)
    .groupBy('o.advisor_uuid')
    .select('o.advisor_uuid')
    .min('t.notice_minutes as notice_minutes')
    .max('t.window_days as window_days')

const offered = compiled((db, uuids: readonly string[], topic: string | undefined) => {
  const rows = offeredBy(db, uuids)
    .join('advisors as a', (on) => on.on('a.tenant_id', 'o.tenant_id').on('a.uuid', 'o.advisor_uuid'))
    .join('organizations as b', (on) => on.on('b.tenant_id', 'a.tenant_id').on('b.uuid', 'a.organization_uuid'))
    .select(
      'o.advisor_uuid',
      'a.organization_uuid',
      'b.time_zone',
      't.length',
      't.buffer_before',
      't.buffer_after',
      't.notice_minutes',
      't.window_days',
      't.slot_step'
    )
  if (topic) rows.where('o.topic_uuid', topic)
  return rows
})

/** What can be booked, or whether one topic can, with those of some advisors who accept appointments of any type. */
export const findOffered = (db: TenantDb, uuids: readonly string[], topic: string): Promise<OfferedTopic[]> =>
  offered(db, uuids, topic || undefined)
