import type { MessageTable } from '../locales.ts'

/** What customers are given of their data: the mail, the page behind it, and the files. */
export const personalDataMessages = {
  'personal-data.title': {
    en: 'Your data',
    'de-AT': 'Ihre Daten',
    'de-AT-informal': 'Deine Daten'
  },
  'personal-data.mail-subject': {
    en: 'Your data at {tenant}',
    'de-AT': 'Ihre Daten bei {tenant}',
    'de-AT-informal': 'Deine Daten bei {tenant}'
  },
  'personal-data.mail-title': {
    en: 'Your data is ready',
    'de-AT': 'Ihre Daten liegen bereit',
    'de-AT-informal': 'Deine Daten liegen bereit'
  },
  'personal-data.mail-lead': {
    en: 'Behind this link is everything that {tenant} has stored here about you under this e-mail address: appointments, requests, chats with their files, and whatever else there is.',
    'de-AT':
      'hinter diesem Link liegt alles, was {tenant} hier unter dieser E-Mail-Adresse über Sie gespeichert hat: Termine, Anfragen, Chats mit Dateien und was es sonst noch gibt.',
    'de-AT-informal':
      'hinter diesem Link liegt alles, was {tenant} hier unter dieser E-Mail-Adresse über dich gespeichert hat: Termine, Anfragen, Chats mit Dateien und was es sonst noch gibt.'
  },
  'personal-data.mail-open': {
    en: 'See your data',
    'de-AT': 'Zu Ihren Daten',
    'de-AT-informal': 'Zu deinen Daten'
  },
  'personal-data.mail-why': {
    en: 'You get this e-mail because you, or somebody on your behalf, asked for this data (GDPR Art. 15 and 20). If you did not, you need not do anything.',
    'de-AT':
      'Sie erhalten diese E-Mail, weil Sie oder jemand für Sie diese Daten verlangt hat (Art. 15 und 20 DSGVO). Falls nicht, ist nichts weiter zu tun.',
    'de-AT-informal':
      'Du erhältst diese E-Mail, weil du oder jemand für dich diese Daten verlangt hat (Art. 15 und 20 DSGVO). Falls nicht, ist nichts weiter zu tun.'
  },
  'personal-data.mail-secret': {
    en: 'This link is for you alone: anyone who has it can read your data.',
    'de-AT': 'Dieser Link ist nur für Sie bestimmt: Wer ihn hat, kann Ihre Daten lesen.',
    'de-AT-informal': 'Dieser Link ist nur für dich bestimmt: Wer ihn hat, kann deine Daten lesen.'
  },
  'personal-data.until': {
    en: 'The link is valid until {until}.',
    'de-AT': 'Der Link gilt bis {until}.'
  },
  'personal-data.page-lead': {
    en: 'Everything that {tenant} has stored here about you under your e-mail address.',
    'de-AT': 'Alles, was {tenant} hier unter Ihrer E-Mail-Adresse über Sie gespeichert hat.',
    'de-AT-informal': 'Alles, was {tenant} hier unter deiner E-Mail-Adresse über dich gespeichert hat.'
  },
  'personal-data.page-lead-phone': {
    en: 'Everything that {tenant} has stored here about you under your phone number.',
    'de-AT': 'Alles, was {tenant} hier unter Ihrer Telefonnummer über Sie gespeichert hat.',
    'de-AT-informal': 'Alles, was {tenant} hier unter deiner Telefonnummer über dich gespeichert hat.'
  },
  'personal-data.page-files': {
    en: 'You get one ZIP file: index.html is for reading, data.json for other programs, and files from chats are in a folder beside them.',
    'de-AT':
      'Sie erhalten eine ZIP-Datei: index.html ist zum Lesen, data.json für andere Programme, und Dateien aus Chats liegen in einem Ordner daneben.',
    'de-AT-informal':
      'Du erhältst eine ZIP-Datei: index.html ist zum Lesen, data.json für andere Programme, und Dateien aus Chats liegen in einem Ordner daneben.'
  },
  'personal-data.download': { en: 'Download ZIP file', 'de-AT': 'ZIP-Datei herunterladen' },
  'personal-data.unknown': { en: 'This link is no longer valid', 'de-AT': 'Dieser Link gilt nicht mehr' },
  'personal-data.unknown-lead': {
    en: 'Links are valid for seven days, and only the latest one is. You can ask for your data again at any time.',
    'de-AT': 'Ein Link gilt sieben Tage, und nur der neueste gilt. Sie können Ihre Daten jederzeit wieder verlangen.',
    'de-AT-informal':
      'Ein Link gilt sieben Tage, und nur der neueste gilt. Du kannst deine Daten jederzeit wieder verlangen.'
  },
  'personal-data.link': { en: 'Your data', 'de-AT': 'Ihre Daten', 'de-AT-informal': 'Deine Daten' },
  'personal-data.back': { en: 'Back to the entry', 'de-AT': 'Zurück zum Eintrag' },
  'personal-data.ask-lead': {
    en: 'To make sure that the data is yours, we send an e-mail to the address that was given with this entry. Nothing else happens before you open the link in it.',
    'de-AT':
      'Damit sicher ist, dass es Ihre Daten sind, senden wir eine E-Mail an die hier angegebene Adresse. Sonst geschieht nichts, bevor Sie den Link darin öffnen.',
    'de-AT-informal':
      'Damit sicher ist, dass es deine Daten sind, senden wir eine E-Mail an die hier angegebene Adresse. Sonst geschieht nichts, bevor du den Link darin öffnest.'
  },
  'personal-data.ask-no-address': {
    en: 'There is no e-mail address here to which we could send a link. Ask us in person or by letter.',
    'de-AT':
      'Hier ist keine E-Mail-Adresse gespeichert, an die wir einen Link senden könnten. Fragen Sie uns persönlich oder per Brief.',
    'de-AT-informal':
      'Hier ist keine E-Mail-Adresse gespeichert, an die wir einen Link senden könnten. Frag uns persönlich oder per Brief.'
  },
  'personal-data.ask-information': { en: 'Get your data', 'de-AT': 'Daten erhalten' },
  'personal-data.ask-information-lead': {
    en: 'Everything that is stored here under your e-mail address, as a ZIP file.',
    'de-AT': 'Alles, was hier unter Ihrer E-Mail-Adresse gespeichert ist, als ZIP-Datei.',
    'de-AT-informal': 'Alles, was hier unter deiner E-Mail-Adresse gespeichert ist, als ZIP-Datei.'
  },
  'personal-data.ask-information-send': { en: 'Send me the link', 'de-AT': 'Link an mich senden' },
  'personal-data.ask-erasure': { en: 'Delete your data', 'de-AT': 'Daten löschen lassen' },
  'personal-data.ask-erasure-lead': {
    en: 'The e-mail leads to a page that says what is deleted and what stays. You confirm it there.',
    'de-AT': 'Die E-Mail führt auf eine Seite, die sagt, was gelöscht wird und was bleibt. Dort bestätigen Sie.',
    'de-AT-informal': 'Die E-Mail führt auf eine Seite, die sagt, was gelöscht wird und was bleibt. Dort bestätigst du.'
  },
  'personal-data.ask-erasure-send': { en: 'Delete my data', 'de-AT': 'Meine Daten löschen' },
  'personal-data.asked-information': {
    en: 'The link to your data is on its way to you. It is valid for seven days.',
    'de-AT': 'Der Link zu Ihren Daten ist unterwegs. Er gilt sieben Tage.',
    'de-AT-informal': 'Der Link zu deinen Daten ist unterwegs. Er gilt sieben Tage.'
  },
  'personal-data.asked-erasure': {
    en: 'An e-mail is on its way to you. Open the link in it to confirm that your data is to be deleted.',
    'de-AT': 'Eine E-Mail ist unterwegs. Der Link darin führt zur Bestätigung, dass Ihre Daten gelöscht werden sollen.',
    'de-AT-informal':
      'Eine E-Mail ist unterwegs. Der Link darin führt zur Bestätigung, dass deine Daten gelöscht werden sollen.'
  },
  'personal-data.erase-subject': {
    en: 'Delete your data at {tenant}?',
    'de-AT': 'Ihre Daten bei {tenant} löschen?',
    'de-AT-informal': 'Deine Daten bei {tenant} löschen?'
  },
  'personal-data.erase-title': {
    en: 'Delete your data?',
    'de-AT': 'Ihre Daten löschen?',
    'de-AT-informal': 'Deine Daten löschen?'
  },
  'personal-data.erase-lead': {
    en: 'Somebody with a link of yours asked {tenant} to delete what is stored here under this e-mail address. Behind the link you see what that is, and confirm it.',
    'de-AT':
      'jemand mit einem Ihrer Links hat {tenant} gebeten, zu löschen, was hier unter dieser E-Mail-Adresse gespeichert ist. Hinter dem Link sehen Sie, was das ist, und bestätigen es.',
    'de-AT-informal':
      'jemand mit einem deiner Links hat {tenant} gebeten, zu löschen, was hier unter dieser E-Mail-Adresse gespeichert ist. Hinter dem Link siehst du, was das ist, und bestätigst es.'
  },
  'personal-data.erase-open': { en: 'See what is deleted', 'de-AT': 'Ansehen, was gelöscht wird' },
  'personal-data.erase-why': {
    en: 'If it was not you, you need not do anything: nothing is deleted before you confirm.',
    'de-AT': 'Falls Sie das nicht waren, ist nichts weiter zu tun: Ohne Ihre Bestätigung wird nichts gelöscht.',
    'de-AT-informal': 'Falls du das nicht warst, ist nichts weiter zu tun: Ohne deine Bestätigung wird nichts gelöscht.'
  },
  'personal-data.erase-secret': {
    en: 'This link is for you alone: anyone who has it can ask for the deletion.',
    'de-AT': 'Dieser Link ist nur für Sie bestimmt: Wer ihn hat, kann die Löschung verlangen.',
    'de-AT-informal': 'Dieser Link ist nur für dich bestimmt: Wer ihn hat, kann die Löschung verlangen.'
  },
  'personal-data.erase-goes': { en: 'What is deleted', 'de-AT': 'Was gelöscht wird' },
  'personal-data.erase-stays': { en: 'What stays, and why', 'de-AT': 'Was bleibt, und warum' },
  'personal-data.erase-stays-always': {
    en: 'That you asked, and when it was answered, stays for three years without your name or address: so it can be shown that we acted in time (GDPR Art. 5(2)).',
    'de-AT':
      'Dass Sie gefragt haben und wann geantwortet wurde, bleibt drei Jahre ohne Namen und Adresse: So lässt sich zeigen, dass wir rechtzeitig gehandelt haben (Art. 5 Abs. 2 DSGVO).',
    'de-AT-informal':
      'Dass du gefragt hast und wann geantwortet wurde, bleibt drei Jahre ohne Namen und Adresse: So lässt sich zeigen, dass wir rechtzeitig gehandelt haben (Art. 5 Abs. 2 DSGVO).'
  },
  'personal-data.erase-ahead': {
    en: '{count, plural, one {An appointment is} other {# appointments are}} still ahead. What is stored can be deleted once {count, plural, one {it is} other {they are}} over or cancelled.',
    'de-AT':
      '{count, plural, one {Ein Termin steht} other {# Termine stehen}} noch bevor. Gelöscht wird, sobald {count, plural, one {er} other {sie}} vorbei oder abgesagt {count, plural, one {ist} other {sind}}.'
  },
  'personal-data.erase-how': {
    en: '“Delete my data” sends your request to {tenant}. Somebody there checks it and deletes the data, within a month at most. You get a last e-mail when it is done.',
    'de-AT':
      'Mit „Meine Daten löschen“ geht der Antrag an {tenant}. Dort wird er geprüft und ausgeführt, spätestens nach einem Monat. Danach kommt eine letzte E-Mail.'
  },
  'personal-data.erase-received': { en: 'We have your request', 'de-AT': 'Der Antrag ist eingelangt' },
  'personal-data.erase-received-lead': {
    en: 'Your data is deleted by {day} at the latest. You get an e-mail when it is done.',
    'de-AT': 'Ihre Daten werden spätestens bis {day} gelöscht. Danach erhalten Sie eine E-Mail.',
    'de-AT-informal': 'Deine Daten werden spätestens bis {day} gelöscht. Danach erhältst du eine E-Mail.'
  },
  'personal-data.erase-done': { en: 'Your request was answered.', 'de-AT': 'Der Antrag ist beantwortet.' },
  'personal-data.longer-subject': {
    en: 'Your request {reference} takes longer',
    'de-AT': 'Ihr Antrag {reference} dauert länger',
    'de-AT-informal': 'Dein Antrag {reference} dauert länger'
  },
  'personal-data.longer-title': {
    en: 'Your request takes longer',
    'de-AT': 'Ihr Antrag dauert länger',
    'de-AT-informal': 'Dein Antrag dauert länger'
  },
  'personal-data.longer-lead': {
    en: 'We answer your request about your data by {day}, later than within a month. The reason:',
    'de-AT': 'wir beantworten Ihren Antrag zu Ihren Daten bis {day} und damit nicht binnen eines Monats. Der Grund:',
    'de-AT-informal':
      'wir beantworten deinen Antrag zu deinen Daten bis {day} und damit nicht binnen eines Monats. Der Grund:'
  },
  'personal-data.longer-rights': {
    en: 'The law allows that with a reason (GDPR Art. 12(3)). You can complain to the data protection authority.',
    'de-AT':
      'Mit einem Grund ist das zulässig (Art. 12 Abs. 3 DSGVO). Beschwerden sind bei der Datenschutzbehörde möglich.'
  },
  'personal-data.erased-subject': {
    en: 'Your data at {tenant} is deleted',
    'de-AT': 'Ihre Daten bei {tenant} sind gelöscht',
    'de-AT-informal': 'Deine Daten bei {tenant} sind gelöscht'
  },
  'personal-data.erased-title': {
    en: 'Your data is deleted',
    'de-AT': 'Ihre Daten sind gelöscht',
    'de-AT-informal': 'Deine Daten sind gelöscht'
  },
  'personal-data.erased-lead': {
    en: '{tenant} has deleted what was stored here under this e-mail address. The reference of the certificate is {reference}.',
    'de-AT':
      '{tenant} hat gelöscht, was hier unter dieser E-Mail-Adresse gespeichert war. Das Zeichen der Bestätigung ist {reference}.'
  },
  'personal-data.erased-last': {
    en: 'With this e-mail we have forgotten your address, too.',
    'de-AT': 'Mit dieser E-Mail ist auch Ihre Adresse vergessen.',
    'de-AT-informal': 'Mit dieser E-Mail ist auch deine Adresse vergessen.'
  },
  'personal-data.sheet-lead': {
    en: 'What {tenant} has stored under {value}, as of {when}',
    'de-AT': 'Was {tenant} unter {value} gespeichert hat, Stand {when}'
  },
  'personal-data.yes': { en: 'Yes', 'de-AT': 'Ja' },
  'personal-data.no': { en: 'No', 'de-AT': 'Nein' },
  'personal-data.section-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'personal-data.section-appointment_history': { en: 'History of appointments', 'de-AT': 'Verlauf der Termine' },
  'personal-data.section-contact_requests': { en: 'Requests', 'de-AT': 'Anfragen' },
  'personal-data.section-contact_request_replies': {
    en: 'Replies and notes on requests',
    'de-AT': 'Antworten und Notizen zu Anfragen'
  },
  'personal-data.section-conversations': { en: 'Chats', 'de-AT': 'Chats' },
  'personal-data.section-conversation_messages': { en: 'Messages in chats', 'de-AT': 'Nachrichten in Chats' },
  'personal-data.section-conversation_notes': { en: 'Notes on chats', 'de-AT': 'Notizen zu Chats' },
  'personal-data.section-waitlist_entries': { en: 'Waitlist entries', 'de-AT': 'Einträge der Warteliste' },
  'personal-data.section-leads': { en: 'Contact left on a card', 'de-AT': 'Auf einer Karte hinterlassener Kontakt' },
  'personal-data.section-reviews': { en: 'Reviews', 'de-AT': 'Bewertungen' },
  'personal-data.section-review_refusals': {
    en: 'Objection to questions about appointments',
    'de-AT': 'Widerspruch gegen Umfragen zu Terminen'
  },
  'personal-data.section-text_consents': { en: 'Consents to text messages', 'de-AT': 'Einwilligungen zu SMS' },
  'personal-data.section-text_messages': { en: 'Text messages', 'de-AT': 'SMS' },
  'personal-data.section-wallet_passes': { en: 'Cards in wallets', 'de-AT': 'Karten in Wallets' },
  'personal-data.section-wallet_registrations': {
    en: 'Phones that get news of these cards',
    'de-AT': 'Handys, die Neues zu diesen Karten erhalten'
  },
  'personal-data.section-data_requests': { en: 'Requests about data', 'de-AT': 'Datenschutzanträge' },
  'personal-data.field-id': { en: 'Identifier', 'de-AT': 'Kennung' },
  'personal-data.field-reference': { en: 'Reference', 'de-AT': 'Zeichen' },
  'personal-data.field-appointment': { en: 'Appointment', 'de-AT': 'Termin' },
  'personal-data.field-request': { en: 'Request', 'de-AT': 'Anfrage' },
  'personal-data.field-conversation': { en: 'Chat', 'de-AT': 'Chat' },
  'personal-data.field-card': { en: 'Card', 'de-AT': 'Karte' },
  'personal-data.field-advisor': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'personal-data.field-topic': { en: 'Topic', 'de-AT': 'Thema' },
  'personal-data.field-kind': { en: 'Kind', 'de-AT': 'Art' },
  'personal-data.field-type': { en: 'Type of appointment', 'de-AT': 'Terminart' },
  'personal-data.field-state': { en: 'Status', 'de-AT': 'Status' },
  'personal-data.field-starts_at': { en: 'Begins', 'de-AT': 'Beginn' },
  'personal-data.field-ends_at': { en: 'Ends', 'de-AT': 'Ende' },
  'personal-data.field-date': { en: 'Day', 'de-AT': 'Tag' },
  'personal-data.field-from_date': { en: 'From', 'de-AT': 'Von' },
  'personal-data.field-until_date': { en: 'Until', 'de-AT': 'Bis' },
  'personal-data.field-start_time': { en: 'Earliest', 'de-AT': 'Frühestens' },
  'personal-data.field-end_time': { en: 'Latest', 'de-AT': 'Spätestens' },
  'personal-data.field-weekdays': { en: 'Days of the week (Monday is 1)', 'de-AT': 'Wochentage (Montag ist 1)' },
  'personal-data.field-time_zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'personal-data.field-first_name': { en: 'First name', 'de-AT': 'Vorname' },
  'personal-data.field-last_name': { en: 'Last name', 'de-AT': 'Nachname' },
  'personal-data.field-name': { en: 'Name', 'de-AT': 'Name' },
  'personal-data.field-email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'personal-data.field-phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'personal-data.field-company': { en: 'Company', 'de-AT': 'Firma' },
  'personal-data.field-number': { en: 'Number for text messages', 'de-AT': 'Nummer für SMS' },
  'personal-data.field-number_end': { en: 'Last digits of the number', 'de-AT': 'Letzte Ziffern der Nummer' },
  'personal-data.field-language': { en: 'Language', 'de-AT': 'Sprache' },
  'personal-data.field-is_customer': { en: 'Customer already', 'de-AT': 'Bereits Kundin oder Kunde' },
  'personal-data.field-note': { en: 'Message', 'de-AT': 'Nachricht' },
  'personal-data.field-answers': { en: 'Answers', 'de-AT': 'Antworten' },
  'personal-data.field-question': { en: 'Question', 'de-AT': 'Frage' },
  'personal-data.field-answer': { en: 'Answer', 'de-AT': 'Antwort' },
  'personal-data.field-internal_note': { en: 'Internal note', 'de-AT': 'Interne Notiz' },
  'personal-data.field-cancel_reason': { en: 'Reason for cancelling', 'de-AT': 'Grund der Absage' },
  'personal-data.field-author': { en: 'By', 'de-AT': 'Von wem' },
  'personal-data.field-before': { en: 'Before', 'de-AT': 'Vorher' },
  'personal-data.field-after': { en: 'After', 'de-AT': 'Nachher' },
  'personal-data.field-message': { en: 'Text of the message', 'de-AT': 'Text der Mitteilung' },
  'personal-data.field-text': { en: 'Text', 'de-AT': 'Text' },
  'personal-data.field-details': { en: 'Details', 'de-AT': 'Details' },
  'personal-data.field-file': { en: 'File', 'de-AT': 'Datei' },
  'personal-data.field-stars': { en: 'Stars', 'de-AT': 'Sterne' },
  'personal-data.field-reply': { en: 'Reply', 'de-AT': 'Erwiderung' },
  'personal-data.field-source': { en: 'Came from', 'de-AT': 'Herkunft' },
  'personal-data.field-source_site': { en: 'Website', 'de-AT': 'Website' },
  'personal-data.field-campaign': { en: 'Campaign', 'de-AT': 'Kampagne' },
  'personal-data.field-consent': { en: 'Consent', 'de-AT': 'Einwilligung' },
  'personal-data.field-version': { en: 'Wording that was agreed to', 'de-AT': 'Fassung der Einwilligung' },
  'personal-data.field-device': { en: 'Device', 'de-AT': 'Gerät' },
  'personal-data.field-push_token': { en: 'Key for push notifications', 'de-AT': 'Schlüssel für Mitteilungen' },
  'personal-data.field-next_appointment': { en: 'Next appointment', 'de-AT': 'Nächster Termin' },
  'personal-data.field-created_at': { en: 'Stored on', 'de-AT': 'Gespeichert am' },
  'personal-data.field-arrived_on': { en: 'Arrived', 'de-AT': 'Eingelangt' },
  'personal-data.field-due_on': { en: 'Due', 'de-AT': 'Fällig' },
  'personal-data.field-extension': { en: 'Why it took longer', 'de-AT': 'Warum es länger dauerte' },
  'personal-data.field-outcome': { en: 'How it was answered', 'de-AT': 'Wie geantwortet wurde' },
  'personal-data.field-ended_at': { en: 'Ended', 'de-AT': 'Beendet' },
  'personal-data.author-visitor': { en: 'You', 'de-AT': 'Sie', 'de-AT-informal': 'Du' },
  'personal-data.author-staff': { en: 'The institution', 'de-AT': 'Das Institut' },
  'personal-data.author-internal': {
    en: 'The institution, as a note for colleagues',
    'de-AT': 'Das Institut, als interne Notiz'
  },
  'personal-data.author-system': { en: 'The software', 'de-AT': 'Die Software' },
  'personal-data.what-booked': { en: 'Booked', 'de-AT': 'Gebucht' },
  'personal-data.what-requested': { en: 'Requested', 'de-AT': 'Angefragt' },
  'personal-data.what-confirmed': { en: 'Confirmed', 'de-AT': 'Bestätigt' },
  'personal-data.what-moved': { en: 'Moved', 'de-AT': 'Verschoben' },
  'personal-data.what-handed-over': { en: 'Given to another advisor', 'de-AT': 'An jemand anderen übergeben' },
  'personal-data.what-relocated': { en: 'Moved to another place', 'de-AT': 'Anderer Ort' },
  'personal-data.what-declined': { en: 'Declined', 'de-AT': 'Abgelehnt' },
  'personal-data.what-lapsed': { en: 'Not confirmed in time', 'de-AT': 'Nicht rechtzeitig bestätigt' },
  'personal-data.what-cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'personal-data.what-no-show': { en: 'Did not take place', 'de-AT': 'Nicht erschienen' },
  'personal-data.what-attended': { en: 'Took place', 'de-AT': 'Hat stattgefunden' },
  'personal-data.what-link': { en: 'Link for the video call', 'de-AT': 'Link zum Videogespräch' },
  'personal-data.what-link-removed': { en: 'Link removed', 'de-AT': 'Link entfernt' },
  'personal-data.what-mail-visitor': {
    en: 'E-mail to you',
    'de-AT': 'E-Mail an Sie',
    'de-AT-informal': 'E-Mail an dich'
  },
  'personal-data.what-mail-advisor': { en: 'E-mail to the advisor', 'de-AT': 'E-Mail an Beraterin oder Berater' },
  'personal-data.section-event_registrations': {
    en: 'Registrations for events',
    'de-AT': 'Anmeldungen zu Veranstaltungen'
  },
  'personal-data.field-event': { en: 'Event', 'de-AT': 'Veranstaltung' },
  'personal-data.field-seats': { en: 'Seats', 'de-AT': 'Plätze' },
  'personal-data.field-attended_at': { en: 'Came on', 'de-AT': 'Gekommen am' }
} satisfies MessageTable
