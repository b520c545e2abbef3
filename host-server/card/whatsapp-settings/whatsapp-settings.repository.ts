import type { WhatsAppSettings } from '#contract/whatsapp-settings'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export async function replace(db: TenantDb, advisorUuid: string, settings: WhatsAppSettings): Promise<void> {
  await db.table('advisors').where({ uuid: advisorUuid }).update(settings)
}
