import type { MessageTable } from '../locales.ts'

/** Administrators define what can be booked (spec §1). */
export const topicsManagementMessages = {
  'topics-management.new': { en: 'New topic', 'de-AT': 'Neues Thema' },
  'topics-management.search': { en: 'Search topics', 'de-AT': 'Themen durchsuchen' },
  'topics-management.search-hint': {
    en: 'You cannot change the order while searching.',
    'de-AT': 'Während der Suche lässt sich die Reihenfolge nicht ändern.'
  },
  'topics-management.found': {
    en: '{count, plural, =0 {No topic matches.} one {# topic} other {# topics}}',
    'de-AT': '{count, plural, =0 {Kein Thema passt dazu.} one {# Thema} other {# Themen}}'
  },
  'topics-management.empty': {
    en: 'No topics yet. Without a topic, nothing can be booked.',
    'de-AT': 'Noch keine Themen. Ohne Thema kann nichts gebucht werden.'
  },
  'topics-management.none-offered': {
    en: 'No topic is offered at the moment, so nothing can be booked.',
    'de-AT': 'Derzeit wird kein Thema angeboten. Es kann nichts gebucht werden.'
  },
  'topics-management.offered': { en: 'Offered', 'de-AT': 'Angeboten' },
  'topics-management.order-hint': {
    en: 'Visitors see the topics in this order.',
    'de-AT': 'In dieser Reihenfolge sehen Besucherinnen und Besucher die Themen.'
  },
  'topics-management.retired': {
    en: 'Retired ({count})',
    'de-AT': 'Nicht mehr angeboten ({count})'
  },
  'topics-management.retired-since': {
    en: 'Retired since {day}',
    'de-AT': 'Nicht mehr angeboten seit {day}'
  },
  'topics-management.bookable': { en: 'Bookable', 'de-AT': 'Buchbar' },
  'topics-management.offered-of': { en: '{topic} is offered', 'de-AT': '{topic} wird angeboten' },
  'topics-management.people': { en: 'Advisors', 'de-AT': 'Personen' },
  'topics-management.nobody': { en: 'No one', 'de-AT': 'Niemand' },
  'topics-management.ahead': { en: 'Upcoming appointments', 'de-AT': 'Kommende Termine' },
  'topics-management.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'topics-management.untranslated-en': { en: 'No English text', 'de-AT': 'Ohne englischen Text' },
  'topics-management.untranslated-de': { en: 'No German text', 'de-AT': 'Ohne deutschen Text' },
  'topics-management.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'topics-management.assign': { en: 'Assign', 'de-AT': 'Zuteilen' },
  'topics-management.retire': { en: 'Retire', 'de-AT': 'Nicht mehr anbieten' },
  'topics-management.retire-question': {
    en: '“{topic}” will no longer be offered to visitors or advisors. {upcoming, plural, =0 {There are no upcoming appointments.} one {The # upcoming appointment stays and can still be rescheduled or cancelled.} other {The # upcoming appointments stay and can still be rescheduled or cancelled.}} You can offer the topic again at any time, with the same advisors.',
    'de-AT':
      '„{topic}“ wird dann weder Besucherinnen und Besuchern noch Beraterinnen und Beratern angeboten. {upcoming, plural, =0 {Es gibt keine kommenden Termine.} one {Der eine kommende Termin bleibt und kann weiterhin verschoben oder abgesagt werden.} other {Die # kommenden Termine bleiben und können weiterhin verschoben oder abgesagt werden.}} Sie können das Thema jederzeit wieder anbieten, bei denselben Personen.',
    'de-AT-informal':
      '„{topic}“ wird dann weder Besucherinnen und Besuchern noch Beraterinnen und Beratern angeboten. {upcoming, plural, =0 {Es gibt keine kommenden Termine.} one {Der eine kommende Termin bleibt und kann weiterhin verschoben oder abgesagt werden.} other {Die # kommenden Termine bleiben und können weiterhin verschoben oder abgesagt werden.}} Du kannst das Thema jederzeit wieder anbieten, bei denselben Personen.'
  },
  'topics-management.not-offered': {
    en: '“{topic}” is no longer offered',
    'de-AT': '„{topic}“ wird nicht mehr angeboten'
  },
  'topics-management.offered-again': { en: '“{topic}” is offered again', 'de-AT': '„{topic}“ wird wieder angeboten' },
  'topics-management.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'topics-management.delete-question': {
    en: '“{topic}” was never booked and no advisor offers it. Deleting it cannot be undone.',
    'de-AT': '„{topic}“ wurde nie gebucht und ist niemandem zugeteilt. Das Löschen lässt sich nicht rückgängig machen.'
  },
  'topics-management.edit-title': { en: 'Edit topic', 'de-AT': 'Thema bearbeiten' },
  'topics-management.texts-en': { en: 'Texts in English', 'de-AT': 'Texte auf Englisch' },
  'topics-management.texts-de': { en: 'Texts in German', 'de-AT': 'Texte auf Deutsch' },
  'topics-management.other-help': {
    en: 'Optional. Shown to people who read in another language; where these are missing, they see the texts above.',
    'de-AT': 'Optional. Wer in einer anderen Sprache liest, sieht diese Texte; wo sie fehlen, die oberen.'
  },
  'topics-management.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'topics-management.comment': { en: 'Comment', 'de-AT': 'Hinweis' },
  'topics-management.comment-help': {
    en: 'Shown below the topic and in e-mails: a whole sentence, for example about who should come along.',
    'de-AT': 'Erscheint unter dem Thema und in den E-Mails: ein ganzer Satz, zum Beispiel, wer mitkommen sollte.'
  },
  'topics-management.documents': { en: 'Documents to bring', 'de-AT': 'Mitzubringende Unterlagen' },
  'topics-management.documents-help': {
    en: 'One per line, for example “Photo ID” or “Last three payslips”, up to ten. For phone and video calls, customers read “Please have ready”.',
    'de-AT':
      'Eine pro Zeile, zum Beispiel „Lichtbildausweis“ oder „Letzte drei Lohnzettel“, höchstens zehn. Bei Telefon- und Videogesprächen lesen Kundinnen und Kunden „Bitte bereithalten“.'
  },
  'topics-management.questions': { en: 'Questions for the customer', 'de-AT': 'Fragen an die Kundin oder den Kunden' },
  'topics-management.questions-help': {
    en: 'Asked when the topic is booked. The answers appear in the e-mails and with the appointment. Up to five.',
    'de-AT': 'Werden beim Buchen gestellt. Die Antworten stehen in den E-Mails und beim Termin. Höchstens fünf.'
  },
  'topics-management.question': { en: 'Question {number}', 'de-AT': 'Frage {number}' },
  'topics-management.question-label': { en: 'Question', 'de-AT': 'Frage' },
  'topics-management.question-label-en': { en: 'Question in English', 'de-AT': 'Frage auf Englisch' },
  'topics-management.question-label-de': { en: 'Question in German', 'de-AT': 'Frage auf Deutsch' },
  'topics-management.options': { en: 'Answers to choose from', 'de-AT': 'Antworten zur Auswahl' },
  'topics-management.options-help': {
    en: 'One per line. Leave empty to let customers answer in their own words.',
    'de-AT': 'Eine pro Zeile. Leer lassen für eine Antwort in eigenen Worten.'
  },
  'topics-management.options-en': { en: 'Answers in English', 'de-AT': 'Antworten auf Englisch' },
  'topics-management.options-de': { en: 'Answers in German', 'de-AT': 'Antworten auf Deutsch' },
  'topics-management.is_required': { en: 'Answer required', 'de-AT': 'Antwort erforderlich' },
  'topics-management.add-question': { en: 'Add question', 'de-AT': 'Frage hinzufügen' },
  'topics-management.remove-question': { en: 'Remove question {number}', 'de-AT': 'Frage {number} entfernen' },
  'topics-management.times': { en: 'Times', 'de-AT': 'Zeiten' },
  'topics-management.length': { en: 'Length', 'de-AT': 'Dauer' },
  'topics-management.length-help': {
    en: 'Booked appointments keep their length.',
    'de-AT': 'Gebuchte Termine behalten ihre Dauer.'
  },
  'topics-management.slot_step': { en: 'Offer a time every', 'de-AT': 'Zeiten anbieten alle' },
  'topics-management.buffer_before': { en: 'Buffer before', 'de-AT': 'Puffer davor' },
  'topics-management.buffer_after': { en: 'Buffer after', 'de-AT': 'Puffer danach' },
  'topics-management.notice_minutes': { en: 'Minimum notice', 'de-AT': 'Mindestvorlaufzeit' },
  'topics-management.notice-help': {
    en: 'How long before its start an appointment can still be booked.',
    'de-AT': 'Wie lange vor Beginn ein Termin noch gebucht werden kann.'
  },
  'topics-management.window_days': { en: 'Days bookable in advance', 'de-AT': 'Im Voraus buchbare Tage' },
  'topics-management.window-help': {
    en: 'How far in advance customers can book: 1 to 365 days.',
    'de-AT': 'Wie weit im Voraus gebucht werden kann: 1 bis 365 Tage.'
  },
  'topics-management.none': { en: 'None', 'de-AT': 'Keine' },
  'topics-management.days': {
    en: '{days, plural, one {# day} other {# days}}',
    'de-AT': '{days, plural, one {# Tag} other {# Tage}}'
  },
  'topics-management.assign-title': { en: 'Advisors for “{topic}”', 'de-AT': 'Wer „{topic}“ anbietet' },
  'topics-management.assign-lead': {
    en: 'The advisors you tick offer the topic. Booked appointments stay, even with advisors who lose it.',
    'de-AT': 'Angehakte Personen bieten das Thema an. Gebuchte Termine bleiben, auch bei jenen, die es verlieren.'
  },
  'topics-management.assign-search': { en: 'Search advisors or branches', 'de-AT': 'Personen oder Filialen suchen' },
  'topics-management.assign-none': {
    en: 'No one found. Consider changing the search query.',
    'de-AT': 'Niemand gefunden. Versuchen Sie es mit einem anderen Suchbegriff.',
    'de-AT-informal': 'Niemand gefunden. Versuche es mit einem anderen Suchbegriff.'
  },
  'topics-management.no-advisors': {
    en: 'No advisors yet.',
    'de-AT': 'Noch keine Beraterinnen und Berater.'
  },
  'topics-management.all': { en: 'All advisors', 'de-AT': 'Alle Personen' },
  'topics-management.all-shown': { en: 'All shown', 'de-AT': 'Alle angezeigten Personen' },
  'topics-management.of': { en: '{count} of {total}', 'de-AT': '{count} von {total}' },
  'topics-management.show': { en: 'Show {branch}', 'de-AT': '{branch} anzeigen' },
  'topics-management.gain-lose': {
    en: '{gain, plural, =0 {No one gains it} one {# advisor gains it} other {# advisors gain it}}, {lose, plural, =0 {no one loses it} one {# loses it} other {# lose it}}.',
    'de-AT':
      '{gain, plural, =0 {Niemand erhält es} one {# Person erhält es} other {# Personen erhalten es}}, {lose, plural, =0 {niemand verliert es} one {# verliert es} other {# verlieren es}}.'
  },
  'topics-management.assignment-undone': { en: 'Assignment undone', 'de-AT': 'Zuteilung rückgängig gemacht' },
  'topics-management.unchanged': { en: 'No changes.', 'de-AT': 'Keine Änderungen.' },
  'topics-management.changed': {
    en: '“{topic}”: {gain, plural, =0 {no one has gained it} one {# advisor has gained it} other {# advisors have gained it}}, {lose, plural, =0 {no one has lost it} one {# has lost it} other {# have lost it}}.',
    'de-AT':
      '„{topic}“: {gain, plural, =0 {Niemand hat es erhalten} one {# Person hat es erhalten} other {# Personen haben es erhalten}}, {lose, plural, =0 {niemand hat es verloren} one {# hat es verloren} other {# haben es verloren}}.'
  }
} satisfies MessageTable
