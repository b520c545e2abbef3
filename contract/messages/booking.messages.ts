import type { MessageTable } from '../locales.ts'

/** Choosing a time, when booking and when rescheduling. */
export const bookingSlotMessages = {
  'booking.load-error': {
    en: 'The free times could not be loaded. Please check your connection.',
    'de-AT': 'Die freien Termine konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
    'de-AT-informal': 'Die freien Termine konnten nicht geladen werden. Bitte prüfe deine Verbindung.'
  },
  'booking.previous-month': { en: 'Previous month', 'de-AT': 'Vorheriger Monat' },
  'booking.next-month': { en: 'Next month', 'de-AT': 'Nächster Monat' },
  'booking.day-free': {
    en: '{day}, {count, plural, one {# free time} other {# free times}}',
    'de-AT': '{day}, {count, plural, one {# freie Uhrzeit} other {# freie Uhrzeiten}}'
  },
  'booking.day-full': { en: '{day}, no free times', 'de-AT': '{day}, nichts frei' },
  'booking.today': { en: 'today', 'de-AT': 'heute' },
  'booking.morning': { en: 'Morning', 'de-AT': 'Vormittag' },
  'booking.afternoon': { en: 'Afternoon', 'de-AT': 'Nachmittag' },
  'booking.next-free': { en: 'Next free day', 'de-AT': 'Nächster freier Tag' },
  'booking.next-free-on': { en: 'Next free day: {day}', 'de-AT': 'Nächster freier Tag: {day}' },
  'booking.none-in-month': { en: 'There are no free times in {month}.', 'de-AT': 'Im {month} ist nichts frei.' },
  'booking.none-on-day': {
    en: 'There are no free times left on this day.',
    'de-AT': 'An diesem Tag ist nichts mehr frei.'
  },
  'booking.none-later': {
    en: 'There are no later times either. Please try again in a few days.',
    'de-AT': 'Auch danach ist nichts frei. Versuchen Sie es in einigen Tagen wieder.',
    'de-AT-informal': 'Auch danach ist nichts frei. Versuche es in einigen Tagen wieder.'
  },
  'booking.branch-zone': { en: 'Time zone of the branch: {zone}', 'de-AT': 'Zeitzone der Filiale: {zone}' },
  'booking.own-zone': { en: 'Time zone: {zone}', 'de-AT': 'Zeitzone: {zone}' },
  'booking.both-zones': {
    en: 'Top: your time ({zone}). Below: the time at the branch ({branch}).',
    'de-AT': 'Oben Ihre Uhrzeit ({zone}), darunter die in der Filiale ({branch}).',
    'de-AT-informal': 'Oben deine Uhrzeit ({zone}), darunter die in der Filiale ({branch}).'
  },
  'booking.at-branch': { en: '{time} at the branch', 'de-AT': '{time} in der Filiale' },
  'booking.gone': {
    en: 'This time is no longer available.',
    'de-AT': 'Diese Zeit ist nicht mehr frei.'
  },
  'booking.not-free': {
    en: 'This time is not available for this topic.',
    'de-AT': 'Diese Zeit ist für dieses Thema nicht frei.'
  },
  'booking.gone-help': {
    en: 'These are the next free times.',
    'de-AT': 'Das sind die nächsten freien Zeiten.'
  },
  'booking.entries-kept': {
    en: 'Your entries are still here.',
    'de-AT': 'Ihre Eingaben sind noch da.',
    'de-AT-informal': 'Deine Eingaben sind noch da.'
  },
  'booking.all-times': { en: 'Show all times', 'de-AT': 'Alle Zeiten anzeigen' },
  'booking.time': { en: 'Time', 'de-AT': 'Zeit' }
} satisfies MessageTable

/** Rescheduling an appointment. */
export const bookingRescheduleMessages = {
  'booking.current': {
    en: 'Your appointment',
    'de-AT': 'Ihr Termin',
    'de-AT-informal': 'Dein Termin'
  },
  'booking.move-heading': { en: 'Choose a new time', 'de-AT': 'Neue Zeit wählen' },
  'booking.move-from': { en: 'Previously', 'de-AT': 'Bisher' },
  'booking.move-to': { en: 'New', 'de-AT': 'Neu' },
  'booking.move': { en: 'Reschedule appointment', 'de-AT': 'Termin verschieben' },
  'booking.moving': { en: 'Rescheduling …', 'de-AT': 'Wird verschoben …' },
  'booking.moved': {
    en: 'Your appointment has been rescheduled.',
    'de-AT': 'Ihr Termin wurde verschoben.',
    'de-AT-informal': 'Dein Termin wurde verschoben.'
  },
  'booking.moved-help': {
    en: 'We have sent you a new confirmation.',
    'de-AT': 'Wir haben Ihnen eine neue Bestätigung gesendet.',
    'de-AT-informal': 'Wir haben dir eine neue Bestätigung gesendet.'
  },
  'booking.cancelled': {
    en: 'This appointment has been cancelled.',
    'de-AT': 'Dieser Termin wurde abgesagt.'
  },
  'booking.over': { en: 'This appointment is over.', 'de-AT': 'Dieser Termin ist vorbei.' },
  'booking.unknown': {
    en: 'We cannot find this appointment. Please use the link from your latest confirmation.',
    'de-AT': 'Wir finden diesen Termin nicht. Bitte verwenden Sie den Link aus Ihrer letzten Bestätigung.',
    'de-AT-informal': 'Wir finden diesen Termin nicht. Bitte verwende den Link aus deiner letzten Bestätigung.'
  }
} satisfies MessageTable

