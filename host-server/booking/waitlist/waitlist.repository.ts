import { OPEN_STATES } from '#contract/appointments'
import type { Locale } from '#contract/locales'
import { WAITLIST_MAX } from '#contract/waitlist'
import { instant } from '../../core/base/clock.ts'
import type { Row } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { joinTexts, topicIn } from '../appointment-topics/appointment-topics.repository.ts'
import { confirmableSince } from '../spam-guard/confirmable.ts'

export type EntryRow = Omit<Row<'waitlist_entries'>, 'tenant_id'>
export type OfferRow = Omit<Row<'waitlist_offers'>, 'tenant_id'>

/** An entry with whom it is for, and the appointment for which an earlier time is wanted. */
export interface Entry extends EntryRow {
  topic: string
  /** With whom, as it is now: an appointment may have been handed over. */
  for_advisor: string | null
  alias: string | null
  title_prefix: string | null
  first_name_of_advisor: string | null
  last_name_of_advisor: string | null
  title_suffix: string | null
  photo: string | null
  branch_uuid: string
  branch_name: string
  branch_public_name: string | null
  branch_time_zone: string
  appointment_state: string | null
  earlier_than: string | null
}

/** Whose entries a user sees. */
export interface Scope {
  isAll: boolean
  branches: readonly string[]
  card: string | null
}

const entries = (db: TenantDb) =>
  db
    .table('waitlist_entries as e')
    .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'e.tenant_id').on('t.uuid', 'e.topic_uuid'))
    .leftJoin('appointments as p', (on) => on.on('p.tenant_id', 'e.tenant_id').on('p.uuid', 'e.appointment_uuid'))
    .leftJoin('advisors as a', (on) =>
      on.on('a.tenant_id', 'e.tenant_id').on(db.raw('a.uuid = coalesce(p.advisor_uuid, e.advisor_uuid)'))
    )
    .join('organizations as o', (on) =>
      on.on('o.tenant_id', 'e.tenant_id').on(db.raw('o.uuid = coalesce(e.organization_uuid, a.organization_uuid)'))
    )

type Entries = ReturnType<typeof entries>

const COLUMNS = [
  'e.*',
  'a.uuid as for_advisor',
  'a.alias',
  'a.title_prefix',
  'a.first_name as first_name_of_advisor',
  'a.last_name as last_name_of_advisor',
  'a.title_suffix',
  'a.photo',
  'o.uuid as branch_uuid',
  'o.name as branch_name',
  'o.public_name as branch_public_name',
  'o.time_zone as branch_time_zone',
  'p.state as appointment_state',
  'p.starts_at as earlier_than'
] as const

const read = async (entries: Entries): Promise<Entry[]> => {
  const rows = await entries.select(...COLUMNS, 't.topic')
  // once it is moved, its row says the new time
  return rows.map((row) => ({ ...row, earlier_than: row.moved_from ?? row.earlier_than }))
}

/** The moment, and the day on which it is for the institution. */
export interface Today {
  now: Date
  today: string
}

const WAITING = ['waiting', 'offered'] as const

/** Those whose days have not passed, nor has the appointment that would be replaced. */
const lasting = (rows: Entries, { now, today }: Today) =>
  rows
    .where('e.until_date', '>=', today)
    .where((any) =>
      any
        .whereNull('e.appointment_uuid')
        .orWhere((kept) => kept.whereIn('p.state', OPEN_STATES).where('p.starts_at', '>', instant(now)))
    )

/** Those who wait. */
const active = (rows: Entries, at: Today) => lasting(rows, at).whereIn('e.state', WAITING)

export const isActive = (
  { state, until_date, appointment_uuid, appointment_state, earlier_than }: Entry,
  { now, today }: Today
) =>
  (state === 'waiting' || state === 'offered') &&
  until_date >= today &&
  (!appointment_uuid || (OPEN_STATES.some((open) => open === appointment_state) && (earlier_than ?? '') > instant(now)))

/** Staff do not see what nobody has confirmed. */
const confirmed = (db: TenantDb) => entries(db).whereNot('e.state', 'unconfirmed')

const within = (rows: Entries, { isAll, branches, card }: Scope): Entries => {
  if (isAll) return rows
  return rows.where((any) => any.whereIn('o.uuid', branches).orWhere('a.uuid', card ?? ''))
}

export const insert = (trx: TenantDb, row: EntryRow) => trx.insert('waitlist_entries', row)

