import { type ContactOption, DEFAULT_CONTACT_OPTIONS, isContactOption, OPTION_MODULES } from '#contract/contact-options'
import { settingOf } from '#contract/settings'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AdvisorRow } from './advisor.repository.ts'

type Offering = Pick<AdvisorRow, 'contact_options'> & Partial<Pick<AdvisorRow, 'whatsapp_enable' | 'whatsapp_id'>>

const hasChannel = ({ whatsapp_enable, whatsapp_id }: Offering, { settings }: CurrentTenant) =>
  Boolean(whatsapp_enable && whatsapp_id?.trim() && settings.whatsapp_number?.trim())

/** Whether the modules of an option are on. */
export const isAvailable = (option: ContactOption, { modules }: CurrentTenant) =>
  OPTION_MODULES[option].every((module) => modules.has(module))

/**
 * Whether visitors can use a contact option, wherever they come from: pages, tags, API, search and mails all ask this
 * function. The option is turned on for the advisor and its modules for the tenant; WhatsApp also needs the advisor's
 * own switch and code, and the tenant's number.
 */
export const isOffered = (option: ContactOption, advisor: Offering, tenant: CurrentTenant): boolean =>
  advisor.contact_options.has(option) &&
  isAvailable(option, tenant) &&
  (option !== 'whatsapp' || hasChannel(advisor, tenant))

/** The e-mail address that visitors may see, else ''. */
export const publicEmail = (advisor: Pick<AdvisorRow, 'contact_options' | 'email_address'>): string =>
  advisor.contact_options.has('email_address') ? advisor.email_address : ''

/**
 * The options that a new card starts with. WhatsApp needs the institution's number and each advisor's code: a card made
 * before the module was turned on does not offer it unasked.
 */
export const defaultOptions = (tenant: CurrentTenant): ContactOption[] =>
  [...new Set((tenant.settings[DEFAULT_CONTACT_OPTIONS] ?? settingOf(DEFAULT_CONTACT_OPTIONS).initial).split(/\s+/))]
    .filter(isContactOption)
    .filter((option) => option !== 'whatsapp' || isAvailable(option, tenant))
    .toSorted()
