import type { MessageTable } from '../locales.ts'

/** The institution's default booking times, holidays and closures. */
export const defaultHoursMessages = {
  'default-hours.scope': { en: 'Applies to', 'de-AT': 'Gilt für' },
  'default-hours.institution': { en: 'Whole institution', 'de-AT': 'Ganzes Institut' },
  'default-hours.no-branch': {
    en: 'No branch is assigned to you yet. Please contact your administrator.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen. Bitte wende dich an deine Administration.'
  },
  'default-hours.hours': { en: 'Default booking times', 'de-AT': 'Standard-Buchungszeiten' },
  'default-hours.hours-lead': {
    en: 'Advisors without booking times of their own can be booked at these times. Times start on the hour or half hour, from {earliest}.',
    'de-AT':
      'Beraterinnen und Berater ohne eigene Buchungszeiten können innerhalb dieser Zeiten gebucht werden. Möglich sind volle und halbe Stunden ab {earliest} Uhr.'
  },
  'default-hours.week': { en: 'Weekly hours', 'de-AT': 'Wochenzeiten' },
  'default-hours.keepers-none': {
    en: '{scope, select, branch {This branch has no advisors yet.} other {There are no advisors yet.}}',
    'de-AT':
      '{scope, select, branch {Diese Filiale hat noch keine Beraterinnen und Berater.} other {Es gibt noch keine Beraterinnen und Berater.}}'
  },
  'default-hours.keepers-nobody': {
    en: '{scope, select, branch {Applies to no one at the moment: {advisors, plural, one {the only advisor of this branch has} other {all advisors of this branch have}} their own hours.} other {Applies to no one at the moment: {advisors, plural, one {the only advisor has} other {all advisors have}} their own hours or those of their branch.}}',
    'de-AT':
      '{scope, select, branch {Gilt derzeit für niemanden: In dieser Filiale {advisors, plural, one {hat die einzige Person in der Beratung} other {haben alle}} eigene Zeiten.} other {Gilt derzeit für niemanden: {advisors, plural, one {Die einzige Person in der Beratung hat} other {Alle haben}} eigene Zeiten oder die ihrer Filiale.}}'
  },
  'default-hours.keepers-some': {
    en: '{scope, select, branch {Applies to {keepers} of {advisors} advisors of this branch. {others, plural, one {The other one has} other {The others have}} their own hours.} other {Applies to {keepers} of {advisors} advisors. {others, plural, one {The other one has} other {The others have}} their own hours or those of their branch.}}',
    'de-AT':
      '{scope, select, branch {Gilt für {keepers} von {advisors} Beraterinnen und Beratern dieser Filiale. {others, plural, one {Eine Person hat} other {Alle anderen haben}} eigene Zeiten.} other {Gilt für {keepers} von {advisors} Beraterinnen und Beratern. {others, plural, one {Eine Person hat} other {Alle anderen haben}} eigene Zeiten oder die ihrer Filiale.}}'
  },
  'default-hours.keepers-all': {
    en: '{scope, select, branch {{advisors, plural, one {Applies to the only advisor of this branch.} other {Applies to all # advisors of this branch.}}} other {{advisors, plural, one {Applies to the only advisor.} other {Applies to all # advisors.}}}}',
    'de-AT':
      '{scope, select, branch {{advisors, plural, one {Gilt für die einzige Person in der Beratung dieser Filiale.} other {Gilt für alle # Beraterinnen und Berater dieser Filiale.}}} other {{advisors, plural, one {Gilt für die einzige Person in der Beratung.} other {Gilt für alle # Beraterinnen und Berater.}}}}'
  },
  'default-hours.inherited': {
    en: 'This branch uses the institution’s hours. If they change, the branch’s hours change too.',
    'de-AT': 'Für diese Filiale gelten die Zeiten des Instituts. Werden sie geändert, ändern sich auch die der Filiale.'
  },
  'default-hours.begin-own': { en: 'Set own hours', 'de-AT': 'Eigene Zeiten festlegen' },
  'default-hours.begin-open': {
    en: 'Begin with the opening hours',
    'de-AT': 'Mit den Öffnungszeiten beginnen'
  },
  'default-hours.own': { en: 'This branch has its own hours.', 'de-AT': 'Diese Filiale hat eigene Zeiten.' },
  'default-hours.own-begun': {
    en: 'Until you save, the institution’s hours apply to this branch.',
    'de-AT': 'Bis Sie speichern, gelten für diese Filiale die Zeiten des Instituts.',
    'de-AT-informal': 'Bis du speicherst, gelten für diese Filiale die Zeiten des Instituts.'
  },
  'default-hours.inherit': { en: 'Use the institution’s hours', 'de-AT': 'Zeiten des Instituts verwenden' },
  'default-hours.inherit-title': { en: 'Use the institution’s hours?', 'de-AT': 'Zeiten des Instituts verwenden?' },
  'default-hours.inherit-text': {
    en: 'The branch’s own hours are deleted. Booked appointments stay.',
    'de-AT': 'Die eigenen Zeiten der Filiale werden gelöscht. Gebuchte Termine bleiben bestehen.'
  },
  'default-hours.saved': { en: 'Default booking times saved', 'de-AT': 'Standard-Buchungszeiten gespeichert' },
  'default-hours.given-up': {
    en: 'The branch’s own booking times deleted',
    'de-AT': 'Eigene Buchungszeiten der Filiale gelöscht'
  },
  'default-hours.closed': { en: 'Holidays and closures', 'de-AT': 'Feiertage und Schließzeiten' },
  'default-hours.closed-lead': {
    en: 'No one can be booked at these times, nor outside special hours. Special hours of a branch replace the institution’s entries for the same day. Advisors can open a single day that is closed all day under “Slots management”; a closed part of a day stays closed.',
    'de-AT':
      'In diesen Zeiten und außerhalb abweichender Öffnungszeiten kann niemand gebucht werden. Abweichende Öffnungszeiten einer Filiale ersetzen die Einträge des Instituts für denselben Tag. Einen einzelnen ganztägig geschlossenen Tag können Beraterinnen und Berater unter „Sperr- und Zusatzzeiten“ öffnen; ein geschlossener Teil eines Tages bleibt geschlossen.'
  },
  'default-hours.add': { en: 'Add entry', 'de-AT': 'Eintrag hinzufügen' },
  'default-hours.take': { en: 'Import public holidays', 'de-AT': 'Feiertage übernehmen' },
  'default-hours.previous-year': { en: 'Previous year', 'de-AT': 'Vorheriges Jahr' },
  'default-hours.next-year': { en: 'Next year', 'de-AT': 'Nächstes Jahr' },
  'default-hours.year-picture': {
    en: '{year}: {count, plural, =0 {no entries} one {one entry, listed below} other {# entries, listed below}}',
    'de-AT':
      '{year}: {count, plural, =0 {keine Einträge} one {ein Eintrag, unten aufgelistet} other {# Einträge, unten aufgelistet}}'
  },
  'default-hours.holiday': { en: 'Holiday', 'de-AT': 'Feiertag' },
  'default-hours.closure': { en: 'Closure', 'de-AT': 'Schließzeit' },
  'default-hours.special-hours': { en: 'Special hours', 'de-AT': 'Abweichende Öffnungszeiten' },
  'default-hours.special-hours-text': {
    en: 'Open only at these times, such as 24 December until noon.',
    'de-AT': 'Nur zu diesen Zeiten geöffnet, etwa am 24. Dezember bis Mittag.'
  },
  'default-hours.special-hours-help': {
    en: 'These replace the weekly opening hours. For a break, add a second entry for the same day.',
    'de-AT':
      'Sie gelten anstelle der wöchentlichen Öffnungszeiten. Fügen Sie für eine Pause einen zweiten Eintrag für denselben Tag hinzu.',
    'de-AT-informal':
      'Sie gelten anstelle der wöchentlichen Öffnungszeiten. Füge für eine Pause einen zweiten Eintrag für denselben Tag hinzu.'
  },
  'default-hours.open-start': { en: 'Open from', 'de-AT': 'Geöffnet ab' },
  'default-hours.open-end': { en: 'Open until', 'de-AT': 'Geöffnet bis' },
  'default-hours.part': { en: 'Part of the day', 'de-AT': 'Teil des Tages' },
  'default-hours.empty': {
    en: 'There are no entries for {year} yet. Import the public holidays of a country or state, or add a closure or special hours.',
    'de-AT':
      'Für {year} ist noch nichts eingetragen. Übernehmen Sie die Feiertage eines Landes oder Bundeslandes, oder fügen Sie eine Schließzeit oder abweichende Öffnungszeiten hinzu.',
    'de-AT-informal':
      'Für {year} ist noch nichts eingetragen. Übernimm die Feiertage eines Landes oder Bundeslandes, oder füge eine Schließzeit oder abweichende Öffnungszeiten hinzu.'
  },
  'default-hours.column-when': { en: 'When', 'de-AT': 'Wann' },
  'default-hours.column-what': { en: 'Reason', 'de-AT': 'Anlass' },
  'default-hours.column-whom': { en: 'Applies to', 'de-AT': 'Gilt für' },
  'default-hours.column-do': { en: 'Actions', 'de-AT': 'Aktionen' },
  'default-hours.days': { en: '{from} to {to}', 'de-AT': '{from} bis {to}' },
  'default-hours.times': { en: '{from} to {to}', 'de-AT': '{from} bis {to} Uhr' },
  'default-hours.shown-ahead': {
    en: 'The page shows the next {days} days.',
    'de-AT': 'Auf der Seite stehen die nächsten {days} Tage.'
  },
  'default-hours.shown-from': { en: 'On the page from {day}', 'de-AT': 'Auf der Seite ab {day}' },
  'default-hours.this-branch': { en: 'This branch', 'de-AT': 'Diese Filiale' },
  'default-hours.appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'default-hours.appointments-of': { en: 'Appointments: {name}', 'de-AT': 'Termine: {name}' },
  'default-hours.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'default-hours.remove-of': { en: 'Remove: {name}', 'de-AT': 'Entfernen: {name}' },
  'default-hours.removed': { en: '“{name}” removed', 'de-AT': '„{name}“ entfernt' },
  'default-hours.remove-title': { en: 'Remove “{name}”?', 'de-AT': '„{name}“ entfernen?' },
  'default-hours.remove-text': {
    en: '{scope, select, branch {{when}: appointments can be booked at this branch again.} other {{when}: appointments can be booked at all branches again.}}',
    'de-AT':
      '{scope, select, branch {{when}: In dieser Filiale können dann wieder Termine gebucht werden.} other {{when}: In allen Filialen können dann wieder Termine gebucht werden.}}'
  },
  'default-hours.remove-special': {
    en: '{when}: the usual hours apply again{scope, select, branch { at this branch} other { at all branches}}.',
    'de-AT':
      '{when}: Danach gelten {scope, select, branch {in dieser Filiale} other {in allen Filialen}} wieder die üblichen Zeiten.'
  },
  'default-hours.affected-outside': {
    en: '{total, plural, =0 {No appointments are booked outside these hours.} one {One appointment is booked outside these hours. It stays booked until it is handed over, rescheduled or cancelled.} other {# appointments are booked outside these hours. They stay booked until they are handed over, rescheduled or cancelled.}}',
    'de-AT':
      '{total, plural, =0 {Außerhalb dieser Zeiten ist kein Termin gebucht.} one {Außerhalb dieser Zeiten ist ein Termin gebucht. Er bleibt bestehen, bis er übergeben, verschoben oder abgesagt wird.} other {Außerhalb dieser Zeiten sind # Termine gebucht. Diese bleiben bestehen, bis sie übergeben, verschoben oder abgesagt werden.}}'
  },
  'default-hours.affected': {
    en: '{total, plural, =0 {No appointments are booked in this time.} one {One appointment is booked in this time. It stays booked until it is handed over, rescheduled or cancelled.} other {# appointments are booked in this time. They stay booked until they are handed over, rescheduled or cancelled.}}',
    'de-AT':
      '{total, plural, =0 {In dieser Zeit ist kein Termin gebucht.} one {In dieser Zeit ist ein Termin gebucht. Er bleibt bestehen, bis er übergeben, verschoben oder abgesagt wird.} other {In dieser Zeit sind # Termine gebucht. Diese bleiben bestehen, bis sie übergeben, verschoben oder abgesagt werden.}}'
  },
  'default-hours.affected-more': {
    en: 'and {count, plural, one {one more} other {# more}}',
    'de-AT': 'und {count, plural, one {ein weiterer} other {# weitere}}'
  },
  'default-hours.affected-all': { en: 'Show all {count}', 'de-AT': 'Alle {count} anzeigen' },
  'default-hours.cancel-open': {
    en: 'Cancel {count, plural, one {the appointment} other {# appointments}} …',
    'de-AT': '{count, plural, one {Termin} other {# Termine}} absagen …'
  },
  'default-hours.cancel-message': { en: 'Message to customers', 'de-AT': 'Nachricht an die Kundinnen und Kunden' },
  'default-hours.cancel-message-help': {
    en: 'Appears in the cancellation e-mail, which goes to customers with an e-mail address.',
    'de-AT': 'Der Text steht in der E-Mail zur Absage, die alle mit E-Mail-Adresse erhalten.'
  },
  'default-hours.cancel-send': {
    en: 'Cancel {count, plural, one {the appointment} other {# appointments}}',
    'de-AT': '{count, plural, one {Termin} other {# Termine}} absagen'
  },
  'default-hours.cancelled': {
    en: '{count, plural, one {# appointment} other {# appointments}} cancelled. Customers with an e-mail address will be notified.',
    'de-AT':
      '{count, plural, one {# Termin} other {# Termine}} abgesagt. Wer eine E-Mail-Adresse angegeben hat, wird verständigt.'
  },
  'default-hours.cancelled-some': {
    en: '{count} cancelled. {failed} could not be cancelled: {reason}',
    'de-AT': '{count} abgesagt. {failed} konnten nicht abgesagt werden: {reason}'
  },
  'default-hours.affected-hidden': {
    en: 'Only people assigned to this branch can see the appointments.',
    'de-AT': 'Die Termine sehen nur Personen, denen diese Filiale zugewiesen ist.'
  },
  'default-hours.agree': { en: 'Close anyway', 'de-AT': 'Trotzdem schließen' },
  'default-hours.agree-special': { en: 'Save anyway', 'de-AT': 'Trotzdem speichern' },
  'default-hours.agree-text': {
    en: 'The appointments stay booked.',
    'de-AT': 'Die Termine bleiben gebucht.'
  },
  'default-hours.meanwhile': {
    en: 'Not saved: these days have been given another entry in the meantime',
    'de-AT': 'Nicht gespeichert: Für diese Tage gibt es inzwischen einen anderen Eintrag'
  },
  'default-hours.meanwhile-lead': {
    en: 'Since you opened this page, these days have been given:',
    'de-AT': 'Seit Sie diese Seite geöffnet haben, wurde für diese Tage eingetragen:',
    'de-AT-informal': 'Seit du diese Seite geöffnet hast, wurde für diese Tage eingetragen:'
  },
  'default-hours.meanwhile-entry': { en: '{what}: {when}', 'de-AT': '{what}: {when}' },
  'default-hours.meanwhile-help': {
    en: 'Save again if your entry is to apply as well. Special hours on the same day apply together.',
    'de-AT':
      'Speichern Sie noch einmal, wenn Ihr Eintrag zusätzlich gelten soll. Abweichende Öffnungszeiten am selben Tag gelten gemeinsam.',
    'de-AT-informal':
      'Speichere noch einmal, wenn dein Eintrag zusätzlich gelten soll. Abweichende Öffnungszeiten am selben Tag gelten gemeinsam.'
  },
  'default-hours.add-title': { en: 'Add entry', 'de-AT': 'Eintrag hinzufügen' },
  'default-hours.kind': { en: 'Type', 'de-AT': 'Art' },
  'default-hours.holiday-text': { en: 'A single day.', 'de-AT': 'Ein einzelner Tag.' },
  'default-hours.closure-text': {
    en: 'One or more days, in full or in part.',
    'de-AT': 'Ein oder mehrere Tage, ganz oder teilweise.'
  },
  'default-hours.label': { en: 'Reason', 'de-AT': 'Anlass' },
  'default-hours.label-help': {
    en: 'Advisors see it in their calendar. For whole days and special hours, visitors also see it on the branch’s page.',
    'de-AT':
      'Beraterinnen und Berater sehen ihn im Kalender. Bei ganzen Tagen und abweichenden Öffnungszeiten steht er auch auf der öffentlichen Seite der Filiale.'
  },
  'default-hours.date': { en: 'Day', 'de-AT': 'Tag' },
  'default-hours.from': { en: 'First day', 'de-AT': 'Erster Tag' },
  'default-hours.to': { en: 'Last day', 'de-AT': 'Letzter Tag' },
  'default-hours.to-help': { en: 'Leave empty for a single day.', 'de-AT': 'Für einen einzelnen Tag leer lassen.' },
  'default-hours.is-part': { en: 'Only part of each day', 'de-AT': 'Nur ein Teil jedes Tages' },
  'default-hours.start': { en: 'Closed from', 'de-AT': 'Geschlossen ab' },
  'default-hours.end': { en: 'Closed until', 'de-AT': 'Geschlossen bis' },
  'default-hours.take-lead': {
    en: 'Choose where the holidays apply, and deselect any that do not apply to you. Later changes to the calendar are not imported.',
    'de-AT':
      'Wählen Sie, wo die Feiertage gelten, und wählen Sie ab, was Sie nicht betrifft. Spätere Änderungen des Kalenders werden nicht übernommen.',
    'de-AT-informal':
      'Wähle, wo die Feiertage gelten, und wähle ab, was dich nicht betrifft. Spätere Änderungen des Kalenders werden nicht übernommen.'
  },
  'default-hours.country': { en: 'Country', 'de-AT': 'Land' },
  'default-hours.state': { en: 'State', 'de-AT': 'Bundesland' },
  'default-hours.region': { en: 'Region', 'de-AT': 'Region' },
  'default-hours.all': { en: 'All', 'de-AT': 'Alle' },
  'default-hours.year': { en: 'From year', 'de-AT': 'Ab dem Jahr' },
  'default-hours.years': { en: 'For', 'de-AT': 'Für' },
  'default-hours.years-count': {
    en: '{count, plural, one {one year} other {# years}}',
    'de-AT': '{count, plural, one {ein Jahr} other {# Jahre}}'
  },
  'default-hours.language': { en: 'Names in', 'de-AT': 'Namen auf' },
  'default-hours.de': { en: 'German', 'de-AT': 'Deutsch' },
  'default-hours.en': { en: 'English', 'de-AT': 'Englisch' },
  'default-hours.banks': { en: 'Include days on which banks close', 'de-AT': 'Auch Tage, an denen Banken schließen' },
  'default-hours.banks-text': {
    en: 'For example, the afternoon of 24 December.',
    'de-AT': 'Zum Beispiel der Nachmittag des 24. Dezember.'
  },
  'default-hours.days-found': { en: 'Holidays', 'de-AT': 'Feiertage' },
  'default-hours.none-found': {
    en: 'No holidays found for this selection.',
    'de-AT': 'Für diese Auswahl sind keine Feiertage bekannt.'
  },
  'default-hours.all-past': {
    en: 'All holidays of this selection are over.',
    'de-AT': 'Alle Feiertage dieser Auswahl sind schon vorbei.'
  },
  'default-hours.past-left-out': {
    en: 'Days that are over are left out.',
    'de-AT': 'Vergangene Tage sind nicht angeführt.'
  },
  'default-hours.every': { en: 'All', 'de-AT': 'Alle' },
  'default-hours.known': { en: 'already added', 'de-AT': 'bereits eingetragen' },
  'default-hours.from-time': { en: 'from {time}', 'de-AT': 'ab {time} Uhr' },
  'default-hours.taken': {
    en: '{count, plural, one {One day imported} other {# days imported}}',
    'de-AT': '{count, plural, one {Ein Tag übernommen} other {# Tage übernommen}}'
  },
  'default-hours.take-count': {
    en: '{count, plural, =0 {Import} one {Import one day} other {Import # days}}',
    'de-AT': '{count, plural, =0 {Übernehmen} one {Einen Tag übernehmen} other {# Tage übernehmen}}'
  }
} satisfies MessageTable
