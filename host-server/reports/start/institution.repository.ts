import { type Compared, START_NAMED } from '#contract/start'
import { sortedBy } from '../../core/base/collation.ts'
import { dayLater } from '../../core/base/days.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

type Moments = Record<'from' | 'to', string>

/** The sums of what falls into each of two times. */
function sumsOf(db: TenantDb, column: 'at' | 'ends_at', now: Moments, before: Moments) {
  const value = column === 'at' ? 'count' : '1'
  const sum = (name: string, { from, to }: Moments) =>
    db.raw<Compared>(`sum(case when ${column} >= ? and ${column} < ? then ${value} else 0 end) as ${name}`, [from, to])
  return [sum('count', now), sum('before', before)] as const
}

const compared = (row: Compared | undefined): Compared => ({
  count: Number(row?.count ?? 0),
  before: Number(row?.before ?? 0)
})

/** Appointments that have ended within some time, or within another before it, without a cancellation or a no-show. */
export async function countTalks(db: TenantDb, now: Moments, before: Moments): Promise<Compared> {
  const row = await db
    .table('appointments')
    .where({ state: 'booked' })
    .where('ends_at', '>=', before.from)
    .where('ends_at', '<', now.to)
    .first(...sumsOf(db, 'ends_at', now, before))
  return compared(row)
}

/** Bookings within some time and another before it, by the raw log of the reports: their sums know no time of day. */
export async function countBookings(db: TenantDb, now: Moments, before: Moments): Promise<Compared> {
  const row = await db
    .table('report_events')
    .where({ metric: 'booked' })
    // days of branches in other time zones begin and end within a day of these
    .whereBetween('day', [dayLater(before.from.slice(0, 10), -1), dayLater(now.to.slice(0, 10), 1)])
    .first(...sumsOf(db, 'at', now, before))
  return compared(row)
}

const WITHOUT_HOURS = `not exists (select 1 from default_weeks d where d.tenant_id = o.tenant_id
    and d.uuid in (o.uuid, o.tenant_id) and d.hours <> '[]')
  and not exists (select 1 from advisors a
    where a.tenant_id = o.tenant_id and a.organization_uuid = o.uuid and a.deactivated_at is null
    and exists (select 1 from working_hours h where h.tenant_id = a.tenant_id and h.advisor_uuid = a.uuid))`

/** The branches at which nobody has hours at which customers can book. */
export async function findWithoutHours(db: TenantDb) {
  const rows = await db
    .table('organizations as o')
    .whereNull('o.closed_at')
    .whereRaw(WITHOUT_HOURS)
    .select('o.uuid', 'o.name')
  return { count: rows.length, named: sortedBy(rows, ({ name }) => name).slice(0, START_NAMED) }
}

const CAN_ENTER = `(u.password_hash <> '' or exists (select 1 from openid_identities d
  where d.tenant_id = u.tenant_id and d.user_uuid = u.uuid))`

const NO_ACCOUNT = 'not exists (select 1 from users u where u.tenant_id = a.tenant_id and u.advisor_uuid = a.uuid)'

/** Who cannot enter: without an invitation, and with one that has expired; as the list of people tells them apart. */
export async function countUninvited(db: TenantDb, now: string): Promise<{ uninvited: number; expired: number }> {
  const accounts = await db
    .table('users as u')
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 'u.tenant_id').on('a.uuid', 'u.advisor_uuid'))
    .leftJoin('invitations as i', (on) => on.on('i.tenant_id', 'u.tenant_id').on('i.user_uuid', 'u.uuid'))
    .whereNull('u.deactivated_at')
    .whereNull('a.deactivated_at')
    .whereRaw(`not ${CAN_ENTER}`)
    .first(
      db.raw<{ none: number; expired: number }>(
        `sum(case when i.expires_at is null then 1 else 0 end) as none,
          sum(case when i.expires_at <= ? then 1 else 0 end) as expired`,
        [now]
      )
    )
  const [cards] = await db.table('advisors as a').whereNull('a.deactivated_at').whereRaw(NO_ACCOUNT).count('* as count')
  return { uninvited: Number(accounts?.none ?? 0) + Number(cards?.count), expired: Number(accounts?.expired ?? 0) }
}

