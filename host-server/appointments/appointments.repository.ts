import type { AdvisorAppointment } from '#contract/appointments'
import type { Bookable } from '../availability/availability.service.ts'
import type { TenantDb } from '../core/tenant-db.ts'

export interface AppointmentRow extends Omit<AdvisorAppointment, 'topic'> {
  advisor_uuid: string
  topic_uuid: string
  token_hash: string
  sequence: number
  visitor_time_zone: string
  cancel_reason: string
  created_at: string
}

/** An appointment with what its visitor sees of topic and advisor, and the advisor's branch of today. */
export interface FoundAppointment extends AppointmentRow {
  topic: string
  length: number
  alias: string
  first_name_of_advisor: string
  last_name_of_advisor: string
  title_prefix: string
  title_suffix: string
  organization_uuid: string
  branch_time_zone: string
}

const withTopic = (db: TenantDb) =>
  db
    .table('appointments as p')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))

export const findByToken = (db: TenantDb, tokenHash: string): Promise<FoundAppointment | undefined> =>
  withTopic(db)
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where('p.token_hash', tokenHash)
    .first(
      'p.*',
      't.topic',
      't.length',
      'a.alias',
      'a.first_name as first_name_of_advisor',
      'a.last_name as last_name_of_advisor',
      'a.title_prefix',
      'a.title_suffix',
      'a.organization_uuid',
      'o.time_zone as branch_time_zone'
    ) as never

export const bookableOf = (found: FoundAppointment): Bookable => ({
  uuid: found.advisor_uuid,
  organization_uuid: found.organization_uuid,
  time_zone: found.branch_time_zone
})

export const insert = (trx: TenantDb, row: Omit<AppointmentRow, 'sequence' | 'cancel_reason'>) =>
  trx.insert('appointments', { ...row })

/** The next version of a booked appointment: calendars follow the sequence. */
export const update = (
  trx: TenantDb,
  { uuid, sequence }: Pick<AppointmentRow, 'uuid' | 'sequence'>,
  change: Partial<AppointmentRow>
) =>
  trx
    .table('appointments')
    .where({ uuid, sequence, state: 'booked' })
    .update({ ...change, sequence: sequence + 1 })

export const PAGE_SIZE = 20

/** A page of an advisor's appointments that end at or after the given moment, or before it. */
export async function findPage(
  db: TenantDb,
  advisorUuid: string,
  { period, page, today }: { period: 'upcoming' | 'past'; page: number; today: string }
): Promise<{ appointments: AdvisorAppointment[]; total: number }> {
  const upcoming = period === 'upcoming'
  const all = withTopic(db)
    .where('p.advisor_uuid', advisorUuid)
    .where('p.ends_at', upcoming ? '>=' : '<', today)
  const direction = upcoming ? 'asc' : 'desc'
  const appointments = await all
    .clone()
    .orderBy([
      { column: 'p.starts_at', order: direction },
      { column: 'p.uuid', order: direction }
    ])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .select('p.*', 't.topic')
  const [counted] = await all.clone().count('* as total')
  return { appointments: appointments as never, total: Number(counted?.total ?? 0) }
}
