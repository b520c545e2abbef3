import type { MessageTable } from '../locales.ts'

/** What a visitor agrees to; a change needs a new version in `text-consent.ts`. */
export const textMessagesConsentMessages = {
  'text-messages.consent': { en: 'Text messages to this number', 'de-AT': 'SMS an diese Nummer' },
  'text-messages.consent-booking': {
    en: 'A reminder with time and place, unless the appointment is very soon. Answer STOP to end all text messages to this number.',
    'de-AT':
      'Eine Erinnerung mit Zeit und Ort, außer der Termin ist sehr bald. Die Antwort STOP beendet alle SMS an diese Nummer.'
  },
  'text-messages.consent-waitlist': {
    en: 'When a time is offered, and a reminder unless the appointment is very soon. Answer STOP to end all text messages to this number.',
    'de-AT':
      'Sobald ein Termin frei wird, und eine Erinnerung, außer der Termin ist sehr bald. Die Antwort STOP beendet alle SMS an diese Nummer.'
  },
  'text-messages.chosen': {
    en: 'Reminder by text message, unless the appointment is very soon',
    'de-AT': 'Erinnerung per SMS, außer der Termin ist sehr bald'
  }
} satisfies MessageTable

/** What is sent. */
const sentMessages = {
  'text-messages.reminder': {
    en: '{tenant}: Your appointment is on {when}, {place}. STOP ends text messages.',
    'de-AT': '{tenant}: Ihr Termin ist am {when}, {place}. STOP beendet die SMS.',
    'de-AT-informal': '{tenant}: Dein Termin ist am {when}, {place}. STOP beendet die SMS.'
  },
  'text-messages.offer': {
    en: '{tenant}: A time is free on {when}. Kept for you until {until}: {link} STOP ends text messages.',
    'de-AT': '{tenant}: Ein Termin ist frei am {when}. Bis {until} für Sie reserviert: {link} STOP beendet die SMS.',
    'de-AT-informal':
      '{tenant}: Ein Termin ist frei am {when}. Bis {until} für dich reserviert: {link} STOP beendet die SMS.'
  },
  'text-messages.by-phone': { en: 'by phone', 'de-AT': 'am Telefon' },
  'text-messages.online': { en: 'by video', 'de-AT': 'per Video' }
} satisfies MessageTable

/** On the customer's page. */
const pageMessages = {
  'text-messages.name': { en: 'Text messages', 'de-AT': 'SMS' },
  'text-messages.to': { en: 'To the number ending in {end}', 'de-AT': 'An die Nummer, die auf {end} endet' },
  'text-messages.until-stop': {
    en: 'Answer STOP to end all text messages to this number, START to get them again.',
    'de-AT': 'Die Antwort STOP beendet alle SMS an diese Nummer, START setzt sie fort.'
  },
  'text-messages.stop': { en: 'End text messages', 'de-AT': 'SMS beenden' },
  'text-messages.ended': {
    en: 'There are no more text messages about this',
    'de-AT': 'Dazu kommen keine SMS mehr'
  }
} satisfies MessageTable

