import type { Reach } from '#contract/push-notifications'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const UUID_LENGTH = 36

const notifications = (db: TenantDb) =>
  db.table('wallet_notifications').where({ is_test: false }).whereNull('withdrawn_at')

const named = (db: TenantDb) =>
  [
    'uuid',
    'text',
    'due_at',
    'started_at',
    'withdrawn_at',
    'is_held',
    // uuids, separated by commas
    db.raw<{ advisors: number }>(`(length(advisors) + 1) / ${UUID_LENGTH + 1} as advisors`)
  ] as const

export const findNext = (db: TenantDb) =>
  notifications(db)
    .where({ is_held: false })
    .whereNull('started_at')
    .orderBy('due_at')
    .first(...named(db))

export const findLast = (db: TenantDb) =>
  notifications(db)
    .whereNotNull('started_at')
    .orderBy('started_at', 'desc')
    .first(...named(db))

/**
 * Those that wait for an approval, how many of them a user has written, who cannot approve them, and the first that the
 * history lists of the others.
 */
export async function findHeld(db: TenantDb, sender_uuid: string) {
  const count = async (held: ReturnType<typeof notifications>) => {
    const [row] = await held.where({ is_held: true }).count('* as count')
    return Number(row?.count)
  }
  const first = await notifications(db)
    .where({ is_held: true })
    .whereNot({ sender_uuid })
    .orderBy([
      { column: 'due_at', order: 'desc' },
      { column: 'uuid', order: 'desc' }
    ])
    .first('uuid')
  return {
    held: await count(notifications(db)),
    own_held: await count(notifications(db).where({ sender_uuid })),
    to_approve: first?.uuid ?? null
  }
}

/** The devices that hold a card, and those of them whose holders have agreed to notifications. */
export async function countCards(db: TenantDb): Promise<{ cards: Reach; reach: Reach }> {
  const rows = await db
    .table('wallet_passes as p')
    .leftJoin('wallet_registrations as r', (on) => on.on('r.tenant_id', 'p.tenant_id').on('r.serial', 'p.serial'))
    .whereNull('p.revoked_at')
    .whereNull('p.owner_user_uuid')
    .where((held) => held.whereNotNull('r.serial').orWhereNotNull('p.saved_at'))
    .groupBy('p.kind')
    .select('p.kind', db.raw<{ cards: number; reach: number }>('count(*) as cards, count(p.notifications_at) as reach'))
  const of = (column: 'cards' | 'reach') => {
    const countOf = (kind: keyof Reach) => Number(rows.find((row) => row.kind === kind)?.[column] ?? 0)
    return { apple: countOf('apple'), google: countOf('google') }
  }
  return { cards: of('cards'), reach: of('reach') }
}
