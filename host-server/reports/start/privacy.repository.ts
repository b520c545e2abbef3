import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The days on which open requests are due, the earliest first. */
export const findDueDays = (db: TenantDb): PromiseLike<string[]> =>
  db.table('data_requests').where({ state: 'open' }).orderBy('due_on').pluck('due_on')

/** Erasures that wait for a second person, and were not begun by the user. */
export async function countToApprove(db: TenantDb, user_uuid: string): Promise<number> {
  const [row] = await db.table('erasures').where({ state: 'waiting' }).whereNot({ user_uuid }).count('* as count')
  return Number(row?.count)
}
