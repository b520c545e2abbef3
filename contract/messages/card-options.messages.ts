import type { MessageTable } from '../locales.ts'
import { peopleMessages as people } from './people.messages.ts'

/** The contact options of a card, for the advisor and for managers of cards. */
export const cardOptionsMessages = {
  'card-options.header': people['people.contact-options'],
  'card-options.lead': {
    en: 'How customers can reach you. What is off is not shown on your card, in the search or in e-mails.',
    'de-AT':
      'Wie Kundinnen und Kunden Sie erreichen. Was ausgeschaltet ist, erscheint nicht auf Ihrer Karte, in der Suche und in E-Mails.',
    'de-AT-informal':
      'Wie Kundinnen und Kunden dich erreichen. Was ausgeschaltet ist, erscheint nicht auf deiner Karte, in der Suche und in E-Mails.'
  },
  'card-options.lead-other': {
    en: 'How customers can reach this person. What is off is not shown on the card, in the search or in e-mails.',
    'de-AT':
      'Wie Kundinnen und Kunden diese Person erreichen. Was ausgeschaltet ist, erscheint nicht auf der Karte, in der Suche und in E-Mails.'
  },
  'card-options.fixed': {
    en: 'Your institution decides which are on. To change one, ask your administrator.',
    'de-AT': 'Welche eingeschaltet sind, legt Ihr Institut fest. Änderungen macht die Administration.',
    'de-AT-informal': 'Welche eingeschaltet sind, legt dein Institut fest. Änderungen macht die Administration.'
  },
  'card-options.not-allowed': {
    en: 'Your institution decides which contact options are on. To change one, ask your administrator.',
    'de-AT':
      'Welche Kontaktmöglichkeiten eingeschaltet sind, legt Ihr Institut fest. Änderungen macht die Administration.',
    'de-AT-informal':
      'Welche Kontaktmöglichkeiten eingeschaltet sind, legt dein Institut fest. Änderungen macht die Administration.'
  },
  'card-options.module-off': {
    en: '{option} is turned off for the whole institution.',
    'de-AT': '{option} ist für das ganze Institut ausgeschaltet.'
  },
  'card-options.choose': { en: 'On the card', 'de-AT': 'Auf der Karte' },
  'card-options.saved': { en: 'Contact options saved', 'de-AT': 'Kontaktmöglichkeiten gespeichert' },
  'card-options.on': { en: 'On', 'de-AT': 'Eingeschaltet' },
  'card-options.off': { en: 'Off', 'de-AT': 'Ausgeschaltet' },
  'card-options.whatsapp-incomplete': {
    en: 'Appears once WhatsApp is enabled in the WhatsApp settings and the institution has a number.',
    'de-AT': 'Erscheint, sobald WhatsApp in den WhatsApp-Einstellungen aktiv ist und das Institut eine Nummer hat.'
  },
  'card-options.online_appointment': people['people.option-online_appointment'],
  'card-options.whatsapp': people['people.option-whatsapp'],
  'card-options.email_address': people['people.option-email_address'],
  'card-options.call_back_request': people['people.option-call_back_request'],
  'card-options.appointment_request': people['people.option-appointment_request'],
  'card-options.basic_contact_form': people['people.option-basic_contact_form'],
  'card-options.vcard': people['people.option-vcard'],
  'card-options.wallet_cards': people['people.option-wallet_cards'],
  'card-options.messenger': people['people.option-messenger'],
  'card-options.contact_exchange': people['people.option-contact_exchange']
} satisfies MessageTable
