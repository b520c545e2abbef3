import type { MessageTable } from './locales.ts'

/** The public card of an advisor (spec §2). */
export const profileMessages = {
  'profile.contact': { en: 'Get in touch', 'de-AT': 'Kontakt aufnehmen' },
  'profile.online_appointment': {
    en: 'Book an appointment',
    'de-AT': 'Termin buchen'
  },
  'profile.email_address': { en: 'Write an e-mail', 'de-AT': 'E-Mail schreiben' },
  'profile.phone': { en: 'Call {number}', 'de-AT': '{number} anrufen' },
  'profile.whatsapp': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'profile.links': { en: 'Links', 'de-AT': 'Links' },
  'profile.social-media': { en: 'Social Media', 'de-AT': 'Social Media' },
  'profile.address': { en: 'My address', 'de-AT': 'Meine Adresse' },
  'profile.map': { en: 'Show on a map', 'de-AT': 'Auf der Karte zeigen' },
  'profile.assistant': { en: 'I am supported by', 'de-AT': 'Mich unterstützt' },
  'profile.imprint': { en: 'Imprint', 'de-AT': 'Impressum' },
  'profile.login': { en: 'Login', 'de-AT': 'Login' },
  'profile.description': {
    en: '{name}, {position}: book an appointment online, call or write.',
    'de-AT': '{name}, {position}: Termin online vereinbaren, anrufen oder schreiben.'
  }
} satisfies MessageTable
