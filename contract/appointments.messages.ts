import type { MessageTable } from './locales.ts'

/** The advisor's list of appointments. */
export const appointmentsMessages = {
  'appointments.period': { en: 'Period', 'de-AT': 'Zeitraum' },
  'appointments.upcoming': { en: 'Upcoming', 'de-AT': 'Bevorstehend' },
  'appointments.past': { en: 'Past', 'de-AT': 'Vergangen' },
  'appointments.count': {
    en: '{count, plural, one {# appointment} other {# appointments}}',
    'de-AT': '{count, plural, one {# Termin} other {# Termine}}'
  },
  'appointments.zone': { en: 'Time zone: {zone}', 'de-AT': 'Zeitzone: {zone}' },
  'appointments.by-phone': { en: 'By phone', 'de-AT': 'Telefonisch' },
  'appointments.in-branch': { en: 'At the branch', 'de-AT': 'In der Filiale' },
  'appointments.online': { en: 'Online video', 'de-AT': 'Online per Video' },
  'appointments.cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'appointments.note': { en: 'Note', 'de-AT': 'Anmerkung' },
  'appointments.more': { en: 'Show more', 'de-AT': 'Mehr anzeigen' },
  'appointments.less': { en: 'Show less', 'de-AT': 'Weniger anzeigen' },
  'appointments.none-upcoming': { en: 'No upcoming appointments', 'de-AT': 'Keine bevorstehenden Termine' },
  'appointments.none-upcoming-hint': {
    en: 'As soon as a customer books an appointment with you, it appears here.',
    'de-AT': 'Sobald jemand einen Termin bei Ihnen bucht, erscheint er hier.',
    'de-AT-informal': 'Sobald jemand einen Termin bei dir bucht, erscheint er hier.'
  },
  'appointments.none-past': { en: 'No past appointments', 'de-AT': 'Keine vergangenen Termine' },
  'appointments.none-past-hint': {
    en: 'Appointments stay here after they have taken place.',
    'de-AT': 'Hier bleiben Termine stehen, nachdem sie stattgefunden haben.'
  },
  'appointments.none-page': { en: 'There is nothing on this page', 'de-AT': 'Auf dieser Seite steht nichts' },
  'appointments.first-page': { en: 'To the first page', 'de-AT': 'Zur ersten Seite' },
  'appointments.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'appointments.page': { en: 'Page {page} of {pages}', 'de-AT': 'Seite {page} von {pages}' },
  'appointments.previous': { en: 'Previous', 'de-AT': 'Zurück' },
  'appointments.next': { en: 'Next', 'de-AT': 'Weiter' },
  'appointments.lists': { en: 'Lists', 'de-AT': 'Listen' },
  'appointments.tab-appointments': { en: 'Booked appointments', 'de-AT': 'Gebuchte Termine' },
  'appointments.tab-requests': { en: 'Requests', 'de-AT': 'Anfragen' },
  'appointments.open': {
    en: '{count, plural, =0 {No open requests} one {# open request} other {# open requests}}',
    'de-AT': '{count, plural, =0 {Keine offenen Anfragen} one {# offene Anfrage} other {# offene Anfragen}}'
  },
  'appointments.requests-open': { en: 'Open', 'de-AT': 'Offen' },
  'appointments.requests-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'appointments.kind-basic': { en: 'Message', 'de-AT': 'Nachricht' },
  'appointments.kind-appointment': { en: 'Appointment request', 'de-AT': 'Terminwunsch' },
  'appointments.kind-callback': { en: 'Call-back request', 'de-AT': 'Rückrufwunsch' },
  'appointments.kind-messenger': { en: 'Chat message', 'de-AT': 'Chat-Nachricht' },
  'appointments.wish-appointment': { en: 'Preferred time:', 'de-AT': 'Gewünschte Zeit:' },
  'appointments.wish-callback': { en: 'Can be called:', 'de-AT': 'Erreichbar:' },
  'appointments.done': { en: 'Done', 'de-AT': 'Erledigt' },
  'appointments.mark-failed': { en: 'This is not saved yet.', 'de-AT': 'Das ist noch nicht gespeichert.' },
  'appointments.none-requests': { en: 'No requests', 'de-AT': 'Keine Anfragen' },
  'appointments.none-requests-hint': {
    en: 'As soon as somebody writes to you or asks to be called, it appears here.',
    'de-AT': 'Sobald Ihnen jemand schreibt oder um Rückruf bittet, erscheint es hier.',
    'de-AT-informal': 'Sobald dir jemand schreibt oder um Rückruf bittet, erscheint es hier.'
  }
} satisfies MessageTable
