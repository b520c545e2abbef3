import type { Language } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type RequestRow = Tables['data_requests']

const rows = (db: TenantDb) => db.table('data_requests')

export const find = (db: TenantDb, uuid: string): Promise<RequestRow | undefined> => rows(db).where({ uuid }).first()

export const lock = (trx: TenantDb, uuid: string): Promise<RequestRow | undefined> =>
  rows(trx).where({ uuid }).forUpdate().first()

/** The request whose link somebody has, while it opens. */
export const findByToken = (db: TenantDb, token_hash: string, now: Date): Promise<RequestRow | undefined> =>
  rows(db).where({ token_hash }).where('expires_at', '>', instant(now)).first()

/** By what requests tell whose they are: the address, or without one the number. */
export type Key = Pick<RequestRow, 'email' | 'phone'>

const ofCustomer = (trx: TenantDb, { email, phone }: Key) => rows(trx).where(email ? { email } : { email: '', phone })

/** One of the same customer that waits for the data. */
export const findWaiting = (trx: TenantDb, key: Key): Promise<RequestRow | undefined> =>
  ofCustomer(trx, key)
    .where({ state: 'open' })
    .whereIn('kind', ['information', 'portability'])
    .orderBy([{ column: 'due_on' }, { column: 'uuid' }])
    .first()

/** Ends the links to a customer's data that were sent before. */
export const endLinks = (trx: TenantDb, key: Key) =>
  ofCustomer(trx, key).whereIn('kind', ['information', 'portability']).update({ token_hash: null, expires_at: null })

export const insert = (trx: TenantDb, row: RequestRow) => trx.insert('data_requests', row)

export const update = (trx: TenantDb, uuid: string, change: Partial<RequestRow>) =>
  rows(trx).where({ uuid }).update(change)

/** As many of those that are done are listed. */
const DONE_SHOWN = 50

/** What is open by its due day, then what was done last. */
export async function findListed(db: TenantDb): Promise<RequestRow[]> {
  const open = await rows(db)
    .where({ state: 'open' })
    .orderBy([{ column: 'due_on' }, { column: 'uuid' }])
  const done = await rows(db)
    .where({ state: 'done' })
    .orderBy([{ column: 'finished_at', order: 'desc' }, { column: 'uuid' }])
    .limit(DONE_SHOWN)
  return [...open, ...done]
}

/** Who may answer requests, and is reminded of them. */
export const findErasers = (
  db: TenantDb
): PromiseLike<{ uuid: string; full_name: string; email_address: string; language: Language | null }[]> =>
  db
    .table('users as u')
    .join('user_roles as r', (on) => on.on('r.tenant_id', 'u.tenant_id').on('r.user_uuid', 'u.uuid'))
    .where('r.role', 'profile-delete-manager')
    .whereNull('u.deactivated_at')
    .orderBy('u.uuid')
    .select('u.uuid', 'u.full_name', 'u.email_address', 'u.language')

const ofKey = (db: TenantDb, { known_by, value }: Pick<Tables['erasures'], 'known_by' | 'value'>) =>
  known_by === 'email' ? rows(db).where({ email: value }) : rows(db).where({ email: '', phone: value })

/** From now on an erasure answers what its customer has asked. */
export const linkErasure = (trx: TenantDb, erasure: Pick<Tables['erasures'], 'uuid' | 'known_by' | 'value'>) =>
  ofKey(trx, erasure).where({ kind: 'erasure', state: 'open' }).update({ erasure_uuid: erasure.uuid })

export const unlinkErasure = (trx: TenantDb, erasure_uuid: string) =>
  rows(trx).where({ erasure_uuid, state: 'open' }).update({ erasure_uuid: null })

export const findOfErasure = (trx: TenantDb, erasure_uuid: string): PromiseLike<RequestRow[]> =>
  rows(trx).where({ erasure_uuid, state: 'open' })

/** What somebody has asked for and not confirmed is replaced when they ask again. */
export const removeUnconfirmed = (trx: TenantDb, email: string, kind: RequestRow['kind']) =>
  rows(trx).where({ email, kind, state: 'unconfirmed' }).delete()

/** A request for the same that the customer has confirmed before. */
export const findTwin = (trx: TenantDb, { email, kind, uuid }: RequestRow): Promise<RequestRow | undefined> =>
  rows(trx).where({ email, kind, state: 'open' }).whereNot({ uuid }).first()
