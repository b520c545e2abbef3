import type { MessageTable } from '../locales.ts'

/** The test of the calendar services, in plain words. */
export const calendarCheckMessages = {
  'calendar-check.title': { en: 'Test the calendar services', 'de-AT': 'Kalenderdienste testen' },
  'calendar-check.lead': {
    en: 'Asks each service whether it accepts client ID and secret. Nothing is saved, and no calendar is read.',
    'de-AT':
      'Fragt jeden Dienst, ob er Client-ID und Client-Secret annimmt. Dabei wird nichts gespeichert und kein Kalender gelesen.'
  },
  'calendar-check.no-client': {
    en: 'Enter a client ID and its secret first.',
    'de-AT': 'Zuerst eine Client-ID und das Client-Secret eintragen.'
  },
  'calendar-check.run': { en: 'Test the connection', 'de-AT': 'Verbindung testen' },
  'calendar-check.running': { en: 'Testing the connection …', 'de-AT': 'Verbindung wird getestet …' },
  'calendar-check.all-works': {
    en: 'Advisors can connect their calendars.',
    'de-AT': 'Kalender können verbunden werden.'
  },
  'calendar-check.some-fail': {
    en: 'Not every calendar can be connected yet.',
    'de-AT': 'Noch nicht jeder Kalender kann verbunden werden.'
  },
  'calendar-check.outdated': {
    en: 'The settings have changed since the test.',
    'de-AT': 'Seit dem Test haben sich die Einstellungen geändert.'
  },
  'calendar-check.works': { en: 'Works', 'de-AT': 'In Ordnung' },
  'calendar-check.unsure': { en: 'Unclear', 'de-AT': 'Unklar' },
  'calendar-check.fails': { en: 'Does not work', 'de-AT': 'Funktioniert nicht' },
  'calendar-check.microsoft-accepted': {
    en: 'Microsoft accepts client ID and secret.',
    'de-AT': 'Microsoft nimmt Client-ID und Client-Secret an.'
  },
  'calendar-check.microsoft-refused': {
    en: 'Microsoft refuses the secret, or it has expired. Please enter a new one.',
    'de-AT': 'Microsoft nimmt das Client-Secret nicht an, oder es ist abgelaufen. Bitte geben Sie ein neues ein.',
    'de-AT-informal': 'Microsoft nimmt das Client-Secret nicht an, oder es ist abgelaufen. Bitte gib ein neues ein.'
  },
  'calendar-check.microsoft-unknown': {
    en: 'Microsoft does not know this client ID.',
    'de-AT': 'Microsoft kennt diese Client-ID nicht.'
  },
  'calendar-check.microsoft-away': {
    en: 'Microsoft does not answer. Please try again later.',
    'de-AT': 'Microsoft antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Microsoft antwortet nicht. Bitte versuch es später noch einmal.'
  },
  'calendar-check.microsoft-unclear': {
    en: 'Microsoft does not say whether it accepts client ID and secret. Connecting a calendar shows it.',
    'de-AT':
      'Microsoft sagt nicht, ob Client-ID und Client-Secret gelten. Das zeigt sich, wenn jemand einen Kalender verbindet.'
  },
  'calendar-check.google-accepted': {
    en: 'Google accepts client ID and secret.',
    'de-AT': 'Google nimmt Client-ID und Client-Secret an.'
  },
  'calendar-check.google-refused': {
    en: 'Google refuses the secret, or it has expired. Please enter a new one.',
    'de-AT': 'Google nimmt das Client-Secret nicht an, oder es ist abgelaufen. Bitte geben Sie ein neues ein.',
    'de-AT-informal': 'Google nimmt das Client-Secret nicht an, oder es ist abgelaufen. Bitte gib ein neues ein.'
  },
  'calendar-check.google-unknown': {
    en: 'Google does not know this client ID.',
    'de-AT': 'Google kennt diese Client-ID nicht.'
  },
  'calendar-check.google-away': {
    en: 'Google does not answer. Please try again later.',
    'de-AT': 'Google antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Google antwortet nicht. Bitte versuch es später noch einmal.'
  },
  'calendar-check.google-unclear': {
    en: 'Google does not say whether it accepts client ID and secret. Connecting a calendar shows it.',
    'de-AT':
      'Google sagt nicht, ob Client-ID und Client-Secret gelten. Das zeigt sich, wenn jemand einen Kalender verbindet.'
  }
} satisfies MessageTable
