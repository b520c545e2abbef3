import type { MessageTable } from '../locales.ts'

export const dataRequestsMessages = {
  'data-requests.title': { en: 'Requests', 'de-AT': 'Anträge' },
  'data-requests.lead': {
    en: 'Each is due within a month (GDPR Art. 12(3)). What customers ask for by a link is here by itself.',
    'de-AT':
      'Jeder ist binnen eines Monats fällig (Art. 12 Abs. 3 DSGVO). Was jemand über einen Link verlangt, steht von selbst hier.'
  },
  'data-requests.empty': { en: 'Nobody has asked yet.', 'de-AT': 'Noch hat niemand gefragt.' },
  'data-requests.gone': { en: 'This request no longer exists.', 'de-AT': 'Diesen Antrag gibt es nicht mehr.' },
  'data-requests.add': { en: 'Add request', 'de-AT': 'Antrag hinzufügen' },
  'data-requests.add-title': { en: 'Add a request', 'de-AT': 'Antrag hinzufügen' },
  'data-requests.kind': { en: 'What is asked for', 'de-AT': 'Was verlangt wird' },
  'data-requests.name': { en: 'Name', 'de-AT': 'Name' },
  'data-requests.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'data-requests.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'data-requests.phone-help': {
    en: 'Only if there is no e-mail address',
    'de-AT': 'Nur wenn es keine E-Mail-Adresse gibt'
  },
  'data-requests.arrived-on': { en: 'Arrived on', 'de-AT': 'Eingelangt am' },
  'data-requests.no-key': {
    en: 'Without an address or a number nobody can be found. Enter one of them.',
    'de-AT': 'Ohne Adresse oder Nummer lässt sich niemand finden. Eine davon gehört hierher.'
  },
  'data-requests.arrives-later': {
    en: 'This day has not come yet. Enter the day on which the request arrived.',
    'de-AT': 'Dieser Tag kommt erst. Gefragt ist der Tag, an dem der Antrag eingelangt ist.'
  },
  'data-requests.added-notice': { en: 'Request added', 'de-AT': 'Antrag hinzugefügt' },
  'data-requests.find': { en: 'Find customer', 'de-AT': 'Person suchen' },
  'data-requests.extend': { en: 'Extend', 'de-AT': 'Verlängern' },
  'data-requests.extend-title': { en: 'Extend by two months?', 'de-AT': 'Um zwei Monate verlängern?' },
  'data-requests.extension': { en: 'Reason', 'de-AT': 'Grund' },
  'data-requests.extension-help': {
    en: 'The customer is told it by e-mail; without an address, tell them by letter.',
    'de-AT': 'Die Person erfährt ihn per E-Mail; ohne Adresse gehört er in einen Brief.'
  },
  'data-requests.extended-notice': { en: 'Request extended', 'de-AT': 'Antrag verlängert' },
  'data-requests.answer': { en: 'Answered otherwise', 'de-AT': 'Anders beantwortet' },
  'data-requests.answer-title': { en: 'Answered otherwise?', 'de-AT': 'Anders beantwortet?' },
  'data-requests.outcome': { en: 'How it was answered', 'de-AT': 'Wie geantwortet wurde' },
  'data-requests.outcome-help': {
    en: 'Such as: by letter of 3 May, or refused since the identity was not proven',
    'de-AT': 'Etwa: mit Brief vom 3. Mai, oder abgelehnt, weil die Identität nicht nachgewiesen war'
  },
  'data-requests.answered-notice': { en: 'Request done', 'de-AT': 'Antrag erledigt' },
  'data-requests.certificate': { en: 'Certificate', 'de-AT': 'Bestätigung' },
  'data-requests.arrived': { en: 'Arrived: {day}', 'de-AT': 'Eingelangt: {day}' },
  'data-requests.due': { en: 'Due: {day}', 'de-AT': 'Fällig: {day}' },
  'data-requests.by': { en: 'added by {name}', 'de-AT': 'hinzugefügt von {name}' },
  'data-requests.by-visitor': { en: 'by the customer’s own link', 'de-AT': 'über einen Link der Person' },
  'data-requests.extended': { en: 'Extended: {reason}', 'de-AT': 'Verlängert: {reason}' },
  'data-requests.sent': { en: 'Link sent: {when}', 'de-AT': 'Link gesendet: {when}' },
  'data-requests.fetched': { en: 'Data fetched: {when}', 'de-AT': 'Daten abgeholt: {when}' },
  'data-requests.done': { en: 'Done: {when}, {name}', 'de-AT': 'Erledigt: {when}, {name}' },
  'data-requests.outcome-said': { en: 'Answer: {outcome}', 'de-AT': 'Antwort: {outcome}' },
  'data-requests.state-overdue': { en: 'Overdue', 'de-AT': 'Überfällig' },
  'data-requests.state-extended': { en: 'Extended', 'de-AT': 'Verlängert' },
  'data-requests.mail-due': {
    en: 'Due on {day}: a request about data ({kind})',
    'de-AT': 'Am {day} fällig: ein Datenschutzantrag ({kind})'
  },
  'data-requests.mail-due-title': { en: 'A request is due on {day}', 'de-AT': 'Ein Antrag ist am {day} fällig' },
  'data-requests.mail-due-lead': {
    en: 'The request {reference} is still open. The list shows what it asks for, and answers it.',
    'de-AT': 'der Antrag {reference} ist noch offen. In der Liste steht, was verlangt wird, und dort wird geantwortet.'
  },
  'data-requests.mail-due-open': { en: 'See requests', 'de-AT': 'Zu den Anträgen' },
  'data-requests.send': { en: 'Send data', 'de-AT': 'Daten senden' },
  'data-requests.send-title': { en: 'Send {name} their data?', 'de-AT': 'Daten an {name} senden?' },
  'data-requests.send-lead': {
    en: 'A link to everything that is stored about this customer goes to {value}. It opens for seven days.',
    'de-AT': 'Ein Link zu allem, was über diese Person gespeichert ist, geht an {value}. Er gilt sieben Tage.'
  },
  'data-requests.send-notes': {
    en: 'Internal notes on appointments, requests and chats are part of it, without who wrote them. Read them first: what is in there about other people must be deleted before.',
    'de-AT':
      'Auch interne Notizen zu Terminen, Anfragen und Chats sind dabei, ohne wer sie geschrieben hat. Alle gehören vorher gelesen: Was darin über andere steht, muss zuerst gelöscht werden.'
  },
  'data-requests.sent-notice': { en: 'Link sent', 'de-AT': 'Link gesendet' },
  'data-requests.kind-information': { en: 'Information', 'de-AT': 'Auskunft' },
  'data-requests.kind-portability': { en: 'Portability', 'de-AT': 'Datenübertragung' },
  'data-requests.kind-erasure': { en: 'Erasure', 'de-AT': 'Löschung' },
  'data-requests.state-open': { en: 'Open', 'de-AT': 'Offen' },
  'data-requests.state-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'data-requests.state-sent': { en: 'Link sent', 'de-AT': 'Link gesendet' },
  'data-requests.state-fetched': { en: 'Data fetched', 'de-AT': 'Daten abgeholt' }
} satisfies MessageTable
