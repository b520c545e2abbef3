import type { MessageTable } from '../locales.ts'
import { appointmentsMessages } from './appointments.messages.ts'

/** Staff's page of contact requests. */
export const requestInboxMessages = {
  'request-inbox.list': { en: 'List of requests', 'de-AT': 'Liste der Anfragen' },
  'request-inbox.count': {
    en: '{count, plural, =0 {No requests} one {# request} other {# requests}}',
    'de-AT': '{count, plural, =0 {Keine Anfragen} one {# Anfrage} other {# Anfragen}}'
  },
  'request-inbox.count-open': {
    en: '{count, plural, =0 {No open requests} one {# open request} other {# open requests}}',
    'de-AT': '{count, plural, =0 {Keine offenen Anfragen} one {# offene Anfrage} other {# offene Anfragen}}'
  },
  'request-inbox.choose-of': { en: 'Choose the request from {name}', 'de-AT': 'Anfrage von {name} auswählen' },
  'request-inbox.sort': { en: 'Sort by', 'de-AT': 'Sortieren nach' },
  'request-inbox.sort-due_at-asc': { en: 'Due, earliest first', 'de-AT': 'Fällig, früheste zuerst' },
  'request-inbox.sort-due_at-desc': { en: 'Due, latest first', 'de-AT': 'Fällig, späteste zuerst' },
  'request-inbox.sort-created_at-desc': { en: 'Received, latest first', 'de-AT': 'Eingelangt, neueste zuerst' },
  'request-inbox.sort-created_at-asc': { en: 'Received, earliest first', 'de-AT': 'Eingelangt, älteste zuerst' },
  'request-inbox.sort-name-asc': { en: 'Name, A to Z', 'de-AT': 'Name, A bis Z' },
  'request-inbox.sort-name-desc': { en: 'Name, Z to A', 'de-AT': 'Name, Z bis A' },
  'request-inbox.sort-state-asc': { en: 'Status, open first', 'de-AT': 'Status, offene zuerst' },
  'request-inbox.sort-state-desc': { en: 'Status, done first', 'de-AT': 'Status, erledigte zuerst' },
  'request-inbox.search': {
    en: 'Search by name, phone or e-mail',
    'de-AT': 'Suche nach Name, Telefon oder E-Mail'
  },
  'request-inbox.customer': { en: 'Customer', 'de-AT': 'Kundin oder Kunde' },
  'request-inbox.kind': { en: 'Type', 'de-AT': 'Art' },
  'request-inbox.subject': { en: 'Subject', 'de-AT': 'Anliegen' },
  'request-inbox.advisor': { en: 'Advisor', 'de-AT': 'Zuständig' },
  'request-inbox.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'request-inbox.received': { en: 'Received', 'de-AT': 'Eingelangt' },
  'request-inbox.due': { en: 'Due', 'de-AT': 'Fällig' },
  'request-inbox.state': { en: 'Status', 'de-AT': 'Status' },
  'request-inbox.state-open': { en: 'Open', 'de-AT': 'Offen' },
  'request-inbox.state-unanswered': { en: 'To answer', 'de-AT': 'Zu beantworten' },
  'request-inbox.state-answered': { en: 'Answered', 'de-AT': 'Beantwortet' },
  'request-inbox.state-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'request-inbox.state-all': { en: 'Open and done', 'de-AT': 'Offen und erledigt' },
  'request-inbox.overdue': { en: 'Overdue', 'de-AT': 'Überfällig' },
  'request-inbox.all-kinds': { en: 'All types', 'de-AT': 'Alle Arten' },
  'request-inbox.all-branches': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'request-inbox.all-advisors': { en: 'All advisors', 'de-AT': 'Alle Beraterinnen und Berater' },
  'request-inbox.kind-basic': { en: 'Message', 'de-AT': 'Nachricht' },
  'request-inbox.kind-appointment': { en: 'Appointment request', 'de-AT': 'Terminwunsch' },
  'request-inbox.kind-callback': { en: 'Callback request', 'de-AT': 'Rückrufwunsch' },
  'request-inbox.kind-messenger': { en: 'Chat message', 'de-AT': 'Chat-Nachricht' },
  'request-inbox.wish-appointment': { en: 'Preferred time', 'de-AT': 'Gewünschte Zeit' },
  'request-inbox.wish-callback': { en: 'Best time to call', 'de-AT': 'Erreichbar' },
  'request-inbox.none-hint': {
    en: 'Messages, appointment requests and callback requests from customers appear here.',
    'de-AT': 'Nachrichten, Terminwünsche und Rückrufwünsche erscheinen hier.'
  },
  'request-inbox.none-found-hint': {
    en: 'No request matches your search and filters.',
    'de-AT': 'Keine Anfrage passt zu Suche und Filtern.'
  },
  'request-inbox.none-assigned': {
    en: 'No branch is assigned to you yet. An administrator can do that.',
    'de-AT': 'Ihnen ist noch keine Filiale zugeordnet. Das kann die Administration tun.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugeordnet. Das kann die Administration tun.'
  },
  'request-inbox.branch-unknown': {
    en: 'This branch does not exist, or it is not assigned to you.',
    'de-AT': 'Diese Filiale gibt es nicht, oder sie ist Ihnen nicht zugewiesen.',
    'de-AT-informal': 'Diese Filiale gibt es nicht, oder sie ist dir nicht zugewiesen.'
  },
  'request-inbox.clear': { en: 'Clear search and filters', 'de-AT': 'Suche und Filter zurücksetzen' },
  'request-inbox.title': { en: 'Request from {name}', 'de-AT': 'Anfrage von {name}' },
  'request-inbox.loading': { en: 'Request', 'de-AT': 'Anfrage' },
  'request-inbox.gone': {
    en: 'This request is no longer here. It may have been given to someone else.',
    'de-AT': 'Diese Anfrage ist nicht mehr hier. Vielleicht hat sie jemand anderer übernommen.'
  },
  'request-inbox.contact': { en: 'Contact', 'de-AT': 'Kontakt' },
  'request-inbox.customer-already': appointmentsMessages['appointments.customer'],
  'request-inbox.customer-yes': appointmentsMessages['appointments.customer-yes'],
  'request-inbox.customer-no': appointmentsMessages['appointments.customer-no'],
  'request-inbox.customer-any': { en: 'All', 'de-AT': 'Alle' },
  'request-inbox.source': { en: 'Written on', 'de-AT': 'Geschrieben über' },
  'request-inbox.source-card': appointmentsMessages['appointments.source-card'],
  'request-inbox.source-branch': appointmentsMessages['appointments.source-branch'],
  'request-inbox.source-search': appointmentsMessages['appointments.source-search'],
  'request-inbox.source-booking-page': appointmentsMessages['appointments.source-booking-page'],
  'request-inbox.source-contact-page': appointmentsMessages['appointments.source-contact-page'],
  'request-inbox.source-website': appointmentsMessages['appointments.source-website'],
  'request-inbox.campaign': appointmentsMessages['appointments.campaign'],
  'request-inbox.appointment': { en: 'Booked appointment', 'de-AT': 'Gebuchter Termin' },
  'request-inbox.appointment-with': { en: '{when}, with {advisor}', 'de-AT': '{when}, mit {advisor}' },
  'request-inbox.answered-by': { en: '{when}, by {name}', 'de-AT': '{when}, von {name}' },
  'request-inbox.answered': {
    en: 'Answered by {name}, {when}',
    'de-AT': 'Beantwortet von {name}, {when}'
  },
  'request-inbox.is-done': {
    en: 'This request is done. To note a call, reopen it first.',
    'de-AT': 'Diese Anfrage ist erledigt. Um einen Anruf zu vermerken, öffnen Sie sie bitte zuerst wieder.',
    'de-AT-informal': 'Diese Anfrage ist erledigt. Um einen Anruf zu vermerken, öffne sie bitte zuerst wieder.'
  },
  'request-inbox.call': { en: 'Call', 'de-AT': 'Anrufen' },
  'request-inbox.not-reached': { en: 'Not reached', 'de-AT': 'Nicht erreicht' },
  'request-inbox.attempted': {
    en: '{count, plural, one {Not reached} other {Not reached {count} times}}, most recently {when}',
    'de-AT': '{count, plural, one {Nicht erreicht} other {{count}-mal nicht erreicht}}, zuletzt {when}'
  },
  'request-inbox.attempts': {
    en: '{count, plural, one {Not reached} other {Not reached ({count}×)}}',
    'de-AT': '{count, plural, one {Nicht erreicht} other {{count}× nicht erreicht}}'
  },
  'request-inbox.attempt-noted': {
    en: 'Noted: {name} was not reached',
    'de-AT': 'Vermerkt: {name} wurde nicht erreicht'
  },
  'request-inbox.attempt-by': { en: '{name}, by phone', 'de-AT': '{name}, telefonisch' },
  'request-inbox.note-by': { en: '{name}, note for colleagues', 'de-AT': '{name}, interne Notiz' },
  'request-inbox.quote': { en: 'Message from {name}', 'de-AT': 'Nachricht von {name}' },
  'request-inbox.thread': { en: 'Messages', 'de-AT': 'Nachrichten' },
  'request-inbox.recorded-by': {
    en: '{customer}, by e-mail, recorded by {name}',
    'de-AT': '{customer}, per E-Mail, eingetragen von {name}'
  },
  'request-inbox.answer-title': { en: 'Record an e-mail from {name}', 'de-AT': 'E-Mail von {name} eintragen' },
  'request-inbox.answer-text': { en: 'Text of the e-mail', 'de-AT': 'Text der E-Mail' },
  'request-inbox.answer-help': {
    en: 'Answers arrive in the mailbox of {advisor}. Copy the text here, so that everyone who works on this request can read it.',
    'de-AT':
      'Antworten kommen in das Postfach von {advisor}. Kopieren Sie den Text hierher, damit ihn alle lesen können, die diese Anfrage bearbeiten.',
    'de-AT-informal':
      'Antworten kommen in das Postfach von {advisor}. Kopiere den Text hierher, damit ihn alle lesen können, die diese Anfrage bearbeiten.'
  },
  'request-inbox.answer-save': { en: 'Record e-mail', 'de-AT': 'Eintragen' },
  'request-inbox.recorded': { en: 'E-mail from {name} recorded', 'de-AT': 'E-Mail von {name} eingetragen' },
  'request-inbox.book': { en: 'Book appointment', 'de-AT': 'Termin buchen' },
  'request-inbox.book-title': { en: 'Book an appointment for {name}', 'de-AT': 'Termin für {name} buchen' },
  'request-inbox.reply': { en: 'Reply', 'de-AT': 'Antworten' },
  'request-inbox.reply-title': { en: 'Reply to {name}', 'de-AT': 'Antwort an {name}' },
  'request-inbox.reply-text': { en: 'Your reply', 'de-AT': 'Ihre Antwort', 'de-AT-informal': 'Deine Antwort' },
  'request-inbox.reply-help': {
    en: 'Sent to {email} in your name; the signature is added.{has_left, select, true {} other { An answer arrives in the mailbox of {advisor}.}}',
    'de-AT':
      'Geht in Ihrem Namen an {email}; die Signatur wird ergänzt.{has_left, select, true {} other { Eine Antwort darauf kommt in das Postfach von {advisor}.}}',
    'de-AT-informal':
      'Geht in deinem Namen an {email}; die Signatur wird ergänzt.{has_left, select, true {} other { Eine Antwort darauf kommt in das Postfach von {advisor}.}}'
  },
  'request-inbox.reply-greeting': { en: 'Dear {name},', 'de-AT': 'Guten Tag {name},' },
  'request-inbox.reply-only-greeting': {
    en: 'So far there is only the greeting. Add what you want to tell {name}.',
    'de-AT': 'Bisher steht hier nur die Anrede. Ergänzen Sie, was Sie {name} antworten möchten.',
    'de-AT-informal': 'Bisher steht hier nur die Anrede. Ergänze, was du {name} antworten möchtest.'
  },
  'request-inbox.template': { en: 'Template', 'de-AT': 'Vorlage' },
  'request-inbox.template-none': { en: 'No template', 'de-AT': 'Ohne Vorlage' },
  'request-inbox.send': { en: 'Send reply', 'de-AT': 'Antwort senden' },
  'request-inbox.send-done': { en: 'Send and mark as done', 'de-AT': 'Senden und erledigen' },
  'request-inbox.sent-done': {
    en: 'Reply sent. The request from {name} is done.',
    'de-AT': 'Antwort gesendet. Die Anfrage von {name} ist erledigt.'
  },
  'request-inbox.sent': { en: 'Reply to {name} sent', 'de-AT': 'Antwort an {name} gesendet' },
  'request-inbox.reopen-request': { en: 'Reopen the request', 'de-AT': 'Anfrage wieder öffnen' },
  'request-inbox.assign': { en: 'Give to someone else', 'de-AT': 'Weitergeben' },
  'request-inbox.assign-title': {
    en: 'Give the request from {name} to someone else',
    'de-AT': 'Anfrage von {name} weitergeben'
  },
  'request-inbox.assign-help': {
    en: 'The new advisor receives the request by e-mail. The customer is not notified.',
    'de-AT': 'Wer die Anfrage übernimmt, bekommt sie per E-Mail. Die Kundin oder der Kunde wird nicht verständigt.'
  },
  'request-inbox.assign-to': { en: 'New advisor', 'de-AT': 'Neue Zuständigkeit' },
  'request-inbox.assign-note': { en: 'Note for your colleague', 'de-AT': 'Notiz dazu' },
  'request-inbox.assign-note-help': {
    en: 'Optional. It is sent with the request and stays with it; the customer does not see it.',
    'de-AT':
      'Freiwillig. Die Notiz wird mitgeschickt und bleibt bei der Anfrage; die Kundin oder der Kunde sieht sie nicht.'
  },
  'request-inbox.choose': { en: 'Please choose', 'de-AT': 'Bitte wählen' },
  'request-inbox.assign-deed': { en: 'Give request', 'de-AT': 'Anfrage weitergeben' },
  'request-inbox.assigned': {
    en: 'Request given to {advisor}, who will be notified by e-mail',
    'de-AT': 'Anfrage weitergegeben. {advisor} erhält sie per E-Mail.'
  },
  'request-inbox.assign-many-title': {
    en: 'Give {count, plural, one {# request} other {# requests}} to someone else',
    'de-AT': '{count, plural, one {# Anfrage} other {# Anfragen}} weitergeben'
  },
  'request-inbox.assign-many-help': {
    en: 'The new advisor receives each request by e-mail. Customers are not notified.',
    'de-AT': 'Wer die Anfragen übernimmt, bekommt jede per E-Mail. Kundinnen und Kunden werden nicht verständigt.'
  },
  'request-inbox.assign-many-deed': {
    en: 'Give {count, plural, one {# request} other {# requests}}',
    'de-AT': '{count, plural, one {# Anfrage} other {# Anfragen}} weitergeben'
  },
  'request-inbox.assigned-many': {
    en: '{count, plural, one {# request} other {# requests}} given to {advisor}, who will be notified by e-mail',
    'de-AT': '{count, plural, one {# Anfrage} other {# Anfragen}} weitergegeben. {advisor} wird per E-Mail verständigt.'
  },
  'request-inbox.too-many': {
    en: 'Up to {max} requests can be changed at a time.',
    'de-AT': 'Auf einmal lassen sich höchstens {max} Anfragen ändern.'
  },
  'request-inbox.unchanged': {
    en: 'Nothing was changed: these requests have been dealt with or given away in the meantime.',
    'de-AT': 'Nichts geändert: Diese Anfragen wurden inzwischen erledigt oder weitergegeben.'
  },
  'request-inbox.no-advisors': {
    en: 'This branch has no other advisors.',
    'de-AT': 'In dieser Filiale gibt es niemand anderen.'
  },
  'request-inbox.advisor-required': {
    en: 'Please choose who takes over the request.',
    'de-AT': 'Bitte wählen Sie, wer die Anfrage übernimmt.',
    'de-AT-informal': 'Bitte wähle, wer die Anfrage übernimmt.'
  },
  'request-inbox.advisor-unknown': {
    en: 'This person cannot take over the request. Please choose someone else.',
    'de-AT': 'Diese Person kann die Anfrage nicht übernehmen. Bitte wählen Sie jemand anderen.',
    'de-AT-informal': 'Diese Person kann die Anfrage nicht übernehmen. Bitte wähle jemand anderen.'
  },
  'request-inbox.finish': { en: 'Mark as done', 'de-AT': 'Als erledigt markieren' },
  'request-inbox.finish-of': { en: 'Mark as done: {name}', 'de-AT': 'Als erledigt markieren: {name}' },
  'request-inbox.finish-short': { en: 'Done', 'de-AT': 'Erledigt' },
  'request-inbox.reopen': { en: 'Reopen', 'de-AT': 'Wieder öffnen' },
  'request-inbox.reopen-of': { en: 'Reopen: {name}', 'de-AT': 'Wieder öffnen: {name}' },
  'request-inbox.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'request-inbox.finished': { en: 'Request from {name} is done', 'de-AT': 'Anfrage von {name} ist erledigt' },
  'request-inbox.finished-many': {
    en: '{count, plural, one {# request is} other {# requests are}} done',
    'de-AT': '{count, plural, one {# Anfrage ist} other {# Anfragen sind}} erledigt'
  },
  'request-inbox.reopened-many': {
    en: '{count, plural, one {# request is} other {# requests are}} open again',
    'de-AT': '{count, plural, one {# Anfrage ist} other {# Anfragen sind}} wieder offen'
  },
  'request-inbox.reopened': {
    en: 'Request from {name} is open again',
    'de-AT': 'Anfrage von {name} ist wieder offen'
  }
} satisfies MessageTable
