import type { Tables } from '../tenancy/query.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { Fate } from './bulk-changes.tables.ts'

export type ChangeRecord = Tables['bulk_changes']

/** A person or a branch that is to be changed. */
export interface Subject {
  subject: string
  name: string
}

interface Turn extends Pick<Subject, 'subject'> {
  place: number
}

const changes = (db: TenantDb) => db.table('bulk_changes')
const rows = (db: TenantDb, change_uuid: string) => db.table('bulk_change_rows').where({ change_uuid })

export const insert = (db: TenantDb, record: ChangeRecord) => db.insert('bulk_changes', record)

export const update = (db: TenantDb, uuid: string, change: Partial<ChangeRecord>) =>
  changes(db).where({ uuid }).update(change)

export const find = (db: TenantDb, of: string, uuid: string): Promise<ChangeRecord | undefined> =>
  changes(db).where({ uuid, of }).whereNot({ state: 'preparing' }).first()

/** Locks the change's state, waiting for a batch that is being written. */
export const lock = (trx: TenantDb, uuid: string): Promise<ChangeRecord | undefined> =>
  changes(trx).where({ uuid }).forUpdate().first()

export const insertRows = (
  db: TenantDb,
  change_uuid: string,
  turns: readonly (Turn & Subject)[]
): PromiseLike<unknown> =>
  db.insert(
    'bulk_change_rows',
    turns.map((turn) => ({ ...turn, change_uuid, fate: null, reasons: '[]' }))
  )

/** The next ones that have not had their turn. */
export const findNext = (db: TenantDb, change_uuid: string, count: number): Promise<Turn[]> =>
  rows(db, change_uuid).whereNull('fate').orderBy('place').limit(count).select('place', 'subject')

export const updateRow = (db: TenantDb, change_uuid: string, place: number, fate: Fate, reasons: readonly string[]) =>
  rows(db, change_uuid)
    .where({ place })
    .update({ fate, reasons: JSON.stringify(reasons) })

/** How many have had each outcome; null for those whose turn has not come. */
export async function countFates(db: TenantDb, change_uuid: string): Promise<Map<Fate | null, number>> {
  const counted = await rows(db, change_uuid).groupBy('fate').select('fate').count('* as count')
  return new Map(counted.map(({ fate, count }) => [fate, Number(count)]))
}

export async function findLeftOut(db: TenantDb, change_uuid: string, count: number) {
  const found = await rows(db, change_uuid)
    .where({ fate: 'left-out' })
    .orderBy('place')
    .limit(count)
    .select('subject', 'name', 'reasons')
  return found.map(({ subject, name, reasons }) => ({ uuid: subject, name, reasons: JSON.parse(reasons) }))
}
