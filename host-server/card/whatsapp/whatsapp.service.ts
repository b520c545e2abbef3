import type { WhatsApp } from '#contract/whatsapp'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { isOffered } from '../../people/advisors/contact-options.service.ts'

/** The tenant's number with the advisor's reference code, where WhatsApp is offered. */
export function publicChannel(advisor: AdvisorRow, tenant: CurrentTenant): WhatsApp {
  if (!isOffered('whatsapp', advisor, tenant)) return { isEnabled: false, phoneNumber: null }
  return { isEnabled: true, phoneNumber: `${tenant.settings.whatsapp_number?.trim()}#${advisor.whatsapp_id.trim()}` }
}