/** By token; the topic is in the institution's language, or in `locale`. */
export async function findByToken(db: TenantDb, token_hash: string, locale?: Locale): Promise<Entry | undefined> {
  const rows = entries(db)
    .where('e.token_hash', token_hash)
    .select(...COLUMNS)
  return locale ? joinTexts(rows, locale).first(topicIn(db)) : rows.first('t.topic')
}

export async function findByUuid(db: TenantDb, uuid: string, locale?: Locale): Promise<Entry | undefined> {
  const rows = entries(db)
    .where('e.uuid', uuid)
    .select(...COLUMNS)
  return locale ? joinTexts(rows, locale).first(topicIn(db)) : rows.first('t.topic')
}

export const findKnown = async (db: TenantDb, scope: Scope, uuid: string): Promise<Entry | undefined> =>
  (await read(within(confirmed(db), scope).where('e.uuid', uuid)))[0]

/** The entry, locked until the transaction ends. */
export async function lock(trx: TenantDb, uuid: string): Promise<Entry | undefined> {
  await trx.table('waitlist_entries').where({ uuid }).forNoKeyUpdate().first('uuid')
  return findByUuid(trx, uuid)
}

/** For whom somebody waits, for what and about which appointment. */
type Wanted = Pick<EntryRow, 'advisor_uuid' | 'organization_uuid' | 'topic_uuid' | 'type' | 'appointment_uuid'>

/** What the advisor reads of who waits. */
type Person = Pick<EntryRow, 'first_name' | 'last_name' | 'phone' | 'note'>

/** How many wait for the same advisor, or for anyone of the same branch. */
export async function countWaiting(
  db: TenantDb,
  { advisor_uuid, organization_uuid }: Pick<Wanted, 'advisor_uuid' | 'organization_uuid'>,
  at: Today
): Promise<number> {
  const [row] = await active(entries(db), at)
    .where(advisor_uuid ? { 'e.advisor_uuid': advisor_uuid } : { 'e.organization_uuid': organization_uuid })
    .count({ waiting: '*' })
  return Number(row?.waiting ?? 0)
}

/**
 * The entries of the same address and person for the same, still waiting or to be confirmed, the oldest first. One with
 * other dots can be somebody else's, whatever the limits count. Anybody may have typed the address: another name, number
 * or note is that of another entry, unless the wish comes from the page of an appointment.
 */
export async function findTwins(
  db: TenantDb,
  {
    advisor_uuid,
    organization_uuid,
    topic_uuid,
    type,
    appointment_uuid,
    email,
    ...row
  }: Wanted & Person & { email: string },
  at: Today
): Promise<Entry[]> {
  const { first_name, last_name, phone, note } = row
  const person = appointment_uuid ? {} : { first_name, last_name, phone, note }
  const same = { topic_uuid, type, advisor_uuid, organization_uuid, appointment_uuid, ...person }
  const rows = lasting(entries(db), at)
    .where((any) =>
      any
        .whereIn('e.state', WAITING)
        .orWhere((one) => one.where('e.state', 'unconfirmed').where('e.created_at', '>', confirmableSince(at.now)))
    )
    .orderBy(['e.created_at', 'e.uuid'])
  for (const [column, value] of Object.entries(same)) {
    const name = `e.${column}` as 'e.topic_uuid'
    if (value === null) rows.whereNull(name)
    else rows.where(name, value)
  }
  return read(rows.whereRaw('lower(e.email) = ?', [email.toLowerCase()]))
}

export const hasWaiting = async (db: TenantDb): Promise<boolean> =>
  Boolean(await db.table('waitlist_entries').where({ state: 'waiting' }).first('uuid'))

/** Those who compete for an advisor's times: who waits for them, and who takes anyone of their branch. */
const competing = (rows: Entries, { uuid, organization_uuid }: { uuid: string | null; organization_uuid: string }) =>
  rows.where((any) => any.where('a.uuid', uuid ?? '').orWhere('e.organization_uuid', organization_uuid))

/** How many are read at once: those who wait for an advisor, and for anyone of the branch. */
const CANDIDATES_MAX = 2 * WAITLIST_MAX

/** Who may be offered a time between two days of an advisor, in fair order: the earliest joined first. */
export const findCandidates = (
  db: TenantDb,
  advisor: { uuid: string; organization_uuid: string },
  { from, to }: { from: string; to: string },
  at: Today
): PromiseLike<Entry[]> =>
  read(
    competing(active(entries(db), at), advisor)
      .where({ 'e.state': 'waiting', 'e.is_paused': false })
      .where('e.from_date', '<=', to)
      .where('e.until_date', '>=', from)
      .orderBy(['e.created_at', 'e.uuid'])
      .limit(CANDIDATES_MAX)
  )

