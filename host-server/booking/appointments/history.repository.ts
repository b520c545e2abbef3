import { HISTORY_MAX, type HistoryEntry } from '#contract/preparation'
import { instant } from '../../core/base/clock.ts'
import { orderedUuid } from '../../core/base/ordered-uuid.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export interface Author extends Pick<HistoryEntry, 'author' | 'author_name'> {}

export const VISITOR: Author = { author: 'visitor', author_name: '' }
/** What happens by itself, such as a request that lapses. */
export const SYSTEM: Author = { author: 'system', author_name: '' }
export const staff = (user: { full_name: string } | undefined): Author => ({
  author: 'staff',
  author_name: user?.full_name ?? ''
})

/** When something is done, and by whom. */
export interface Deed {
  now: Date
  by: Author
}

/** What was done, where it changed something from what to what, with what was written to the customer. */
export type Done = Pick<HistoryEntry, 'what'> & Partial<Pick<HistoryEntry, 'before' | 'after' | 'message'>>

export const insert = (trx: TenantDb, appointment_uuid: string, done: Done, { now, by }: Deed) =>
  trx.insert('appointment_history', {
    before: '',
    after: '',
    message: '',
    ...done,
    ...by,
    uuid: orderedUuid(),
    appointment_uuid,
    created_at: instant(now)
  })

/** The latest first. */
export const find = (db: TenantDb, appointment_uuid: string): Promise<HistoryEntry[]> =>
  db
    .table('appointment_history')
    .where({ appointment_uuid })
    .orderBy('uuid', 'desc')
    .limit(HISTORY_MAX)
    .select('uuid', 'created_at', 'what', 'author', 'author_name', 'before', 'after', 'message')
