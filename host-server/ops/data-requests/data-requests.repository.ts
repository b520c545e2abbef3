import { instant } from '../../core/base/clock.ts'
import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type RequestRow = Tables['data_requests']

const rows = (db: TenantDb) => db.table('data_requests')

export const find = (db: TenantDb, uuid: string): Promise<RequestRow | undefined> => rows(db).where({ uuid }).first()

/** The request whose link somebody has, while it opens. */
export const findByToken = (db: TenantDb, token_hash: string, now: Date): Promise<RequestRow | undefined> =>
  rows(db).where({ token_hash }).where('expires_at', '>', instant(now)).first()

/** One of the same customer that waits for the data. */
export const findWaiting = (trx: TenantDb, email: string): Promise<RequestRow | undefined> =>
  rows(trx)
    .where({ email, state: 'open' })
    .whereIn('kind', ['information', 'portability'])
    .orderBy([{ column: 'due_on' }, { column: 'uuid' }])
    .first()

/** Ends the links to a customer's data that were sent before. */
export const endLinks = (trx: TenantDb, email: string) =>
  rows(trx)
    .where({ email })
    .whereIn('kind', ['information', 'portability'])
    .update({ token_hash: null, expires_at: null })

export const insert = (trx: TenantDb, row: RequestRow) => trx.insert('data_requests', row)

export const update = (trx: TenantDb, uuid: string, change: Partial<RequestRow>) =>
  rows(trx).where({ uuid }).update(change)
