import { lacksId, type WhatsAppSettings } from '#contract/whatsapp-settings'
import { Unprocessable } from '../core/failures.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import type { Translate } from '../core/texts.ts'
import * as repository from './whatsapp-settings.repository.ts'

/** Switches WhatsApp on only with an id, which stays while it is off. */
export async function save(db: TenantDb, advisorUuid: string, settings: WhatsAppSettings, t: Translate): Promise<void> {
  if (lacksId(settings)) {
    throw new Unprocessable({ whatsapp_id: [t('ui.required', { attribute: t('whatsapp-settings.id') })] })
  }
  await repository.replace(db, advisorUuid, settings)
}
