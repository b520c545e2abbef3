import type { MessageTable } from '../locales.ts'

export const deletionToolMessages = {
  'deletion-tool.title': { en: 'Erase people’s data', 'de-AT': 'Daten von Personen löschen' },
  'deletion-tool.lead': {
    en: 'Find a customer, an advisor or a member of staff. Send customers their data, or see what is erased and what stays, and erase it with a certificate.',
    'de-AT':
      'Kundinnen, Kunden oder Mitarbeitende suchen. Kundinnen und Kunden ihre Daten senden, oder ansehen, was gelöscht wird und was bleibt, und die Daten mit einer Bestätigung löschen.'
  },
  'deletion-tool.q': { en: 'Person', 'de-AT': 'Person' },
  'deletion-tool.q-help': {
    en: 'Name, whole e-mail address, whole phone number, an advisor’s alias, or the link in a customer’s e-mail. The audit log shows who searches, but not for whom.',
    'de-AT':
      'Name, ganze E-Mail-Adresse, ganze Telefonnummer, Alias einer Visitenkarte oder der Link aus einer E-Mail an die Person. Im Änderungsprotokoll steht, wer sucht, aber nicht nach wem.'
  },
  'deletion-tool.find': { en: 'Find', 'de-AT': 'Suchen' },
  'deletion-tool.found': { en: 'People found', 'de-AT': 'Gefundene Personen' },
  'deletion-tool.count': {
    en: '{count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}}'
  },
  'deletion-tool.has-more': {
    en: 'There are more. Search for the e-mail address or phone number.',
    'de-AT': 'Es gibt weitere. Die E-Mail-Adresse oder Telefonnummer grenzt die Suche ein.'
  },
  'deletion-tool.nobody': {
    en: 'Nothing is stored about this person. Addresses and numbers must match as a whole.',
    'de-AT': 'Über diese Person ist nichts gespeichert. Adressen und Nummern müssen vollständig übereinstimmen.'
  },
  'deletion-tool.chat-only': { en: 'Chat without an e-mail address', 'de-AT': 'Chat ohne E-Mail-Adresse' },
  'deletion-tool.of-staff': { en: 'Works here', 'de-AT': 'Arbeitet hier' },
  'deletion-tool.active': {
    en: 'This person works here and must be deactivated first. Future appointments, requests and wallet cards can be handed over then.',
    'de-AT':
      'Diese Person arbeitet hier und muss zuerst deaktiviert werden. Dabei lassen sich künftige Termine, Anfragen und Wallet-Karten übergeben.'
  },
  'deletion-tool.ask-administrators': {
    en: 'An administrator can do this in the person’s account.',
    'de-AT': 'Das kann die Administration im Konto der Person.'
  },
  'deletion-tool.deactivate': { en: 'To the account', 'de-AT': 'Zum Konto' },
  'deletion-tool.oneself': {
    en: 'This is your own account. Somebody else must erase it.',
    'de-AT': 'Das ist das eigene Konto. Löschen muss es jemand anderer.'
  },
  'deletion-tool.ahead-staff': {
    en: '{count, plural, one {An appointment is} other {# appointments are}} still ahead. {count, plural, one {It} other {They}} must be handed over or cancelled in the branch calendar first.',
    'de-AT':
      '{count, plural, one {Ein Termin steht} other {# Termine stehen}} noch bevor. Im Kalender der Filiale {count, plural, one {muss er} other {müssen sie}} zuerst übergeben oder abgesagt werden.'
  },
  'deletion-tool.namesake': {
    en: 'A colleague has the same name. Where only the name is stored, theirs is replaced by a pseudonym, too.',
    'de-AT':
      'Jemand anderer hier heißt genauso. Wo nur der Name gespeichert ist, wird auch dieser durch ein Pseudonym ersetzt.'
  },
  'deletion-tool.pseudonym': { en: 'Former staff {code}', 'de-AT': 'Ehemals hier {code}' },
  'deletion-tool.search-email': { en: 'By e-mail address', 'de-AT': 'Nach E-Mail-Adresse' },
  'deletion-tool.search-phone': { en: 'By phone number', 'de-AT': 'Nach Telefonnummer' },
  'deletion-tool.search-token': { en: 'By a link', 'de-AT': 'Nach einem Link' },
  'deletion-tool.search-name': { en: 'By name', 'de-AT': 'Nach Name' },
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
    en: '{count, plural, one {An appointment is} other {# appointments are}} still ahead. Once the advisor, the branch manager or the customer has cancelled {count, plural, one {it} other {them}}, the data can be erased.',
    'de-AT':
      '{count, plural, one {Ein Termin steht} other {# Termine stehen}} noch bevor. Sobald die Beratung, die Filialleitung oder die Person selbst {count, plural, one {ihn} other {sie}} abgesagt hat, lassen sich die Daten löschen.'
  },
  'deletion-tool.confirm-title': { en: 'Erase {name}?', 'de-AT': '{name} löschen?' },
  'deletion-tool.kind': { en: 'What', 'de-AT': 'Was' },
  'deletion-tool.goes': { en: 'Erased', 'de-AT': 'Gelöscht' },
  'deletion-tool.stays': { en: 'Stays', 'de-AT': 'Bleibt' },
  'deletion-tool.nothing': { en: 'Nothing', 'de-AT': 'Nichts' },
  'deletion-tool.final': {
    en: 'This cannot be undone, and backups do not bring it back. The person is not told.',
    'de-AT':
      'Das lässt sich nicht rückgängig machen, auch nicht aus einer Sicherung. Die Person wird nicht benachrichtigt.'
  },
  'deletion-tool.confirmation': { en: 'Name of the person', 'de-AT': 'Name der Person' },
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
    en: 'For a day, the database or another server could not be reached. What has not been erased yet is still stored.',
    'de-AT':
      'Einen Tag lang war die Datenbank oder ein anderer Server nicht erreichbar. Was noch nicht gelöscht wurde, ist noch gespeichert.'
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
    en: 'The personal data of the person under this reference has been erased. So that nothing personal stays, this certificate names nobody: the reference belongs in the answer to the request.',
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
  'deletion-tool.kind-account': { en: 'Account with sign-in', 'de-AT': 'Konto mit Anmeldung' },
  'deletion-tool.kind-card': { en: 'Business card', 'de-AT': 'Visitenkarte' },
  'deletion-tool.kind-assistant': { en: 'Entry as assistant', 'de-AT': 'Eintrag als Assistenz' },
  'deletion-tool.kind-photo': { en: 'Photo', 'de-AT': 'Foto' },
  'deletion-tool.kind-schedule': { en: 'Times and absences', 'de-AT': 'Zeiten und Abwesenheiten' },
  'deletion-tool.kind-own-calendar': { en: 'Connected calendars', 'de-AT': 'Verbundene Kalender' },
  'deletion-tool.kind-wallet-pass': { en: 'Wallet cards with this person', 'de-AT': 'Wallet-Karten mit dieser Person' },
  'deletion-tool.kind-review-of': { en: 'Reviews of this person', 'de-AT': 'Bewertungen dieser Person' },
  'deletion-tool.kind-import-row': { en: 'Lines of imported files', 'de-AT': 'Zeilen importierter Dateien' },
  'deletion-tool.kind-talk': { en: 'Appointments with customers', 'de-AT': 'Termine mit Kundinnen und Kunden' },
  'deletion-tool.kind-mention': { en: 'Names beside texts and changes', 'de-AT': 'Namen bei Texten und Änderungen' },
  'deletion-tool.kind-figure': { en: 'Figures by alias', 'de-AT': 'Zahlen nach Alias' },
  'deletion-tool.kind-delivery': { en: 'Deliveries of webhooks', 'de-AT': 'Zustellungen von Webhooks' },
  'deletion-tool.kind-audit-entry': { en: 'Entries in the audit log', 'de-AT': 'Einträge im Änderungsprotokoll' },
  'deletion-tool.kind-appointment': { en: 'Appointments', 'de-AT': 'Termine' },
  'deletion-tool.kind-calendar-entry': { en: 'Entries in advisors’ calendars', 'de-AT': 'Einträge in Kalendern' },
  'deletion-tool.kind-contact-request': { en: 'Requests with replies', 'de-AT': 'Anfragen mit Antworten' },
  'deletion-tool.kind-conversation': { en: 'Chats', 'de-AT': 'Chats' },
  'deletion-tool.kind-waitlist-entry': { en: 'Waitlist entries', 'de-AT': 'Einträge der Warteliste' },
  'deletion-tool.kind-lead': { en: 'Leads', 'de-AT': 'Leads' },
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
  'deletion-tool.ground-talk': {
    en: 'Kept without this person’s name as part of the customer’s record, until appointments are deleted by age (GDPR Art. 6(1)(b)).',
    'de-AT':
      'Ohne den Namen dieser Person Teil der Kundenbeziehung, bis Termine nach Alter gelöscht werden (Art. 6 Abs. 1 lit. b DSGVO).'
  },
  'deletion-tool.ground-mention': {
    en: 'Kept with a pseudonym in place of the name, as long as what it belongs to (GDPR Art. 6(1)(f)).',
    'de-AT': 'Mit einem Pseudonym statt des Namens, so lange wie das, wozu es gehört (Art. 6 Abs. 1 lit. f DSGVO).'
  },
  'deletion-tool.ground-figure': {
    en: 'Kept without a name, for reports over time (GDPR Art. 89).',
    'de-AT': 'Ohne Namen, für Berichte über die Zeit (Art. 89 DSGVO).'
  },
  'deletion-tool.ground-delivery': {
    en: 'Kept without the alias for 30 days, to show what was delivered (GDPR Art. 6(1)(f)).',
    'de-AT': 'Ohne Alias 30 Tage lang, als Nachweis der Zustellung (Art. 6 Abs. 1 lit. f DSGVO).'
  },
  'deletion-tool.ground-audit-entry': {
    en: 'Kept with a pseudonym in place of the name, until the audit log is deleted by age (GDPR Art. 5(2), 17(3)(b)).',
    'de-AT':
      'Mit einem Pseudonym statt des Namens, bis das Änderungsprotokoll nach Alter gelöscht wird (Art. 5 Abs. 2, Art. 17 Abs. 3 lit. b DSGVO).'
  },
  'deletion-tool.ground-phone': {
    en: 'Kept for 30 days without a name, so that the phone learns that the card is void (GDPR Art. 19).',
    'de-AT': 'Ohne Namen noch 30 Tage, damit das Handy erfährt, dass die Karte ungültig ist (Art. 19 DSGVO).'
  },
  'deletion-tool.kind-event-registration': { en: 'Registrations for events', 'de-AT': 'Anmeldungen zu Veranstaltungen' }
} satisfies MessageTable