/** The external calendars that cannot be read, those that have failed for longest first. */
export async function findFailingCalendars(db: TenantDb) {
  const failing = () =>
    db
      .table('external_calendars as e')
      .join('advisors as a', (on) => on.on('a.tenant_id', 'e.tenant_id').on('a.uuid', 'e.advisor_uuid'))
      .whereNotNull('e.failing_since')
      .whereNull('a.deactivated_at')
  const named = await failing()
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
    .orderBy(['e.failing_since', 'a.uuid'])
    .limit(START_NAMED)
    .select('a.uuid', 'u.uuid as user_uuid', 'a.title_prefix', 'a.first_name', 'a.last_name', 'a.title_suffix')
    .select('e.failing_since')
  const [row] = named.length < START_NAMED ? [] : await failing().count('* as count')
  return {
    count: Number(row?.count ?? named.length),
    named: named.map((one) => ({
      uuid: one.user_uuid ?? one.uuid,
      full_name: fullName(one),
      failing_since: one.failing_since ?? ''
    }))
  }
}

/** Of some kinds of jobs, those that were given up after a time, and those that are tried again. */
export async function countMails(db: TenantDb, kinds: readonly string[], since: string) {
  const sum = (name: 'failed' | 'delayed', condition: string) =>
    db.raw<Record<typeof name, number>>(`sum(case when ${condition} then 1 else 0 end) as ${name}`)
  const row = await db
    .table('outbox')
    .whereIn('state', ['dead', 'waiting'])
    .whereIn('kind', kinds)
    .where('created_at', '>=', since)
    .first(sum('failed', "state = 'dead'"), sum('delayed', "state = 'waiting' and attempts > 0"))
  return { failed: Number(row?.failed ?? 0), delayed: Number(row?.delayed ?? 0) }
}

/** An advisor who was invited, or who signs in without: not the administrator who sets up the institution. */
const INVITED_ADVISOR = `users u join advisors a on a.tenant_id = u.tenant_id and a.uuid = u.advisor_uuid
  where u.tenant_id = tenants.id and (${CAN_ENTER} or exists (select 1 from invitations i
    where i.tenant_id = u.tenant_id and i.user_uuid = u.uuid))
  and not exists (select 1 from user_roles r
    where r.tenant_id = u.tenant_id and r.user_uuid = u.uuid and r.role = 'accountadmin')`

type Known = Record<'branch' | 'hours' | 'topic' | 'person' | 'assignment' | 'booking', boolean>

/** What an institution has, of what customers need to book. */
export async function findKnown(db: TenantDb): Promise<Known> {
  const has = (name: string, rows: string) => `case when exists (select 1 from ${rows}) then 1 else 0 end as ${name}`
  const row = await db.tenant().first(
    db.raw<Record<keyof Known, number>>(
      [
        has('branch', 'organizations o where o.tenant_id = tenants.id'),
        has('topic', 'appointment_topics t where t.tenant_id = tenants.id and t.retired_at is null'),
        has('person', INVITED_ADVISOR),
        has(
          'assignment',
          `advisor_topics o join appointment_topics t on t.tenant_id = o.tenant_id and t.uuid = o.topic_uuid
            join advisors a on a.tenant_id = o.tenant_id and a.uuid = o.advisor_uuid
            where o.tenant_id = tenants.id and t.retired_at is null and a.deactivated_at is null`
        ),
        has('booking', 'appointments p where p.tenant_id = tenants.id'),
        `case when exists (select 1 from working_hours h where h.tenant_id = tenants.id)
            or exists (select 1 from default_weeks d where d.tenant_id = tenants.id and d.hours <> '[]')
            then 1 else 0 end as hours`
      ].join(', ')
    )
  )
  const of = (name: keyof Known) => Boolean(Number(row?.[name]))
  return {
    branch: of('branch'),
    hours: of('hours'),
    topic: of('topic'),
    person: of('person'),
    assignment: of('assignment'),
    booking: of('booking')
  }
}
