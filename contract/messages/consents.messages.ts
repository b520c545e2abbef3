import type { MessageTable } from '../locales.ts'

export const consentsMessages = {
  'consents.heading': { en: 'Cookies', 'de-AT': 'Cookies' },
  'consents.essential-only': {
    en: 'This site uses only the cookies that it needs to work.',
    'de-AT': 'Diese Website verwendet nur Cookies, die für ihren Betrieb nötig sind.'
  },
  'consents.optional': {
    en: 'With your consent, this site also uses optional cookies.',
    'de-AT': 'Mit Ihrer Zustimmung verwendet diese Website auch optionale Cookies.',
    'de-AT-informal': 'Mit deiner Zustimmung verwendet diese Website auch optionale Cookies.'
  },
  'consents.agree': { en: 'Accept all', 'de-AT': 'Alle akzeptieren' },
  'consents.refuse': { en: 'Only necessary', 'de-AT': 'Nur notwendige' },
  'consents.choose-some': { en: 'Choose, and what they are for', 'de-AT': 'Auswählen und Details' },
  'consents.save': { en: 'Save selection', 'de-AT': 'Auswahl speichern' },
  'consents.close': { en: 'Close', 'de-AT': 'Schließen' },
  'consents.details': { en: 'Details', 'de-AT': 'Details' },
  'consents.choose': {
    en: 'Which cookies may be set?',
    'de-AT': 'Welche Cookies dürfen gesetzt werden?'
  },
  'consents.always': { en: 'Always on', 'de-AT': 'Immer aktiv' },
  'consents.settings': { en: 'Cookie settings', 'de-AT': 'Cookie-Einstellungen' },
  'consents.essential': { en: 'Necessary', 'de-AT': 'Notwendig' },
  'consents.functional': { en: 'Functional', 'de-AT': 'Komfort' },
  'consents.statistics': { en: 'Statistics', 'de-AT': 'Statistik' },
  'consents.marketing': { en: 'Marketing', 'de-AT': 'Marketing' },
  'consents.name': { en: 'Name', 'de-AT': 'Name' },
  'consents.provider': { en: 'Provider', 'de-AT': 'Anbieter' },
  'consents.purpose': { en: 'Purpose', 'de-AT': 'Zweck' },
  'consents.privacy-policy': { en: 'Privacy policy', 'de-AT': 'Datenschutzerklärung' },
  'consents.cookie-name': { en: 'Cookie name', 'de-AT': 'Cookie-Name' },
  'consents.lifetime': { en: 'Lifetime', 'de-AT': 'Laufzeit' },
  'consents.outdated': {
    en: 'The cookies have changed in the meantime. Please choose again.',
    'de-AT': 'Die Cookies haben sich inzwischen geändert. Bitte wählen Sie noch einmal.',
    'de-AT-informal': 'Die Cookies haben sich inzwischen geändert. Bitte wähle noch einmal.'
  }
} satisfies MessageTable
