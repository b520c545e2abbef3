import type { Lacking } from '#contract/start'
import { byName } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { withOption } from '../../people/advisors/contact-options.repository.ts'

/** The active advisors of a branch by name, each with the person's key. */
export async function findAdvisors(db: TenantDb, organization_uuid: string) {
  const rows = await db
    .table('advisors as a')
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
    .where('a.organization_uuid', organization_uuid)
    .whereNull('a.deactivated_at')
    .select(
      'a.uuid as advisor_uuid',
      'a.first_name',
      'a.last_name',
      'a.title_prefix',
      'a.title_suffix',
      'a.photo',
      'u.uuid as user_uuid'
    )
  return byName(rows)
}

/** Those of some advisors with online booking turned on. */
export const findWithOption = (db: TenantDb, advisors: readonly string[]): Promise<string[]> =>
  withOption(db, 'online_appointment').whereIn('advisor_uuid', advisors).pluck('advisor_uuid')

/** Those of some advisors with topics that can be booked. */
export const findWithTopics = (db: TenantDb, advisors: readonly string[]): Promise<string[]> =>
  db
    .table('advisor_topics as o')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'o.tenant_id').on('t.uuid', 'o.topic_uuid'))
    .whereIn('o.advisor_uuid', advisors)
    .whereNull('t.retired_at')
    .distinct()
    .pluck('o.advisor_uuid')

/** The booking times in effect: an advisor's own, else those of the branch or of the institution, or days opened ahead. */
const HAS_HOURS = `(
  exists (select 1 from working_hours h where h.tenant_id = a.tenant_id and h.advisor_uuid = a.uuid)
  or exists (select 1 from calendar_spans s where s.tenant_id = a.tenant_id and s.advisor_uuid = a.uuid
    and s.kind = 'open' and s.last_day >= ?)
  or (not a.own_week and exists (select 1 from default_weeks d where d.tenant_id = a.tenant_id and d.hours <> '[]'
    and (d.uuid = a.organization_uuid or (d.uuid = a.tenant_id and not exists (select 1 from default_weeks b
      where b.tenant_id = a.tenant_id and b.uuid = a.organization_uuid)))))
)`

const HAS_TOPICS = `exists (select 1 from advisor_topics t
  join appointment_topics n on n.tenant_id = t.tenant_id and n.uuid = t.topic_uuid
  where t.tenant_id = a.tenant_id and t.advisor_uuid = a.uuid and n.retired_at is null)`

const HAS_TYPES = `exists (select 1 from advisor_appointment_types y
  where y.tenant_id = a.tenant_id and y.advisor_uuid = a.uuid)`

const OFFERS_BOOKING = `exists (select 1 from advisor_contact_options x
  where x.tenant_id = a.tenant_id and x.advisor_uuid = a.uuid and x.name = 'online_appointment')`

/** What an advisor (`a`) lacks who offers online booking, whatever the calendar says on a day. */
export const lacks = (db: TenantDb, today: string) =>
  db.raw<{ lacks: Lacking | null }>(
    `case when not ${OFFERS_BOOKING} then null when not ${HAS_TOPICS} then 'topics' when not ${HAS_TYPES} then 'types'
      when not ${HAS_HOURS} then 'hours' end as lacks`,
    [today]
  )

/**
 * By branch, how many advisors offer online booking and lack what it needs, whatever the day: topics, appointment types or
 * booking times. Calendars are not read, so that one statement answers for a whole institution.
 */
export async function countIncomplete(db: TenantDb, today: string, organization_uuid?: string) {
  const advisors = db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .whereNull('a.deactivated_at')
    .whereNull('o.closed_at')
    .whereRaw(OFFERS_BOOKING)
    .whereRaw(`not (${HAS_TOPICS} and ${HAS_TYPES} and ${HAS_HOURS})`, [today])
  if (organization_uuid) advisors.where('a.organization_uuid', organization_uuid)
  const rows = await advisors.groupBy('o.alias', 'o.name').select('o.alias as slug', 'o.name').count('* as count')
  return rows.map(({ slug, name, count }) => ({ slug, name, count: Number(count) }))
}
