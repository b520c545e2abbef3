export type PropType = 'string' | 'number' | 'boolean' | 'json'

/** A tag and its attributes, by property name; `json` is a property only. */
export interface Tag {
  tag: `advisor-${string}`
  props: Record<string, PropType>
}

// One export per tag, so that an element's bundle carries only its own (scripts/light-contract.ts); their descriptions are
// in widgets/embed/registry.ts.
export const whatsappButtonTag = {
  tag: 'advisor-whatsapp-button',
  props: { alias: 'string', inline: 'boolean' }
} as const satisfies Tag
export const vcardButtonTag = { tag: 'advisor-vcard-button', props: { alias: 'string' } } as const satisfies Tag
export const walletButtonTag = { tag: 'advisor-wallet-button', props: { alias: 'string' } } as const satisfies Tag
export const shareButtonTag = { tag: 'advisor-share-button', props: { alias: 'string' } } as const satisfies Tag
export const cardTag = {
  tag: 'advisor-card',
  props: { alias: 'string', mode: 'string', test: 'boolean' }
} as const satisfies Tag
export const bookingTag = {
  tag: 'advisor-booking',
  props: { alias: 'string', branch: 'string', mode: 'string', topic: 'string', type: 'string', test: 'boolean' }
} as const satisfies Tag
export const contactFormTag = {
  tag: 'advisor-contact-form',
  props: { alias: 'string', kind: 'string', mode: 'string', test: 'boolean' }
} as const satisfies Tag
export const messengerButtonTag = {
  tag: 'advisor-messenger-button',
  props: { alias: 'string', test: 'boolean' }
} as const satisfies Tag
export const searchTag = { tag: 'advisor-search', props: { form: 'string', mode: 'string' } } as const satisfies Tag
export const listTag = {
  tag: 'advisor-list',
  props: { branch: 'string', topic: 'string', language: 'string', limit: 'number' }
} as const satisfies Tag
export const eventsTag = {
  tag: 'advisor-events',
  props: { branch: 'string', limit: 'number' }
} as const satisfies Tag
export const rescheduleTag = { tag: 'advisor-reschedule', props: { token: 'string' } } as const satisfies Tag
export const topicsTag = { tag: 'advisor-topics', props: { alias: 'string', header: 'string' } } as const satisfies Tag
export const appointmentTypesTag = {
  tag: 'advisor-appointment-types',
  props: { alias: 'string', label: 'string', help: 'string' }
} as const satisfies Tag
export const workingHoursTag = { tag: 'advisor-working-hours', props: { alias: 'string' } } as const satisfies Tag
export const whatsappSettingsTag = {
  tag: 'advisor-whatsapp-settings',
  props: { alias: 'string' }
} as const satisfies Tag
export const pushFormTag = { tag: 'advisor-push-form', props: {} } as const satisfies Tag
