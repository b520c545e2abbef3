import type { Outcome, PushRecord } from '#contract/push-history'
import type { Subscriber } from '#contract/push-notifications'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

type Platform = Subscriber['platform']

/** Adds the counts of a further attempt for some cards; what failed before has been retried. */
export const count = (db: TenantDb, notification_uuid: string, platform: Platform, batch: string, outcome: Outcome) => {
  const sum = (name: keyof Outcome) => db.raw(`wallet_deliveries.${name} + excluded.${name}`)
  return db
    .insert('wallet_deliveries', { notification_uuid, platform, batch, ...outcome })
    .onConflict(['tenant_id', 'notification_uuid', 'platform', 'batch'])
    .merge({ delivered: sum('delivered'), gone: sum('gone'), failed: db.raw('excluded.failed') })
}

export type RecordRow = Omit<PushRecord, 'outcomes' | 'state' | 'may_approve' | 'branches' | 'advisor_names'> & {
  /** The uuids of the first few, separated by commas. */
  first_advisors: string
  /** One a line. */
  branches: string
  started_at: string | null
  is_held: boolean
  sender_uuid: string
}

const UUID_LENGTH = 36
/** Of so many advisors the names are told. */
export const NAMED_MAX = 2
const COLUMNS = ['uuid', 'revision', 'text', 'link', 'is_test', 'created_at', 'due_at', 'started_at'] as const

/** The latest, or those before a given one. */
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
    .select(
      ...COLUMNS,
      'branches',
      'sender_uuid',
      'sender_name',
      'is_held',
      'approver_name',
      'subscribers',
      'withdrawn_at',
      'withdrawer_name'
    )
    .select(db.raw<{ advisors: number }>(`(length(advisors) + 1) / ${UUID_LENGTH + 1} as advisors`))
    .select(
      db.raw<{ first_advisors: string }>(`substr(advisors, 1, ${NAMED_MAX * (UUID_LENGTH + 1) - 1}) as first_advisors`)
    )
  if (!before) return page
  const { due_at, uuid } = before
  return page.where((earlier) =>
    earlier.where('due_at', '<', due_at).orWhere((same) => same.where({ due_at }).where('uuid', '<', uuid))
  )
}

interface OutcomeRow extends Outcome {
  notification_uuid: string
  platform: Platform
}

const SUMS = 'sum(delivered) as delivered, sum(gone) as gone, sum(failed) as failed'

/** The counts of these notifications, by platform. */
export async function findOutcomes(db: TenantDb, uuids: readonly string[]): Promise<OutcomeRow[]> {
  const rows = await db
    .table('wallet_deliveries')
    .whereIn('notification_uuid', uuids)
    .groupBy('notification_uuid', 'platform')
    .select('notification_uuid', 'platform', db.raw<Outcome>(SUMS))
  return rows.map(({ delivered, gone, failed, ...row }) => ({
    ...row,
    delivered: Number(delivered),
    gone: Number(gone),
    failed: Number(failed)
  }))
}
