import type { AppointmentFilter } from '#contract/agenda'
import { type AdvisorAppointment, OPEN_STATES } from '#contract/appointments'
import type { BookingWidget } from '#contract/booking-steps'
import type { Language, Locale } from '#contract/locales'
import type { Source } from '#contract/preparation'
import { ROOM_PATH } from '#contract/talks'
import type { Bookable } from '../../calendar/availability/availability.service.ts'
import { Conflict, found } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, REMINDER } from '../../people/advisors/advisor.repository.ts'
import { joinTexts, topicIn } from '../appointment-topics/appointment-topics.repository.ts'
import { customerPatterns, customerSearchWords, HAS_WORD } from './search-words.ts'

export interface AppointmentRow
  extends Omit<AdvisorAppointment, 'topic' | 'join_url' | 'has_settings_url' | 'answers' | 'is_declined'> {
  /** A JSON list. */
  answers: string
  advisor_uuid: string
  topic_uuid: string
  token_hash: string
  sequence: number
  visitor_time_zone: string
  /** The visitor's; '' is the institution's. */
  language: Language | ''
  created_at: string
  search_words: string
  internal_note: string
  /** The link in the latest mail to the customer, else ''. */
  announced_url: string
  /** Of an online appointment for which the institution's video service makes a room. */
  has_video_room: boolean
  booked_by: '' | 'visitor' | 'staff'
  source: Source
  source_site: string
  campaign: string
  page: string
  widget: BookingWidget | ''
  any_advisor: boolean
}

/** Selects an appointment by the hash of its visitor's token, or among an advisor's own. */
export type AppointmentKey = { token_hash: string } | { uuid: string; advisor_uuid: string }

/** An appointment with what its visitor sees of topic and advisor, and the advisor's present branch. */
export interface FoundAppointment extends AppointmentRow {
  topic: string
  alias: string
  first_name_of_advisor: string
  last_name_of_advisor: string
  title_prefix: string
  title_suffix: string
  organization_uuid: string
  branch_time_zone: string
  /** The link of a confirmed online appointment, else ''. */
  join_url: string
  has_settings_url?: boolean
  is_declined?: boolean
  reminder_hours: number
  /** When the advisor was deactivated. */
  advisor_deactivated_at: string | null
}

const withTopic = (db: TenantDb) =>
  db
    .table('appointments as p')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'p.tenant_id').on('t.uuid', 'p.topic_uuid'))
    .leftJoin('advisor_settings as s', (on) =>
      on.on('s.tenant_id', 'p.tenant_id').on('s.advisor_uuid', 'p.advisor_uuid')
    )

/** The path of a room where there is one: its advisor's, since the customer's has a key. */
const ROOM = `case when p.has_video_room then '${ROOM_PATH}' || p.uuid || '/host' end`

/**
 * The link of a confirmed online appointment, its own or else the advisor's, else that of its room, else ''; needs
 * `advisor_settings` joined as `s`.
 */
export const joinUrl = (db: TenantDb) =>
  db.raw<{ join_url: string }>(
    `case when p.type = 'online' and p.state = 'booked' then coalesce(nullif(p.meeting_url, ''), nullif(s.meeting_url, ''), ${ROOM}, '') else '' end as join_url`
  )

/** Whether an online appointment has a link, or will have a room, without one of its own; needs `advisor_settings` joined as `s`. */
const hasSettingsUrl = (db: TenantDb) =>
  db.raw<{ has_settings_url: boolean }>(
    "(p.type = 'online' and (p.has_video_room or coalesce(s.meeting_url, '') <> '')) as has_settings_url"
  )

/** Whether it was a request that staff have declined, of an appointment `p`. */
export const isDeclined = (db: TenantDb) =>
  db.raw<{ is_declined: boolean }>(
    "(p.state = 'cancelled' and exists (select 1 from appointment_history as h where h.tenant_id = p.tenant_id and h.appointment_uuid = p.uuid and h.what = 'declined')) as is_declined"
  )

export const hasVideoRoom = async (db: TenantDb, uuid: string): Promise<boolean> =>
  Boolean((await db.table('appointments').where({ uuid }).first('has_video_room'))?.has_video_room)

/** The topic is in the institution's language, or in `locale` where that is given. */
export function findOne(db: TenantDb, by: AppointmentKey, locale?: Locale): Promise<FoundAppointment | undefined> {
  const rows = withTopic(db)
    .join('advisors as a', (on) => on.on('a.tenant_id', 'p.tenant_id').on('a.uuid', 'p.advisor_uuid'))
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .where(Object.fromEntries(Object.entries(by).map(([column, value]) => [`p.${column}`, value])))
    .select(
      'p.*',
      'a.alias',
      'a.first_name as first_name_of_advisor',
      'a.last_name as last_name_of_advisor',
      'a.title_prefix',
      'a.title_suffix',
      'a.organization_uuid',
      'a.deactivated_at as advisor_deactivated_at',
      'o.time_zone as branch_time_zone',
      joinUrl(db),
      hasSettingsUrl(db),
      isDeclined(db),
      db.raw<{ reminder_hours: number }>(REMINDER)
    )
  return locale ? joinTexts(rows, locale).first(topicIn(db)) : rows.first('t.topic')
}

export const advisorOf = (found: FoundAppointment): string =>
  fullName({
    title_prefix: found.title_prefix,
    first_name: found.first_name_of_advisor,
    last_name: found.last_name_of_advisor,
    title_suffix: found.title_suffix
  })

export const bookableOf = (found: FoundAppointment): Bookable => ({
  uuid: found.advisor_uuid,
  organization_uuid: found.organization_uuid,
  time_zone: found.branch_time_zone
})

