import type { AppointmentType } from '#contract/appointment-types'
import type { WorkingHours } from '#contract/working-hours'
import type { AdvisorRow } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import type { Span, TopicRules } from './engine.ts'

/** What a calendar needs to know of its advisor. */
export type Bookable = Pick<AdvisorRow, 'uuid' | 'organization_uuid' | 'time_zone'>

/** A topic's rules, and whether the advisor takes it in this way. */
export interface Offer extends TopicRules {
  is_offered: boolean
}

/** A claimed grain and who claimed it. */
export interface Claim {
  grain: number
  hold_uuid: string | null
  appointment_uuid: string | null
}

/** Undefined for a topic that this tenant does not have. */
export async function findOffer(
  db: TenantDb,
  advisorUuid: string,
  topicUuid: string,
  type: AppointmentType
): Promise<Offer | undefined> {
  const row = await db
    .table('appointment_topics as t')
    .leftJoin('advisor_topics as o', (on) =>
      on.on('o.tenant_id', 't.tenant_id').on('o.topic_uuid', 't.uuid').andOnVal('o.advisor_uuid', advisorUuid)
    )
    .leftJoin('advisor_appointment_types as y', (on) =>
      on.on('y.tenant_id', 't.tenant_id').andOnVal('y.advisor_uuid', advisorUuid).andOnVal('y.type', type)
    )
    .where('t.uuid', topicUuid)
    .first('t.*', 'o.topic_uuid as offered_topic', 'y.type as offered_type')
  return row && { ...row, is_offered: Boolean(row.offered_topic && row.offered_type) }
}

export const findWorkingHours = (db: TenantDb, advisorUuid: string): Promise<WorkingHours> =>
  db.table('working_hours').where({ advisor_uuid: advisorUuid }).select('day', 'start_time', 'end_time') as never

/** Days on which the tenant or the branch is closed. */
export const findClosedDays = (
  db: TenantDb,
  organizationUuid: string,
  { from, to }: { from: string; to: string }
): Promise<string[]> =>
  db
    .table('holidays')
    .whereBetween('date', [from, to])
    .where((own) => own.whereNull('organization_uuid').orWhere('organization_uuid', organizationUuid))
    .pluck('date') as never

/** Absences and blocked spans that touch the span. */
export const findBusy = (db: TenantDb, advisorUuid: string, { starts_at, ends_at }: Span): Promise<Span[]> =>
  db
    .table('calendar_overrides')
    .where({ advisor_uuid: advisorUuid })
    .where('ends_at', '>', starts_at)
    .where('starts_at', '<', ends_at)
    .select('starts_at', 'ends_at') as never

/** Grains from the first up to, but without, the last; those of an expired hold are nobody's. */
export const findClaims = (
  db: TenantDb,
  advisorUuid: string,
  from: number,
  to: number,
  now: string
): Promise<Claim[]> =>
  db
    .table('booking_claims as c')
    .leftJoin('booking_holds as h', (on) => on.on('h.tenant_id', 'c.tenant_id').on('h.uuid', 'c.hold_uuid'))
    .where('c.advisor_uuid', advisorUuid)
    .where('c.grain', '>=', from)
    .where('c.grain', '<', to)
    .where((live) => live.whereNull('c.hold_uuid').orWhere('h.expires_at', '>', now))
    .select('c.grain', 'c.hold_uuid', 'c.appointment_uuid') as never

/** The appointment of this advisor to which a token belongs. */
export const findOwnAppointment = (db: TenantDb, advisorUuid: string, tokenHash: string): Promise<string | undefined> =>
  db
    .table('appointments')
    .where({ advisor_uuid: advisorUuid, token_hash: tokenHash })
    .first('uuid')
    .then((row) => row?.uuid)
