import type { MessageTable } from '../locales.ts'

/** Changing many branches at once. */
export const branchChangesMessages = {
  'branch-changes.open': { en: 'Change', 'de-AT': 'Ändern' },
  'branch-changes.title': {
    en: 'Change {count, plural, one {the chosen branch} other {the # chosen branches}}',
    'de-AT': '{count, plural, one {Die ausgewählte Filiale} other {Die # ausgewählten Filialen}} ändern'
  },
  'branch-changes.choose-one': { en: 'Choose {name}', 'de-AT': '{name} auswählen' },
  'branch-changes.kind': { en: 'What changes', 'de-AT': 'Was sich ändert' },
  'branch-changes.kind-missing': {
    en: 'Please choose what changes.',
    'de-AT': 'Bitte wählen Sie, was sich ändert.',
    'de-AT-informal': 'Bitte wähle, was sich ändert.'
  },
  'branch-changes.kind-publish': { en: 'Turn the public page on', 'de-AT': 'Öffentliche Seite einschalten' },
  'branch-changes.kind-unpublish': { en: 'Turn the public page off', 'de-AT': 'Öffentliche Seite ausschalten' },
  'branch-changes.kind-opening-hours': {
    en: 'Use another branch’s opening hours',
    'de-AT': 'Öffnungszeiten einer anderen Filiale übernehmen'
  },
  'branch-changes.kind-book-opening-hours': {
    en: 'Use the branch’s opening hours as booking times',
    'de-AT': 'Öffnungszeiten der Filiale als Buchungszeiten übernehmen'
  },
  'branch-changes.kind-inherit-hours': {
    en: 'Use the institution’s booking times',
    'de-AT': 'Buchungszeiten des Instituts übernehmen'
  },
  'branch-changes.kind-time-zone': { en: 'Set the time zone', 'de-AT': 'Zeitzone festlegen' },
  'branch-changes.kind-assign-manager': { en: 'Assign a manager', 'de-AT': 'Filialleitung zuweisen' },
  'branch-changes.kind-release-manager': { en: 'Remove a manager', 'de-AT': 'Filialleitung entfernen' },
  'branch-changes.kind-close': { en: 'Close branches', 'de-AT': 'Filialen schließen' },
  'branch-changes.kind-reopen': { en: 'Reopen branches', 'de-AT': 'Filialen wieder öffnen' },
  'branch-changes.text-publish': {
    en: 'The branches get a public page with address, opening hours and advisors, and can be found and booked there.',
    'de-AT':
      'Die Filialen bekommen eine öffentliche Seite mit Adresse, Öffnungszeiten und Personen und lassen sich dort finden und buchen.'
  },
  'branch-changes.text-release-manager': {
    en: 'The person no longer sees people, appointments, requests and reports of these branches. The role stays.',
    'de-AT': 'Die Person sieht Personen, Termine, Anfragen und Berichte dieser Filialen nicht mehr. Die Rolle bleibt.'
  },
  'branch-changes.text-opening-hours': {
    en: 'The branches’ own opening hours are replaced. Booking times do not change.',
    'de-AT': 'Die bisherigen Öffnungszeiten werden ersetzt. Buchungszeiten ändern sich nicht.'
  },
  'branch-changes.text-book-opening-hours': {
    en: 'Customers can then book everyone who has no booking times of their own. Branches with booking times of their own keep them; “Use the institution’s booking times” takes the change back.',
    'de-AT':
      'Dann sind alle buchbar, die keine eigenen Buchungszeiten haben. Filialen mit eigenen Buchungszeiten behalten sie; „Buchungszeiten des Instituts übernehmen“ macht die Änderung rückgängig.'
  },
  'branch-changes.text-close': {
    en: 'Public pages, the search and choices no longer show the branches; nothing is deleted. Branches where somebody works or appointments are to come are left out.',
    'de-AT':
      'Öffentliche Seiten, Suche und Auswahllisten zeigen die Filialen nicht mehr; gelöscht wird nichts. Filialen, in denen jemand arbeitet oder Termine bevorstehen, werden ausgelassen.'
  },
  'branch-changes.text-reopen': {
    en: 'The branches are as they were before they were closed.',
    'de-AT': 'Die Filialen sind wieder so, wie sie vor der Schließung waren.'
  },
  'branch-changes.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'branch-changes.text-unpublish': {
    en: 'The branches can then no longer be found or booked; their advisors can.',
    'de-AT': 'Die Filialen lassen sich dann nicht mehr finden und buchen, ihre Personen schon.'
  },
  'branch-changes.text-inherit-hours': {
    en: 'The branches’ own booking times are deleted. Advisors with times of their own keep them.',
    'de-AT': 'Eigene Buchungszeiten der Filialen werden gelöscht. Personen mit eigenen Zeiten behalten diese.'
  },
  'branch-changes.text-time-zone': {
    en: 'Opening hours and booking times apply in this time zone. Booked appointments do not move.',
    'de-AT': 'Öffnungs- und Buchungszeiten gelten in dieser Zeitzone. Gebuchte Termine verschieben sich nicht.'
  },
  'branch-changes.text-assign-manager': {
    en: 'The person sees people, appointments, requests and reports of these branches. To choose from are those with the role of a branch manager.',
    'de-AT':
      'Die Person sieht Personen, Termine, Anfragen und Berichte dieser Filialen. Zur Wahl stehen alle mit der Rolle „Filialleitung“.'
  },
  'branch-changes.time-zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'branch-changes.person': { en: 'Person', 'de-AT': 'Person' },
  'branch-changes.choose': { en: 'Please choose', 'de-AT': 'Bitte wählen Sie', 'de-AT-informal': 'Bitte wähle' },
  'branch-changes.start': {
    en: 'Change {count, plural, one {# branch} other {# branches}}',
    'de-AT': '{count, plural, one {# Filiale} other {# Filialen}} ändern'
  },
  'branch-changes.running': {
    en: 'Changing branches: {processed} of {total}. You can leave this page.',
    'de-AT': 'Filialen werden geändert: {processed} von {total}. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal': 'Filialen werden geändert: {processed} von {total}. Du kannst die Seite inzwischen verlassen.'
  },
  'branch-changes.done': {
    en: '{count, plural, =0 {No branch was changed} one {# branch was changed} other {# branches were changed}}{same, plural, =0 {} other {, for # nothing had to change}}.',
    'de-AT':
      '{count, plural, =0 {Keine Filiale wurde geändert} one {# Filiale wurde geändert} other {# Filialen wurden geändert}}{same, plural, =0 {} other {, bei # gab es nichts zu ändern}}.'
  },
  'branch-changes.cancelled': {
    en: 'The change was stopped, as you are no longer an administrator.',
    'de-AT': 'Die Änderung wurde abgebrochen, weil Sie nicht mehr zur Administration gehören.',
    'de-AT-informal': 'Die Änderung wurde abgebrochen, weil du nicht mehr zur Administration gehörst.'
  },
  'branch-changes.left-out': {
    en: '{count, plural, one {# branch was left out} other {# branches were left out}}',
    'de-AT': '{count, plural, one {# Filiale wurde ausgelassen} other {# Filialen wurden ausgelassen}}'
  },
  'branch-changes.more-left-out': {
    en: '… and {count, number} more',
    'de-AT': '… und {count, number} weitere'
  },
  'branch-changes.close': { en: 'Close', 'de-AT': 'Schließen' },
  'branch-changes.no-pages': {
    en: 'Branches have no public pages here: the module is turned off.',
    'de-AT': 'Filialen haben hier keine öffentlichen Seiten: Das Modul ist ausgeschaltet.'
  },
  'branch-changes.no-opening-hours': {
    en: 'This branch has no opening hours.',
    'de-AT': 'Diese Filiale hat keine Öffnungszeiten.'
  },
  'branch-changes.opening-hours-unfit': {
    en: 'Booking times begin and end at full or half hours, not before 03:00. Please enter them by hand.',
    'de-AT':
      'Buchungszeiten beginnen und enden zur vollen oder halben Stunde, nicht vor 03:00 Uhr. Bitte tragen Sie sie einzeln ein.',
    'de-AT-informal':
      'Buchungszeiten beginnen und enden zur vollen oder halben Stunde, nicht vor 03:00 Uhr. Bitte trag sie einzeln ein.'
  },
  'branch-changes.gone': { en: 'This branch no longer exists.', 'de-AT': 'Diese Filiale gibt es nicht mehr.' },
  'branch-changes.failed': {
    en: 'Something went wrong with this branch. Please change it by hand.',
    'de-AT': 'Bei dieser Filiale ist ein Fehler aufgetreten. Bitte ändern Sie sie einzeln.',
    'de-AT-informal': 'Bei dieser Filiale ist ein Fehler aufgetreten. Bitte ändere sie einzeln.'
  }
} satisfies MessageTable
