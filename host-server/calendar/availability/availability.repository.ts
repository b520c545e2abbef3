import { ADVISORS_SET_BUFFERS } from '#contract/advisor-settings'
import type { AppointmentType } from '#contract/appointment-types'
import { OPEN_STATES } from '#contract/appointments'
import { GRAIN_MINUTES } from '#contract/values'
import type { Day, WorkingHours } from '#contract/working-hours'
import { instant, MINUTE } from '../../core/base/clock.ts'
import type { Union } from '../../core/tenancy/query.ts'
import { switchedOn } from '../../core/tenancy/switched-on.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { withOption } from '../../people/advisors/contact-options.repository.ts'
import { announcedAbsences } from '../advisor-settings/absence.repository.ts'
import { effectiveWeek, inheritableWeeks } from '../default-hours/inherited-week.repository.ts'
import { proposedTimes } from '../external-calendar/entries.repository.ts'
import { closedAt, partialSpans, wholeDays } from '../holidays/closed-days.repository.ts'
import { closuresIn, type StoredEntry } from '../holidays/special-hours.service.ts'
import { readSpan, type StoredSpan } from '../slots-calendar/stored-span.ts'
import type { OwnRules, Span, TopicRules } from './engine.ts'
import { GrainSet } from './grain-set.ts'

/** What can be booked: an advisor, or with `isBranch` any advisor of a branch. */
export interface Bookable extends Pick<AdvisorRow, 'uuid' | 'organization_uuid' | 'time_zone'> {
  isBranch?: true
}

/** A topic's rules, and the advisors who offer it in the wanted type. */
export interface Offer extends TopicRules {
  questions: string
  advisors: readonly string[]
}

const GRAIN = GRAIN_MINUTES * MINUTE

/** The hold or appointment that is being replaced: its claims count as free. */
export interface Own {
  hold_uuid?: string
  appointment_uuid?: string
}

/** The wanted topic and type, and the appointment that is being moved. */
interface OfferAsked extends Own {
  topic: string
  type: AppointmentType
}

type OfferKey = Pick<OfferAsked, 'topic' | 'type'> & { appointment_uuid: string }

interface OfferRow extends TopicRules {
  questions: string
  retired_at: string | null
  offered_topic: string | null
  offered_type: string | null
  /** The advisor's uuid; null if deactivated. */
  present: string | null
  /** The present time of the appointment that is being moved. */
  booked_from: string | null
  booked_to: string | null
}

/** A booked appointment keeps its topic and length, even if these are no longer offered. */
function offerOf(row: OfferRow, advisorUuid: string): Offer {
  const isOffered = row.present && (row.booked_from || (row.offered_topic && !row.retired_at))
  const advisors = isOffered && row.offered_type ? [advisorUuid] : []
  if (!row.booked_from || !row.booked_to) return { ...row, advisors }
  return { ...row, length: (Date.parse(row.booked_to) - Date.parse(row.booked_from)) / MINUTE, advisors }
}

const findOfferRow = compiled((db, advisorUuid: string, { topic: topicUuid, type, appointment_uuid }: OfferKey) =>
  db
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
)

async function findOfferOfAdvisor(
  db: TenantDb,
  advisorUuid: string,
  { topic, type, appointment_uuid = '' }: OfferAsked
): Promise<Offer | undefined> {
  const row = await findOfferRow(db, advisorUuid, { topic, type, appointment_uuid })
  return row && offerOf(row, advisorUuid)
}

const findOffersAtBranch = compiled((db, branchUuid: string, topicUuid: string, type: AppointmentType) => {
  const offering = db
    .table('advisors as a')
    .join('advisor_topics as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.advisor_uuid', 'a.uuid'))
    .join('advisor_appointment_types as y', (on) => on.on('y.tenant_id', 'a.tenant_id').on('y.advisor_uuid', 'a.uuid'))
    .where({ 'a.organization_uuid': branchUuid, 'o.topic_uuid': topicUuid, 'y.type': type })
    .whereNull('a.deactivated_at')
    .whereIn('a.uuid', withOption(db, 'online_appointment'))
    .select('a.uuid as advisor_uuid', 'o.topic_uuid')
    .as('w')
  return db
    .table('appointment_topics as t')
    .leftJoin(offering, (on) => on.on('w.topic_uuid', 't.uuid').onNull('t.retired_at'))
    .where('t.uuid', topicUuid)
    .select('t.*', 'w.advisor_uuid')
})