/** The button that opens a booking. */
export const bookingOpenMessages = {
  'booking.open': { en: 'Book an appointment', 'de-AT': 'Termin buchen' }
} satisfies MessageTable

/** The other steps of a booking. */
export const bookingFlowMessages = {
  'booking.with': { en: 'Appointment with {name}', 'de-AT': 'Termin mit {name}' },
  'booking.step': { en: 'Step {step} of {steps}', 'de-AT': 'Schritt {step} von {steps}' },
  'booking.continue': { en: 'Continue', 'de-AT': 'Weiter' },
  'booking.change': { en: 'Change', 'de-AT': 'Ändern' },
  'booking.empty': {
    en: 'Online booking is not available here at the moment.',
    'de-AT': 'Hier können derzeit keine Termine online gebucht werden.'
  },
  'booking.empty-help': {
    en: 'Please get in touch, and we will find a time together.',
    'de-AT': 'Melden Sie sich bei uns: Wir finden gemeinsam einen Termin.',
    'de-AT-informal': 'Melde dich bei uns: Wir finden gemeinsam einen Termin.'
  },
  'booking.topic-heading': { en: 'What would you like to talk about?', 'de-AT': 'Worum geht es?' },
  'booking.type-heading': {
    en: 'How would you like to meet?',
    'de-AT': 'Wie möchten Sie beraten werden?',
    'de-AT-informal': 'Wie möchtest du beraten werden?'
  },
  'booking.slot-heading': {
    en: 'When works for you?',
    'de-AT': 'Wann passt es Ihnen?',
    'de-AT-informal': 'Wann passt es dir?'
  },
  'booking.details-heading': {
    en: 'How can we reach you?',
    'de-AT': 'Wie erreichen wir Sie?',
    'de-AT-informal': 'Wie erreichen wir dich?'
  },
  'booking.review-heading': { en: 'Check your details', 'de-AT': 'Stimmt alles?' },
  'booking.done-heading': {
    en: 'Your appointment is booked',
    'de-AT': 'Ihr Termin ist gebucht',
    'de-AT-informal': 'Dein Termin ist gebucht'
  },
  'booking.requested-heading': {
    en: 'Your request has been sent',
    'de-AT': 'Ihre Terminanfrage wurde gesendet',
    'de-AT-informal': 'Deine Terminanfrage wurde gesendet'
  },
  'booking.requested': {
    en: 'The time is held for you. You will get an e-mail when your advisor confirms.',
    'de-AT':
      'Die Zeit ist für Sie reserviert. Sobald Ihre Beraterin oder Ihr Berater zustimmt, erhalten Sie eine Bestätigung per E-Mail.',
    'de-AT-informal':
      'Die Zeit ist für dich reserviert. Sobald deine Beraterin oder dein Berater zustimmt, erhältst du eine Bestätigung per E-Mail.'
  },
  'booking.elsewhere': {
    en: 'The place has changed. Please note the new address.',
    'de-AT': 'Der Ort hat sich geändert: Es gilt die neue Adresse.'
  },
  'booking.by-phone': { en: 'Phone call', 'de-AT': 'Telefonisch' },
  'booking.by-phone-help': {
    en: 'We will call you at the time you choose.',
    'de-AT': 'Wir rufen Sie zur gewählten Zeit an.',
    'de-AT-informal': 'Wir rufen dich zur gewählten Zeit an.'
  },
  'booking.by-phone-where': {
    en: 'We will call you on {phone}.',
    'de-AT': 'Wir rufen Sie unter {phone} an.',
    'de-AT-informal': 'Wir rufen dich unter {phone} an.'
  },
  'booking.in-branch': { en: 'Meet at the branch', 'de-AT': 'In der Filiale' },
  'booking.in-branch-help': {
    en: 'You come to us: {branch}.',
    'de-AT': 'Sie kommen zu uns: {branch}.',
    'de-AT-informal': 'Du kommst zu uns: {branch}.'
  },
  'booking.online': { en: 'Video call', 'de-AT': 'Per Video' },
  'booking.online-help': {
    en: 'From anywhere, with a computer, tablet or phone.',
    'de-AT': 'Von überall, mit Computer, Tablet oder Handy.'
  },
  'booking.talk': { en: 'Join the video call', 'de-AT': 'Zum Videogespräch' },
  'booking.online-where': {
    en: 'You will get the link by e-mail.',
    'de-AT': 'Den Link erhalten Sie per E-Mail.',
    'de-AT-informal': 'Den Link erhältst du per E-Mail.'
  },
  'booking.kept-until': {
    en: 'is held for you until {time}',
    'de-AT': 'ist bis {time} Uhr für Sie reserviert',
    'de-AT-informal': 'ist bis {time} Uhr für dich reserviert'
  },
  'booking.kept': {
    en: 'is held for you for {left}',
    'de-AT': 'ist noch {left} für Sie reserviert',
    'de-AT-informal': 'ist noch {left} für dich reserviert'
  },
  'booking.keep-longer': { en: 'I need more time', 'de-AT': 'Ich brauche mehr Zeit' },
  'booking.kept-again': {
    en: 'The time is held for you for {minutes, plural, one {another minute} other {another # minutes}}.',
    'de-AT': 'Die Zeit bleibt noch {minutes, plural, one {eine Minute} other {# Minuten}} für Sie reserviert.',
    'de-AT-informal': 'Die Zeit bleibt noch {minutes, plural, one {eine Minute} other {# Minuten}} für dich reserviert.'
  },
  'booking.one-minute': {
    en: 'This time is held for you for one more minute.',
    'de-AT': 'Diese Zeit ist noch eine Minute für Sie reserviert.',
    'de-AT-informal': 'Diese Zeit ist noch eine Minute für dich reserviert.'
  },
  'booking.expired': {
    en: 'is no longer held for you, but may still be free.',
    'de-AT': 'ist nicht mehr für Sie reserviert, aber vielleicht noch frei.',
    'de-AT-informal': 'ist nicht mehr für dich reserviert, aber vielleicht noch frei.'
  },
  'booking.expired-notice': {
    en: 'The chosen time is no longer held for you.',
    'de-AT': 'Die gewählte Zeit ist nicht mehr für Sie reserviert.',
    'de-AT-informal': 'Die gewählte Zeit ist nicht mehr für dich reserviert.'
  },
  'booking.keep-again': { en: 'Hold it again', 'de-AT': 'Wieder reservieren' },
  'booking.note-help': {
    en: 'What should we prepare?',
    'de-AT': 'Was sollen wir vorbereiten?'
  },
  'booking.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'booking.type': { en: 'Meeting type', 'de-AT': 'Terminart' },
  'booking.advisor': { en: 'With', 'de-AT': 'Mit' },
  'booking.place': { en: 'Where', 'de-AT': 'Wo' },
  'booking.optional': { en: '{label} (optional)', 'de-AT': '{label} (optional)' },
  'booking.answer-required': {
    en: 'Please answer: {label}',
    'de-AT': 'Bitte beantworten Sie: {label}',
    'de-AT-informal': 'Bitte beantworte: {label}'
  },
  'booking.choose': { en: 'Please choose', 'de-AT': 'Bitte wählen' },
  'booking.contact': { en: 'Your details', 'de-AT': 'Ihre Angaben', 'de-AT-informal': 'Deine Angaben' },
  'booking.book': { en: 'Book now', 'de-AT': 'Jetzt buchen' },
  'booking.booking': { en: 'Booking …', 'de-AT': 'Wird gebucht …' },
  'booking.bring': { en: 'Please bring', 'de-AT': 'Bitte mitbringen' },
  'booking.have-ready': { en: 'Please have ready', 'de-AT': 'Bitte bereithalten' },
  'booking.prepare': { en: 'Good to know', 'de-AT': 'Hinweis' },
  'booking.calendar-file': { en: 'File (.ics)', 'de-AT': 'Datei (.ics)' },
  'booking.add-to-calendar': { en: 'Add to calendar', 'de-AT': 'In den Kalender eintragen' },
  'booking.again': { en: 'Book another appointment', 'de-AT': 'Weiteren Termin buchen' },
  'booking.manage': { en: 'Reschedule or cancel the appointment', 'de-AT': 'Termin verschieben oder absagen' }
} satisfies MessageTable

/** The question whether visitors are customers already, which the server writes. */
const customerMessages = {
  'booking.customer-question': {
    en: 'Are you already a customer?',
    'de-AT': 'Sind Sie bereits Kundin oder Kunde bei uns?',
    'de-AT-informal': 'Bist du bereits Kundin oder Kunde bei uns?'
  },
  'booking.customer-yes': { en: 'Yes', 'de-AT': 'Ja' },
  'booking.customer-no': { en: 'No', 'de-AT': 'Nein' },
  'booking.customer': { en: 'Already a customer', 'de-AT': 'Bereits Kundin oder Kunde' }
} satisfies MessageTable

export const bookingMessages = {
  ...customerMessages,
  ...bookingSlotMessages,
  ...bookingRescheduleMessages,
  ...bookingOpenMessages,
  ...bookingFlowMessages
} satisfies MessageTable
