import type { Tables } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type WebsiteDay = Tables['website_days']
export type WebsiteNotice = Tables['website_notices']

/** Adds to what the day has so far. */
export async function addDays(db: TenantDb, rows: readonly WebsiteDay[]): Promise<void> {
  if (!rows.length) return
  await db
    .insert('website_days', rows)
    .onConflict(['tenant_id', 'day', 'origin', 'kind', 'detail'])
    .merge({ count: db.raw('website_days.count + excluded.count') })
}

export const findDays = (db: TenantDb, from: string): Promise<WebsiteDay[]> =>
  db.table('website_days').where('day', '>=', from).select('day', 'origin', 'kind', 'detail', 'count')

/** What a day has of one kind, of all websites or of one. */
export const findNames = (
  db: TenantDb,
  group: Pick<WebsiteDay, 'day' | 'kind'> & { origin?: string }
): Promise<Pick<WebsiteDay, 'origin' | 'detail'>[]> => db.table('website_days').where(group).select('origin', 'detail')

/** Which of these websites were registered when they were seen, or were noticed on an earlier day. */
export async function findKnown(db: TenantDb, rows: readonly Pick<WebsiteDay, 'day' | 'origin'>[]): Promise<string[]> {
  const origins = [...new Set(rows.map(({ origin }) => origin))]
  const [first = ''] = rows.map(({ day }) => day).toSorted()
  if (!origins.length) return []
  const found = await Promise.all([
    db.table('embedding_days').whereIn('origin', origins).distinct().pluck('origin'),
    db.table('website_days').whereIn('origin', origins).where('day', '<', first).distinct().pluck('origin')
  ])
  return found.flat()
}

export const findNotices = (db: TenantDb): Promise<WebsiteNotice[]> =>
  db.table('website_notices').select('origin', 'fault', 'day')

/** Returns those that were not there. */
export const insertNotices = (
  trx: TenantDb,
  notices: readonly WebsiteNotice[]
): Promise<Pick<WebsiteNotice, 'origin' | 'fault'>[]> =>
  trx.insert('website_notices', notices).onConflict().ignore().returning(['origin', 'fault'])

export const removeNotice = (db: TenantDb, { origin, fault }: WebsiteNotice) =>
  db.table('website_notices').where({ origin, fault }).delete()
