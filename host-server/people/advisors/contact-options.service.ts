import { type ContactOption, OPTION_MODULES } from '#contract/contact-options'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AdvisorRow } from './advisor.repository.ts'

type Offering = Pick<AdvisorRow, 'contact_options'> & Partial<Pick<AdvisorRow, 'whatsapp_enable' | 'whatsapp_id'>>

const hasChannel = ({ whatsapp_enable, whatsapp_id }: Offering, { settings }: CurrentTenant) =>
  Boolean(whatsapp_enable && whatsapp_id?.trim() && settings.whatsapp_number?.trim())

/**
 * Whether visitors can use a contact option, wherever they come from: pages, tags, API, search and mails all ask this
 * function. The option is turned on for the advisor and its modules for the tenant; WhatsApp also needs the advisor's
 * own switch and code, and the tenant's number.
 */
export const isOffered = (option: ContactOption, advisor: Offering, tenant: CurrentTenant): boolean =>
  advisor.contact_options.has(option) &&
  OPTION_MODULES[option].every((module) => tenant.modules.has(module)) &&
  (option !== 'whatsapp' || hasChannel(advisor, tenant))

/** The e-mail address that visitors may see, else ''. */
export const publicEmail = (advisor: Pick<AdvisorRow, 'contact_options' | 'email_address'>): string =>
  advisor.contact_options.has('email_address') ? advisor.email_address : ''