/** The administration's list. */
export const textMessagesListMessages = {
  'text-messages.list': { en: 'Sent text messages', 'de-AT': 'Gesendete SMS' },
  'text-messages.list-lead': {
    en: 'The last 90 days, without names and numbers.',
    'de-AT': 'Die letzten 90 Tage, ohne Namen und Nummern.'
  },
  'text-messages.month': {
    en: 'This month: {sent, plural, one {# text message} other {# text messages}} in {parts, plural, one {# part} other {# parts}}',
    'de-AT': 'Dieser Monat: {sent, number} SMS in {parts, plural, one {# Teil} other {# Teilen}}'
  },
  'text-messages.month-cost': {
    en: 'This month: {sent, plural, one {# text message} other {# text messages}} in {parts, plural, one {# part} other {# parts}}, {cost}',
    'de-AT': 'Dieser Monat: {sent, number} SMS in {parts, plural, one {# Teil} other {# Teilen}}, {cost}'
  },
  'text-messages.parts-help': {
    en: 'Services charge for each part: 160 characters, or 70 where one of them is not in the alphabet of text messages; of longer ones 153 or 67.',
    'de-AT':
      'Dienste verrechnen jeden Teil: 160 Zeichen, oder 70, wenn eines davon nicht im SMS-Alphabet steht; bei längeren 153 oder 67.'
  },
  'text-messages.none': { en: 'No text messages yet', 'de-AT': 'Noch keine SMS' },
  'text-messages.when': { en: 'Time', 'de-AT': 'Zeit' },
  'text-messages.about': { en: 'About', 'de-AT': 'Anlass' },
  'text-messages.number': { en: 'Number', 'de-AT': 'Nummer' },
  'text-messages.state': { en: 'State', 'de-AT': 'Status' },
  'text-messages.parts': { en: 'Parts', 'de-AT': 'Teile' },
  'text-messages.cost': { en: 'Cost', 'de-AT': 'Kosten' },
  'text-messages.event-reminder': { en: 'Reminder', 'de-AT': 'Erinnerung' },
  'text-messages.event-waitlist-offer': { en: 'Offered time', 'de-AT': 'Angebotene Zeit' },
  'text-messages.state-sending': { en: 'Being sent', 'de-AT': 'Wird gesendet' },
  'text-messages.state-sent': { en: 'Sent', 'de-AT': 'Gesendet' },
  'text-messages.state-failed': { en: 'Not sent', 'de-AT': 'Nicht gesendet' },
  'text-messages.fault-away': {
    en: 'The service does not answer; it is tried again',
    'de-AT': 'Der Dienst antwortet nicht; es folgt ein neuer Versuch'
  },
  'text-messages.fault-refused': {
    en: 'The service refuses the access; it is tried again',
    'de-AT': 'Der Dienst lehnt den Zugang ab; es folgt ein neuer Versuch'
  },
  'text-messages.fault-rejected': {
    en: 'The service does not accept this number or text',
    'de-AT': 'Der Dienst nimmt diese Nummer oder diesen Text nicht an'
  },
  'text-messages.fault-stopped': { en: 'Ended with STOP', 'de-AT': 'Mit STOP beendet' },
  'text-messages.fault-too-late': { en: 'It was too late', 'de-AT': 'Es war zu spät' },
  'text-messages.fault-day-limit': {
    en: 'The day’s limit is reached; it is sent as soon as possible',
    'de-AT': 'Die Tagesgrenze ist erreicht; die SMS folgt, sobald es geht'
  },
  'text-messages.fault-lost': {
    en: 'The server stopped meanwhile; it is not known whether it was sent',
    'de-AT': 'Der Server fiel dabei aus; ob sie versandt wurde, ist nicht bekannt'
  },
  'text-messages.waiting': {
    en: '{count, plural, one {The day’s limit is reached. # text message waits until tomorrow, or until you raise the limit.} other {The day’s limit is reached. # text messages wait until tomorrow, or until you raise the limit.}}',
    'de-AT':
      '{count, plural, one {Die Tagesgrenze ist erreicht. # SMS wartet bis morgen oder bis Sie die Grenze erhöhen.} other {Die Tagesgrenze ist erreicht. # SMS warten bis morgen oder bis Sie die Grenze erhöhen.}}',
    'de-AT-informal':
      '{count, plural, one {Die Tagesgrenze ist erreicht. # SMS wartet bis morgen oder bis du die Grenze erhöhst.} other {Die Tagesgrenze ist erreicht. # SMS warten bis morgen oder bis du die Grenze erhöhst.}}'
  },
  'text-messages.fault-too-many': {
    en: 'This number has had ten text messages that day',
    'de-AT': 'Diese Nummer hat an diesem Tag schon zehn SMS bekommen'
  }
} satisfies MessageTable

export const textMessagesMessages = {
  ...textMessagesConsentMessages,
  ...sentMessages,
  ...pageMessages,
  ...textMessagesListMessages
} satisfies MessageTable
