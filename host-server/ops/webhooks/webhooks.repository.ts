import type { NewRow, Tables } from '../../core/tenancy/query.ts'
import { compiled, type TenantDb } from '../../core/tenancy/tenant-db.ts'

export type WebhookRow = Tables['webhooks']
export type DeliveryRow = Tables['webhook_deliveries']

const COLUMNS = [
  'uuid',
  'name',
  'url',
  'events',
  'is_on',
  'secret',
  'previous_secret',
  'previous_until',
  'failing_since',
  'disabled_at'
] as const

export const findAll = (db: TenantDb): Promise<WebhookRow[]> =>
  db
    .table('webhooks')
    .orderBy('uuid')
    .select(...COLUMNS)

export const find = (db: TenantDb, uuid: string): Promise<WebhookRow | undefined> =>
  db
    .table('webhooks')
    .where({ uuid })
    .first(...COLUMNS)

export const lock = (trx: TenantDb, uuid: string): Promise<WebhookRow | undefined> =>
  trx
    .table('webhooks')
    .where({ uuid })
    .forUpdate()
    .first(...COLUMNS)

/** Read with every change that can be an event. */
export const findListening = compiled(
  (db, is_on: boolean): Promise<Pick<WebhookRow, 'uuid' | 'events'>[]> =>
    db.table('webhooks').where({ is_on }).select('uuid', 'events')
)

export const insert = (trx: TenantDb, row: NewRow<'webhooks'>) => trx.insert('webhooks', row)

export const update = (trx: TenantDb, uuid: string, change: Partial<WebhookRow>) =>
  trx.table('webhooks').where({ uuid }).update(change)

export const remove = (trx: TenantDb, uuid: string) => trx.table('webhooks').where({ uuid }).delete()

export const insertDeliveries = (trx: TenantDb, rows: NewRow<'webhook_deliveries'>[]) =>
  trx.insert('webhook_deliveries', rows)

const DELIVERY = [
  'uuid',
  'webhook_uuid',
  'event_uuid',
  'type',
  'subject_uuid',
  'alias',
  'occurred_at',
  'created_at',
  'state',
  'attempts',
  'status',
  'fault',
  'duration',
  'next_at'
] as const

export const findDelivery = (db: TenantDb, uuid: string): Promise<DeliveryRow | undefined> =>
  db
    .table('webhook_deliveries')
    .where({ uuid })
    .first(...DELIVERY)

const ofWebhook = (db: TenantDb, webhook_uuid: string) => db.table('webhook_deliveries').where({ webhook_uuid })

/** The latest first. */
export const findDeliveries = (db: TenantDb, webhook_uuid: string, most: number): Promise<DeliveryRow[]> =>
  ofWebhook(db, webhook_uuid)
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(most)
    .select(...DELIVERY)

export const countDeliveries = async (db: TenantDb, webhook_uuid: string): Promise<number> =>
  Number((await ofWebhook(db, webhook_uuid).count('uuid as count').first())?.count ?? 0)

/** The first first. */
export const findSince = (db: TenantDb, webhook_uuid: string, since: string, most: number): Promise<DeliveryRow[]> =>
  ofWebhook(db, webhook_uuid)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('uuid')
    .limit(most)
    .select(...DELIVERY)

export const updateDelivery = (trx: TenantDb, uuid: string, change: Partial<DeliveryRow>) =>
  trx.table('webhook_deliveries').where({ uuid }).update(change)

export const findAlias = async (db: TenantDb, uuid: string): Promise<string | null> =>
  (await db.table('advisors').where({ uuid }).first('alias'))?.alias ?? null

export const findAdministrators = (db: TenantDb): Promise<{ full_name: string; email_address: string }[]> =>
  db
    .table('users as u')
    .join('user_roles as r', (on) => on.on('r.tenant_id', 'u.tenant_id').on('r.user_uuid', 'u.uuid'))
    .where('r.role', 'accountadmin')
    .whereNull('u.deactivated_at')
    .orderBy('u.uuid')
    .select('u.full_name', 'u.email_address')
