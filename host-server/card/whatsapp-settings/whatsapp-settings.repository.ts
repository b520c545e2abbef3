import type { WhatsAppSettings } from '#contract/whatsapp-settings'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Locks the row until the transaction ends. */
export const find = (trx: TenantDb, uuid: string): Promise<WhatsAppSettings | undefined> =>
  trx.table('advisors').where({ uuid }).forUpdate().first('whatsapp_enable', 'whatsapp_id')

export async function replace(db: TenantDb, advisorUuid: string, settings: WhatsAppSettings): Promise<void> {
  await db.table('advisors').where({ uuid: advisorUuid }).update(settings)
}
