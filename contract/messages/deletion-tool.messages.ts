import type { MessageTable } from '../locales.ts'

export const deletionToolMessages = {
  'deletion-tool.title': { en: 'Erase customers’ data', 'de-AT': 'Daten von Kundinnen und Kunden löschen' },
  'deletion-tool.lead': {
    en: 'Find a customer who wants to be forgotten, see what goes and what stays, and erase it with a certificate.',
    'de-AT':
      'Wer vergessen werden will, wird hier gefunden und gelöscht: mit Vorschau, was geht und was bleibt, und einer Bestätigung am Ende.'
  },
  'deletion-tool.q': { en: 'Customer', 'de-AT': 'Kundin oder Kunde' },
  'deletion-tool.q-help': {
    en: 'Name, whole e-mail address, whole phone number, or the link in a customer’s e-mail.',
    'de-AT': 'Name, ganze E-Mail-Adresse, ganze Telefonnummer oder der Link aus einer E-Mail an die Person.'
  },
  'deletion-tool.find': { en: 'Find', 'de-AT': 'Suchen' },
  'deletion-tool.found': { en: 'Customers found', 'de-AT': 'Gefundene Personen' },
  'deletion-tool.count': {
    en: '{count, plural, one {# customer} other {# customers}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}}'
  },
  'deletion-tool.has-more': {
    en: 'There are more. Search for the e-mail address or phone number.',
    'de-AT': 'Es gibt weitere. Die E-Mail-Adresse oder Telefonnummer grenzt die Suche ein.'
  },
  'deletion-tool.nobody': {
    en: 'Nothing is stored about this customer. Addresses and numbers must match as a whole.',
    'de-AT': 'Über diese Person ist nichts gespeichert. Adressen und Nummern müssen vollständig übereinstimmen.'
  },
  'deletion-tool.latest': { en: 'Last entry: {date}', 'de-AT': 'Letzter Eintrag: {date}' },
  'deletion-tool.entries': {
    en: '{count, plural, one {# entry} other {# entries}}',
    'de-AT': '{count, plural, one {# Eintrag} other {# Einträge}}'
  },
  'deletion-tool.other-names': {
    en: 'Entries under other names with the same address or number are erased, too: {names}.',
    'de-AT': 'Auch Einträge unter anderen Namen mit derselben Adresse oder Nummer werden gelöscht: {names}.'
  },
  'deletion-tool.check': { en: 'Check and erase', 'de-AT': 'Prüfen und löschen' },
  'deletion-tool.ahead': {
    en: '{count, plural, one {An appointment is} other {# appointments are}} still ahead. Cancel {count, plural, one {it} other {them}} first, then the data can be erased.',
    'de-AT':
      '{count, plural, one {Ein Termin steht} other {# Termine stehen}} noch bevor. Erst nach der Absage lassen sich die Daten löschen.'
  },
  'deletion-tool.confirm-title': { en: 'Erase {name}?', 'de-AT': '{name} löschen?' },
  'deletion-tool.kind': { en: 'What', 'de-AT': 'Was' },
  'deletion-tool.goes': { en: 'Erased', 'de-AT': 'Gelöscht' },
  'deletion-tool.stays': { en: 'Stays', 'de-AT': 'Bleibt' },
  'deletion-tool.nothing': { en: 'Nothing', 'de-AT': 'Nichts' },
  'deletion-tool.final': {
    en: 'This cannot be undone, and backups do not bring it back. The customer is not told.',
    'de-AT':
      'Das lässt sich nicht rückgängig machen, auch nicht aus einer Sicherung. Die Person wird nicht benachrichtigt.'
  },
  'deletion-tool.confirmation': { en: 'Name of the customer', 'de-AT': 'Name der Person' },
  'deletion-tool.confirmation-help': { en: 'To confirm, type {name}', 'de-AT': 'Zur Bestätigung {name} eingeben' },
  'deletion-tool.wrong-name': {
    en: 'This is not the name. It is {name}.',
    'de-AT': 'Das ist nicht der Name. Er lautet {name}.'
  },
  'deletion-tool.erase': { en: 'Erase', 'de-AT': 'Löschen' },
  'deletion-tool.erasing': { en: 'Beginning …', 'de-AT': 'Beginnt …' },
  'deletion-tool.finding': { en: 'Searching …', 'de-AT': 'Sucht …' },
  'deletion-tool.begun-notice': { en: 'Erasure has begun', 'de-AT': 'Löschung begonnen' },
  'deletion-tool.waits-notice': { en: 'Erasure waits for approval', 'de-AT': 'Löschung wartet auf Freigabe' },
  'deletion-tool.list': { en: 'Erasures', 'de-AT': 'Löschungen' },
  'deletion-tool.empty': { en: 'Nobody has been erased yet.', 'de-AT': 'Es wurde noch niemand gelöscht.' },
  'deletion-tool.gone': { en: 'This erasure no longer exists.', 'de-AT': 'Diese Löschung gibt es nicht mehr.' },
  'deletion-tool.state-waiting': { en: 'Waits for approval', 'de-AT': 'Wartet auf Freigabe' },
  'deletion-tool.state-running': { en: 'In progress', 'de-AT': 'Läuft' },
  'deletion-tool.state-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'deletion-tool.state-withdrawn': { en: 'Withdrawn', 'de-AT': 'Zurückgezogen' },
  'deletion-tool.state-stalled': { en: 'Stopped', 'de-AT': 'Angehalten' },
  'deletion-tool.stalled': {
    en: 'For a day the database or another server could not be reached. What has not been erased yet is still there.',
    'de-AT':
      'Einen Tag lang war die Datenbank oder ein anderer Server nicht erreichbar. Was noch nicht gelöscht wurde, ist noch da.'
  },
  'deletion-tool.continue': { en: 'Continue', 'de-AT': 'Fortsetzen' },
  'deletion-tool.continued': { en: 'Erasure continues', 'de-AT': 'Löschung läuft weiter' },
  'deletion-tool.progress': { en: 'Progress', 'de-AT': 'Fortschritt' },
  'deletion-tool.approve': { en: 'Approve', 'de-AT': 'Freigeben' },
  'deletion-tool.approved': { en: 'Erasure approved', 'de-AT': 'Löschung freigegeben' },
  'deletion-tool.withdraw': { en: 'Withdraw', 'de-AT': 'Zurückziehen' },
  'deletion-tool.withdrawn': { en: 'Erasure withdrawn', 'de-AT': 'Löschung zurückgezogen' },
  'deletion-tool.needs-second': {
    en: 'A second person with the role Deletions must approve it.',
    'de-AT': 'Eine zweite Person mit der Rolle Löschungen muss sie freigeben.'
  },
  'deletion-tool.certificate': { en: 'Certificate', 'de-AT': 'Bestätigung' },
  'deletion-tool.reference': { en: 'Reference', 'de-AT': 'Zeichen' },
  'deletion-tool.begun': { en: 'Begun', 'de-AT': 'Begonnen' },
  'deletion-tool.finished': { en: 'Finished', 'de-AT': 'Abgeschlossen' },
  'deletion-tool.by': { en: 'By', 'de-AT': 'Durch' },
  'deletion-tool.approved-by': { en: 'Approved by', 'de-AT': 'Freigegeben durch' },
  'deletion-tool.certificate-title': { en: 'Certificate of erasure', 'de-AT': 'Bestätigung der Löschung' },
  'deletion-tool.certificate-lead': {
    en: 'The personal data of the customer under this reference has been erased. So that nothing personal stays, this certificate names nobody: the reference belongs in the answer to the request.',
    'de-AT':
      'Die personenbezogenen Daten der Person unter diesem Zeichen wurden gelöscht. Damit nichts Persönliches bleibt, nennt diese Bestätigung niemanden: Das Zeichen gehört in die Antwort auf den Antrag.'
  },
  'deletion-tool.certificate-backups': {
    en: 'Backups from before still contain the data until they are deleted. When one is restored, the erasure is repeated before anybody can use the service.',
    'de-AT':
      'Ältere Sicherungen enthalten die Daten, bis sie selbst gelöscht werden. Wird eine davon eingespielt, so wird die Löschung wiederholt, bevor jemand den Dienst nutzen kann.'
  },
  'deletion-tool.entry-left': {
    en: 'The calendar of {name} could not be reached: the entry of {day} has to be deleted there by hand.',
    'de-AT': 'Der Kalender von {name} war nicht erreichbar: Der Eintrag vom {day} muss dort von Hand gelöscht werden.'
  },
  'deletion-tool.more-left': {
    en: '{count, plural, one {# more entry} other {# more entries}} like this, listed in the tool.',
    'de-AT':
      '{count, plural, one {# weiterer solcher Eintrag} other {# weitere solche Einträge}}, in der Liste der Löschungen genannt.'
  },
  'deletion-tool.kind-appointment': { en: 'Appointments', 'de-AT': 'Termine' },
  'deletion-tool.kind-calendar-entry': { en: 'Entries in advisors’ calendars', 'de-AT': 'Einträge in Kalendern' },
  'deletion-tool.kind-contact-request': { en: 'Requests with replies', 'de-AT': 'Anfragen mit Antworten' },
  'deletion-tool.kind-conversation': { en: 'Chats', 'de-AT': 'Chats' },
  'deletion-tool.kind-waitlist-entry': { en: 'Waitlist entries', 'de-AT': 'Einträge der Warteliste' },
  'deletion-tool.kind-review': { en: 'Reviews', 'de-AT': 'Bewertungen' },
  'deletion-tool.kind-review-refusal': { en: 'Objection to questions', 'de-AT': 'Widerspruch gegen Umfragen' },
  'deletion-tool.kind-wallet-card': { en: 'Cards in wallets', 'de-AT': 'Karten in Wallets' },
  'deletion-tool.kind-phone': { en: 'Phones with such a card', 'de-AT': 'Handys mit solch einer Karte' },
  'deletion-tool.kind-data-request': { en: 'Requests about data', 'de-AT': 'Datenschutzanträge' },
  'deletion-tool.kind-mail': { en: 'Waiting e-mails', 'de-AT': 'Wartende E-Mails' },
  'deletion-tool.kind-mail-file': { en: 'E-mails in files', 'de-AT': 'E-Mails in Dateien' },
  'deletion-tool.ground-review-refusal': {
    en: 'Kept as a hash, without a name, so that the objection is respected (GDPR Art. 17(3)(b), 21).',
    'de-AT': 'Ohne Namen, nur als Prüfwert, damit der Widerspruch beachtet wird (Art. 17 Abs. 3 lit. b, Art. 21 DSGVO).'
  },
  'deletion-tool.ground-phone': {
    en: 'Kept for 30 days without a name, so that the phone learns that the card is void (GDPR Art. 19).',
    'de-AT': 'Ohne Namen noch 30 Tage, damit das Handy erfährt, dass die Karte ungültig ist (Art. 19 DSGVO).'
  }
} satisfies MessageTable
