import type { Knex } from 'knex'
import { ADVISORS_SET_BUFFERS } from '#contract/advisor-settings'
import type { AppointmentType } from '#contract/appointment-types'
import { OPEN_STATES } from '#contract/appointments'
import { GRAIN_MINUTES } from '#contract/values'
import type { Day, WorkingHours } from '#contract/working-hours'
import { instant, MINUTE } from '../core/clock.ts'
import type { AdvisorRow } from '../core/http.ts'
import { switchedOn } from '../core/switched-on.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { heldWeek, keptWeeks } from '../default-hours/kept-week.ts'
import { closedAt, partialSpans, type StoredClosure, wholeDays } from '../holidays/closed-days.ts'
import { readSpan, type StoredSpan } from '../slots-calendar/stored-span.ts'
import type { OwnRules, Span, TopicRules } from './engine.ts'

/** Who is asked for a time: an advisor, or with `isBranch` any of a branch's. */
export interface Bookable extends Pick<AdvisorRow, 'uuid' | 'organization_uuid' | 'time_zone'> {
  isBranch?: true
}

/** A topic's rules, and which of those who are asked take it in this way. */
export interface Offer extends TopicRules {
  questions: string
  advisors: readonly string[]
}

const GRAIN = GRAIN_MINUTES * MINUTE

/** Whose claims count as free: the hold or the appointment that gives way to the new one. */
export interface Own {
  hold_uuid?: string
  appointment_uuid?: string
}

/** What is asked for of an offer, and the appointment that is being moved. */
interface OfferAsked extends Own {
  topic: string
  type: AppointmentType
}

interface OfferRow extends TopicRules {
  questions: string
  retired_at: string | null
  offered_topic: string | null
  offered_type: string | null
  /** Null for somebody who has left. */
  present: string | null
  /** Of the appointment with this topic that is being moved. */
  booked_from: string | null
  booked_to: string | null
}

/** What is booked keeps its topic and its length, though both may not be on offer like that any more. */
function offerOf(row: OfferRow, advisorUuid: string): Offer {
  const isOffered = row.present && (row.booked_from || (row.offered_topic && !row.retired_at))
  const advisors = isOffered && row.offered_type ? [advisorUuid] : []
  if (!row.booked_from || !row.booked_to) return { ...row, advisors }
  return { ...row, length: (Date.parse(row.booked_to) - Date.parse(row.booked_from)) / MINUTE, advisors }
}

async function findOfferOfAdvisor(
  db: TenantDb,
  advisorUuid: string,
  { topic: topicUuid, type, appointment_uuid = '' }: OfferAsked
): Promise<Offer | undefined> {
  const row: OfferRow | undefined = await db
    .table('appointment_topics as t')
    .leftJoin('appointments as p', (on) =>
      on.on('p.tenant_id', 't.tenant_id').on('p.topic_uuid', 't.uuid').andOnVal('p.uuid', appointment_uuid)
    )
    .leftJoin('advisor_topics as o', (on) =>
      on.on('o.tenant_id', 't.tenant_id').on('o.topic_uuid', 't.uuid').andOnVal('o.advisor_uuid', advisorUuid)
    )
    .leftJoin('advisor_appointment_types as y', (on) =>
      on.on('y.tenant_id', 't.tenant_id').andOnVal('y.advisor_uuid', advisorUuid).andOnVal('y.type', type)
    )
    .leftJoin('advisors as a', (on) =>
      on.on('a.tenant_id', 't.tenant_id').andOnVal('a.uuid', advisorUuid).onNull('a.deactivated_at')
    )
    .where('t.uuid', topicUuid)
    .first(
      't.*',
      'a.uuid as present',
      'o.topic_uuid as offered_topic',
      'y.type as offered_type',
      'p.starts_at as booked_from',
      'p.ends_at as booked_to'
    )
  return row && offerOf(row, advisorUuid)
}

async function findOfferOfBranch(
  db: TenantDb,
  branchUuid: string,
  { topic: topicUuid, type }: OfferAsked
): Promise<Offer | undefined> {
  const takers = db
    .table('advisors as a')
    .join('advisor_topics as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.advisor_uuid', 'a.uuid'))
    .join('advisor_appointment_types as y', (on) => on.on('y.tenant_id', 'a.tenant_id').on('y.advisor_uuid', 'a.uuid'))
    .where({ 'a.organization_uuid': branchUuid, 'o.topic_uuid': topicUuid, 'y.type': type })
    .whereNull('a.deactivated_at')
    .select('a.uuid as advisor_uuid', 'o.topic_uuid')
    .as('w')
  const rows: (Omit<Offer, 'advisors'> & { advisor_uuid: string | null })[] = await db
    .table('appointment_topics as t')
    .leftJoin(takers, (on) => on.on('w.topic_uuid', 't.uuid').onNull('t.retired_at'))
    .where('t.uuid', topicUuid)
    .select('t.*', 'w.advisor_uuid')
  return rows[0] && { ...rows[0], advisors: rows.flatMap(({ advisor_uuid }) => advisor_uuid ?? []) }
}

