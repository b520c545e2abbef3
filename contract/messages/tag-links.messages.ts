import type { MessageTable } from '../locales.ts'

/** The link inside a tag, shown until the tag is ready. */
export const tagLinksMessages = {
  'tag-links.book': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'tag-links.write': { en: 'Write a message', 'de-AT': 'Nachricht schreiben' },
  'tag-links.search': { en: 'Find an advisor', 'de-AT': 'Beratung finden' },
  'tag-links.events': { en: 'Events', 'de-AT': 'Veranstaltungen' },
  'tag-links.vcard': { en: 'Add to contacts', 'de-AT': 'Zu den Kontakten hinzufügen' },
  'tag-links.wallet': { en: 'Add to wallet', 'de-AT': 'Zur Wallet hinzufügen' },
  'tag-links.card': { en: 'To the digital business card', 'de-AT': 'Zur digitalen Visitenkarte' },
  'tag-links.branch': { en: 'To the branch', 'de-AT': 'Zur Filiale' }
} satisfies MessageTable
