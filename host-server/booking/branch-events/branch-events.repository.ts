import type { RegistrationState } from '#contract/branch-events'
import type { Row } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Manager, ofManager } from '../../organization/organizations/organizations.repository.ts'
import { confirmableSince } from '../spam-guard/confirmable.ts'

export type EventRow = Omit<Row<'branch_events'>, 'tenant_id'>
export type RegistrationRow = Omit<Row<'event_registrations'>, 'tenant_id'>

/** An event with its branch and how many seats are taken. */
export interface Event extends EventRow {
  branch_alias: string
  branch_name: string
  branch_public_name: string | null
  branch_public: boolean
  branch_closed_at: string | null
  street: string
  zip: string
  city: string
  time_zone: string
  /** Seats of guests. */
  taken: number
  /** Guests who wait for seats. */
  waiting: number
}

const OF_EVENT = 'from event_registrations r where r.tenant_id = e.tenant_id and r.event_uuid = e.uuid'
const TAKEN = `(select coalesce(sum(r.seats), 0) ${OF_EVENT} and r.state = 'registered') as taken`
const WAITING = `(select count(*) ${OF_EVENT} and r.state = 'waiting') as waiting`

const events = (db: TenantDb) =>
  db
    .table('branch_events as e')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'e.tenant_id').on('o.uuid', 'e.organization_uuid'))

type Events = ReturnType<typeof events>

async function read(db: TenantDb, rows: Events): Promise<Event[]> {
  const found = await rows.select(
    'e.*',
    'o.alias as branch_alias',
    'o.name as branch_name',
    'o.public_name as branch_public_name',
    'o.public_profile_enabled as branch_public',
    'o.closed_at as branch_closed_at',
    'o.street',
    'o.zip',
    'o.city',
    'o.time_zone',
    db.raw<{ taken: number }>(TAKEN),
    db.raw<{ waiting: number }>(WAITING)
  )
  return found.map((row) => ({ ...row, taken: Number(row.taken), waiting: Number(row.waiting) }))
}

const within = (db: TenantDb, rows: Events, manager: Manager): Events =>
  manager === undefined ? rows : rows.whereIn('o.uuid', ofManager(db, manager))

export const find = async (db: TenantDb, uuid: string): Promise<Event | undefined> =>
  (await read(db, events(db).where('e.uuid', uuid)))[0]

/** One of a branch that `manager` manages. */
export const findManaged = async (db: TenantDb, uuid: string, manager: Manager): Promise<Event | undefined> =>
  (await read(db, within(db, events(db), manager).where('e.uuid', uuid)))[0]

/**
 * The event, locked until the transaction ends: all that take or free seats do this first, so that the sum of the
 * seats stays true.
 */
export async function lock(trx: TenantDb, uuid: string): Promise<Event | undefined> {
  await trx.table('branch_events').where({ uuid }).forUpdate().first('uuid')
  return find(trx, uuid)
}

interface Page {
  show: 'upcoming' | 'past'
  page: number
  size: number
}

/** Those to come, the next first, or the past ones, the latest first. */
export async function findPage(db: TenantDb, manager: Manager, { show, page, size }: Page, now: string) {
  const all = () => within(db, events(db), manager).where('e.ends_at', show === 'past' ? '<=' : '>', now)
  const [counted] = await all().count({ total: '*' })
  const rows = all()
    .orderBy([{ column: 'e.starts_at', order: show === 'past' ? 'desc' : 'asc' }, { column: 'e.uuid' }])
    .limit(size)
    .offset((page - 1) * size)
  return { events: await read(db, rows), total: Number(counted?.total ?? 0) }
}

const toCome = (db: TenantDb, now: string) => events(db).where('e.state', 'published').where('e.starts_at', '>', now)

/** What visitors can come to at a branch, the next first. */
export const findToCome = (db: TenantDb, organization_uuid: string, now: string): Promise<Event[]> =>
  read(
    db,
    toCome(db, now)
      .where('o.uuid', organization_uuid)
      .orderBy([{ column: 'e.starts_at' }, { column: 'e.uuid' }])
  )

