import type { MessageTable } from '../locales.ts'

export const retentionMessages = {
  'retention.title': { en: 'How long data is kept', 'de-AT': 'Wie lange Daten bleiben' },
  'retention.lead': {
    en: 'What is older is deleted every hour. Some periods are for the institution to decide.',
    'de-AT': 'Was älter ist, wird jede Stunde gelöscht. Einige Fristen legt das Institut fest.'
  },
  'retention.next': { en: 'Next run: {time}', 'de-AT': 'Nächster Lauf: {time}' },
  'retention.decided': { en: 'Decided by the institution', 'de-AT': 'Legt das Institut fest' },
  'retention.fixed': { en: 'Follows from its purpose', 'de-AT': 'Ergibt sich aus dem Zweck' },
  'retention.runs': { en: 'What was deleted', 'de-AT': 'Was gelöscht wurde' },
  'retention.no-runs': {
    en: 'Nothing has been deleted by its age yet.',
    'de-AT': 'Es wurde noch nichts wegen seines Alters gelöscht.'
  },
  'retention.days': {
    en: '{count, plural, one {# day} other {# days}}',
    'de-AT': '{count, plural, one {# Tag} other {# Tage}}'
  },
  'retention.years': {
    en: '{count, plural, one {# year} other {# years}}',
    'de-AT': '{count, plural, one {# Jahr} other {# Jahre}}'
  },
  'retention.no-age': { en: 'Not by age', 'de-AT': 'Nicht nach Alter' },
  'retention.short': { en: 'A day at most', 'de-AT': 'Höchstens ein Tag' },
  'retention.due': {
    en: 'The next run deletes {count, plural, =0 {nothing} one {# entry} other {# entries}}',
    'de-AT': 'Der nächste Lauf löscht {count, plural, =0 {nichts} one {# Eintrag} other {# Einträge}}'
  },
  'retention.change': { en: 'Change', 'de-AT': 'Ändern' },
  'retention.change-title': { en: 'Keep: {kind}', 'de-AT': 'Aufbewahren: {kind}' },
  'retention.form-days': { en: 'Days', 'de-AT': 'Tage' },
  'retention.form-days-help': {
    en: 'From {min} to {max}. {initial} unless changed.',
    'de-AT': 'Von {min} bis {max}. Vorgabe: {initial}.'
  },
  'retention.out-of-range': {
    en: 'Please enter a whole number of days from {min} to {max}.',
    'de-AT': 'Bitte geben Sie eine ganze Zahl von {min} bis {max} Tagen ein.',
    'de-AT-informal': 'Bitte gib eine ganze Zahl von {min} bis {max} Tagen ein.'
  },
  'retention.shorten-text': {
    en: 'This is shorter than now. The next run, at {time}, deletes {count, plural, =0 {nothing} one {# entry for good} other {# entries for good}}.',
    'de-AT':
      'Das ist kürzer als bisher. Der nächste Lauf um {time} löscht {count, plural, =0 {nichts} one {# Eintrag endgültig} other {# Einträge endgültig}}.'
  },
  'retention.shorten': { en: 'Shorten', 'de-AT': 'Verkürzen' },
  'retention.saved': { en: 'Period saved', 'de-AT': 'Frist gespeichert' },
  'retention.kind-appointment': { en: 'Appointments with their history', 'de-AT': 'Termine mit ihrem Verlauf' },
  'retention.kind-contact-request': { en: 'Requests and their replies', 'de-AT': 'Anfragen und ihre Antworten' },
  'retention.kind-conversation': { en: 'Chats with messages and notes', 'de-AT': 'Chats mit Nachrichten und Notizen' },
  'retention.kind-waitlist-entry': {
    en: 'Waitlist entries that are over',
    'de-AT': 'Beendete Einträge der Warteliste'
  },
  'retention.kind-lead': { en: 'Leads with their notes', 'de-AT': 'Leads mit ihren Notizen' },
  'retention.kind-rejected-review': { en: 'Rejected reviews', 'de-AT': 'Abgelehnte Bewertungen' },
  'retention.kind-consent': { en: 'Consents to cookies', 'de-AT': 'Einwilligungen zu Cookies' },
  'retention.kind-frontend-log': { en: 'Browsers’ reports of errors and clicks', 'de-AT': 'Meldungen der Browser' },
  'retention.kind-audit-log': { en: 'Changes in the audit log', 'de-AT': 'Änderungen im Änderungsprotokoll' },
  'retention.kind-access-log': {
    en: 'Sign-ins, reads and exports in the audit log',
    'de-AT': 'Anmeldungen, Lesezugriffe und Exporte im Änderungsprotokoll'
  },
  'retention.kind-conversation-file': { en: 'Files in chats', 'de-AT': 'Dateien in Chats' },
  'retention.kind-review': { en: 'Published reviews', 'de-AT': 'Veröffentlichte Bewertungen' },
  'retention.kind-wallet-card': { en: 'Wallet cards', 'de-AT': 'Wallet-Karten' },
  'retention.kind-phone': { en: 'Phones with a void card', 'de-AT': 'Handys mit ungültiger Karte' },
  'retention.kind-search-words': { en: 'Words of searches', 'de-AT': 'Wörter von Suchen' },
  'retention.kind-figure': { en: 'Raw figures of reports', 'de-AT': 'Rohzahlen der Berichte' },
  'retention.kind-visit': { en: 'Who was counted as a visitor', 'de-AT': 'Wer als Besuch gezählt wurde' },
  'retention.kind-mail': { en: 'E-mails and jobs that are done', 'de-AT': 'Erledigte E-Mails und Aufträge' },
  'retention.kind-text-message': { en: 'Text messages that were sent', 'de-AT': 'Versandte SMS' },
  'retention.kind-data-request': { en: 'Answered requests about data', 'de-AT': 'Erledigte Datenschutzanträge' },
  'retention.kind-answer': { en: 'Answers to requests sent twice', 'de-AT': 'Antworten für doppelt Gesendetes' },
  'retention.kind-import': { en: 'Imports and changes of many', 'de-AT': 'Importe und Sammeländerungen' },
  'retention.why-appointment': {
    en: 'Until claims from a talk lapse, three years in Germany and Austria; figures stay, and what advisors’ own calendars hold stays there.',
    'de-AT':
      'Bis Ansprüche aus einem Gespräch verjähren, in Österreich und Deutschland drei Jahre; Zahlen bleiben, und was in eigenen Kalendern steht, bleibt dort.'
  },
  'retention.why-contact-request': {
    en: 'Counted from when it came in: a year covers questions about an answer, and what leads to business is kept in the bank’s own systems.',
    'de-AT':
      'Ab dem Eingang: Ein Jahr reicht für Rückfragen, und was zum Geschäft führt, steht in den Systemen der Bank.'
  },
  'retention.why-conversation': {
    en: 'Counted from the last message: a quarter is enough to come back to a talk that replaces no advice.',
    'de-AT': 'Ab der letzten Nachricht: Ein Quartal reicht, um auf ein Gespräch zurückzukommen, das keine Beratung ist.'
  },
  'retention.why-waitlist-entry': {
    en: 'Counted from its end: so that a question why nobody called can still be answered.',
    'de-AT': 'Ab dem Ende: damit sich noch klären lässt, warum sich niemand gemeldet hat.'
  },
  'retention.why-lead': {
    en: 'Counted from when it was left: after a year nobody expects a call any more, and who became a customer is kept in the bank’s own systems.',
    'de-AT':
      'Ab dem Hinterlassen: Nach einem Jahr rechnet niemand mehr mit einem Anruf, und wer Kundin oder Kunde wurde, steht in den Systemen der Bank.'
  },
  'retention.why-rejected-review': {
    en: 'Counted from the decision: so that its reason can be explained if somebody complains.',
    'de-AT': 'Ab der Entscheidung: damit sich der Grund bei einer Beschwerde erklären lässt.'
  },
  'retention.why-consent': {
    en: 'Proof of consent (GDPR Art. 7(1)) until claims lapse after three years; it names nobody.',
    'de-AT': 'Nachweis der Einwilligung (Art. 7 Abs. 1 DSGVO), bis Ansprüche nach drei Jahren verjähren; ohne Namen.'
  },
  'retention.why-frontend-log': {
    en: 'An error is found and fixed within a quarter; clicks are counted in the reports.',
    'de-AT': 'Ein Fehler wird in einem Quartal gefunden und behoben; Klicks sind in den Berichten gezählt.'
  },
  'retention.why-audit-log': {
    en: 'Who changed what is needed as long as a bank keeps its books, at most ten years.',
    'de-AT': 'Wer was geändert hat, wird so lange gebraucht, wie eine Bank Bücher aufbewahrt: höchstens zehn Jahre.'
  },
  'retention.why-access-log': {
    en: 'Half a year is enough to look into misuse; who read what says more about staff than it proves after that.',
    'de-AT':
      'Ein halbes Jahr reicht, um einen Missbrauch aufzuklären; danach sagt es mehr über das Personal aus, als es belegt.'
  },
  'retention.why-conversation-file': {
    en: 'Documents belong in the bank’s own archive; the chat says that they were there.',
    'de-AT': 'Unterlagen gehören ins Archiv der Bank; im Chat steht, dass es sie gab.'
  },
  'retention.why-review': {
    en: 'They stay public until the customer is erased or somebody rejects them.',
    'de-AT': 'Öffentlich, bis die Person gelöscht wird oder jemand die Bewertung ablehnt.'
  },
  'retention.why-wallet-card': {
    en: 'A card lives until it is deleted from the phone.',
    'de-AT': 'Eine Karte lebt, bis sie vom Handy gelöscht wird.'
  },
  'retention.why-phone': {
    en: 'So long a phone may be off and still learn that its card is void.',
    'de-AT': 'So lange darf ein Handy aus sein und erfährt trotzdem, dass seine Karte ungültig ist.'
  },
  'retention.why-search-words': {
    en: 'Reports show the terms of eight weeks; what was typed may be a name.',
    'de-AT': 'Berichte zeigen die Begriffe von acht Wochen; getippt wird auch einmal ein Name.'
  },
  'retention.why-figure': {
    en: 'So that this year and the ones before can be counted again; they say nothing of anybody.',
    'de-AT': 'Damit dieses Jahr und die Jahre davor neu gezählt werden können; sie sagen über niemanden etwas.'
  },
  'retention.why-visit': {
    en: 'So that a visitor counts once a day, by a hash whose key changes daily.',
    'de-AT': 'Damit ein Besuch am Tag einmal zählt, mit einem Prüfwert, dessen Schlüssel täglich wechselt.'
  },
  'retention.why-mail': {
    en: 'So that failed ones can be looked into; done ones contain nothing.',
    'de-AT': 'Damit sich Fehlgeschlagenes klären lässt; Erledigtes enthält nichts mehr.'
  },
  'retention.why-text-message': {
    en: 'So that costs of a quarter can be compared with the service’s invoice; only the end of a number is kept.',
    'de-AT':
      'Damit sich die Kosten eines Quartals mit der Rechnung des Dienstes vergleichen lassen; von Nummern bleibt nur das Ende.'
  },
  'retention.why-data-request': {
    en: 'So that it can be shown until claims lapse that a request was answered in time (GDPR Art. 5(2)).',
    'de-AT': 'Damit sich bis zur Verjährung zeigen lässt, dass rechtzeitig geantwortet wurde (Art. 5 Abs. 2 DSGVO).'
  },
  'retention.why-answer': {
    en: 'A form that is sent twice by a bad connection counts once.',
    'de-AT': 'Ein Formular, das eine schlechte Verbindung zweimal sendet, zählt nur einmal.'
  },
  'retention.why-import': {
    en: 'Its rows contain names; what was changed stays in the audit log.',
    'de-AT': 'Die Zeilen enthalten Namen; was geändert wurde, steht im Änderungsprotokoll.'
  },
  'retention.kind-event-registration': { en: 'Registrations for events', 'de-AT': 'Anmeldungen zu Veranstaltungen' },
  'retention.why-event-registration': {
    en: 'Counted from the event, or from the cancellation: so that it can be thanked and asked for, and attendance confirmed.',
    'de-AT': 'Ab der Veranstaltung oder der Absage: damit sich die Teilnahme noch bestätigen lässt.'
  }
} satisfies MessageTable
