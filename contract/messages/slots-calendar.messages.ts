import type { MessageTable } from '../locales.ts'

/** The week calendar on which advisors block time and open extra time. */
export const slotsCalendarMessages = {
  'slots-calendar.help': {
    en: 'Block times when customers cannot book, or open extra times outside your booking times.',
    'de-AT':
      'Sperren Sie Zeiten, in denen nicht gebucht werden kann, oder öffnen Sie Zusatzzeiten außerhalb Ihrer Buchungszeiten.',
    'de-AT-informal':
      'Sperr Zeiten, in denen nicht gebucht werden kann, oder öffne Zusatzzeiten außerhalb deiner Buchungszeiten.'
  },
  'slots-calendar.zone': {
    en: 'All times are in your branch’s time zone ({zone}).',
    'de-AT': 'Es gilt die Uhrzeit Ihrer Filiale ({zone}).',
    'de-AT-informal': 'Es gilt die Uhrzeit deiner Filiale ({zone}).'
  },
  'slots-calendar.today': { en: 'Today', 'de-AT': 'Heute' },
  'slots-calendar.add': { en: 'Add time', 'de-AT': 'Zeit eintragen' },
  'slots-calendar.undo': { en: 'Undo', 'de-AT': 'Rückgängig' },
  'slots-calendar.calendar': { en: 'Calendar', 'de-AT': 'Kalender' },
  'slots-calendar.saving': { en: 'Saving…', 'de-AT': 'Wird gespeichert…' },
  'slots-calendar.refused': {
    en: 'The change could not be saved and was undone.',
    'de-AT': 'Die Änderung konnte nicht gespeichert werden und wurde rückgängig gemacht.'
  },
  'slots-calendar.not-saved': {
    en: 'The change has not been saved.',
    'de-AT': 'Die Änderung ist nicht gespeichert.'
  },
  'slots-calendar.outside': { en: 'Outside booking times', 'de-AT': 'Außerhalb der Buchungszeiten' },
  'slots-calendar.none': { en: 'Nothing planned', 'de-AT': 'Nichts geplant' },
  'slots-calendar.repeats': { en: 'repeats', 'de-AT': 'wiederholt sich' },
  'slots-calendar.legend': { en: 'What the colours and patterns mean', 'de-AT': 'Was Farben und Muster bedeuten' },
  'slots-calendar.cell': { en: '{day}, {from} to {to}: {state}', 'de-AT': '{day}, {from} bis {to}: {state}' },
  'slots-calendar.piece': { en: '{what} {from}–{to}, {day}', 'de-AT': '{what} {from}–{to}, {day}' },
  'slots-calendar.added': {
    en: 'Added: {day}, {from} to {to}.',
    'de-AT': 'Eingetragen: {day}, {from} bis {to}.'
  },
  'slots-calendar.changed': {
    en: 'Changed: {day}, {from} to {to}.',
    'de-AT': 'Geändert: {day}, {from} bis {to}.'
  },
  'slots-calendar.moved': { en: 'Moved: {day}, {from} to {to}.', 'de-AT': 'Verschoben: {day}, {from} bis {to}.' },
  'slots-calendar.removed': { en: 'Removed on {day}.', 'de-AT': 'Entfernt: {day}.' },
  'slots-calendar.undone': { en: 'Undone on {day}.', 'de-AT': 'Rückgängig gemacht: {day}.' },
  'slots-calendar.staying': {
    en: '{count, plural, one {# appointment falls in this time and stays booked.} other {# appointments fall in this time and stay booked.}}',
    'de-AT':
      '{count, plural, one {# Termin fällt} other {# Termine fallen}} in diese Zeit und {count, plural, one {bleibt} other {bleiben}} gebucht.'
  },
  'slots-calendar.to-appointments': { en: 'Go to calendar', 'de-AT': 'Zum Kalender' },
  'slots-calendar.new': { en: 'New time', 'de-AT': 'Neue Zeit' },
  'slots-calendar.edit': { en: 'Edit time', 'de-AT': 'Zeit ändern' },
  'slots-calendar.kind': { en: 'Type', 'de-AT': 'Art' },
  'slots-calendar.block-text': {
    en: 'Customers cannot book; booked appointments stay.',
    'de-AT': 'Hier kann nicht gebucht werden; gebuchte Termine bleiben.'
  },
  'slots-calendar.open-text': {
    en: 'Customers can also book outside your booking times. Unless it repeats, it opens a holiday too.',
    'de-AT': 'Hier kann auch außerhalb der Buchungszeiten gebucht werden, ohne Wiederholung auch an einem Feiertag.'
  },
  'slots-calendar.scope': {
    en: 'What do you want to change?',
    'de-AT': 'Was möchten Sie ändern?',
    'de-AT-informal': 'Was möchtest du ändern?'
  },
  'slots-calendar.one': { en: 'Only {day}', 'de-AT': 'Nur {day}' },
  'slots-calendar.all': { en: 'All repetitions', 'de-AT': 'Alle Wiederholungen' },
  'slots-calendar.date': { en: 'Date', 'de-AT': 'Datum' },
  'slots-calendar.from': { en: 'From', 'de-AT': 'Von' },
  'slots-calendar.to': { en: 'To', 'de-AT': 'Bis' },
  'slots-calendar.note': { en: 'Note', 'de-AT': 'Notiz' },
  'slots-calendar.times-help': {
    en: 'Times are on the quarter hour, such as 09:15.',
    'de-AT': 'Zeiten im Viertelstundentakt, etwa 09:15.'
  },
  'slots-calendar.note-help': {
    en: 'Only you can see it.',
    'de-AT': 'Nur für Sie sichtbar.',
    'de-AT-informal': 'Nur für dich sichtbar.'
  },
  'slots-calendar.freq': { en: 'Repeats', 'de-AT': 'Wiederholung' },
  'slots-calendar.freq-NEVER': { en: 'Never', 'de-AT': 'Keine' },
  'slots-calendar.freq-DAILY': { en: 'Daily', 'de-AT': 'Täglich' },
  'slots-calendar.freq-WEEKLY': { en: 'Weekly', 'de-AT': 'Wöchentlich' },
  'slots-calendar.freq-MONTHLY': { en: 'Monthly', 'de-AT': 'Monatlich' },
  'slots-calendar.every-DAILY': { en: 'Interval in days', 'de-AT': 'Abstand in Tagen' },
  'slots-calendar.every-WEEKLY': { en: 'Interval in weeks', 'de-AT': 'Abstand in Wochen' },
  'slots-calendar.every-MONTHLY': { en: 'Interval in months', 'de-AT': 'Abstand in Monaten' },
  'slots-calendar.on-days': { en: 'On these days', 'de-AT': 'An diesen Tagen' },
  'slots-calendar.monthly': { en: 'Day of the month', 'de-AT': 'Tag im Monat' },
  'slots-calendar.monthly-date': { en: 'On the same date', 'de-AT': 'Am gleichen Datum' },
  'slots-calendar.monthly-weekday': { en: 'On the same weekday', 'de-AT': 'Am gleichen Wochentag' },
  'slots-calendar.ends': { en: 'Ends', 'de-AT': 'Endet' },
  'slots-calendar.ends-never': { en: 'Never', 'de-AT': 'Nie' },
  'slots-calendar.ends-until': { en: 'On a date', 'de-AT': 'An einem bestimmten Tag' },
  'slots-calendar.ends-count': { en: 'After a number of times', 'de-AT': 'Nach einer bestimmten Anzahl' },
  'slots-calendar.until': { en: 'Last day', 'de-AT': 'Letzter Tag' },
  'slots-calendar.count': { en: 'Number of times', 'de-AT': 'Anzahl' },
  'slots-calendar.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'slots-calendar.keys': { en: 'Keyboard shortcuts', 'de-AT': 'Tastenkürzel' },
  'slots-calendar.keys-move': {
    en: 'Arrow keys move through the calendar. Page Up and Page Down change the week.',
    'de-AT': 'Pfeiltasten: im Kalender bewegen. Bild auf und Bild ab: die Woche wechseln.'
  },
  'slots-calendar.keys-add': {
    en: 'Shift with up or down selects a time; Enter adds it. On a time of yours, Enter edits it and Delete removes it. On an appointment, Enter opens it.',
    'de-AT':
      'Umschalt mit Pfeil auf oder ab markiert eine Zeit, Enter trägt sie ein. Eine eigene Zeit lässt sich mit Enter ändern und mit Entf entfernen. Ein Termin öffnet sich mit Enter.'
  },
  'slots-calendar.keys-change': {
    en: 'On a time of yours, Shift with up or down changes its end; Alt with an arrow key moves it. Ctrl+Z undoes the last change.',
    'de-AT':
      'Bei einer eigenen Zeit ändert Umschalt mit Pfeil auf oder ab das Ende; Alt mit einer Pfeiltaste verschiebt sie. Strg+Z macht die letzte Änderung rückgängig.'
  }
} satisfies MessageTable
