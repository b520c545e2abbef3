import type { MessageTable } from './locales.ts'

/** What the server says when it refuses. */
export const errorsMessages = {
  'errors.bad-request': {
    en: 'The request could not be read.',
    'de-AT': 'Die Anfrage konnte nicht gelesen werden.'
  },
  'errors.unauthenticated': {
    en: 'Please sign in.',
    'de-AT': 'Bitte melden Sie sich an.',
    'de-AT-informal': 'Bitte melde dich an.'
  },
  'errors.forbidden': { en: 'You may not do that.', 'de-AT': 'Dazu fehlt die Berechtigung.' },
  'errors.foreign-origin': {
    en: 'This page may not send forms to this server.',
    'de-AT': 'Diese Seite darf keine Formulare an diesen Server senden.'
  },
  'errors.not-found': { en: 'Not found', 'de-AT': 'Nicht gefunden' },
  'errors.method': { en: 'Method not allowed', 'de-AT': 'Methode nicht erlaubt' },
  'errors.unprocessable': {
    en: 'Please check the marked fields.',
    'de-AT': 'Bitte prüfen Sie die markierten Felder.',
    'de-AT-informal': 'Bitte prüfe die markierten Felder.'
  },
  'errors.field': { en: 'This value is not valid.', 'de-AT': 'Dieser Wert ist ungültig.' },
  'errors.required': { en: 'This field cannot be empty.', 'de-AT': 'Dieses Feld darf nicht leer sein.' },
  'errors.unknown-key': { en: 'This field is not known.', 'de-AT': 'Dieses Feld ist nicht bekannt.' },
  'errors.too-long': { en: 'This text is too long.', 'de-AT': 'Dieser Text ist zu lang.' },
  'errors.email': { en: 'This is not a valid e-mail address.', 'de-AT': 'Das ist keine gültige E-Mail-Adresse.' },
  'errors.https': {
    en: 'This is not an address that begins with https://.',
    'de-AT': 'Das ist keine Adresse, die mit https:// beginnt.'
  },
  'errors.colour': {
    en: 'This is not a colour like #0b5d4e.',
    'de-AT': 'Das ist keine Farbe wie #0b5d4e.'
  },
  'errors.json': {
    en: 'This is not JSON of the expected form.',
    'de-AT': 'Das ist kein JSON der erwarteten Form.'
  },
  'errors.web-address': { en: 'This is not a web address.', 'de-AT': 'Das ist keine Webadresse.' },
  'errors.true-or-false': { en: 'Please enter true or false.', 'de-AT': 'Bitte true oder false eingeben.' },
  'errors.default-or-haspa': { en: 'Please enter default or haspa.', 'de-AT': 'Bitte default oder haspa eingeben.' },
  'errors.own-picture': {
    en: 'This is not the address of a picture on this server, such as /media/logo.svg.',
    'de-AT': 'Das ist keine Adresse eines Bildes auf diesem Server, etwa /media/logo.svg.'
  },
  'errors.issuer': {
    en: 'Please enter an address with https://, without anything after a question mark.',
    'de-AT': 'Bitte eine Adresse mit https:// eingeben, ohne etwas nach einem Fragezeichen.'
  },
  'errors.scope': {
    en: 'Please enter words separated by blanks; openid must be among them.',
    'de-AT': 'Bitte Wörter eingeben, durch Leerzeichen getrennt; openid muss dabei sein.'
  },
  'errors.origins': {
    en: 'Please enter only origins like https://www.bank.example, without a path.',
    'de-AT': 'Bitte nur Adressen wie https://www.bank.example eingeben, ohne Pfad.'
  },
  'errors.hosts': {
    en: 'Please enter only hosts like www.bank.example.',
    'de-AT': 'Bitte nur Hosts wie www.bank.example eingeben.'
  },
  'errors.tiles': {
    en: 'This is not an address beginning with https:// that holds z, x and y in curly brackets.',
    'de-AT': 'Das ist keine Adresse mit https://, die z, x und y in geschwungenen Klammern enthält.'
  },
  'errors.one-setting': { en: 'Please send one setting.', 'de-AT': 'Bitte genau eine Einstellung senden.' },
  'errors.too-many-addresses': { en: 'These are too many addresses.', 'de-AT': 'Das sind zu viele Adressen.' },
  'errors.phone': { en: 'This is not a valid phone number.', 'de-AT': 'Das ist keine gültige Telefonnummer.' },
  'errors.alias': {
    en: 'This may hold small letters without accents, digits and hyphens between them, 64 characters at most.',
    'de-AT': 'Erlaubt sind nur Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen Bindestriche, höchstens 64 Zeichen.'
  },
  'errors.time-zone': { en: 'This time zone is not known.', 'de-AT': 'Diese Zeitzone ist nicht bekannt.' },
  'errors.both-degrees': {
    en: 'A place on the map needs latitude and longitude.',
    'de-AT': 'Ein Ort auf der Karte braucht Breiten- und Längengrad.'
  },
  'errors.too-many-questions': { en: 'At most five questions.', 'de-AT': 'Höchstens fünf Fragen.' },
  'errors.too-many-options': { en: 'At most twelve answers.', 'de-AT': 'Höchstens zwölf Antworten.' },
  'errors.options-count': {
    en: 'Both languages need the same number of answers, in the same order.',
    'de-AT': 'Beide Sprachen brauchen gleich viele Antworten, in derselben Reihenfolge.'
  },
  'errors.options-twice': { en: 'An answer stands here twice.', 'de-AT': 'Eine Antwort steht hier zweimal.' },
  'errors.degrees': { en: 'This is not a number of degrees.', 'de-AT': 'Das ist keine Gradzahl.' },
  'errors.crop': {
    en: 'The chosen part must lie within the picture.',
    'de-AT': 'Der Ausschnitt muss innerhalb des Bildes liegen.'
  },
  'errors.too-large': { en: 'The request is too large.', 'de-AT': 'Die Anfrage ist zu groß.' },
  'errors.media-type': { en: 'Please send JSON.', 'de-AT': 'Bitte JSON senden.' },
  'errors.too-many': {
    en: 'That was too often. Please try again in a while.',
    'de-AT': 'Das war zu oft. Bitte versuchen Sie es etwas später noch einmal.',
    'de-AT-informal': 'Das war zu oft. Bitte versuche es etwas später noch einmal.'
  },
  'errors.ends-before-start': {
    en: 'The end must be after the start.',
    'de-AT': 'Das Ende muss nach dem Beginn liegen.'
  },
  'errors.past': { en: 'This day is over already.', 'de-AT': 'Dieser Tag ist schon vorbei.' },
  'errors.span-too-long': {
    en: 'This may last a year at most.',
    'de-AT': 'Das darf höchstens ein Jahr dauern.'
  },
  'errors.quarter-hour': {
    en: 'Please enter a time at the quarter hour.',
    'de-AT': 'Bitte geben Sie eine Uhrzeit zur Viertelstunde ein.',
    'de-AT-informal': 'Bitte gib eine Uhrzeit zur Viertelstunde ein.'
  },
  'errors.repeats': { en: 'This repetition is not known.', 'de-AT': 'Diese Wiederholung ist nicht bekannt.' },
  'errors.repeats-never': {
    en: 'This repetition must include its first day and come to its end within ten years.',
    'de-AT': 'Diese Wiederholung muss ihren ersten Tag einschließen und binnen zehn Jahren zu ihrem Ende kommen.'
  },
  'errors.too-many-spans': {
    en: 'That is too much for one calendar. Please remove something first.',
    'de-AT': 'Das ist zu viel für einen Kalender. Bitte entfernen Sie zuerst etwas.',
    'de-AT-informal': 'Das ist zu viel für einen Kalender. Bitte entferne zuerst etwas.'
  },
  'errors.calendar-changed': {
    en: 'The calendar was changed elsewhere in the meantime.',
    'de-AT': 'Der Kalender wurde inzwischen anderswo geändert.'
  },
  'errors.already-closed': { en: 'This day is closed already.', 'de-AT': 'Dieser Tag ist bereits geschlossen.' },
  'errors.date-range': { en: 'This period is not valid.', 'de-AT': 'Dieser Zeitraum ist ungültig.' },
  'errors.slot-gone': {
    en: 'This time is no longer free. Please choose another one.',
    'de-AT': 'Diese Uhrzeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese Uhrzeit ist nicht mehr frei. Bitte wähle eine andere.'
  },
  'errors.appointment-cancelled': {
    en: 'This appointment has been cancelled.',
    'de-AT': 'Dieser Termin wurde abgesagt.'
  },
  'errors.appointment-ahead': {
    en: 'This appointment has not begun yet.',
    'de-AT': 'Dieser Termin hat noch nicht begonnen.'
  },
  'errors.advisor-gone': {
    en: 'The advisor is no longer with us. The appointment can be cancelled, but not moved.',
    'de-AT': 'Die Ansprechperson ist nicht mehr bei uns. Der Termin lässt sich absagen, aber nicht verschieben.'
  },
  'errors.appointment-changed': {
    en: 'The appointment has just been changed by someone else. Please look at it again.',
    'de-AT': 'Der Termin wurde gerade von jemand anderem geändert. Bitte sehen Sie ihn sich noch einmal an.',
    'de-AT-informal': 'Der Termin wurde gerade von jemand anderem geändert. Bitte sieh ihn dir noch einmal an.'
  },
  'errors.appointment-past': {
    en: 'This appointment has already begun.',
    'de-AT': 'Dieser Termin hat bereits begonnen.'
  },
  'errors.proof': {
    en: 'The spam check has failed. Please try again.',
    'de-AT': 'Die Spam-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    'de-AT-informal': 'Die Spam-Prüfung ist fehlgeschlagen. Bitte versuche es noch einmal.'
  },
  'errors.idempotency': {
    en: 'This request has already been sent with other content.',
    'de-AT': 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet.'
  },
  'errors.in-flight': {
    en: 'This request is already being worked on.',
    'de-AT': 'Diese Anfrage wird bereits bearbeitet.'
  },
  'errors.unavailable': {
    en: 'The service is not available at the moment. Please try again shortly.',
    'de-AT': 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze noch einmal.',
    'de-AT-informal': 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es in Kürze noch einmal.'
  },
  'errors.internal': {
    en: 'Unfortunately, an error has occurred. Please try again later.',
    'de-AT': 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Leider ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.'
  },
  'errors.advisors': {
    en: 'At least one of these advisors is not known.',
    'de-AT': 'Mindestens eine dieser Personen ist nicht bekannt.'
  },
  'errors.link': { en: 'Link is not a valid URL.', 'de-AT': 'Link ist keine gültige URL.' },
  'errors.link-host': {
    en: 'A link may lead to {hosts} alone.',
    'de-AT': 'Ein Link darf nur zu {hosts} führen.'
  },
  'errors.send-at': {
    en: 'Please choose a time within the next {days} days.',
    'de-AT': 'Bitte wählen Sie eine Zeit innerhalb der nächsten {days} Tage.',
    'de-AT-informal': 'Bitte wähle eine Zeit innerhalb der nächsten {days} Tage.'
  },
  'errors.push-crowded': {
    en: 'Another notification goes close to this time: at most one in ten minutes, and ten in 24 hours.',
    'de-AT':
      'Nahe an dieser Zeit geht eine andere Mitteilung ab: höchstens eine in zehn Minuten und zehn in 24 Stunden.'
  },
  'errors.characters': {
    en: 'This text contains characters that nobody sees. Please remove them.',
    'de-AT': 'Dieser Text enthält Zeichen, die niemand sieht. Bitte entfernen Sie sie.',
    'de-AT-informal': 'Dieser Text enthält Zeichen, die niemand sieht. Bitte entferne sie.'
  },
  'errors.path-start': {
    en: 'A path begins with a slash, such as /rates.',
    'de-AT': 'Ein Pfad beginnt mit einem Schrägstrich, zum Beispiel /zinsen.'
  },
  'errors.path-fragment': {
    en: 'A path has no #: browsers never send what follows it.',
    'de-AT': 'Ein Pfad enthält kein #: Was danach steht, schickt kein Browser mit.'
  },
  'errors.path-query': {
    en: 'A path has no question mark. What follows one is passed on by itself.',
    'de-AT': 'Ein Pfad enthält kein Fragezeichen. Was danach steht, wird von selbst weitergegeben.'
  },
  'errors.path-characters': {
    en: 'This path cannot be opened: it has a backslash, a stray percent sign, two slashes in a row or dots between slashes.',
    'de-AT':
      'Dieser Pfad lässt sich nicht aufrufen: Er enthält einen verkehrten Schrägstrich, ein einzelnes Prozentzeichen, zwei Schrägstriche nacheinander oder Punkte zwischen Schrägstrichen.'
  },
  'errors.path-taken': {
    en: 'This application uses this path itself.',
    'de-AT': 'Diesen Pfad verwendet die Anwendung selbst.'
  },
  'errors.path-known': {
    en: 'This path is redirected already.',
    'de-AT': 'Für diesen Pfad gibt es bereits eine Weiterleitung.'
  },
  'errors.path-twice': {
    en: 'This path stands in line {line} already.',
    'de-AT': 'Dieser Pfad steht schon in Zeile {line}.'
  },
  'errors.target': {
    en: 'This is neither a path that begins with a slash nor an address that begins with https://.',
    'de-AT': 'Das ist weder ein Pfad, der mit einem Schrägstrich beginnt, noch eine Adresse, die mit https:// beginnt.'
  },
  'errors.redirection-host': {
    en: '{hosts, select, none {A redirection may lead to own paths and to {own}. Other hosts are allowed in the advanced setting redirection_hosts; none stands there yet.} other {A redirection may lead to own paths, to {own} and to the hosts in the advanced setting redirection_hosts: {hosts}.}}',
    'de-AT':
      '{hosts, select, none {Eine Weiterleitung darf zu eigenen Pfaden und zu {own} führen. Andere Hosts erlaubt die erweiterte Einstellung redirection_hosts; dort steht noch keiner.} other {Eine Weiterleitung darf zu eigenen Pfaden, zu {own} und zu den Hosts der erweiterten Einstellung redirection_hosts führen: {hosts}.}}'
  },
  'errors.redirection-loop': {
    en: 'This would lead in a circle: the target comes back to this path.',
    'de-AT': 'Das würde im Kreis führen: Das Ziel kommt zu diesem Pfad zurück.'
  },
  'errors.redirection-chain': {
    en: 'Too many redirections would follow each other. Please enter the last target.',
    'de-AT': 'Es würden zu viele Weiterleitungen aufeinander folgen. Bitte geben Sie gleich das letzte Ziel ein.',
    'de-AT-informal': 'Es würden zu viele Weiterleitungen aufeinander folgen. Bitte gib gleich das letzte Ziel ein.'
  },
  'errors.redirections-max': {
    en: 'There may be {max, number} redirections at most.',
    'de-AT': 'Es darf höchstens {max, number} Weiterleitungen geben.'
  },
  'errors.search-form-alias': {
    en: 'Another form has this short name already.',
    'de-AT': 'Diesen Kurznamen hat schon ein anderes Formular.'
  },
  'errors.search-forms-max': {
    en: 'There may be {max, number} search forms at most.',
    'de-AT': 'Es darf höchstens {max, number} Suchformulare geben.'
  },
  'errors.no-csv': {
    en: 'Please choose a CSV file.',
    'de-AT': 'Bitte wählen Sie eine CSV-Datei.',
    'de-AT-informal': 'Bitte wähle eine CSV-Datei.'
  },
  'errors.csv-columns': {
    en: 'The first line of the file must name the columns: path and target, and if you like status and active.',
    'de-AT': 'Die erste Zeile der Datei muss die Spalten benennen: Pfad und Ziel, auf Wunsch auch Status und Aktiv.'
  },
  'errors.csv-empty': { en: 'There is no row in this file.', 'de-AT': 'In dieser Datei steht keine Zeile.' },
  'errors.csv-row': {
    en: 'This row cannot be read: a quotation mark is missing or too many.',
    'de-AT': 'Diese Zeile lässt sich nicht lesen: Ein Anführungszeichen fehlt oder ist zu viel.'
  },
  'errors.topic-retired': {
    en: '“{topic}” is no longer offered. Please remove it from your choice.',
    'de-AT': '„{topic}“ wird nicht mehr angeboten. Bitte entfernen Sie es aus Ihrer Auswahl.',
    'de-AT-informal': '„{topic}“ wird nicht mehr angeboten. Bitte entferne es aus deiner Auswahl.'
  },
  'errors.topic-used': {
    en: 'This topic has been booked or is somebody’s: it can be retired, but not deleted.',
    'de-AT':
      'Dieses Thema wurde schon gebucht oder ist jemandem zugeteilt: Es lässt sich nicht löschen, sondern nur nicht mehr anbieten.'
  },
  'errors.topic-not-on-offer': {
    en: 'This topic is retired. Please bring it back first.',
    'de-AT': 'Dieses Thema wird nicht mehr angeboten. Bitte bieten Sie es zuerst wieder an.',
    'de-AT-informal': 'Dieses Thema wird nicht mehr angeboten. Bitte biete es zuerst wieder an.'
  },
  'errors.window-days': {
    en: 'Please enter a whole number of days from 1 to 365.',
    'de-AT': 'Bitte geben Sie eine ganze Zahl von 1 bis 365 Tagen ein.',
    'de-AT-informal': 'Bitte gib eine ganze Zahl von 1 bis 365 Tagen ein.'
  },
  'errors.link-pattern': {
    en: "A pattern is '{value}' alone, or an address that begins with https:// and a host and holds '{value}' once after it.",
    'de-AT':
      "Ein Muster ist '{value}' allein oder eine Adresse, die mit https:// und einem Host beginnt und danach einmal '{value}' enthält."
  },
  'errors.links-max': {
    en: 'There may be {max, number} links at most.',
    'de-AT': 'Es darf höchstens {max, number} Links geben.'
  },
  'errors.own-link': {
    en: '{pattern, select, any {This is not an address that begins with https://.} other {This does not fit. Please enter only what stands in place of the dots, or the whole address: {pattern}}}',
    'de-AT':
      '{pattern, select, any {Das ist keine Adresse, die mit https:// beginnt.} other {Das passt nicht. Bitte geben Sie nur ein, was an der Stelle der Punkte steht, oder die ganze Adresse: {pattern}}}',
    'de-AT-informal':
      '{pattern, select, any {Das ist keine Adresse, die mit https:// beginnt.} other {Das passt nicht. Bitte gib nur ein, was an der Stelle der Punkte steht, oder die ganze Adresse: {pattern}}}'
  },
  'errors.unknown-host': { en: 'No tenant answers on this host.', 'de-AT': 'Unter diesem Namen antwortet niemand.' }
} satisfies MessageTable
