import type { Knex } from 'knex'
import type { AppointmentType } from '#contract/appointment-types'
import { GRAIN_MINUTES } from '#contract/values'
import type { Day, WorkingHours } from '#contract/working-hours'
import { instant, MINUTE } from '../core/clock.ts'
import type { AdvisorRow } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import type { Span, TopicRules } from './engine.ts'

/** What a calendar needs to know of its advisor. */
export type Bookable = Pick<AdvisorRow, 'uuid' | 'organization_uuid' | 'time_zone'>

/** A topic's rules, and whether the advisor takes it in this way. */
export interface Offer extends TopicRules {
  is_offered: boolean
}

const GRAIN = GRAIN_MINUTES * MINUTE

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

/** Whose claims count as free: the hold or the appointment that gives way to the new one. */
export interface Own {
  hold_uuid?: string
  appointment_uuid?: string
}

/** Calendar days in the advisor's zone, and the moments around them. */
export interface Stretch {
  from: string
  to: string
  since: number
  until: number
}

/** What a calendar holds in a stretch, as it is stored. */
export interface StoredFacts {
  working_hours: WorkingHours
  /** Days on which the tenant or the branch is closed. */
  closed_days: string[]
  /** Absences and blocked spans that touch the stretch. */
  busy: Span[]
  /** Grains that others have claimed; those of an expired hold are nobody's. */
  claimed: number[]
  /** Whether holds have expired and still have their rows. */
  hasStaleHolds: boolean
}

interface Asked extends Stretch, Own {
  now: string
}

type Part = (db: TenantDb, advisor: Bookable, asked: Asked) => Knex.QueryBuilder

/** Each kind of fact as lines of the same columns, so that one statement brings them all. */
const PARTS: Record<'hours' | 'closed' | 'busy' | 'claims' | 'stale', Part> = {
  hours: (db, { uuid }) =>
    db
      .table('working_hours')
      .where({ advisor_uuid: uuid })
      .select(db.raw("'hours' as kind, cast(day as text) as a, start_time as b, end_time as c")),
  closed: (db, { organization_uuid }, { from, to }) =>
    db
      .table('holidays')
      .whereBetween('date', [from, to])
      .where((own) => own.whereNull('organization_uuid').orWhere('organization_uuid', organization_uuid))
      .select(db.raw("'closed', date, null, null")),
  busy: (db, { uuid }, { since, until }) =>
    db
      .table('calendar_overrides')
      .where({ advisor_uuid: uuid })
      .where('ends_at', '>', instant(since))
      .where('starts_at', '<', instant(until))
      .select(db.raw("'busy', starts_at, ends_at, null")),
  claims: (db, { uuid }, { since, until, now, hold_uuid = '', appointment_uuid = '' }) =>
    db
      .table('booking_claims as c')
      .leftJoin('booking_holds as h', (on) => on.on('h.tenant_id', 'c.tenant_id').on('h.uuid', 'c.hold_uuid'))
      .where('c.advisor_uuid', uuid)
      .where('c.grain', '>=', since / GRAIN)
      .where('c.grain', '<', until / GRAIN)
      .where((others) => others.whereNull('c.hold_uuid').orWhereNot('c.hold_uuid', hold_uuid))
      .where((others) => others.whereNull('c.appointment_uuid').orWhereNot('c.appointment_uuid', appointment_uuid))
      .where((live) => live.whereNull('c.hold_uuid').orWhere('h.expires_at', '>', now))
      // a full calendar has thousands of them
      .select(db.raw("'claims', string_agg(cast(c.grain as text), ','), null, null")),
  stale: (db, { uuid }, { now }) =>
    db
      .table('booking_holds')
      .where({ advisor_uuid: uuid })
      .where('expires_at', '<=', now)
      .select(db.raw("'stale', uuid, null, null"))
}

interface Line {
  kind: keyof typeof PARTS
  a: string
  b: string
  c: string
}

/** All that is known of a calendar, in one statement. */
export async function findFacts(db: TenantDb, advisor: Bookable, asked: Asked): Promise<StoredFacts> {
  const [first, ...rest] = Object.values(PARTS).map((part) => part(db, advisor, asked))
  const lines = (await first?.unionAll(rest)) as Line[]
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind)
  return {
    working_hours: of('hours').map(({ a, b, c }) => ({ day: Number(a) as Day, start_time: b, end_time: c })),
    closed_days: of('closed').map(({ a }) => a),
    busy: of('busy').map(({ a, b }) => ({ starts_at: a, ends_at: b })),
    claimed: of('claims').flatMap(({ a }) => (a ? a.split(',').map(Number) : [])),
    hasStaleHolds: of('stale').length > 0
  }
}

/** The appointment of this advisor to which a token belongs. */
export const findOwnAppointment = (db: TenantDb, advisorUuid: string, tokenHash: string): Promise<string | undefined> =>
  db
    .table('appointments')
    .where({ advisor_uuid: advisorUuid, token_hash: tokenHash })
    .first('uuid')
    .then((row) => row?.uuid)
