import type { MessageTable } from '../locales.ts'

export const contactRequestsMessages = {
  'contact-requests.basic': { en: 'Send a message', 'de-AT': 'Nachricht senden' },
  'contact-requests.appointment': { en: 'Request an appointment', 'de-AT': 'Terminwunsch senden' },
  'contact-requests.callback': { en: 'Request a callback', 'de-AT': 'Um Rückruf bitten' },
  'contact-requests.messenger': { en: 'Chat', 'de-AT': 'Chat' },
  'contact-requests.basic-lead': {
    en: 'We will reply as soon as we can.',
    'de-AT': 'Wir antworten so bald wie möglich.'
  },
  'contact-requests.appointment-lead': {
    en: 'Tell us what works for you. Nothing is booked until we confirm a time.',
    'de-AT': 'Sagen Sie uns, wann es Ihnen passt. Gebucht ist der Termin erst, wenn wir ihn bestätigen.',
    'de-AT-informal': 'Sag uns, wann es dir passt. Gebucht ist der Termin erst, wenn wir ihn bestätigen.'
  },
  'contact-requests.callback-lead': {
    en: 'Tell us when we can reach you, and we will call you.',
    'de-AT': 'Sagen Sie uns, wann wir Sie anrufen dürfen.',
    'de-AT-informal': 'Sag uns, wann du erreichbar bist, und wir rufen dich an.'
  },
  'contact-requests.messenger-lead': {
    en: 'We will reply by e-mail.',
    'de-AT': 'Wir antworten per E-Mail.'
  },
  'contact-requests.with': { en: 'To {name}', 'de-AT': 'An {name}' },
  'contact-requests.date': { en: 'Day', 'de-AT': 'Tag' },
  'contact-requests.start_time': { en: 'From', 'de-AT': 'Von' },
  'contact-requests.end_time': { en: 'Until', 'de-AT': 'Bis' },
  'contact-requests.any-time': { en: 'Any time', 'de-AT': 'Jederzeit' },
  'contact-requests.choose': { en: 'Please choose', 'de-AT': 'Bitte wählen' },
  'contact-requests.appointment-when': {
    en: 'When works for you?',
    'de-AT': 'Wann passt es Ihnen?',
    'de-AT-informal': 'Wann passt es dir?'
  },
  'contact-requests.callback-when': { en: 'When can we call you?', 'de-AT': 'Wann dürfen wir anrufen?' },
  'contact-requests.zone': { en: 'Time zone of the branch: {zone}', 'de-AT': 'Zeitzone der Filiale: {zone}' },
  'contact-requests.date-required': {
    en: 'Please choose a day.',
    'de-AT': 'Bitte wählen Sie einen Tag.',
    'de-AT-informal': 'Bitte wähle einen Tag.'
  },
  'contact-requests.start_time-required': {
    en: 'Please choose a start time.',
    'de-AT': 'Bitte geben Sie an, ab wann.',
    'de-AT-informal': 'Bitte gib an, ab wann.'
  },
  'contact-requests.end_time-required': {
    en: 'Please choose an end time.',
    'de-AT': 'Bitte geben Sie an, bis wann.',
    'de-AT-informal': 'Bitte gib an, bis wann.'
  },
  'contact-requests.past': { en: 'This day is in the past.', 'de-AT': 'Dieser Tag ist schon vorbei.' },
  'contact-requests.over': {
    en: 'This time has already passed today.',
    'de-AT': 'Diese Uhrzeit ist heute schon vorbei.'
  },
  'contact-requests.ends-before-start': {
    en: 'The end must be after the start.',
    'de-AT': 'Das Ende muss nach dem Beginn liegen.'
  },
  'contact-requests.send': { en: 'Send', 'de-AT': 'Senden' },
  'contact-requests.sending': { en: 'Sending …', 'de-AT': 'Wird gesendet …' },
  'contact-requests.sent': {
    en: 'Thank you, we have received your request',
    'de-AT': 'Danke, Ihre Anfrage ist eingelangt',
    'de-AT-informal': 'Danke, deine Anfrage ist eingelangt'
  },
  'contact-requests.to-card': { en: 'Go to the card of {name}', 'de-AT': 'Zur Karte von {name}' },
  'contact-requests.another': { en: 'Send another request', 'de-AT': 'Weitere Anfrage senden' }
} satisfies MessageTable