/** Undefined for a topic that this tenant does not have. */
export const findOffer = (db: TenantDb, { uuid, isBranch }: Bookable, asked: OfferAsked) =>
  (isBranch ? findOfferOfBranch : findOfferOfAdvisor)(db, uuid, asked)

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
  /** The absence that the advisor has announced. */
  away: { from: string; to: string } | undefined
  own: OwnRules | undefined
  /** Absences, blocked spans and busy times of their own calendar that touch the stretch. */
  busy: Span[]
  /** Blocked and extra spans that may be in the stretch. */
  spans: StoredSpan[]
  /** Grains that others have claimed; those of an expired hold are nobody's. */
  claimed: number[]
  /** Whether holds have expired and still have their rows. */
  hasStaleHolds: boolean
}

interface Asked extends Stretch, Own {
  now: string
}

/** The advisors whose calendars are read, all of one branch. */
interface Whose {
  advisors: readonly string[]
  organization_uuid: string
}

type Part = (db: TenantDb, whose: Whose, asked: Asked) => Knex.QueryBuilder

/** Each kind of fact as lines of the same columns, so that one statement brings them all. */
const PARTS: Record<
  'hours' | 'week' | 'closed' | 'away' | 'own' | 'busy' | 'outside' | 'spans' | 'claims' | 'stale',
  Part
> = {
  hours: (db, { advisors }) =>
    db
      .table('working_hours')
      .whereIn('advisor_uuid', advisors)
      .select(db.raw("'hours' as kind, advisor_uuid as who, cast(day as text) as a, start_time as b, end_time as c")),
  week: (db, { advisors }) =>
    keptWeeks(db).whereIn('a.uuid', advisors).select(db.raw("'week', a.uuid, d.organization_uuid, d.hours, null")),
  // a part of a day that is closed reaches into the days around by the buffers
  closed: (db, { organization_uuid }, { since, until }) =>
    closedAt(db, organization_uuid, instant(since).slice(0, 10), instant(until).slice(0, 10)).select(
      db.raw("'closed', null, date || ' ' || coalesce(last_date, date), start_time, end_time")
    ),
  away: (db, { advisors }, { from, to }) =>
    db
      .table('advisor_settings')
      .whereIn('advisor_uuid', advisors)
      .where('absence_to', '>=', from)
      .where('absence_from', '<=', to)
      .select(db.raw("'away', advisor_uuid, absence_from, absence_to, null")),
  // the buffers of an advisor count while the administrator allows them
  own: (db, { advisors }) =>
    db
      .table('advisor_settings as s')
      .leftJoin('tenant_settings as allowed', (on) =>
        on
          .on('allowed.tenant_id', 's.tenant_id')
          .andOnVal('allowed.name', ADVISORS_SET_BUFFERS)
          .andOnVal('allowed.value', 'true')
      )
      .whereIn('s.advisor_uuid', advisors)
      .select(
        db.raw(`'own', s.advisor_uuid, cast(coalesce(s.notice_minutes, 0) as text),
          case when allowed.name is null then '0' else cast(s.buffer_before as text) end,
          case when allowed.name is null then '0' else cast(s.buffer_after as text) end`)
      ),
  busy: (db, { advisors }, { since, until }) =>
    db
      .table('calendar_overrides')
      .whereIn('advisor_uuid', advisors)
      .where('ends_at', '>', instant(since))
      .where('starts_at', '<', instant(until))
      .select(db.raw("'busy', advisor_uuid, starts_at, ends_at, null")),
  outside: (db, { advisors }, { since, until }) =>
    db
      .table('external_busy')
      .whereExists(switchedOn(db, 'smm-calendar'))
      .whereIn('advisor_uuid', advisors)
      .where('ends_at', '>', instant(since))
      .where('starts_at', '<', instant(until))
      .select(db.raw("'busy', advisor_uuid, starts_at, ends_at, null")),
  spans: (db, { advisors }, { since, until }) =>
    db
      .table('calendar_spans')
      .whereExists(switchedOn(db, 'slots-calendar'))
      .whereIn('advisor_uuid', advisors)
      .where('last_day', '>=', instant(since).slice(0, 10))
      .where('date', '<=', instant(until).slice(0, 10))
      .select(
        db.raw(
          "'spans', advisor_uuid, kind || ' ' || date || ' ' || start_time || ' ' || end_time || ' ' || last_day, rrule, exceptions"
        )
      ),
  claims: (db, { advisors }, { since, until, now, hold_uuid = '', appointment_uuid = '' }) =>
    db
      .table('booking_claims as c')
      .leftJoin('booking_holds as h', (on) => on.on('h.tenant_id', 'c.tenant_id').on('h.uuid', 'c.hold_uuid'))
      .whereIn('c.advisor_uuid', advisors)
      .where('c.grain', '>=', since / GRAIN)
      .where('c.grain', '<', until / GRAIN)
      .where((others) => others.whereNull('c.hold_uuid').orWhereNot('c.hold_uuid', hold_uuid))
      .where((others) => others.whereNull('c.appointment_uuid').orWhereNot('c.appointment_uuid', appointment_uuid))
      .where((live) => live.whereNull('c.hold_uuid').orWhere('h.expires_at', '>', now))
      .groupBy('c.advisor_uuid')
      // a full calendar has thousands of them
      .select(db.raw("'claims', c.advisor_uuid, string_agg(cast(c.grain as text), ','), null, null")),
  stale: (db, { advisors }, { now }) =>
    db
      .table('booking_holds')
      .whereIn('advisor_uuid', advisors)
      .where('expires_at', '<=', now)
      .select(db.raw("'stale', advisor_uuid, uuid, null, null"))
}

