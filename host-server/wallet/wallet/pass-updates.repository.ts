import { OPEN_STATES } from '#contract/appointments'
import type { Flag } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { contactOptions, withOptions } from '../../people/advisors/contact-options.repository.ts'
import type { Person } from './pass-updates.card.ts'

/** An advisor with the digest of what the issued cards show, and the calendar revision that they reflect. */
export interface CardSource extends Person {
  uuid: string
  digest: string
  edition: number
  calendar_revision: number
  /** The present revision of the calendar. */
  revision: number | null
  /** Whether any card shows appointments. */
  shows_appointments: Flag
}

const SHOWS = `exists (select 1 from wallet_passes p where p.tenant_id = a.tenant_id and p.advisor_uuid = a.uuid
  and p.appointment_uuid is not null) as shows_appointments`

const people = (db: TenantDb) =>
  db
    .table('advisors as a')
    .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
    .leftJoin('calendars as c', (on) => on.on('c.tenant_id', 'a.tenant_id').on('c.advisor_uuid', 'a.uuid'))

const PRINTED = ['a.*', 'o.name', 'o.public_name', 'o.street', 'o.zip', 'o.city', 'c.revision'] as const

/** Every advisor with issued cards. */
export const findAll = (db: TenantDb): Promise<CardSource[]> =>
  people(db)
    .join('wallet_cards as w', (on) => on.on('w.tenant_id', 'a.tenant_id').on('w.advisor_uuid', 'a.uuid'))
    .orderBy('a.uuid')
    .select(
      ...PRINTED,
      'w.digest',
      'w.edition',
      'w.calendar_revision',
      db.raw<{ shows_appointments: Flag }>(SHOWS),
      contactOptions(db)
    )
    .then((rows) => rows.map(withOptions))

export const findPerson = (db: TenantDb, uuid: string): Promise<(Person & { revision: number | null }) | undefined> =>
  people(db)
    .where('a.uuid', uuid)
    .first(...PRINTED, contactOptions(db))
    .then((row) => row && withOptions(row))

/** Starts noticing changes; an existing digest stays. */
export const insert = (db: TenantDb, card: { advisor_uuid: string; digest: string; calendar_revision: number }) =>
  db.insert('wallet_cards', card).onConflict(['tenant_id', 'advisor_uuid']).ignore()

/** Returns whether this node was the first to notice. */
export const storeDigest = async (db: TenantDb, { uuid, digest, edition }: CardSource, now: string): Promise<boolean> =>
  (await db
    .table('wallet_cards')
    .where({ advisor_uuid: uuid, digest, edition })
    .update({ digest: now, edition: edition + 1 })) > 0

export const storeCalendarRevision = async (
  db: TenantDb,
  { uuid, calendar_revision }: CardSource,
  now: number
): Promise<boolean> =>
  (await db.table('wallet_cards').where({ advisor_uuid: uuid, calendar_revision }).update({ calendar_revision: now })) >
  0

const valid = (db: TenantDb, advisor_uuid: string) =>
  db.table('wallet_passes').where({ advisor_uuid }).whereNull('revoked_at')

/** The next of an advisor's cards, by serial. */
export const findBatch = (db: TenantDb, advisor_uuid: string, after: string, limit: number): Promise<string[]> =>
  valid(db, advisor_uuid).where('serial', '>', after).orderBy('serial').limit(limit).pluck('serial')

export const update = (db: TenantDb, serials: readonly string[], change: object) =>
  db.table('wallet_passes').whereIn('serial', serials).update(change)

interface PhoneToWake {
  serial: string
  push_token: string
}

/** The phones with a card of this change that were not woken for it. */
export const findPhonesToWake = (db: TenantDb, revision: number): Promise<PhoneToWake[]> =>
  db
    .table('wallet_registrations as r')
    .join('wallet_passes as p', (on) => on.on('p.tenant_id', 'r.tenant_id').on('p.serial', 'r.serial'))
    .where('p.revision', revision)
    .where('r.woken_revision', '<', revision)
    .select('r.serial', 'r.push_token')

export const recordWoken = (db: TenantDb, serials: readonly string[], tokens: readonly string[], revision: number) =>
  db
    .table('wallet_registrations')
    .whereIn('serial', serials)
    .whereIn('push_token', tokens)
    .update({ woken_revision: revision })

export async function countValid(db: TenantDb, advisor_uuid: string): Promise<number> {
  const [counted] = await valid(db, advisor_uuid).count('* as total')
  return Number(counted?.total ?? 0)
}

export interface Transfer {
  uuid: string
  advisor_uuid: string
  advisor_alias: string
  /** Null if the cards are revoked. */
  successor_uuid: string | null
  successor_alias: string | null
  user_uuid: string
  user_name: string
  cards: number
  created_at: string
}

export const insertTransfer = (db: TenantDb, transfer: Transfer) => db.insert('wallet_transfers', { ...transfer })

export const findTransfer = (db: TenantDb, uuid: string): Promise<Transfer | undefined> =>
  db.table('wallet_transfers').where({ uuid }).first()

/** Gives or withdraws a card holder's consent. */
export const updateConsent = (db: TenantDb, serial: string, notifications_at: string | null) =>
  db.table('wallet_passes').where({ serial }).whereNull('revoked_at').update({ notifications_at })

/** The appointment of a visitor's token, if it is one with this advisor. */
export const findAppointment = (db: TenantDb, advisor_uuid: string, token_hash: string): Promise<string | undefined> =>
  db
    .table('appointments')
    .where({ advisor_uuid, token_hash })
    .first('uuid')
    .then((row) => row?.uuid)

/** A card that shows appointments, and the next one to show; null without one. */
export interface Shown {
  serial: string
  /** The content shown last. */
  next_appointment: string
  uuid: string | null
  starts_at: string | null
  ends_at: string | null
  type: string | null
  state: string | null
}

/**
 * The cards of an advisor that show appointments, each with the soonest that is neither over nor cancelled: the one it
 * was taken with, or, if the holder has proven to own the mailbox, any with this advisor and the same address.
 */
export async function findShown(db: TenantDb, advisor_uuid: string, now: string, serial?: string): Promise<Shown[]> {
  const rows: Shown[] = await db
    .table('wallet_passes as p')
    .join('appointments as l', (on) => on.on('l.tenant_id', 'p.tenant_id').on('l.uuid', 'p.appointment_uuid'))
    .leftJoin('appointments as n', (on) =>
      on
        .on('n.tenant_id', 'p.tenant_id')
        .on('n.advisor_uuid', 'p.advisor_uuid')
        .onIn('n.state', [...OPEN_STATES])
        .onVal('n.ends_at', '>', now)
        .on(db.raw("(n.uuid = l.uuid or (p.follows_visitor and l.email <> '' and lower(n.email) = lower(l.email)))"))
    )
    .where('p.advisor_uuid', advisor_uuid)
    .whereNull('p.revoked_at')
    .where(serial ? { 'p.serial': serial } : {})
    .orderBy(['p.serial', 'n.starts_at', 'n.uuid'])
    .select('p.serial', 'p.next_appointment', 'n.uuid', 'n.starts_at', 'n.ends_at', 'n.type', 'n.state')
  return rows.filter((row, index) => row.serial !== rows[index - 1]?.serial)
}