async function findOfferOfBranch(
  db: TenantDb,
  branchUuid: string,
  { topic, type }: OfferAsked
): Promise<Offer | undefined> {
  const rows = await findOffersAtBranch(db, branchUuid, topic, type)
  return rows[0] && { ...rows[0], advisors: rows.flatMap(({ advisor_uuid }) => advisor_uuid ?? []) }
}

/** Undefined if the tenant does not have the topic. */
export const findOffer = (db: TenantDb, { uuid, isBranch }: Bookable, asked: OfferAsked) =>
  (isBranch ? findOfferOfBranch : findOfferOfAdvisor)(db, uuid, asked)

/** Calendar days in the advisor's zone, and the milliseconds around them. */
export interface DayRange {
  from: string
  to: string
  since: number
  until: number
}

/** Absences and blocked times are an advisor's own, external ones the connected calendar's. */
export type BusyKind = 'absence' | 'blocked' | 'external'

/** The facts stored about a calendar in a range of days. */
export interface StoredFacts {
  working_hours: WorkingHours
  /** Days on which the tenant or the branch is closed. */
  closed_days: string[]
  /** The advisor's announced absence. */
  away: { from: string; to: string } | undefined
  own: OwnRules | undefined
  /** Absences, blocked spans and external busy times that overlap the range. */
  busy: (Span & { kind: BusyKind })[]
  /** Blocked and extra spans that may be in the range. */
  spans: StoredSpan[]
  /** Grains claimed by others; those of expired holds are left out. */
  claimed: GrainSet
  /** Whether there are expired holds to be deleted. */
  hasStaleHolds: boolean
}

interface Asked extends DayRange, Own {
  now: string
}

/** The same as the statement's values. */
interface Bounds extends Required<Own>, Pick<Asked, 'from' | 'to' | 'now'> {
  today: string
  since: string
  until: string
  first_day: string
  last_day: string
  first_grain: number
  next_grain: number
}

function boundsOf({ since, until, hold_uuid = '', appointment_uuid = '', from, to, now }: Asked): Bounds {
  const range = { since: instant(since), until: instant(until) }
  return {
    ...range,
    first_day: range.since.slice(0, 10),
    last_day: range.until.slice(0, 10),
    first_grain: since / GRAIN,
    next_grain: until / GRAIN,
    hold_uuid,
    appointment_uuid,
    from,
    to,
    now,
    today: now.slice(0, 10)
  }
}

/** The advisors whose calendars are read, all of one branch. */
interface Calendars {
  advisors: readonly string[]
  organization_uuid: string
}

type Part = (db: TenantDb, calendars: Calendars, bounds: Bounds) => Union<Line>

/** Each kind of fact as rows with the same columns, so that one UNION ALL reads them all. */
const PARTS: Record<
  'hours' | 'week' | 'closed' | 'away' | 'own' | 'busy' | 'outside' | 'proposed' | 'spans' | 'claims' | 'stale',
  Part
