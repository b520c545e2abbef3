import type { MessageTable } from './locales.ts'

export const bookingMessages = {
  'booking.open': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'booking.with': { en: 'Appointment with {name}', 'de-AT': 'Termin mit {name}' },
  'booking.step': { en: 'Step {step} of {steps}', 'de-AT': 'Schritt {step} von {steps}' },
  'booking.continue': { en: 'Continue', 'de-AT': 'Weiter' },
  'booking.change': { en: 'Change', 'de-AT': 'Ändern' },
  'booking.chosen': { en: 'chosen', 'de-AT': 'gewählt' },

  'booking.load-error': {
    en: 'The free appointments could not be loaded. Please check your connection.',
    'de-AT': 'Die freien Termine konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
    'de-AT-informal': 'Die freien Termine konnten nicht geladen werden. Bitte prüfe deine Verbindung.'
  },
  'booking.empty': {
    en: 'Appointments can’t be booked online here at the moment.',
    'de-AT': 'Hier können derzeit keine Termine online gebucht werden.'
  },
  'booking.empty-help': {
    en: 'Please call us or write to us: we will gladly find a time together.',
    'de-AT': 'Bitte rufen Sie uns an oder schreiben Sie uns: Wir finden gerne gemeinsam einen Termin.',
    'de-AT-informal': 'Bitte ruf uns an oder schreib uns: Wir finden gerne gemeinsam einen Termin.'
  },

  'booking.topic-heading': { en: 'What would you like to talk about?', 'de-AT': 'Worum geht es?' },
  'booking.type-heading': {
    en: 'How would you like to meet?',
    'de-AT': 'Wie möchten Sie beraten werden?',
    'de-AT-informal': 'Wie möchtest du beraten werden?'
  },
  'booking.slot-heading': {
    en: 'When does it suit you?',
    'de-AT': 'Wann passt es Ihnen?',
    'de-AT-informal': 'Wann passt es dir?'
  },
  'booking.details-heading': {
    en: 'How can we reach you?',
    'de-AT': 'Wie erreichen wir Sie?',
    'de-AT-informal': 'Wie erreichen wir dich?'
  },
  'booking.review-heading': { en: 'Is everything right?', 'de-AT': 'Stimmt alles?' },
  'booking.done-heading': {
    en: 'Your appointment is booked',
    'de-AT': 'Ihr Termin ist gebucht',
    'de-AT-informal': 'Dein Termin ist gebucht'
  },

  'booking.requested-heading': {
    en: 'Your request is on its way',
    'de-AT': 'Ihre Terminanfrage ist unterwegs',
    'de-AT-informal': 'Deine Terminanfrage ist unterwegs'
  },
  'booking.requested': {
    en: 'The time is kept for you. As soon as your advisor has agreed, you get a confirmation by e-mail.',
    'de-AT':
      'Die Zeit ist für Sie reserviert. Sobald Ihre Beraterin oder Ihr Berater zugestimmt hat, erhalten Sie eine Bestätigung per E-Mail.',
    'de-AT-informal':
      'Die Zeit ist für dich reserviert. Sobald deine Beraterin oder dein Berater zugestimmt hat, erhältst du eine Bestätigung per E-Mail.'
  },
  'booking.by-phone': { en: 'Consulting by phone', 'de-AT': 'Beratung am Telefon' },
  'booking.by-phone-help': {
    en: 'We call you at the time you choose.',
    'de-AT': 'Wir rufen Sie zur gewählten Zeit an.',
    'de-AT-informal': 'Wir rufen dich zur gewählten Zeit an.'
  },
  'booking.in-branch': {
    en: 'On-site consulting at the branch office',
    'de-AT': 'Beratung vor Ort in der Filiale'
  },
  'booking.in-branch-help': {
    en: 'You come to us: {branch}.',
    'de-AT': 'Sie kommen zu uns: {branch}.',
    'de-AT-informal': 'Du kommst zu uns: {branch}.'
  },
  'booking.online': { en: 'Online video consulting', 'de-AT': 'Online-Beratung per Video' },
  'booking.online-help': {
    en: 'From anywhere, with a computer, tablet or phone.',
    'de-AT': 'Von überall, mit Computer, Tablet oder Handy.'
  },

  'booking.previous-month': { en: 'Previous month', 'de-AT': 'Voriger Monat' },
  'booking.next-month': { en: 'Next month', 'de-AT': 'Nächster Monat' },
  'booking.day-free': {
    en: '{day}, {count, plural, one {# free time} other {# free times}}',
    'de-AT': '{day}, {count, plural, one {# freie Uhrzeit} other {# freie Uhrzeiten}}'
  },
  'booking.day-full': { en: '{day}, nothing free', 'de-AT': '{day}, nichts frei' },
  'booking.today': { en: 'today', 'de-AT': 'heute' },
  'booking.morning': { en: 'Morning', 'de-AT': 'Vormittag' },
  'booking.afternoon': { en: 'Afternoon', 'de-AT': 'Nachmittag' },
  'booking.next-free': { en: 'Next free day', 'de-AT': 'Nächster freier Tag' },
  'booking.next-free-on': { en: 'Next free day: {day}', 'de-AT': 'Nächster freier Tag: {day}' },
  'booking.none-in-month': { en: 'Nothing is free in {month}.', 'de-AT': 'Im {month} ist nichts frei.' },
  'booking.none-on-day': {
    en: 'Nothing is free on this day any more.',
    'de-AT': 'An diesem Tag ist nichts mehr frei.'
  },
  'booking.none-later': {
    en: 'Nothing is free after that either. Please try again in a few days.',
    'de-AT': 'Auch danach ist derzeit nichts frei. Bitte versuchen Sie es in einigen Tagen noch einmal.',
    'de-AT-informal': 'Auch danach ist derzeit nichts frei. Bitte versuche es in einigen Tagen noch einmal.'
  },
  'booking.branch-zone': {
    en: 'Times at the branch: {zone}',
    'de-AT': 'Uhrzeiten in der Filiale: {zone}'
  },
  'booking.own-zone': {
    en: 'All times: {zone}',
    'de-AT': 'Alle Uhrzeiten: {zone}'
  },
  'booking.both-zones': {
    en: 'Your own time: {zone}. Below it the time at the branch: {branch}.',
    'de-AT': 'Ihre eigene Uhrzeit: {zone}. Darunter die Uhrzeit in der Filiale: {branch}.',
    'de-AT-informal': 'Deine eigene Uhrzeit: {zone}. Darunter die Uhrzeit in der Filiale: {branch}.'
  },
  'booking.at-branch': { en: '{time} at the branch', 'de-AT': '{time} in der Filiale' },

  'booking.kept': {
    en: 'is kept for you for {left}',
    'de-AT': 'ist noch {left} für Sie reserviert',
    'de-AT-informal': 'ist noch {left} für dich reserviert'
  },
  'booking.keep-longer': { en: 'I need more time', 'de-AT': 'Ich brauche mehr Zeit' },
  'booking.kept-again': {
    en: 'The time is kept for you for {minutes, plural, one {another minute} other {another # minutes}}.',
    'de-AT': 'Die Zeit bleibt noch {minutes, plural, one {eine Minute} other {# Minuten}} für Sie reserviert.',
    'de-AT-informal': 'Die Zeit bleibt noch {minutes, plural, one {eine Minute} other {# Minuten}} für dich reserviert.'
  },
  'booking.one-minute': {
    en: 'This time is kept for you for one more minute.',
    'de-AT': 'Diese Zeit ist noch eine Minute für Sie reserviert.',
    'de-AT-informal': 'Diese Zeit ist noch eine Minute für dich reserviert.'
  },
  'booking.expired': {
    en: 'is no longer kept for you, but may still be free. Nothing you have entered is lost.',
    'de-AT': 'ist nicht mehr für Sie reserviert, aber vielleicht noch frei. Ihre Eingaben sind alle noch da.',
    'de-AT-informal': 'ist nicht mehr für dich reserviert, aber vielleicht noch frei. Deine Eingaben sind alle noch da.'
  },
  'booking.expired-notice': {
    en: 'The chosen time is no longer kept for you.',
    'de-AT': 'Die gewählte Zeit ist nicht mehr für Sie reserviert.',
    'de-AT-informal': 'Die gewählte Zeit ist nicht mehr für dich reserviert.'
  },
  'booking.keep-again': { en: 'Keep it for me again', 'de-AT': 'Wieder reservieren' },
  'booking.gone': {
    en: 'Someone else has just taken this time.',
    'de-AT': 'Diese Zeit wurde gerade von jemand anderem gebucht.'
  },
  'booking.gone-help': {
    en: 'These are the next free ones. Nothing you have entered is lost.',
    'de-AT': 'Das sind die nächsten freien Zeiten. Ihre Eingaben sind alle noch da.',
    'de-AT-informal': 'Das sind die nächsten freien Zeiten. Deine Eingaben sind alle noch da.'
  },
  'booking.all-times': { en: 'Show all times', 'de-AT': 'Alle Zeiten anzeigen' },

  'booking.note-help': {
    en: 'What should we prepare?',
    'de-AT': 'Was sollen wir vorbereiten?'
  },

  'booking.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'booking.type': { en: 'Kind of meeting', 'de-AT': 'Art der Beratung' },
  'booking.time': { en: 'Time', 'de-AT': 'Zeit' },
  'booking.advisor': { en: 'With', 'de-AT': 'Mit' },
  'booking.place': { en: 'Where', 'de-AT': 'Wo' },
  'booking.optional': { en: '{label} (optional)', 'de-AT': '{label} (freiwillig)' },
  'booking.answer-required': {
    en: 'Please answer: {label}',
    'de-AT': 'Bitte beantworten Sie: {label}',
    'de-AT-informal': 'Bitte beantworte: {label}'
  },
  'booking.choose': { en: 'Please choose', 'de-AT': 'Bitte wählen' },
  'booking.contact': { en: 'Your details', 'de-AT': 'Ihre Angaben', 'de-AT-informal': 'Deine Angaben' },
  'booking.book': { en: 'Book now', 'de-AT': 'Jetzt buchen' },
  'booking.booking': { en: 'Booking …', 'de-AT': 'Wird gebucht …' },

  'booking.add-to-calendar': { en: 'Add to calendar', 'de-AT': 'In den Kalender eintragen' },
  'booking.manage': { en: 'Move or cancel the appointment', 'de-AT': 'Termin verschieben oder absagen' },

  'booking.current': {
    en: 'Your appointment',
    'de-AT': 'Ihr Termin',
    'de-AT-informal': 'Dein Termin'
  },
  'booking.move-heading': { en: 'Choose a new time', 'de-AT': 'Neue Zeit wählen' },
  'booking.move-from': { en: 'Until now', 'de-AT': 'Bisher' },
  'booking.move-to': { en: 'New', 'de-AT': 'Neu' },
  'booking.move': { en: 'Move appointment', 'de-AT': 'Termin verschieben' },
  'booking.moving': { en: 'Moving …', 'de-AT': 'Wird verschoben …' },
  'booking.moved': {
    en: 'Your appointment has been moved.',
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
    en: 'We do not know this appointment. Please use the link from your latest confirmation.',
    'de-AT': 'Diesen Termin kennen wir nicht. Bitte verwenden Sie den Link aus Ihrer letzten Bestätigung.',
    'de-AT-informal': 'Diesen Termin kennen wir nicht. Bitte verwende den Link aus deiner letzten Bestätigung.'
  }
} satisfies MessageTable
