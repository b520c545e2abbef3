import type { MessageTable } from './locales.ts'

/** The institution's working hours, holidays and closures. */
export const defaultHoursMessages = {
  'default-hours.scope': { en: 'Applies to', 'de-AT': 'Gilt für' },
  'default-hours.institution': { en: 'Whole institution', 'de-AT': 'Ganzes Institut' },
  'default-hours.no-branch': {
    en: 'No branch has been assigned to you yet.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen.'
  },
  'default-hours.hours': { en: 'Default week', 'de-AT': 'Standardwoche' },
  'default-hours.hours-lead': {
    en: 'Advisors who have set no times of their own can be booked within this week. Times start at the full or half hour, from {earliest} at the earliest.',
    'de-AT':
      'Wer keine eigenen Buchungszeiten festgelegt hat, kann innerhalb dieser Woche gebucht werden. Möglich sind volle und halbe Stunden ab {earliest} Uhr.'
  },
  'default-hours.week': { en: 'The week', 'de-AT': 'Die Woche' },
  'default-hours.keepers-none': {
    en: '{scope, select, branch {Nobody advises at this branch yet.} other {There are no advisors yet.}}',
    'de-AT':
      '{scope, select, branch {In dieser Filiale ist noch niemand in der Beratung tätig.} other {Es gibt noch keine Beraterinnen und Berater.}}'
  },
  'default-hours.keepers-nobody': {
    en: '{scope, select, branch {It applies to nobody at the moment: at this branch, {advisors, plural, one {the only advisor has their own times} other {all advisors have their own times}}.} other {It applies to nobody at the moment: {advisors, plural, one {the only advisor has their own times or those of their branch} other {all advisors have their own times or those of their branch}}.}}',
    'de-AT':
      '{scope, select, branch {Gilt derzeit für niemanden: In dieser Filiale {advisors, plural, one {hat die einzige Person in der Beratung} other {haben alle}} eigene Zeiten.} other {Gilt derzeit für niemanden: {advisors, plural, one {Die einzige Person in der Beratung hat} other {Alle haben}} eigene Zeiten oder die ihrer Filiale.}}'
  },
  'default-hours.keepers-some': {
    en: '{scope, select, branch {It applies to {keepers} of {advisors} advisors of this branch. {others, plural, one {The other one has} other {The others have}} their own times.} other {It applies to {keepers} of {advisors} advisors. {others, plural, one {The other one has} other {The others have}} their own times or those of their branch.}}',
    'de-AT':
      '{scope, select, branch {Gilt für {keepers} von {advisors} Beraterinnen und Beratern dieser Filiale. {others, plural, one {Eine Person hat} other {Alle anderen haben}} eigene Zeiten.} other {Gilt für {keepers} von {advisors} Beraterinnen und Beratern. {others, plural, one {Eine Person hat} other {Alle anderen haben}} eigene Zeiten oder die ihrer Filiale.}}'
  },
  'default-hours.keepers-all': {
    en: '{scope, select, branch {{advisors, plural, one {It applies to the only advisor of this branch.} other {It applies to all # advisors of this branch.}}} other {{advisors, plural, one {It applies to the only advisor.} other {It applies to all # advisors.}}}}',
    'de-AT':
      '{scope, select, branch {{advisors, plural, one {Gilt für die einzige Person in der Beratung dieser Filiale.} other {Gilt für alle # Beraterinnen und Berater dieser Filiale.}}} other {{advisors, plural, one {Gilt für die einzige Person in der Beratung.} other {Gilt für alle # Beraterinnen und Berater.}}}}'
  },
  'default-hours.inherited': {
    en: 'The institution’s week applies to this branch. If it changes, the branch’s changes too.',
    'de-AT': 'Für diese Filiale gilt die Woche des Instituts. Wird sie geändert, ändert sich auch die der Filiale.'
  },
  'default-hours.begin-own': { en: 'Set own week', 'de-AT': 'Eigene Woche festlegen' },
  'default-hours.own': { en: 'This branch has its own week.', 'de-AT': 'Diese Filiale hat eine eigene Woche.' },
  'default-hours.inherit': { en: 'Back to the institution’s', 'de-AT': 'Zurück zur Woche des Instituts' },
  'default-hours.inherit-title': { en: 'Give up the branch’s week?', 'de-AT': 'Woche der Filiale aufgeben?' },
  'default-hours.inherit-text': {
    en: 'The institution’s week will apply to this branch. Its own one is deleted; appointments that are booked stay.',
    'de-AT':
      'Für diese Filiale gilt dann die Woche des Instituts. Die eigene wird gelöscht; gebuchte Termine bleiben bestehen.'
  },
  'default-hours.closed': { en: 'Holidays and closures', 'de-AT': 'Feiertage und Schließzeiten' },
  'default-hours.closed-lead': {
    en: 'In this time nobody can be booked. Advisors can open a single day that is closed as a whole in their slots management; a closed part of a day stays closed.',
    'de-AT':
      'In dieser Zeit kann niemand gebucht werden. Einen einzelnen ganz geschlossenen Tag können Beraterinnen und Berater unter „Slots verwalten“ öffnen; ein geschlossener Teil eines Tages bleibt zu.'
  },
  'default-hours.add': { en: 'Add entry', 'de-AT': 'Eintrag hinzufügen' },
  'default-hours.take': { en: 'Take over public holidays', 'de-AT': 'Feiertage übernehmen' },
  'default-hours.previous-year': { en: 'Year before', 'de-AT': 'Jahr davor' },
  'default-hours.next-year': { en: 'Next year', 'de-AT': 'Nächstes Jahr' },
  'default-hours.year-picture': {
    en: '{year}: {count, plural, =0 {nothing is closed} one {one entry, listed below} other {# entries, listed below}}',
    'de-AT':
      '{year}: {count, plural, =0 {nichts ist geschlossen} one {ein Eintrag, unten aufgelistet} other {# Einträge, unten aufgelistet}}'
  },
  'default-hours.holiday': { en: 'Holiday', 'de-AT': 'Feiertag' },
  'default-hours.closure': { en: 'Closure', 'de-AT': 'Schließzeit' },
  'default-hours.part': { en: 'Part of the day', 'de-AT': 'Teil des Tages' },
  'default-hours.empty': {
    en: 'Nothing is closed in {year} yet. Take over the public holidays of a country or state, or add a closure.',
    'de-AT':
      'Für {year} ist noch nichts eingetragen. Übernehmen Sie die Feiertage eines Landes oder Bundeslandes, oder fügen Sie eine Schließzeit hinzu.',
    'de-AT-informal':
      'Für {year} ist noch nichts eingetragen. Übernimm die Feiertage eines Landes oder Bundeslandes, oder füge eine Schließzeit hinzu.'
  },
  'default-hours.column-when': { en: 'When', 'de-AT': 'Wann' },
  'default-hours.column-what': { en: 'Reason', 'de-AT': 'Anlass' },
  'default-hours.column-whom': { en: 'Applies to', 'de-AT': 'Gilt für' },
  'default-hours.column-do': { en: 'Actions', 'de-AT': 'Aktionen' },
  'default-hours.days': { en: '{from} to {to}', 'de-AT': '{from} bis {to}' },
  'default-hours.times': { en: '{from} to {to}', 'de-AT': '{from} bis {to} Uhr' },
  'default-hours.this-branch': { en: 'This branch', 'de-AT': 'Diese Filiale' },
  'default-hours.appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'default-hours.appointments-of': { en: 'Appointments: {name}', 'de-AT': 'Termine: {name}' },
  'default-hours.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'default-hours.remove-of': { en: 'Remove: {name}', 'de-AT': 'Entfernen: {name}' },
  'default-hours.remove-title': { en: 'Remove “{name}”?', 'de-AT': '„{name}“ entfernen?' },
  'default-hours.remove-text': {
    en: '{scope, select, branch {{when}: appointments can be booked at this branch then again.} other {{when}: appointments can be booked then again at all branches.}}',
    'de-AT':
      '{scope, select, branch {{when}: In dieser Filiale können dann wieder Termine gebucht werden.} other {{when}: In allen Filialen können dann wieder Termine gebucht werden.}}'
  },
  'default-hours.affected': {
    en: '{total, plural, =0 {No appointment is booked in this time.} one {One appointment is booked in this time. It stays: please have it moved or cancelled by the advisor.} other {# appointments are booked in this time. They stay: please have them moved or cancelled by the advisors.}}',
    'de-AT':
      '{total, plural, =0 {In dieser Zeit ist kein Termin gebucht.} one {In dieser Zeit ist ein Termin gebucht. Er bleibt bestehen: Bitte lassen Sie ihn von der Beratung verschieben oder absagen.} other {In dieser Zeit sind # Termine gebucht. Sie bleiben bestehen: Bitte lassen Sie sie von der Beratung verschieben oder absagen.}}',
    'de-AT-informal':
      '{total, plural, =0 {In dieser Zeit ist kein Termin gebucht.} one {In dieser Zeit ist ein Termin gebucht. Er bleibt bestehen: Bitte lass ihn von der Beratung verschieben oder absagen.} other {In dieser Zeit sind # Termine gebucht. Sie bleiben bestehen: Bitte lass sie von der Beratung verschieben oder absagen.}}'
  },
  'default-hours.affected-more': {
    en: 'and {count, plural, one {one more} other {# more}}',
    'de-AT': 'und {count, plural, one {ein weiterer} other {# weitere}}'
  },
  'default-hours.affected-hidden': {
    en: 'The appointments are shown to whoever this branch is assigned to.',
    'de-AT': 'Die Termine sehen nur Personen, denen diese Filiale zugewiesen ist.'
  },
  'default-hours.agree': { en: 'Close it nevertheless', 'de-AT': 'Trotzdem schließen' },
  'default-hours.agree-text': {
    en: 'The appointments stay booked.',
    'de-AT': 'Die Termine bleiben gebucht.'
  },
  'default-hours.add-title': { en: 'Close a time', 'de-AT': 'Zeit schließen' },
  'default-hours.kind': { en: 'Kind', 'de-AT': 'Art' },
  'default-hours.holiday-text': { en: 'A single day.', 'de-AT': 'Ein einzelner Tag.' },
  'default-hours.closure-text': {
    en: 'One or more days, or a part of each.',
    'de-AT': 'Ein oder mehrere Tage, oder ein Teil davon.'
  },
  'default-hours.label': { en: 'Reason', 'de-AT': 'Anlass' },
  'default-hours.label-help': {
    en: 'Advisors read it in their calendar. Visitors read that of whole days on the branch’s page.',
    'de-AT':
      'Beraterinnen und Berater lesen ihn im Kalender. Bei ganzen Tagen steht er auch auf der öffentlichen Seite der Filiale.'
  },
  'default-hours.date': { en: 'Day', 'de-AT': 'Tag' },
  'default-hours.from': { en: 'First day', 'de-AT': 'Erster Tag' },
  'default-hours.to': { en: 'Last day', 'de-AT': 'Letzter Tag' },
  'default-hours.to-help': { en: 'Empty for a single day.', 'de-AT': 'Leer für einen einzelnen Tag.' },
  'default-hours.is-part': { en: 'Only a part of each day', 'de-AT': 'Nur ein Teil jedes Tages' },
  'default-hours.start': { en: 'Closed from', 'de-AT': 'Geschlossen ab' },
  'default-hours.end': { en: 'Closed until', 'de-AT': 'Geschlossen bis' },
  'default-hours.take-lead': {
    en: 'Choose where the holidays apply, and leave out what does not concern you. Later changes of the calendar change nothing here.',
    'de-AT':
      'Wählen Sie, wo die Feiertage gelten, und lassen Sie weg, was Sie nicht betrifft. Spätere Änderungen des Kalenders ändern hier nichts.',
    'de-AT-informal':
      'Wähle, wo die Feiertage gelten, und lass weg, was dich nicht betrifft. Spätere Änderungen des Kalenders ändern hier nichts.'
  },
  'default-hours.country': { en: 'Country', 'de-AT': 'Land' },
  'default-hours.state': { en: 'State', 'de-AT': 'Bundesland' },
  'default-hours.region': { en: 'Region', 'de-AT': 'Region' },
  'default-hours.all': { en: 'All of it', 'de-AT': 'Gesamt' },
  'default-hours.year': { en: 'From year', 'de-AT': 'Ab dem Jahr' },
  'default-hours.years': { en: 'For', 'de-AT': 'Für' },
  'default-hours.years-count': {
    en: '{count, plural, one {one year} other {# years}}',
    'de-AT': '{count, plural, one {ein Jahr} other {# Jahre}}'
  },
  'default-hours.language': { en: 'Names in', 'de-AT': 'Namen auf' },
  'default-hours.de': { en: 'German', 'de-AT': 'Deutsch' },
  'default-hours.en': { en: 'English', 'de-AT': 'Englisch' },
  'default-hours.banks': { en: 'Also days on which banks close', 'de-AT': 'Auch Tage, an denen Banken schließen' },
  'default-hours.banks-text': {
    en: 'For example the afternoon of 24 December.',
    'de-AT': 'Zum Beispiel der Nachmittag des 24. Dezember.'
  },
  'default-hours.days-found': { en: 'Holidays', 'de-AT': 'Feiertage' },
  'default-hours.none-found': { en: 'No holidays are known there.', 'de-AT': 'Dort sind keine Feiertage bekannt.' },
  'default-hours.every': { en: 'All', 'de-AT': 'Alle' },
  'default-hours.known': { en: 'entered already', 'de-AT': 'bereits eingetragen' },
  'default-hours.from-time': { en: 'from {time}', 'de-AT': 'ab {time} Uhr' },
  'default-hours.take-count': {
    en: '{count, plural, =0 {Take over} one {Take over one day} other {Take over # days}}',
    'de-AT': '{count, plural, =0 {Übernehmen} one {Einen Tag übernehmen} other {# Tage übernehmen}}'
  }
} satisfies MessageTable
