import type { MessageTable } from '../locales.ts'

/** What all calendars say of times. */
export const timeGridMessages = {
  'time-grid.hours': { en: 'Booking times', 'de-AT': 'Buchungszeiten' },
  'time-grid.appointment': { en: 'Appointment', 'de-AT': 'Termin' },
  'time-grid.requested': { en: 'Appointment request', 'de-AT': 'Terminanfrage' },
  'time-grid.blocked': { en: 'Blocked', 'de-AT': 'Gesperrt' },
  'time-grid.open': { en: 'Extra time', 'de-AT': 'Zusatzzeit' },
  'time-grid.absence': { en: 'Away', 'de-AT': 'Abwesend' },
  'time-grid.absence-all-day': { en: 'Away all day', 'de-AT': 'Ganztägig abwesend' },
  'time-grid.all-day': { en: 'All day', 'de-AT': 'Ganztägig' },
  'time-grid.external': { en: 'Entry in own calendar', 'de-AT': 'Eintrag im eigenen Kalender' },
  'time-grid.closed': { en: 'Closed', 'de-AT': 'Geschlossen' },
  'time-grid.closed-named': { en: 'Closed: {label}', 'de-AT': 'Geschlossen: {label}' },
  'time-grid.closed-when': { en: 'Closed: {when} ({label})', 'de-AT': 'Geschlossen: {when} ({label})' },
  'time-grid.no-hours': { en: 'Not bookable', 'de-AT': 'Nicht buchbar' },
  'time-grid.none': { en: 'No appointments', 'de-AT': 'Keine Termine' },
  'time-grid.free': { en: 'Free {span}', 'de-AT': 'Frei {span}' },
  'time-grid.free-count': { en: '{count} free periods', 'de-AT': '{count} freie Zeiträume' },
  'time-grid.free-times': { en: 'Free times: {name}', 'de-AT': 'Freie Zeiten: {name}' },
  'time-grid.book': { en: 'book', 'de-AT': 'buchen' },
  'time-grid.same-time': { en: 'same time', 'de-AT': 'gleiche Zeit' },
  'time-grid.new-time': { en: 'new time', 'de-AT': 'neue Zeit' },
  'time-grid.choose-time': { en: 'choose a time', 'de-AT': 'Zeit wählen' },
  'time-grid.taken': { en: 'not free', 'de-AT': 'nicht frei' },
  'time-grid.carried': {
    en: '{where}, {time}: {note}. Enter puts the appointment there, Escape leaves it.',
    'de-AT': '{where}, {time}: {note}. Die Eingabetaste legt den Termin hier ab, Escape lässt ihn, wo er war.'
  },
  'time-grid.moving': {
    en: 'Drag an appointment to move it; or hold Alt and press the arrow keys, then Enter.',
    'de-AT': 'Verschieben durch Ziehen, oder mit Alt und den Pfeiltasten, dann mit der Eingabetaste.'
  }
} as const satisfies MessageTable