/** Which starts with an advisor were offered to these entries before. */
export async function findOffered(
  db: TenantDb,
  advisor_uuid: string,
  uuids: readonly string[],
  from: string
): Promise<Set<string>> {
  const rows = await db
    .table('waitlist_offers')
    .where({ advisor_uuid })
    .where('starts_at', '>=', from)
    .whereIn('entry_uuid', uuids)
    .select('entry_uuid', 'starts_at')
  return new Set(rows.map(({ entry_uuid, starts_at }) => `${entry_uuid} ${starts_at}`))
}

/** Claims somebody who waits for an offer: false if another slot was faster, or they have left. */
export const take = async (trx: TenantDb, uuid: string): Promise<boolean> =>
  (await trx.table('waitlist_entries').where({ uuid, state: 'waiting' }).update({ state: 'offered' })) > 0

/** Puts an entry on the list whose address is confirmed; false if that is too late, or it was before. */
export const confirm = async (trx: TenantDb, uuid: string, now: Date): Promise<boolean> =>
  (await trx
    .table('waitlist_entries')
    .where({ uuid, state: 'unconfirmed' })
    .where('created_at', '>', confirmableSince(now))
    .update({ state: 'waiting' })) > 0

export const update = (trx: TenantDb, uuid: string, change: Partial<EntryRow>) =>
  trx.table('waitlist_entries').where({ uuid }).update(change)

export const insertOffer = (trx: TenantDb, row: OfferRow) => trx.insert('waitlist_offers', row)

export const findOffer = (db: TenantDb, uuid: string): Promise<OfferRow | undefined> =>
  db.table('waitlist_offers').where({ uuid }).first()

export const findOpenOffer = (db: TenantDb, entry_uuid: string): Promise<OfferRow | undefined> =>
  db.table('waitlist_offers').where({ entry_uuid, state: 'open' }).first()

/** The latest of an entry that has not been withdrawn. */
export const findLastOffer = (db: TenantDb, entry_uuid: string): Promise<OfferRow | undefined> =>
  db
    .table('waitlist_offers')
    .where({ entry_uuid })
    .orderBy([{ column: 'created_at', order: 'desc' }])
    .first()

/** Ends an open offer; false if it has ended already. */
export const endOffer = async (
  trx: TenantDb,
  uuid: string,
  change: Pick<OfferRow, 'state' | 'ended_at'> & Partial<OfferRow>
): Promise<boolean> => (await trx.table('waitlist_offers').where({ uuid, state: 'open' }).update(change)) > 0

/** How many wait before an entry, and it. */
export async function placeOf(db: TenantDb, { for_advisor, branch_uuid, ...entry }: Entry, at: Today): Promise<number> {
  const own = { uuid: entry.organization_uuid ? null : for_advisor, organization_uuid: branch_uuid }
  const [row] = await competing(active(entries(db), at), own)
    .where((before) =>
      before
        .where('e.created_at', '<', entry.created_at)
        .orWhere((same) => same.where('e.created_at', entry.created_at).where('e.uuid', '<=', entry.uuid))
    )
    .count({ place: '*' })
  return Number(row?.place ?? 1)
}

export interface Page {
  show: 'waiting' | 'ended'
  page: number
  size: number
}

/** Those who wait, the earliest first, or whose waiting has ended, the latest first. */
export async function findPage(db: TenantDb, scope: Scope, { show, page, size }: Page, at: Today) {
  const waiting = () => within(active(entries(db), at), scope)
  const all = () =>
    show === 'waiting'
      ? waiting()
      : within(confirmed(db), scope).whereNotIn('e.uuid', active(entries(db), at).select('e.uuid'))
  const [counted] = await all().count({ total: '*' })
  const direction = show === 'waiting' ? 'asc' : 'desc'
  const rows = all()
    .orderBy([{ column: 'e.created_at', order: direction }, { column: 'e.uuid' }])
    .limit(size)
    .offset((page - 1) * size)
  return { entries: await read(rows), total: Number(counted?.total ?? 0) }
}

/** The offers of some entries. */
export const findOffersOf = (db: TenantDb, uuids: readonly string[]): Promise<OfferRow[]> =>
  db.table('waitlist_offers').whereIn('entry_uuid', uuids).select('*')
