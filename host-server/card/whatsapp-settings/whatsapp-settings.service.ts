import { lacksId, type OwnWhatsApp, type WhatsAppSettings } from '#contract/whatsapp-settings'
import { Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import { hiddenIn } from '../profile/offers.ts'
import { findLayout } from '../profile/profile.repository.ts'
import * as repository from './whatsapp-settings.repository.ts'

async function obstacleOf({ db, advisor, tenant }: Call): Promise<OwnWhatsApp['obstacle']> {
  if (!advisor.contact_options.has('whatsapp')) return 'option'
  if (hiddenIn(await findLayout(db)).has('whatsapp')) return 'layout'
  return tenant.settings.whatsapp_number?.trim() ? null : 'number'
}

export async function read(call: Call): Promise<OwnWhatsApp> {
  const { whatsapp_enable, whatsapp_id } = call.advisor
  const settings = { whatsapp_enable, whatsapp_id }
  return tagged(call, { ...settings, obstacle: await obstacleOf(call) }, settings)
}

const stored = audited<WhatsAppSettings>({
  read: repository.find,
  subject: (_, call) => subjectOfCard(call),
  fields: ({ whatsapp_enable, whatsapp_id }) => ({ whatsapp_enable, whatsapp_id })
})

/**
 * Enabling WhatsApp requires an id, which stays while it is disabled.
 * @throws Conflict if the settings are no longer those of the revision
 */
export async function save(call: Call, settings: WhatsAppSettings, revision: string | undefined): Promise<void> {
  const { advisor, t } = call
  if (lacksId(settings)) {
    throw new Unprocessable({ whatsapp_id: [t('ui.required', { attribute: t('whatsapp-settings.id') })] })
  }
  const replace = (trx: TenantDb) => repository.replace(trx, advisor.uuid, settings)
  tagged(call, await stored.change(call, advisor.uuid, replace, revision))
}
