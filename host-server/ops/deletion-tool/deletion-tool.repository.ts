import { ERASURES_SHOWN } from '#contract/deletion-tool'
import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type ErasureRow = Tables['erasures']

const rows = (db: TenantDb) => db.table('erasures')

export const findLatest = (db: TenantDb): Promise<ErasureRow[]> =>
  rows(db)
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'uuid' }])
    .limit(ERASURES_SHOWN)

export const find = (db: TenantDb, uuid: string): Promise<ErasureRow | undefined> => rows(db).where({ uuid }).first()

export const lock = (trx: TenantDb, uuid: string): Promise<ErasureRow | undefined> =>
  rows(trx).where({ uuid }).forUpdate().first()

/** One of the same customer that is not over. */
export const findTwin = (
  trx: TenantDb,
  { known_by, value }: Pick<ErasureRow, 'known_by' | 'value'>
): Promise<ErasureRow | undefined> =>
  rows(trx).where({ known_by, value }).whereIn('state', ['waiting', 'running']).first()

/** The keys of members of staff on whom an erasure works. */
export const findRunning = (trx: TenantDb): PromiseLike<string[]> =>
  rows(trx).where({ known_by: 'staff', state: 'running' }).pluck('value')

export const insert = (trx: TenantDb, row: ErasureRow) => trx.insert('erasures', row)

export const update = (trx: TenantDb, uuid: string, change: Partial<ErasureRow>) =>
  rows(trx).where({ uuid }).update(change)