interface Line {
  kind: keyof typeof PARTS
  /** Null for what concerns all of them. */
  who: string | null
  a: string
  b: string
  c: string
}

const closureOf = ({ a, b, c }: Line): StoredClosure => {
  const [date = '', last_date = ''] = a.split(' ')
  return { date, last_date, start_time: b, end_time: c }
}

function factsIn(lines: readonly Line[], { from, to }: Stretch): StoredFacts {
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind)
  const own = of('hours').map(({ a, b, c }) => ({ day: Number(a) as Day, start_time: b, end_time: c }))
  const kept = of('week').map(({ a, b }) => ({ organization_uuid: a, hours: b }))
  const closures = of('closed').map(closureOf)
  const [away] = of('away')
  const [rules] = of('own')
  return {
    away: away && { from: away.a, to: away.b },
    own: rules && { notice_minutes: Number(rules.a), buffer_before: Number(rules.b), buffer_after: Number(rules.c) },
    working_hours: heldWeek(own, kept),
    closed_days: wholeDays(closures, from, to).map(({ date }) => date),
    busy: of('busy').map(({ a, b }) => ({ starts_at: a, ends_at: b })),
    spans: [...of('spans').map(({ a, b, c }) => readSpan(a, b, c)), ...partialSpans(closures)],
    claimed: of('claims').flatMap(({ a }) => a.split(',').map(Number)),
    hasStaleHolds: of('stale').length > 0
  }
}

/** All that is known of some calendars, in one statement. */
export async function findFacts(db: TenantDb, whose: Whose, asked: Asked): Promise<Map<string, StoredFacts>> {
  const [first, ...rest] = Object.values(PARTS).map((part) => part(db, whose, asked))
  const lines = (await first?.unionAll(rest)) as Line[]
  const of = (uuid: string) =>
    factsIn(
      lines.filter(({ who }) => who === uuid || who === null),
      asked
    )
  return new Map(whose.advisors.map((uuid) => [uuid, of(uuid)]))
}

/** How many appointments advisors have between two moments; who has none is left out. */
export async function findLoads(
  db: TenantDb,
  advisors: readonly string[],
  { from, to }: { from: string; to: string }
): Promise<Map<string, number>> {
  const rows: { advisor_uuid: string; load: number | string }[] = await db
    .table('appointments')
    .whereIn('advisor_uuid', advisors)
    .whereIn('state', OPEN_STATES)
    .where('ends_at', '>', from)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .groupBy('advisor_uuid')
    .select('advisor_uuid')
    .count('* as load')
  return new Map(rows.map(({ advisor_uuid, load }) => [advisor_uuid, Number(load)]))
}

/** The appointment of this advisor that has this uuid, or to which a token belongs. */
export const findOwnAppointment = (
  db: TenantDb,
  advisor_uuid: string,
  by: { uuid: string } | { token_hash: string }
): Promise<string | undefined> =>
  db
    .table('appointments')
    .where({ advisor_uuid, ...by })
    .first('uuid')
    .then((row) => row?.uuid)