> = {
  hours: (db, { advisors }) =>
    db
      .table('working_hours')
      .whereIn('advisor_uuid', advisors)
      .select(
        db.raw<Line>("'hours' as kind, advisor_uuid as advisor, cast(day as text) as a, start_time as b, end_time as c")
      ),
  week: (db, { advisors }) =>
    inheritableWeeks(db)
      .whereIn('a.uuid', advisors)
      .select(db.raw<Line>("'week', a.uuid, d.organization_uuid, d.hours, null")),
  // closures on the days around matter too, because of the buffers
  closed: (db, { organization_uuid }, { first_day, last_day }) =>
    closedAt(db, organization_uuid, first_day, last_day).select(
      db.raw<Line>(
        "'closed', null, date || ' ' || coalesce(last_date, date) || ' ' || kind || ' ' || coalesce(organization_uuid, ''), start_time, end_time"
      )
    ),
  away: (db, { advisors }, { from, to }) =>
    announcedAbsences(db, advisors, { from, to }).select(
      db.raw<Line>("'away', advisor_uuid, absence_from, absence_to, null")
    ),
  // advisors' own buffers apply only while the administrator allows them
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
        db.raw<Line>(`'own', s.advisor_uuid, cast(coalesce(s.notice_minutes, 0) as text),
          case when allowed.name is null then '0' else cast(s.buffer_before as text) end,
          case when allowed.name is null then '0' else cast(s.buffer_after as text) end`)
      ),
  busy: (db, { advisors }, { since, until }) =>
    db
      .table('calendar_overrides')
      .whereIn('advisor_uuid', advisors)
      .where('ends_at', '>', since)
      .where('starts_at', '<', until)
      .select(db.raw<Line>("'busy', advisor_uuid, starts_at, ends_at, kind")),
  outside: (db, { advisors }, { since, until }) =>
    db
      .table('external_busy')
      .whereExists(switchedOn(db, 'smm-calendar'))
      .whereIn('advisor_uuid', advisors)
      .where('ends_at', '>', since)
      .where('starts_at', '<', until)
      .select(db.raw<Line>("'busy', advisor_uuid, starts_at, ends_at, 'external'")),
  // our own entries are no busy times, but where their advisor has moved them to is taken for everyone else
  proposed: (db, { advisors }, bounds) =>
    proposedTimes(db, advisors, bounds)
      .whereExists(switchedOn(db, 'smm-calendar'))
      .whereNot('e.appointment_uuid', bounds.appointment_uuid)
      .select(db.raw<Line>("'busy', e.advisor_uuid, e.changed_starts_at, e.changed_ends_at, 'external'")),
  spans: (db, { advisors }, { first_day, last_day }) =>
    db
      .table('calendar_spans')
      .whereExists(switchedOn(db, 'slots-calendar'))
      .whereIn('advisor_uuid', advisors)
      .where('last_day', '>=', first_day)
      .where('date', '<=', last_day)
      .select(
        db.raw<Line>(
          "'spans', advisor_uuid, kind || ' ' || date || ' ' || start_time || ' ' || end_time || ' ' || last_day, rrule, exceptions"
        )
      ),
  claims: (db, { advisors }, { first_grain, next_grain, now, hold_uuid, appointment_uuid }) =>
    db
      .table('booking_claims as c')
      .leftJoin('booking_holds as h', (on) => on.on('h.tenant_id', 'c.tenant_id').on('h.uuid', 'c.hold_uuid'))
      .whereIn('c.advisor_uuid', advisors)
      .where('c.grain', '>=', first_grain)
      .where('c.grain', '<', next_grain)
      .where((others) => others.whereNull('c.hold_uuid').orWhereNot('c.hold_uuid', hold_uuid))
      .where((others) => others.whereNull('c.appointment_uuid').orWhereNot('c.appointment_uuid', appointment_uuid))
      .where((live) => live.whereNull('c.hold_uuid').orWhere('h.expires_at', '>', now))
      .groupBy('c.advisor_uuid')
      // aggregated, since a full calendar has thousands of claims
      .select(db.raw<Line>("'claims', c.advisor_uuid, string_agg(cast(c.grain as text), ','), null, null")),
  stale: (db, { advisors }, { now }) =>
    db
      .table('booking_holds')
      .whereIn('advisor_uuid', advisors)
      .where('expires_at', '<=', now)
      .select(db.raw<Line>("'stale', advisor_uuid, uuid, null, null"))
}

interface Line {
  kind: keyof typeof PARTS
  /** The advisor; null for facts about all of them. */
  advisor: string | null
  a: string
  b: string
  c: string
}