/** Where search engines find events: their branches and keys. */
export const findListed = (db: TenantDb, now: string, most: number): Promise<{ alias: string; uuid: string }[]> =>
  toCome(db, now)
    .where('o.public_profile_enabled', true)
    .whereNull('o.closed_at')
    .orderBy(['o.alias', 'e.starts_at', 'e.uuid'])
    .limit(most)
    .select('o.alias', 'e.uuid')

export const insert = (trx: TenantDb, row: EventRow) => trx.insert('branch_events', row)

export const update = (trx: TenantDb, uuid: string, change: Partial<EventRow>) =>
  trx.table('branch_events').where({ uuid }).update(change)

export const remove = (trx: TenantDb, uuid: string) => trx.table('branch_events').where({ uuid }).delete()

const ofEvent = (db: TenantDb, event_uuid: string) => db.table('event_registrations').where({ event_uuid })

/** Who comes or waits, in the order in which they registered. */
export const findOpen = (
  db: TenantDb,
  event_uuid: string,
  states: readonly RegistrationState[] = ['registered', 'waiting']
): Promise<RegistrationRow[]> =>
  ofEvent(db, event_uuid).whereIn('state', states).orderBy(['created_at', 'uuid']).select('*')

/** One of somebody who has confirmed it. */
export type Confirmed = RegistrationRow & { state: RegistrationState }

export const isConfirmed = (row: RegistrationRow): row is Confirmed => row.state !== 'unconfirmed'

export async function findAll(db: TenantDb, event_uuid: string): Promise<Confirmed[]> {
  const rows: RegistrationRow[] = await ofEvent(db, event_uuid).orderBy(['created_at', 'uuid']).select('*')
  return rows.filter(isConfirmed)
}

/** Changes one that can be confirmed; false if that is too late, or it was before. */
export const changeUnconfirmed = async (
  trx: TenantDb,
  uuid: string,
  now: Date,
  change: Partial<RegistrationRow>
): Promise<boolean> =>
  (await trx
    .table('event_registrations')
    .where({ uuid, state: 'unconfirmed' })
    .where('created_at', '>', confirmableSince(now))
    .update(change)) > 0

/**
 * The registration of the same address that is open or can be confirmed; one with other dots can be somebody else's,
 * whatever the limits count.
 */
export const findTwin = (
  db: TenantDb,
  event_uuid: string,
  email: string,
  now: Date
): Promise<RegistrationRow | undefined> =>
  ofEvent(db, event_uuid)
    .where((any) =>
      any
        .whereIn('state', ['registered', 'waiting'])
        .orWhere((one) => one.where('state', 'unconfirmed').where('created_at', '>', confirmableSince(now)))
    )
    .whereRaw('lower(email) = ?', [email.toLowerCase()])
    .orderBy(['created_at', 'uuid'])
    .first()

export const insertRegistration = (trx: TenantDb, row: RegistrationRow) => trx.insert('event_registrations', row)

export const findRegistration = (db: TenantDb, uuid: string): Promise<RegistrationRow | undefined> =>
  db.table('event_registrations').where({ uuid }).first()

export const findByToken = (db: TenantDb, token_hash: string): Promise<RegistrationRow | undefined> =>
  db.table('event_registrations').where({ token_hash }).first()

/** Changes one that is in one of these states; false if it is not any more. */
export const change = async (
  trx: TenantDb,
  uuid: string,
  states: readonly RegistrationState[],
  change: Partial<RegistrationRow>
): Promise<boolean> =>
  (await trx.table('event_registrations').where({ uuid }).whereIn('state', states).update(change)) > 0

/** The end of an event at another time, for those who come or wait. */
export const moveEnd = (trx: TenantDb, event_uuid: string, ends_at: string) =>
  ofEvent(trx, event_uuid).whereIn('state', ['registered', 'waiting']).update({ ends_at })

/** How many wait before somebody, and they. */
export async function placeOf(db: TenantDb, { event_uuid, created_at, uuid }: RegistrationRow): Promise<number> {
  const [row] = await ofEvent(db, event_uuid)
    .where({ state: 'waiting' })
    .where((before) =>
      before
        .where('created_at', '<', created_at)
        .orWhere((same) => same.where('created_at', created_at).where('uuid', '<=', uuid))
    )
    .count({ place: '*' })
  return Number(row?.place ?? 1)
}
