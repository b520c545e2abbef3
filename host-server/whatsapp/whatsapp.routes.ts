import { getWhatsApp, type WhatsApp } from '#contract/whatsapp'
import type { CurrentTenant } from '../core/current-tenant.ts'
import { type AdvisorRow, route } from '../core/http.ts'

/** On only with everything that it takes: the advisor's switch, their reference code and the tenant's number. */
export function publicChannel({ whatsapp_enable, whatsapp_id }: AdvisorRow, { settings }: CurrentTenant): WhatsApp {
  const number = settings.whatsapp_number?.trim()
  const reference = whatsapp_id.trim()
  if (!whatsapp_enable || !reference || !number) return { isEnabled: false, phoneNumber: null }
  return { isEnabled: true, phoneNumber: `${number}#${reference}` }
}

export const whatsApp = [route(getWhatsApp, ({ advisor, tenant }) => publicChannel(advisor, tenant), 'settled')]
