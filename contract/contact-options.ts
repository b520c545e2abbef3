import type { ModuleName } from './module-names.ts'

/** The contact options that an advisor may turn on (spec §3); their order when the layout names none. */
export const CONTACT_OPTIONS = [
  'online_appointment',
  'whatsapp',
  'email_address',
  'call_back_request',
  'appointment_request',
  'basic_contact_form',
  'vcard',
  'wallet_cards',
  'messenger',
  'contact_exchange'
] as const
export type ContactOption = (typeof CONTACT_OPTIONS)[number]
export const isContactOption = (name: string): name is ContactOption =>
  (CONTACT_OPTIONS as readonly string[]).includes(name)

/** The setting with the options that new cards start with, separated by spaces. */
export const DEFAULT_CONTACT_OPTIONS = 'default_contact_options'

/** The modules that each contact option requires. */
export const OPTION_MODULES: Readonly<Record<ContactOption, readonly ModuleName[]>> = {
  online_appointment: ['online-appointments'],
  whatsapp: ['whats-app'],
  email_address: [],
  call_back_request: ['contact-api', 'call-me-back'],
  appointment_request: ['contact-api'],
  basic_contact_form: ['contact-api'],
  vcard: ['v-cards'],
  wallet_cards: ['wallet-cards'],
  messenger: ['contact-api', 'messenger'],
  contact_exchange: ['contact-exchange']
}
