import type { MessageTable } from './locales.ts'

/** The week calendar on which advisors block time and open extra time. */
export const slotsCalendarMessages = {
  'slots-calendar.help': {
    en: 'Block times in which customers cannot book, or open extra ones beside your booking times. Times are those of your branch ({zone}).',
    'de-AT':
      'Sperren Sie Zeiten, in denen nicht gebucht werden kann, oder öffnen Sie zusätzliche neben Ihren Buchungszeiten. Es gilt die Uhrzeit Ihrer Filiale ({zone}).',
    'de-AT-informal':
      'Sperr Zeiten, in denen nicht gebucht werden kann, oder öffne zusätzliche neben deinen Buchungszeiten. Es gilt die Uhrzeit deiner Filiale ({zone}).'
  },
  'slots-calendar.today': { en: 'Today', 'de-AT': 'Heute' },
  'slots-calendar.previous-week': { en: 'Previous week', 'de-AT': 'Vorige Woche' },
  'slots-calendar.next-week': { en: 'Next week', 'de-AT': 'Nächste Woche' },
  'slots-calendar.add': { en: 'Add a time', 'de-AT': 'Zeit eintragen' },
  'slots-calendar.undo': { en: 'Undo', 'de-AT': 'Rückgängig' },
  'slots-calendar.calendar': { en: 'Calendar', 'de-AT': 'Kalender' },
  'slots-calendar.saving': { en: 'Saving…', 'de-AT': 'Wird gespeichert…' },
  'slots-calendar.refused': {
    en: 'That could not be saved and was taken back.',
    'de-AT': 'Das konnte nicht gespeichert werden und wurde zurückgenommen.'
  },
  'slots-calendar.blocked': { en: 'Blocked', 'de-AT': 'Gesperrt' },
  'slots-calendar.open': { en: 'Extra time', 'de-AT': 'Zusatzzeit' },
  'slots-calendar.appointment': { en: 'Appointment', 'de-AT': 'Termin' },
  'slots-calendar.requested': { en: 'Appointment request', 'de-AT': 'Terminanfrage' },
  'slots-calendar.absence': { en: 'Absence', 'de-AT': 'Abwesenheit' },
  'slots-calendar.external': { en: 'Busy in your calendar', 'de-AT': 'Im eigenen Kalender belegt' },
  'slots-calendar.hours': { en: 'Booking times', 'de-AT': 'Buchungszeiten' },
  'slots-calendar.holiday': { en: 'Holiday', 'de-AT': 'Feiertag' },
  'slots-calendar.holiday-named': { en: 'Holiday: {label}', 'de-AT': 'Feiertag: {label}' },
  'slots-calendar.outside': { en: 'Outside booking times', 'de-AT': 'Außerhalb der Buchungszeiten' },
  'slots-calendar.repeats': { en: 'repeats', 'de-AT': 'wiederholt sich' },
  'slots-calendar.legend': { en: 'What the colours and patterns mean', 'de-AT': 'Was Farben und Muster bedeuten' },
  'slots-calendar.cell': { en: '{day}, {from} to {to}: {state}', 'de-AT': '{day}, {from} bis {to}: {state}' },
  'slots-calendar.piece': { en: '{what} {from}–{to}, {day}', 'de-AT': '{what} {from}–{to}, {day}' },
  'slots-calendar.added': { en: 'Added on {day}.', 'de-AT': 'Eingetragen: {day}.' },
  'slots-calendar.changed': { en: 'Changed on {day}.', 'de-AT': 'Geändert: {day}.' },
  'slots-calendar.moved': { en: 'Moved: {day}, {from} to {to}.', 'de-AT': 'Verschoben: {day}, {from} bis {to}.' },
  'slots-calendar.removed': { en: 'Removed on {day}.', 'de-AT': 'Entfernt: {day}.' },
  'slots-calendar.undone': { en: 'Undone on {day}.', 'de-AT': 'Rückgängig gemacht: {day}.' },
  'slots-calendar.new': { en: 'New time', 'de-AT': 'Neue Zeit' },
  'slots-calendar.edit': { en: 'Change time', 'de-AT': 'Zeit ändern' },
  'slots-calendar.kind': { en: 'What should happen?', 'de-AT': 'Was soll gelten?' },
  'slots-calendar.block-text': {
    en: 'Customers cannot book; booked appointments stay.',
    'de-AT': 'Hier kann nicht gebucht werden; gebuchte Termine bleiben.'
  },
  'slots-calendar.open-text': {
    en: 'Customers can book beside your booking times. A single one also opens a holiday.',
    'de-AT': 'Hier kann zusätzlich zu den Buchungszeiten gebucht werden. Eine einzelne öffnet auch einen Feiertag.'
  },
  'slots-calendar.scope': { en: 'What should be changed?', 'de-AT': 'Was soll geändert werden?' },
  'slots-calendar.one': { en: 'Only {day}', 'de-AT': 'Nur {day}' },
  'slots-calendar.all': { en: 'All repetitions', 'de-AT': 'Alle Wiederholungen' },
  'slots-calendar.date': { en: 'Date', 'de-AT': 'Datum' },
  'slots-calendar.from': { en: 'From', 'de-AT': 'Von' },
  'slots-calendar.to': { en: 'To', 'de-AT': 'Bis' },
  'slots-calendar.note': { en: 'Note', 'de-AT': 'Notiz' },
  'slots-calendar.note-help': {
    en: 'Only you see it.',
    'de-AT': 'Nur für Sie sichtbar.',
    'de-AT-informal': 'Nur für dich sichtbar.'
  },
  'slots-calendar.freq': { en: 'Repeats', 'de-AT': 'Wiederholung' },
  'slots-calendar.freq-NEVER': { en: 'Never', 'de-AT': 'Keine' },
  'slots-calendar.freq-DAILY': { en: 'By days', 'de-AT': 'Nach Tagen' },
  'slots-calendar.freq-WEEKLY': { en: 'By weeks', 'de-AT': 'Nach Wochen' },
  'slots-calendar.freq-MONTHLY': { en: 'By months', 'de-AT': 'Nach Monaten' },
  'slots-calendar.every-DAILY': { en: 'Every how many days', 'de-AT': 'Alle wie viele Tage' },
  'slots-calendar.every-WEEKLY': { en: 'Every how many weeks', 'de-AT': 'Alle wie viele Wochen' },
  'slots-calendar.every-MONTHLY': { en: 'Every how many months', 'de-AT': 'Alle wie viele Monate' },
  'slots-calendar.on-days': { en: 'On these days', 'de-AT': 'An diesen Tagen' },
  'slots-calendar.monthly': { en: 'In the month', 'de-AT': 'Im Monat' },
  'slots-calendar.monthly-date': { en: 'On the same date', 'de-AT': 'Am gleichen Datum' },
  'slots-calendar.monthly-weekday': { en: 'On the same weekday', 'de-AT': 'Am gleichen Wochentag' },
  'slots-calendar.ends': { en: 'Ends', 'de-AT': 'Endet' },
  'slots-calendar.ends-never': { en: 'Never', 'de-AT': 'Nie' },
  'slots-calendar.ends-until': { en: 'On a day', 'de-AT': 'An einem Tag' },
  'slots-calendar.ends-count': { en: 'After a number of times', 'de-AT': 'Nach einer Anzahl' },
  'slots-calendar.until': { en: 'Last day', 'de-AT': 'Letzter Tag' },
  'slots-calendar.count': { en: 'Number of times', 'de-AT': 'Anzahl' },
  'slots-calendar.cancel': { en: 'Cancel', 'de-AT': 'Abbrechen' },
  'slots-calendar.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'slots-calendar.keys': { en: 'By keyboard', 'de-AT': 'Mit der Tastatur' },
  'slots-calendar.keys-move': {
    en: 'Arrow keys move through the calendar, Page up and Page down turn the week.',
    'de-AT': 'Pfeiltasten bewegen durch den Kalender, Bild auf und Bild ab blättern die Woche.'
  },
  'slots-calendar.keys-add': {
    en: 'Shift with up or down marks a span; Enter adds it. On a span of yours Enter changes it and Delete removes it.',
    'de-AT':
      'Umschalt mit Pfeil auf oder ab markiert eine Spanne; Enter trägt sie ein. Auf einer eigenen ändert Enter sie, Entf entfernt sie.'
  },
  'slots-calendar.keys-change': {
    en: 'On a span of yours Shift with up or down changes its end, Alt with an arrow key moves it. Ctrl+Z undoes.',
    'de-AT':
      'Auf einer eigenen ändert Umschalt mit Pfeil auf oder ab ihr Ende, Alt mit einer Pfeiltaste verschiebt sie. Strg+Z macht rückgängig.'
  }
} satisfies MessageTable
