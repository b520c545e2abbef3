import { lacksId, type WhatsAppSettings } from '#contract/whatsapp-settings'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Translate } from '../../core/base/intl.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './whatsapp-settings.repository.ts'

/** Enabling WhatsApp requires an id, which stays while it is disabled. */
export async function save(db: TenantDb, advisorUuid: string, settings: WhatsAppSettings, t: Translate): Promise<void> {
  if (lacksId(settings)) {
    throw new Unprocessable({ whatsapp_id: [t('ui.required', { attribute: t('whatsapp-settings.id') })] })
  }
  await repository.replace(db, advisorUuid, settings)
}
