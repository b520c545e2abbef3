import type { MessageTable } from '../locales.ts'
import { bookingMessages } from './booking.messages.ts'
import { branchesMessages } from './branches.messages.ts'
import { businessCardMessages } from './business-card.messages.ts'
import { contactRequestsMessages } from './contact-requests.messages.ts'
import { experienceMessages } from './experience.messages.ts'
import { shareMessages } from './share.messages.ts'
import { vCardMessages } from './vcard.messages.ts'
import { walletMessages } from './wallet.messages.ts'

/** The public card of an advisor (spec §2). */
export const profileMessages = {
  'profile.contact': { en: 'Contact {name}', 'de-AT': 'Kontakt zu {name}' },
  // a link says what the button says that takes its place
  'profile.online_appointment': bookingMessages['booking.open'],
  'profile.call_back_request': contactRequestsMessages['contact-requests.callback'],
  'profile.appointment_request': contactRequestsMessages['contact-requests.appointment'],
  'profile.basic_contact_form': contactRequestsMessages['contact-requests.basic'],
  'profile.messenger': contactRequestsMessages['contact-requests.messenger'],
  'profile.vcard': vCardMessages['v-card.open'],
  'profile.wallet_cards': walletMessages['wallet.open'],
  'profile.contact_exchange': { en: 'Share your contact', 'de-AT': 'Kontakt austauschen' },
  'profile.share': shareMessages['share.open'],
  'profile.pdf': businessCardMessages['business-card.pdf'],
  'profile.png': businessCardMessages['business-card.png'],
  'profile.email_address': { en: 'Send an e-mail', 'de-AT': 'E-Mail schreiben' },
  'profile.phone': { en: 'Call {number}', 'de-AT': '{number} anrufen' },
  'profile.whatsapp': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  // an icon's word, whose name is the text above
  'profile.phone-word': { en: 'Call', 'de-AT': 'Anrufen' },
  'profile.email_address-word': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'profile.whatsapp-word': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'profile.vcard-word': vCardMessages['v-card.open'],
  'profile.more': { en: 'More', 'de-AT': 'Mehr' },
  'profile.next-free': { en: 'Next free time: {time}', 'de-AT': 'Nächste freie Zeit: {time}' },
  'profile.free-times': { en: 'Next free times', 'de-AT': 'Nächste freie Zeiten' },
  'profile.topics': { en: 'Topics', 'de-AT': 'Themen' },
  'profile.rating': {
    en: '{average, number} of 5 stars, {count, plural, one {# review} other {# reviews}}',
    'de-AT': '{average, number} von 5 Sternen, {count, plural, one {# Bewertung} other {# Bewertungen}}'
  },
  'profile.experience': experienceMessages['experience.header'],
  'profile.since': { en: 'Advisor since {year}', 'de-AT': 'In der Beratung seit {year}' },
  'profile.languages': { en: 'Languages', 'de-AT': 'Sprachen' },
  'profile.open-today': branchesMessages['branches.open-today'],
  'profile.closed-today': { en: 'Closed now', 'de-AT': 'Jetzt geschlossen' },
  'profile.links': { en: 'Links', 'de-AT': 'Links' },
  'profile.social-media': { en: 'Social Media', 'de-AT': 'Social Media' },
  'profile.address': { en: 'My address', 'de-AT': 'Meine Adresse' },
  'profile.map': { en: 'Show on map', 'de-AT': 'Auf der Karte zeigen' },
  'profile.assistant': { en: 'I am supported by', 'de-AT': 'Meine Assistenz' },
  'profile.login': { en: 'Login', 'de-AT': 'Anmelden' },
  'profile.description': {
    en: '{name}, {position}: book an appointment online, call or write.',
    'de-AT': '{name}, {position}: Termin online vereinbaren, anrufen oder schreiben.'
  }
} satisfies MessageTable
