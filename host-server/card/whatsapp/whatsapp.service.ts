import type { WhatsApp } from '#contract/whatsapp'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'

/** Enabled only if the advisor has switched it on, has a reference code, and the tenant has a number. */
export function publicChannel({ whatsapp_enable, whatsapp_id }: AdvisorRow, { settings }: CurrentTenant): WhatsApp {
  const number = settings.whatsapp_number?.trim()
  const reference = whatsapp_id.trim()
  if (!whatsapp_enable || !reference || !number) return { isEnabled: false, phoneNumber: null }
  return { isEnabled: true, phoneNumber: `${number}#${reference}` }
}
