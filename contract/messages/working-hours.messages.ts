import type { MessageTable } from '../locales.ts'

/** The weekly booking times; the three refusals are the spec's (§5). */
export const workingHoursMessages = {
  'working-hours.header': { en: 'Appointment booking times', 'de-AT': 'Buchungszeiten' },
  'working-hours.heading': { en: 'Weekly appointment booking times', 'de-AT': 'Wöchentliche Buchungszeiten' },
  'working-hours.help': {
    en: 'Customers can book appointments with you within these times. Times start on the hour or half hour, from {earliest}; others are rounded down.',
    'de-AT':
      'Innerhalb dieser Zeiten können Kundinnen und Kunden Termine bei Ihnen buchen. Möglich sind volle und halbe Stunden ab {earliest} Uhr; andere Angaben werden abgerundet.',
    'de-AT-informal':
      'Innerhalb dieser Zeiten können Kundinnen und Kunden Termine bei dir buchen. Möglich sind volle und halbe Stunden ab {earliest} Uhr; andere Angaben werden abgerundet.'
  },
  'working-hours.kept': {
    en: '{of, select, branch {The booking times of your branch {name} apply to you.} other {The booking times of {name} apply to you.}} If they change, so do yours.',
    'de-AT':
      '{of, select, branch {Für Sie gelten die Buchungszeiten Ihrer Filiale: {name}.} other {Für Sie gelten die Buchungszeiten des Instituts: {name}.}} Werden sie geändert, ändern sich auch Ihre.',
    'de-AT-informal':
      '{of, select, branch {Für dich gelten die Buchungszeiten deiner Filiale: {name}.} other {Für dich gelten die Buchungszeiten des Instituts: {name}.}} Werden sie geändert, ändern sich auch deine.'
  },
  'working-hours.saved': { en: 'Booking times saved', 'de-AT': 'Buchungszeiten gespeichert' },
  'working-hours.given-up': { en: 'Own times deleted', 'de-AT': 'Eigene Zeiten gelöscht' },
  'working-hours.begin-own': { en: 'Set your own times', 'de-AT': 'Eigene Zeiten festlegen' },
  'working-hours.begin-open': {
    en: 'Begin with the branch’s opening hours',
    'de-AT': 'Mit den Öffnungszeiten der Filiale beginnen'
  },
  'working-hours.own': {
    en: 'These are your own times.',
    'de-AT': 'Das sind Ihre eigenen Zeiten.',
    'de-AT-informal': 'Das sind deine eigenen Zeiten.'
  },
  'working-hours.give-up': {
    en: '{of, select, branch {Use the branch’s times} other {Use the institution’s times}}',
    'de-AT': '{of, select, branch {Zeiten der Filiale übernehmen} other {Zeiten des Instituts übernehmen}}'
  },
  'working-hours.give-up-title': { en: 'Delete your own times?', 'de-AT': 'Eigene Zeiten löschen?' },
  'working-hours.give-up-text': {
    en: 'The booking times of {name} will apply to you. Your own are deleted; booked appointments stay.',
    'de-AT':
      'Für Sie gelten dann die Buchungszeiten von {name}. Ihre eigenen werden gelöscht; gebuchte Termine bleiben bestehen.',
    'de-AT-informal':
      'Für dich gelten dann die Buchungszeiten von {name}. Deine eigenen werden gelöscht; gebuchte Termine bleiben bestehen.'
  },
  'working-hours.from': { en: 'from', 'de-AT': 'von' },
  'working-hours.to': { en: 'to', 'de-AT': 'bis' },
  'working-hours.start-of': { en: '{day}: from', 'de-AT': '{day}: von' },
  'working-hours.end-of': { en: '{day}: to', 'de-AT': '{day}: bis' },
  'working-hours.none': { en: 'No booking times', 'de-AT': 'Keine Buchungszeiten' },
  'working-hours.add': { en: 'Add', 'de-AT': 'Hinzufügen' },
  'working-hours.add-day': { en: 'Add times on {day}', 'de-AT': 'Hinzufügen: {day}' },
  'working-hours.add-further': { en: 'Add more times on {day}', 'de-AT': 'Weitere Zeiten: {day}' },
  'working-hours.range-of': { en: '{day}, {place}', 'de-AT': '{day}, {place}' },
  'working-hours.copy-day': { en: 'Copy the times of {day}', 'de-AT': 'Zeiten kopieren: {day}' },
  'working-hours.copy-to': { en: 'Copy the times of {day} to', 'de-AT': 'Zeiten von {day} kopieren auf' },
  'working-hours.copy-help': {
    en: 'Existing times there are replaced.',
    'de-AT': 'Bestehende Zeiten werden dort ersetzt.'
  },
  'working-hours.copy-apply': { en: 'Apply', 'de-AT': 'Übernehmen' },
  'working-hours.copied': { en: 'Copied to {days}.', 'de-AT': 'Kopiert auf {days}.' },
  'working-hours.preview': { en: 'Your week', 'de-AT': 'Ihre Woche', 'de-AT-informal': 'Deine Woche' },
  'working-hours.total': { en: '{length} in total', 'de-AT': 'insgesamt {length}' },
  'working-hours.range': { en: '{start_time} to {end_time}', 'de-AT': '{start_time} bis {end_time}' },
  'working-hours.day-times': { en: '{day}: {times}', 'de-AT': '{day}: {times}' },
  'working-hours.remove-day': { en: 'Remove times on {day}', 'de-AT': 'Zeiten entfernen: {day}' },
  'working-hours.rounded': { en: 'Rounded down to {time}.', 'de-AT': 'Auf {time} abgerundet.' },
  'working-hours.raised': {
    en: 'Set to {time}, the earliest possible time.',
    'de-AT': 'Auf {time} gesetzt, die früheste mögliche Zeit.'
  },
  'working-hours.reset': {
    en: 'That time does not exist. Set to {time}.',
    'de-AT': 'Diese Uhrzeit gibt es nicht. Auf {time} gesetzt.'
  },
  'working-hours.reversed': {
    en: 'The start time of your working hours must be before the end time.',
    'de-AT': 'Der Beginn der Buchungszeit muss vor dem Ende liegen.'
  },
  'working-hours.overlap': {
    en: 'This time starts before the previous one ends. Please leave at least half an hour between two times of a day.',
    'de-AT':
      'Diese Zeit beginnt, bevor die vorige endet. Bitte lassen Sie zwischen zwei Zeiten eines Tages mindestens eine halbe Stunde frei.',
    'de-AT-informal':
      'Diese Zeit beginnt, bevor die vorige endet. Bitte lass zwischen zwei Zeiten eines Tages mindestens eine halbe Stunde frei.'
  },
  'working-hours.start-invalid': {
    en: 'The start time of your working hours is invalid. Please enter a start time at the full or half hour in the format hh:mm.',
    'de-AT':
      'Der Beginn der Buchungszeit ist ungültig. Bitte geben Sie einen Beginn zur vollen oder halben Stunde im Format hh:mm ein.',
    'de-AT-informal':
      'Der Beginn der Buchungszeit ist ungültig. Bitte gib einen Beginn zur vollen oder halben Stunde im Format hh:mm ein.'
  },
  'working-hours.end-invalid': {
    en: 'The end time of your working hours is invalid. Please enter an end time at the full or half hour in the format hh:mm.',
    'de-AT':
      'Das Ende der Buchungszeit ist ungültig. Bitte geben Sie ein Ende zur vollen oder halben Stunde im Format hh:mm ein.',
    'de-AT-informal':
      'Das Ende der Buchungszeit ist ungültig. Bitte gib ein Ende zur vollen oder halben Stunde im Format hh:mm ein.'
  }
} satisfies MessageTable