export const eventOwnerOf = ({ advisor_uuid, organization_uuid, branch_time_zone }: FoundAppointment) => ({
  advisor_uuid,
  organization_uuid,
  time_zone: branch_time_zone
})

const insertRow = compiled((trx, row: Partial<AppointmentRow>) => trx.insert('appointments', row))

export const insert = (
  trx: TenantDb,
  row: Omit<
    AppointmentRow,
    'sequence' | 'cancel_reason' | 'cancelled_by' | 'search_words' | 'internal_note' | 'announced_url'
  >
) => insertRow(trx, { ...row, search_words: customerSearchWords(row) })

/**
 * Writes the next version of an open appointment. Throws Conflict where the row is no longer at that sequence, so that no
 * mail is sent about a change that was lost.
 */
export async function update(
  trx: TenantDb,
  { uuid, sequence }: Pick<AppointmentRow, 'uuid' | 'sequence'>,
  change: Partial<AppointmentRow>
): Promise<void> {
  const changed = await trx
    .table('appointments')
    .where({ uuid, sequence })
    .whereIn('state', OPEN_STATES)
    .update({ ...change, sequence: sequence + 1 })
  if (!changed) throw new Conflict('errors.appointment-changed', { slots: [] })
}

/** Changes without a new sequence what calendars do not show. */
export const updateQuietly = (trx: TenantDb, uuid: string, change: Partial<AppointmentRow>) =>
  trx.table('appointments').where({ uuid }).update(change)

export const PAGE_SIZE = 20

/** An advisor's appointments that match all of the filters. */
function filtered(db: TenantDb, advisorUuid: string, { q, topic, type, state, customer }: AppointmentFilter) {
  const all = withTopic(db).where('p.advisor_uuid', advisorUuid)
  if (topic) all.where('p.topic_uuid', topic)
  if (type) all.where('p.type', type)
  if (state) all.where('p.state', state)
  if (customer) all.where('p.is_customer', customer === 'yes')
  for (const pattern of customerPatterns(q)) all.whereRaw(HAS_WORD, [pattern])
  return all
}

interface Conditions {
  answers: string
  is_declined?: boolean
  has_settings_url?: boolean
}

/** Parses the answers; the properties are left out where there is nothing to say. SQLite answers a condition with a number. */
export function withAnswers<T extends Conditions>(of: T): AdvisorAppointment {
  const { answers: json, is_declined, has_settings_url, ...row } = of
  const answers = JSON.parse(json)
  return {
    ...row,
    ...(is_declined && { is_declined: true }),
    ...(has_settings_url && { has_settings_url: true }),
    ...(answers.length && { answers })
  }
}

/** A page of an advisor's appointments: upcoming ones end at or after `today`, past ones before it. */
export async function findPage(
  db: TenantDb,
  advisorUuid: string,
  { period, page, today, ...filter }: AppointmentFilter & { period: 'upcoming' | 'past'; page: number; today: string }
): Promise<{ appointments: AdvisorAppointment[]; total: number; cancelled: number }> {
  const upcoming = period === 'upcoming'
  const all = filtered(db, advisorUuid, filter).where('p.ends_at', upcoming ? '>=' : '<', today)
  const direction = upcoming ? 'asc' : 'desc'
  const appointments = await all
    .clone()
    .orderBy([
      { column: 'p.starts_at', order: direction },
      { column: 'p.uuid', order: direction }
    ])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .select('p.*', 't.topic', joinUrl(db), hasSettingsUrl(db), isDeclined(db))
  const [counted] = await all.clone().count('* as total')
  const [fallen] = await all.clone().where('p.state', 'cancelled').count('* as total')
  return {
    appointments: appointments.map(withAnswers),
    total: Number(counted?.total ?? 0),
    cancelled: Number(fallen?.total ?? 0)
  }
}

/** An advisor's appointments that overlap a span, soonest first. */
export const findSpan = (
  db: TenantDb,
  advisorUuid: string,
  { since, until, ...filter }: AppointmentFilter & { since: string; until: string }
): Promise<AdvisorAppointment[]> =>
  filtered(db, advisorUuid, filter)
    .where('p.ends_at', '>', since)
    .where('p.starts_at', '<', until)
    .orderBy([{ column: 'p.starts_at' }, { column: 'p.uuid' }])
    .select('p.*', 't.topic', joinUrl(db), hasSettingsUrl(db), isDeclined(db))
    .then((rows) => rows.map(withAnswers))

/** The appointments of several advisors that overlap a span, without cancelled ones; soonest first. */
export const findSpanOfSeveral = (
  db: TenantDb,
  advisors: readonly string[],
  { since, until }: { since: string; until: string }
): Promise<(AdvisorAppointment & { advisor_uuid: string })[]> =>
  withTopic(db)
    .whereIn('p.advisor_uuid', advisors)
    .whereNot('p.state', 'cancelled')
    .where('p.ends_at', '>', since)
    .where('p.starts_at', '<', until)
    .orderBy([{ column: 'p.starts_at' }, { column: 'p.uuid' }])
    .select('p.*', 't.topic', joinUrl(db), hasSettingsUrl(db))
    .then((rows) => rows.map((row) => ({ ...withAnswers(row), advisor_uuid: row.advisor_uuid })))

/** Whether an advisor confirms bookings first, and when visitors are reminded. */
export const findPreferences = (
  db: TenantDb,
  uuid: string
): Promise<Pick<AdvisorRow, 'requires_confirmation' | 'reminder_hours'>> =>
  db
    .table('advisors as a')
    .leftJoin('advisor_settings as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))
    .where('a.uuid', uuid)
    .first('a.requires_confirmation', db.raw<{ reminder_hours: number }>(REMINDER))
    .then(found)
