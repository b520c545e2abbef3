import type { Outcome, PushRecord } from '#contract/push-history'
import type { Subscriber } from '#contract/wallet-cards'
import type { TenantDb } from '../core/tenant-db.ts'

type Platform = Subscriber['platform']

/** Adds what a further attempt for some cards has brought; what failed before has been tried again. */
export const count = (db: TenantDb, notification_uuid: string, platform: Platform, batch: string, outcome: Outcome) => {
  const sum = (name: string) => db.raw(`wallet_deliveries.${name} + excluded.${name}`)
  return db
    .insert('wallet_deliveries', { notification_uuid, platform, batch, ...outcome })
    .onConflict(['tenant_id', 'notification_uuid', 'platform', 'batch'])
    .merge({ delivered: sum('delivered'), gone: sum('gone'), failed: db.raw('excluded.failed') })
}

export type RecordRow = Omit<PushRecord, 'outcomes' | 'state'> & { started_at: string | null }

const UUID_LENGTH = 36
const COLUMNS = ['uuid', 'text', 'link', 'is_test', 'created_at', 'due_at', 'started_at'] as const

/** The latest, or those before one of them. */
export function findPage(
  db: TenantDb,
  before: Pick<RecordRow, 'due_at' | 'uuid'> | undefined,
  limit: number
): Promise<RecordRow[]> {
  const page = db
    .table('wallet_notifications')
    .orderBy([
      { column: 'due_at', order: 'desc' },
      { column: 'uuid', order: 'desc' }
    ])
    .limit(limit)
    .select(...COLUMNS, 'sender_name', 'subscribers', 'withdrawn_at', 'withdrawer_name')
    .select(db.raw(`(length(advisors) + 1) / ${UUID_LENGTH + 1} as advisors`))
  if (!before) return page
  const { due_at, uuid } = before
  return page.andWhere((earlier) =>
    earlier.where('due_at', '<', due_at).orWhere((same) => same.where({ due_at }).andWhere('uuid', '<', uuid))
  )
}

interface OutcomeRow extends Outcome {
  notification_uuid: string
  platform: Platform
}

const NUMBERS = ['delivered', 'gone', 'failed'] as const

/** What became of these notifications, by platform. */
export async function findOutcomes(db: TenantDb, uuids: readonly string[]): Promise<OutcomeRow[]> {
  const rows: Record<string, string>[] = await db
    .table('wallet_deliveries')
    .whereIn('notification_uuid', uuids)
    .groupBy('notification_uuid', 'platform')
    .select('notification_uuid', 'platform', ...NUMBERS.map((name) => db.raw(`sum(${name}) as ${name}`)))
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(NUMBERS.map((name) => [name, Number(row[name])]))
  })) as unknown as OutcomeRow[]
}
