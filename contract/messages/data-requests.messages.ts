import type { MessageTable } from '../locales.ts'

export const dataRequestsMessages = {
  'data-requests.title': { en: 'Requests', 'de-AT': 'Anträge' },
  'data-requests.lead': {
    en: 'Each is due within a month (GDPR Art. 12(3)). Requests that customers make by a link are added automatically.',
    'de-AT':
      'Jeder ist binnen eines Monats fällig (Art. 12 Abs. 3 DSGVO). Was Kundinnen und Kunden über einen Link verlangen, kommt von selbst hinzu.'
  },
  'data-requests.empty': { en: 'There are no requests yet.', 'de-AT': 'Es gibt noch keine Anträge.' },
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
    en: 'Nobody can be found without an address or a number. Enter one of them.',
    'de-AT': 'Ohne Adresse oder Nummer lässt sich niemand finden. Geben Sie eine davon ein.',
    'de-AT-informal': 'Ohne Adresse oder Nummer lässt sich niemand finden. Gib eine davon ein.'
  },
  'data-requests.arrives-later': {
    en: 'This day is in the future. Enter the day on which the request arrived.',
    'de-AT': 'Dieser Tag liegt in der Zukunft. Geben Sie den Tag ein, an dem der Antrag eingelangt ist.',
    'de-AT-informal': 'Dieser Tag liegt in der Zukunft. Gib den Tag ein, an dem der Antrag eingelangt ist.'
  },
  'data-requests.added-notice': { en: 'Request added', 'de-AT': 'Antrag hinzugefügt' },
  'data-requests.find': { en: 'Find customer', 'de-AT': 'Person suchen' },
  'data-requests.extend': { en: 'Extend', 'de-AT': 'Verlängern' },
  'data-requests.extend-title': { en: 'Extend by two months?', 'de-AT': 'Um zwei Monate verlängern?' },
  'data-requests.extension': { en: 'Reason', 'de-AT': 'Grund' },
  'data-requests.extension-help': {
    en: 'The customer gets this text by e-mail. If there is no address, send it by letter.',
    'de-AT': 'Die Person erhält diesen Text per E-Mail. Gibt es keine Adresse, muss er in einen Brief.'
  },
  'data-requests.extended-notice': { en: 'Request extended', 'de-AT': 'Antrag verlängert' },
  'data-requests.answer': { en: 'Mark as done', 'de-AT': 'Als erledigt eintragen' },
  'data-requests.answer-title': { en: 'Mark request as done?', 'de-AT': 'Antrag als erledigt eintragen?' },
  'data-requests.outcome': { en: 'How it was answered', 'de-AT': 'Wie geantwortet wurde' },
  'data-requests.outcome-help': {
    en: 'For example: by letter of 3 May, or refused because the identity was not proven',
    'de-AT': 'Etwa: mit Brief vom 3. Mai, oder abgelehnt, weil die Identität nicht nachgewiesen war'
  },
  'data-requests.answered-notice': { en: 'Request done', 'de-AT': 'Antrag erledigt' },
  'data-requests.certificate': { en: 'Certificate', 'de-AT': 'Bestätigung' },
  'data-requests.arrived': { en: 'Arrived: {day}', 'de-AT': 'Eingelangt: {day}' },
  'data-requests.due': { en: 'Due: {day}', 'de-AT': 'Fällig: {day}' },
  'data-requests.by': { en: 'added by {name}', 'de-AT': 'hinzugefügt von {name}' },
  'data-requests.by-visitor': { en: 'from the customer, by a link', 'de-AT': 'von der Person, über einen Link' },
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
    en: 'The request {reference} is still open. You see what it asks for, and answer it, in the list of requests.',
    'de-AT':
      'der Antrag {reference} ist noch offen. Was verlangt wird, steht in der Liste der Anträge; dort lässt er sich auch beantworten.'
  },
  'data-requests.mail-due-open': { en: 'See requests', 'de-AT': 'Zu den Anträgen' },
  'data-requests.send': { en: 'Send data', 'de-AT': 'Daten senden' },
  'data-requests.send-title': { en: 'Send {name} their data?', 'de-AT': 'Daten an {name} senden?' },
  'data-requests.send-lead': {
    en: 'A link to everything that is stored about this customer goes to {value}. It is valid for seven days.',
    'de-AT': 'Ein Link zu allem, was über diese Person gespeichert ist, geht an {value}. Er gilt sieben Tage.'
  },
  'data-requests.send-notes': {
    en: 'Internal notes on appointments, requests and chats are included, without their authors’ names. Read them first, and delete what they say about other people.',
    'de-AT':
      'Auch interne Notizen zu Terminen, Anfragen und Chats sind dabei, ohne die Namen derer, die sie geschrieben haben. Lesen Sie die Notizen vorher und löschen Sie, was darin über andere steht.',
    'de-AT-informal':
      'Auch interne Notizen zu Terminen, Anfragen und Chats sind dabei, ohne die Namen derer, die sie geschrieben haben. Lies die Notizen vorher und lösche, was darin über andere steht.'
  },
  'data-requests.hand-over': { en: 'Hand over data', 'de-AT': 'Daten übergeben' },
  'data-requests.hand-over-title': { en: 'Hand over the data of {name}?', 'de-AT': 'Daten von {name} übergeben?' },
  'data-requests.hand-over-lead': {
    en: 'There is no e-mail address to which a link could go. You get the data under {value} as an archive, to hand over in person.',
    'de-AT':
      'Es gibt keine E-Mail-Adresse, an die ein Link gehen könnte. Sie erhalten die Daten zu {value} als Archiv und übergeben es persönlich.',
    'de-AT-informal':
      'Es gibt keine E-Mail-Adresse, an die ein Link gehen könnte. Du erhältst die Daten zu {value} als Archiv und übergibst es persönlich.'
  },
  'data-requests.hand-over-proof': {
    en: 'A phone number proves nothing: check an identity document, and that the number belongs to this person. The audit log notes that you have prepared the data.',
    'de-AT':
      'Eine Telefonnummer beweist nichts: Prüfen Sie einen Ausweis und ob die Nummer dieser Person gehört. Im Änderungsprotokoll steht, dass Sie die Daten bereitgestellt haben.',
    'de-AT-informal':
      'Eine Telefonnummer beweist nichts: Prüf einen Ausweis und ob die Nummer dieser Person gehört. Im Änderungsprotokoll steht, dass du die Daten bereitgestellt hast.'
  },
  'data-requests.handed-title': { en: 'The data is ready', 'de-AT': 'Die Daten sind bereit' },
  'data-requests.handed-lead': {
    en: 'The link opens the archive for an hour. Delete your copy once you have handed it over.',
    'de-AT': 'Der Link öffnet das Archiv eine Stunde lang. Löschen Sie Ihre Kopie, sobald Sie es übergeben haben.',
    'de-AT-informal': 'Der Link öffnet das Archiv eine Stunde lang. Lösch deine Kopie, sobald du es übergeben hast.'
  },
  'data-requests.handed-open': { en: 'To the archive', 'de-AT': 'Zum Archiv' },
  'data-requests.sent-notice': { en: 'Link sent', 'de-AT': 'Link gesendet' },
  'data-requests.kind-information': { en: 'Information', 'de-AT': 'Auskunft' },
  'data-requests.kind-portability': { en: 'Portability', 'de-AT': 'Datenübertragung' },
  'data-requests.kind-erasure': { en: 'Erasure', 'de-AT': 'Löschung' },
  'data-requests.state-open': { en: 'Open', 'de-AT': 'Offen' },
  'data-requests.state-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'data-requests.state-sent': { en: 'Link sent', 'de-AT': 'Link gesendet' },
  'data-requests.state-handed': { en: 'Ready to be handed over', 'de-AT': 'Zur Übergabe bereit' },
  'data-requests.state-fetched': { en: 'Data fetched', 'de-AT': 'Daten abgeholt' }
} satisfies MessageTable