const entryOf = ({ a, b, c }: Line): StoredEntry => {
  const [date = '', last_date = '', kind, organization_uuid] = a.split(' ')
  return {
    date,
    last_date,
    kind: kind as StoredEntry['kind'],
    organization_uuid: organization_uuid || null,
    start_time: b,
    end_time: c
  }
}

function factsIn(lines: readonly Line[], { from, to, since, until }: DayRange): StoredFacts {
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind)
  const own = of('hours').map(({ a, b, c }) => ({ day: Number(a) as Day, start_time: b, end_time: c }))
  const inherited = of('week').map(({ a, b }) => ({ organization_uuid: a, hours: b }))
  const around = [since, until].map((moment) => instant(moment).slice(0, 10)) as [string, string]
  const closures = closuresIn(of('closed').map(entryOf), ...around)
  const [away] = of('away')
  const [rules] = of('own')
  const claimed = new GrainSet(since / GRAIN, until / GRAIN)
  for (const { a } of of('claims')) claimed.addList(a)
  return {
    away: away && { from: away.a, to: away.b },
    own: rules && { notice_minutes: Number(rules.a), buffer_before: Number(rules.b), buffer_after: Number(rules.c) },
    working_hours: effectiveWeek(own, inherited),
    closed_days: wholeDays(closures, from, to).map(({ date }) => date),
    busy: of('busy').map(({ a, b, c }) => ({ starts_at: a, ends_at: b, kind: c as BusyKind })),
    spans: [...of('spans').map(({ a, b, c }) => readSpan(a, b, c)), ...partialSpans(closures)],
    claimed,
    hasStaleHolds: of('stale').length > 0
  }
}

const findLines = compiled((db, calendars: Calendars, bounds: Bounds) => {
  const [first, ...rest] = Object.values(PARTS).map((part) => part(db, calendars, bounds))
  return (first as Union<Line>).unionAll(rest)
})

/** The facts about several calendars, read in one statement. */
export async function findFacts(db: TenantDb, calendars: Calendars, asked: Asked): Promise<Map<string, StoredFacts>> {
  const lines = await findLines(db, calendars, boundsOf(asked))
  const forAll = lines.filter(({ advisor }) => advisor === null)
  const known = new Map(calendars.advisors.map((uuid) => [uuid, [...forAll]]))
  for (const line of lines) if (line.advisor !== null) known.get(line.advisor)?.push(line)
  return new Map([...known].map(([uuid, own]) => [uuid, factsIn(own, asked)]))
}

/** The number of appointments per advisor that start between two instants; advisors without any are left out. */
export async function countAppointments(
  db: TenantDb,
  advisors: readonly string[],
  { from, to }: { from: string; to: string }
): Promise<Map<string, number>> {
  const rows = await db
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

const revisionOf = compiled((db, advisor_uuid: string) =>
  db.table('calendars').where({ advisor_uuid }).first('revision')
)

/** The revision of an advisor's calendar, or the sum of those of a branch; null if nobody has booked yet. */
export async function findRevision(
  db: TenantDb,
  { uuid, isBranch }: Pick<Bookable, 'uuid' | 'isBranch'>
): Promise<number | null> {
  if (!isBranch) return (await revisionOf(db, uuid))?.revision ?? null
  const row = await db
    .table('calendars as c')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'c.tenant_id').on('a.uuid', 'c.advisor_uuid'))
    .where('a.organization_uuid', uuid)
    .first(db.raw<{ total: number | null }>('sum(c.revision) as total'))
  return row?.total ?? null
}

/** The uuid of an advisor's appointment, by uuid or token. */
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

/** The uuid of an appointment with any advisor of a branch. */
export const findBranchAppointment = (
  db: TenantDb,
  organization_uuid: string,
  uuid: string
): Promise<string | undefined> =>
  db
    .table('appointments as p')
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .where({ 'a.organization_uuid': organization_uuid, 'p.uuid': uuid })
    .first('p.uuid')
    .then((row) => row?.uuid)
