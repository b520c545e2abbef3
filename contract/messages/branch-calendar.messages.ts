import type { MessageTable } from '../locales.ts'

/** The calendar of a branch, for its managers. */
export const branchCalendarMessages = {
  'branch-calendar.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'branch-calendar.date': { en: 'Go to date', 'de-AT': 'Zum Datum' },
  'branch-calendar.advisor': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'branch-calendar.columns': { en: 'Advisors by time', 'de-AT': 'Beraterinnen und Berater nach Uhrzeit' },
  'branch-calendar.rows': { en: 'Advisors by day', 'de-AT': 'Beraterinnen und Berater nach Tagen' },
  'branch-calendar.search': { en: 'Find an appointment', 'de-AT': 'Termin suchen' },
  'branch-calendar.count': {
    en: '{count, plural, =0 {No appointments} one {# appointment} other {# appointments}}',
    'de-AT': '{count, plural, =0 {Keine Termine} one {# Termin} other {# Termine}}'
  },
  'branch-calendar.more': { en: '{count} more', 'de-AT': '{count, plural, one {# weiterer} other {# weitere}}' },
  'branch-calendar.more-of': {
    en: '{count} more: {name}, {day}',
    'de-AT': '{count, plural, one {# weiterer} other {# weitere}}: {name}, {day}'
  },
  'branch-calendar.deactivated': { en: 'Deactivated', 'de-AT': 'Deaktiviert' },
  'branch-calendar.next-day': { en: 'Next appointments: {day}', 'de-AT': 'Nächste Termine: {day}' },
  'branch-calendar.book-with': { en: 'book with {name}', 'de-AT': 'Termin bei {name} buchen' },
  'branch-calendar.drop-taken': {
    en: '{name} is not free at {time}. Drop the appointment on a free time, or choose somebody else.',
    'de-AT':
      '{name} ist um {time} nicht frei. Bitte ziehen Sie den Termin auf eine freie Zeit, oder wählen Sie jemand anderen.',
    'de-AT-informal':
      '{name} ist um {time} nicht frei. Bitte zieh den Termin auf eine freie Zeit, oder wähle jemand anderen.'
  },
  'branch-calendar.drop-full': {
    en: '{name} has no free time on {day}.',
    'de-AT': '{name} hat am {day} keine freie Zeit.'
  },
  'branch-calendar.hand-over-day': { en: 'Hand over the day …', 'de-AT': 'Tag übergeben …' },
  'branch-calendar.hand-over-week': { en: 'Hand over the week …', 'de-AT': 'Woche übergeben …' },
  'branch-calendar.hand-over-title': {
    en: 'Hand over {name}’s appointments',
    'de-AT': 'Termine von {name} übergeben'
  },
  'branch-calendar.hand-over-lead': {
    en: 'The times stay the same. Advisors, and customers with an e-mail address, will be notified.',
    'de-AT':
      'Die Zeiten bleiben gleich. Wer übernimmt, wird per E-Mail verständigt, ebenso Kundinnen und Kunden mit E-Mail-Adresse.'
  },
  'branch-calendar.taker': { en: 'Who takes over {name} at {time}?', 'de-AT': 'Wer übernimmt {name} um {time}?' },
  'branch-calendar.taker-on': {
    en: 'Who takes over {name} on {day} at {time}?',
    'de-AT': 'Wer übernimmt {name} am {day} um {time}?'
  },
  'branch-calendar.offered-by-none': {
    en: 'Nobody who is free offers this topic and type.',
    'de-AT': 'Wer frei ist, bietet Thema oder Art nicht an.'
  },
  'branch-calendar.stays': { en: 'Do not hand over', 'de-AT': 'Nicht übergeben' },
  'branch-calendar.nobody-closed': {
    en: 'The branch is closed at this time.',
    'de-AT': 'Die Filiale ist zu dieser Zeit geschlossen.'
  },
  'branch-calendar.nobody-not-working': {
    en: 'No colleague works at this time.',
    'de-AT': 'Zu dieser Zeit arbeitet sonst niemand.'
  },
  'branch-calendar.nobody-not-offered': {
    en: 'Colleagues who work at this time are busy, and none of them offers this topic and type.',
    'de-AT': 'Wer zu dieser Zeit arbeitet, ist belegt und bietet dieses Thema oder diese Terminart auch nicht an.'
  },
  'branch-calendar.nobody-busy': {
    en: 'Colleagues who work at this time and offer this topic and type are busy.',
    'de-AT': 'Wer zu dieser Zeit arbeitet und Thema und Terminart anbietet, ist belegt.'
  },
  'branch-calendar.to-hand-over': { en: 'Appointments to hand over', 'de-AT': 'Zu übergebende Termine' },
  'branch-calendar.mark-absent': {
    en: 'Record {name} as absent: {days}',
    'de-AT': '{name} in dieser Zeit als abwesend eintragen: {days}'
  },
  'branch-calendar.mark-absent-text': {
    en: 'Otherwise customers can book the times that become free.',
    'de-AT': 'Sonst können Kundinnen und Kunden die frei werdenden Zeiten wieder buchen.'
  },
  'branch-calendar.marked-absent': {
    en: '{name} is recorded as absent: {days}',
    'de-AT': '{name} ist als abwesend eingetragen: {days}'
  },
  'branch-calendar.only-absent': { en: 'Record as absent', 'de-AT': 'Als abwesend eintragen' },
  'branch-calendar.told-absent': {
    en: 'The absence of {name} has been recorded{joined, select, yes {, as one with what was recorded before} other {}}{staying, plural, =0 {} one {. # appointment stays booked.} other {. # appointments stay booked.}}',
    'de-AT':
      'Die Abwesenheit von {name} wurde eingetragen{joined, select, yes { und mit dem zusammengelegt, was schon eingetragen war} other {}}{staying, plural, =0 {} one {. # Termin bleibt gebucht.} other {. # Termine bleiben gebucht.}}'
  },
  'branch-calendar.told-present': {
    en: 'The absence of {name} has been removed',
    'de-AT': 'Die Abwesenheit von {name} wurde entfernt'
  },
  'branch-calendar.enter-absence': { en: 'Absence …', 'de-AT': 'Abwesenheit …' },
  'branch-calendar.absences-of': { en: 'Absences of {name}', 'de-AT': 'Abwesenheiten von {name}' },
  'branch-calendar.absences': { en: 'Recorded absences', 'de-AT': 'Eingetragene Abwesenheiten' },
  'branch-calendar.no-absences': {
    en: 'There are no absences ahead.',
    'de-AT': 'Es sind keine Abwesenheiten eingetragen.'
  },
  'branch-calendar.within': {
    en: '{count, plural, one {# appointment falls on these days and stays booked.} other {# appointments fall on these days and stay booked.}}',
    'de-AT':
      '{count, plural, one {# Termin fällt} other {# Termine fallen}} in diese Tage und {count, plural, one {bleibt} other {bleiben}} gebucht.'
  },
  'branch-calendar.hand-over-them': {
    en: '{count, plural, one {Hand over the appointment} other {Hand over the appointments}}',
    'de-AT': '{count, plural, one {Termin übergeben} other {Termine übergeben}}'
  },
  'branch-calendar.entered-by': { en: 'Entered by {name}', 'de-AT': 'Eingetragen von {name}' },
  'branch-calendar.announced': {
    en: 'Entered by the advisor, who alone can remove it',
    'de-AT': 'Von der Person selbst eingetragen, die sie auch allein entfernen kann'
  },
  'branch-calendar.remove-absence': { en: 'Remove', 'de-AT': 'Entfernen' },
  'branch-calendar.remove-title': { en: 'Remove absence', 'de-AT': 'Abwesenheit entfernen' },
  'branch-calendar.remove-ask': {
    en: 'Remove the absence {days}? Customers can book these times again.',
    'de-AT':
      'Möchten Sie die Abwesenheit {days} entfernen? Kundinnen und Kunden können diese Zeiten dann wieder buchen.',
    'de-AT-informal':
      'Möchtest du die Abwesenheit {days} entfernen? Kundinnen und Kunden können diese Zeiten dann wieder buchen.'
  },
  'branch-calendar.new-absence': { en: 'New absence', 'de-AT': 'Neue Abwesenheit' },
  'branch-calendar.absence-lead': {
    en: 'Nothing can be booked on these days. Appointments that are booked already stay until you hand them over, reschedule or cancel them.',
    'de-AT':
      'An diesen Tagen kann nichts gebucht werden. Bereits gebuchte Termine bleiben, bis Sie sie übergeben, verschieben oder absagen.',
    'de-AT-informal':
      'An diesen Tagen kann nichts gebucht werden. Bereits gebuchte Termine bleiben, bis du sie übergibst, verschiebst oder absagst.'
  },
  'branch-calendar.absence-from': { en: 'First day', 'de-AT': 'Erster Tag' },
  'branch-calendar.absence-to': { en: 'Last day', 'de-AT': 'Letzter Tag' },
  'branch-calendar.absence-label': { en: 'Name (optional)', 'de-AT': 'Bezeichnung (optional)' },
  'branch-calendar.absence-label-help': {
    en: 'Only staff see it. Please enter nothing about illnesses.',
    'de-AT': 'Nur Mitarbeitende sehen sie. Bitte nichts über Krankheiten eintragen.'
  },
  'branch-calendar.takes': { en: '{name}: {count}', 'de-AT': '{name}: {count}' },
  'branch-calendar.staying': {
    en: '{count, plural, one {# stays} other {# stay}}',
    'de-AT': '{count, plural, one {# bleibt} other {# bleiben}}'
  },
  'branch-calendar.hand-over': {
    en: 'Hand over {count, plural, one {# appointment} other {# appointments}}',
    'de-AT': '{count, plural, one {# Termin} other {# Termine}} übergeben'
  },
  'branch-calendar.told-handed-over': {
    en: '{count, plural, one {# appointment of {name} has} other {# appointments of {name} have}} been handed over{absence, select, yes {, and the absence has been recorded} other {}}{staying, plural, =0 {} one {. # appointment stays booked.} other {. # appointments stay booked.}}',
    'de-AT':
      '{count, plural, one {# Termin von {name} wurde} other {# Termine von {name} wurden}} übergeben{absence, select, yes {, die Abwesenheit ist eingetragen} other {}}{staying, plural, =0 {} one {. # Termin bleibt gebucht.} other {. # Termine bleiben gebucht.}}'
  },
  'branch-calendar.nothing-to-hand-over': {
    en: 'There are no appointments ahead to hand over.',
    'de-AT': 'Es gibt keine bevorstehenden Termine zu übergeben.'
  },
  'branch-calendar.no-longer-theirs': {
    en: 'This appointment has begun, was cancelled or has been handed over already.',
    'de-AT': 'Dieser Termin hat begonnen, wurde abgesagt oder ist schon übergeben.'
  },
  'branch-calendar.no-advisors': {
    en: 'Nobody advises customers at this branch yet.',
    'de-AT': 'In dieser Filiale berät noch niemand.'
  },
  'branch-calendar.unknown': {
    en: 'This branch does not exist, or it is not assigned to you.',
    'de-AT': 'Diese Filiale gibt es nicht, oder sie ist Ihnen nicht zugewiesen.',
    'de-AT-informal': 'Diese Filiale gibt es nicht, oder sie ist dir nicht zugewiesen.'
  },
  'branch-calendar.to-known': { en: 'Go to {branch}', 'de-AT': 'Zu {branch}' },
  'branch-calendar.no-branches': {
    en: 'No branch is assigned to you. Please ask an administrator of your institution.',
    'de-AT': 'Ihnen ist keine Filiale zugewiesen. Bitte wenden Sie sich an die Administration Ihres Instituts.',
    'de-AT-informal': 'Dir ist keine Filiale zugewiesen. Bitte wende dich an die Administration deines Instituts.'
  }
} as const satisfies MessageTable
