import { OPEN_STATES } from '#contract/appointments'
import type { BusyPiece, CalendarSpan } from '#contract/slots-calendar'
import type { Having, Tables } from '../../core/tenancy/query.ts'
import { switchedOn } from '../../core/tenancy/switched-on.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { absenceSpan, announcedAbsences } from '../advisor-settings/absence.repository.ts'
import { proposedTimes } from '../external-calendar/entries.repository.ts'
import { readExceptions } from './stored-span.ts'

interface Days {
  from: string
  to: string
}
/** Some days, and the instants at which they begin and end in the zone. */
interface Asked extends Days {
  since: string
  until: string
  /** The day of now. */
  today: string
  zone: string
}
type Moments = Pick<Asked, 'since' | 'until'>
export interface BusySpan extends Pick<BusyPiece, 'kind' | 'label' | 'uuid'> {
  starts_at: string
  ends_at: string
}

const COLUMNS = ['uuid', 'kind', 'date', 'start_time', 'end_time', 'label', 'rrule', 'exceptions'] as const

type SpanRow = Pick<Tables['calendar_spans'], (typeof COLUMNS)[number]>

const spanOf = (row: SpanRow): CalendarSpan => ({
  ...row,
  rrule: row.rrule || null,
  exceptions: readExceptions(row.exceptions)
})

/** The spans that may occur on one of the days. */
export async function find(db: TenantDb, advisor_uuid: string, { from, to }: Days): Promise<CalendarSpan[]> {
  const rows = await db
    .table('calendar_spans')
    .where({ advisor_uuid })
    .where('last_day', '>=', from)
    .where('date', '<=', to)
    .orderBy(['date', 'start_time', 'uuid'])
    .select(COLUMNS)
  return rows.map(spanOf)
}

/** The stored ones of the given spans. */
export async function findByUuids(
  db: TenantDb,
  advisor_uuid: string,
  uuids: readonly string[]
): Promise<CalendarSpan[]> {
  const rows = await db.table('calendar_spans').where({ advisor_uuid }).whereIn('uuid', uuids).select(COLUMNS)
  return rows.map(spanOf)
}

export async function put(
  db: TenantDb,
  advisor_uuid: string,
  spans: readonly (CalendarSpan & { last_day: string })[]
): Promise<void> {
  const rows = spans.map((span) => ({
    ...span,
    advisor_uuid,
    rrule: span.rrule ?? '',
    exceptions: span.exceptions.join(',')
  }))
  if (rows.length) await db.insert('calendar_spans', rows).onConflict(['tenant_id', 'advisor_uuid', 'uuid']).merge()
}

export const remove = (db: TenantDb, advisor_uuid: string, uuids: readonly string[]): Promise<number> =>
  db.table('calendar_spans').where({ advisor_uuid }).whereIn('uuid', uuids).delete()

interface Sums {
  spans: number
  series: number | null
}

/** The number of spans that have not ended by a day, and how many of them repeat. */
export async function count(db: TenantDb, advisor_uuid: string, day: string): Promise<{ all: number; series: number }> {
  const row = await db
    .table('calendar_spans')
    .where({ advisor_uuid })
    .where('last_day', '>=', day)
    .first(db.raw<Sums>("count(*) as spans, sum(case when rrule = '' then 0 else 1 end) as series"))
  return { all: Number(row?.spans), series: Number(row?.series) }
}

type Source = (db: TenantDb, advisor_uuid: string, asked: Asked) => Promise<BusySpan[]>

type Timed = Having<{ advisor_uuid: string; starts_at: string; ends_at: string }>

const within = <Q extends Timed>(rows: Q, advisor_uuid: string, { since, until }: Moments): Q =>
  rows.where({ advisor_uuid }).where('ends_at', '>', since).where('starts_at', '<', until)

const IN_ORDER = ['starts_at', 'ends_at'] as const

/** Everything besides spans that makes an advisor busy. */
const SOURCES: readonly Source[] = [
  async (db, uuid, { from, to, zone }) => {
    const rows = await announcedAbsences(db, [uuid], { from, to }).select('absence_from', 'absence_to')
    return rows.flatMap(({ absence_from: first, absence_to: last }) =>
      first && last ? [{ ...absenceSpan({ from: first, to: last }, zone), label: '' }] : []
    )
  },
  (db, uuid, moments) =>
    within(db.table('calendar_overrides'), uuid, moments)
      .orderBy(IN_ORDER)
      .select('kind', 'starts_at', 'ends_at', 'label'),
  (db, uuid, moments) =>
    within(db.table('external_busy'), uuid, moments)
      .whereExists(switchedOn(db, 'smm-calendar'))
      .orderBy(IN_ORDER)
      .select(db.raw<BusySpan>("'external' as kind, starts_at, ends_at, '' as label")),
  (db, uuid, moments) =>
    proposedTimes(db, [uuid], moments)
      .whereExists(switchedOn(db, 'smm-calendar'))
      .orderBy('e.changed_starts_at')
      .select(
        db.raw<BusySpan>(
          "'external' as kind, e.changed_starts_at as starts_at, e.changed_ends_at as ends_at, '' as label"
        )
      ),
  async (db, uuid, moments) => {
    const rows = await within(db.table('appointments'), uuid, moments)
      .orderBy(IN_ORDER)
      .whereIn('state', OPEN_STATES)
      .select('uuid', 'state', 'starts_at', 'ends_at', 'first_name', 'last_name')
    return rows.map(({ uuid, state, starts_at, ends_at, first_name, last_name }) => ({
      uuid,
      kind: state === 'requested' ? 'requested' : 'appointment',
      starts_at,
      ends_at,
      label: `${first_name} ${last_name}`
    }))
  }
]

export const findBusy = async (...asked: Parameters<Source>): Promise<BusySpan[]> =>
  (await Promise.all(SOURCES.map((source) => source(...asked)))).flat()
