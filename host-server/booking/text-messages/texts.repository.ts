import { randomUUID } from 'node:crypto'
import type { SentText } from '#contract/text-messages'
import { instant } from '../../core/base/clock.ts'
import { forget } from '../../core/jobs/outbox.ts'
import type { Row } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type TextRow = Omit<Row<'text_messages'>, 'tenant_id'>

export const find = (db: TenantDb, event_key: string): Promise<TextRow | undefined> =>
  db.table('text_messages').where({ event_key }).first()

/** Notes a text before the service is asked, whose answer may be lost. */
export async function note(
  db: TenantDb,
  row: Pick<TextRow, 'event_key' | 'event' | 'number_end' | 'parts' | 'cost'> &
    Partial<Pick<TextRow, 'state' | 'fault'>>,
  now: Date
): Promise<TextRow> {
  const noted: TextRow = {
    state: 'sending',
    fault: null,
    ...row,
    uuid: randomUUID(),
    detail: '',
    created_at: instant(now)
  }
  await db.insert('text_messages', noted)
  return noted
}

export const update = (db: TenantDb, uuid: string, change: Partial<Pick<TextRow, 'state' | 'fault' | 'detail'>>) =>
  db.table('text_messages').where({ uuid }).update(change)

/** How many wait for the next day. */
export async function countWaiting(db: TenantDb, since: string): Promise<number> {
  const rows = db.table('text_messages').where({ state: 'sending', fault: 'day-limit' })
  const [counted] = await rows.where('created_at', '>=', since).count({ total: '*' })
  return Number(counted?.total ?? 0)
}

/** Forgets what was and would be sent about an event, or about all whose keys begin so. */
export async function forgetTexts(trx: TenantDb, key: string): Promise<void> {
  await forget(trx, key)
  await trx.table('text_messages').whereLike('event_key', `${key}%`).delete()
}

const UNITS = 10_000
export const eurosOf = (cost: number | null) => (cost === null ? null : cost / UNITS)
export const unitsOf = (euros: number) => Math.round(euros * UNITS)

/** A page of them, the latest first. */
export async function findPage(
  db: TenantDb,
  { page, size }: { page: number; size: number }
): Promise<{ messages: SentText[]; total: number }> {
  const [counted] = await db.table('text_messages').count({ total: '*' })
  const rows = await db
    .table('text_messages')
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'uuid' }])
    .limit(size)
    .offset((page - 1) * size)
    .select('*')
  const messages = rows.map((row) => ({ ...row, cost: eurosOf(row.cost) }))
  return { messages, total: Number(counted?.total ?? 0) }
}

/** What was sent since a moment. */
export async function sumSince(db: TenantDb, since: string) {
  const [row] = await db
    .table('text_messages')
    .where({ state: 'sent' })
    .where('created_at', '>=', since)
    .select(
      db.raw<{ sent: number; parts: number; cost: number | null }>(
        'count(*) as sent, coalesce(sum(parts), 0) as parts, sum(cost) as cost'
      )
    )
  const { sent = 0, parts = 0, cost = null } = row ?? {}
  return { sent: Number(sent), parts: Number(parts), cost: cost === null ? null : eurosOf(Number(cost)) }
}
