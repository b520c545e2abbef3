import type { MessageTable } from '../locales.ts'

/** What the server says when it refuses. */
export const errorsMessages = {
  'errors.callback-day': {
    en: 'We cannot call you on this day. Please choose another one, such as {day}.',
    'de-AT': 'An diesem Tag können wir nicht anrufen. Bitte wählen Sie einen anderen, etwa {day}.',
    'de-AT-informal': 'An diesem Tag können wir nicht anrufen. Bitte wähle einen anderen, etwa {day}.'
  },
  'errors.callback-hours': {
    en: 'On this day we can call you at these times: {hours}. Please choose one of them.',
    'de-AT': 'An diesem Tag können wir zu diesen Zeiten anrufen: {hours}. Bitte wählen Sie eine davon.',
    'de-AT-informal': 'An diesem Tag können wir zu diesen Zeiten anrufen: {hours}. Bitte wähle eine davon.'
  },
  'errors.bad-request': {
    en: 'The request could not be read.',
    'de-AT': 'Die Anfrage konnte nicht gelesen werden.'
  },
  'errors.unauthenticated': {
    en: 'Please sign in.',
    'de-AT': 'Bitte melden Sie sich an.',
    'de-AT-informal': 'Bitte melde dich an.'
  },
  'errors.this-session': {
    en: 'This is the device that you are using. Sign out in your menu instead.',
    'de-AT': 'Das ist das Gerät, das Sie gerade verwenden. Melden Sie sich dafür in Ihrem Menü ab.',
    'de-AT-informal': 'Das ist das Gerät, das du gerade verwendest. Melde dich dafür in deinem Menü ab.'
  },
  'errors.token-missing': {
    en: 'Send an API token in the Authorization header.',
    'de-AT': 'Im Header Authorization fehlt ein API-Token.'
  },
  'errors.token-unknown': {
    en: 'This API token is unknown here. Check that it is complete and of this institution.',
    'de-AT': 'Dieses API-Token ist hier unbekannt. Es muss vollständig und von diesem Institut sein.'
  },
  'errors.token-expired': {
    en: 'This API token has expired. An administrator can create a new one.',
    'de-AT': 'Dieses API-Token ist abgelaufen. Die Administration kann ein neues erstellen.'
  },
  'errors.token-revoked': {
    en: 'This API token was revoked. An administrator can create a new one.',
    'de-AT': 'Dieses API-Token wurde widerrufen. Die Administration kann ein neues erstellen.'
  },
  'errors.token-scope': {
    en: 'This API token lacks the permission that this request needs.',
    'de-AT': 'Diesem API-Token fehlt die Berechtigung für diese Anfrage.'
  },
  'errors.token-in-person': {
    en: 'No API token may do this, only a person who is signed in.',
    'de-AT': 'Das darf kein API-Token, nur eine angemeldete Person.'
  },
  'errors.events': {
    en: 'Choose at least one event.',
    'de-AT': 'Wählen Sie mindestens ein Ereignis.',
    'de-AT-informal': 'Wähle mindestens ein Ereignis.'
  },
  'errors.too-many-webhooks': {
    en: 'There are {max} webhooks already. Delete one first.',
    'de-AT': 'Es gibt schon {max} Webhooks. Löschen Sie zuerst einen.',
    'de-AT-informal': 'Es gibt schon {max} Webhooks. Lösche zuerst einen.'
  },
  'errors.scopes': {
    en: 'Choose at least one permission.',
    'de-AT': 'Wählen Sie mindestens eine Berechtigung.',
    'de-AT-informal': 'Wähle mindestens eine Berechtigung.'
  },
  'errors.proof-needed': {
    en: 'Confirm with your password, a code or a passkey that it is you, and try again.',
    'de-AT': 'Bestätigen Sie mit Passwort, Code oder Passkey, dass Sie es sind, und versuchen Sie es noch einmal.',
    'de-AT-informal': 'Bestätige mit Passwort, Code oder Passkey, dass du es bist, und versuch es noch einmal.'
  },
  'errors.forbidden': { en: 'You do not have permission to do this.', 'de-AT': 'Dazu fehlt die Berechtigung.' },
  'errors.others-talk': {
    en: 'Only the advisor of this talk can open this page.',
    'de-AT': 'Diese Seite ist nur für die Ansprechperson dieses Gesprächs zugänglich.'
  },
  'errors.foreign-origin': {
    en: 'This page is not registered to send forms to this server.',
    'de-AT': 'Diese Seite ist nicht dafür freigeschaltet, Formulare an diesen Server zu senden.'
  },
  'errors.no-test': {
    en: 'This cannot be tried out: the request would do something. Send it without the header Test-Mode.',
    'de-AT': 'Das lässt sich nicht testen: Die Anfrage würde etwas bewirken. Senden Sie sie ohne den Header Test-Mode.',
    'de-AT-informal':
      'Das lässt sich nicht testen: Die Anfrage würde etwas bewirken. Sende sie ohne den Header Test-Mode.'
  },
  'errors.not-found': { en: 'Not found', 'de-AT': 'Nicht gefunden' },
  'errors.method': { en: 'Method not allowed', 'de-AT': 'Methode nicht erlaubt' },
  'errors.unprocessable': {
    en: 'Please check the highlighted fields.',
    'de-AT': 'Bitte prüfen Sie die markierten Felder.',
    'de-AT-informal': 'Bitte prüfe die markierten Felder.'
  },
  'errors.field': {
    en: 'This value is not valid. Please change it.',
    'de-AT': 'Dieser Wert ist ungültig. Bitte ändern Sie ihn.',
    'de-AT-informal': 'Dieser Wert ist ungültig. Bitte ändere ihn.'
  },
  'errors.required': { en: 'This field cannot be empty.', 'de-AT': 'Dieses Feld darf nicht leer sein.' },
  'errors.contact': {
    en: 'Please enter an e-mail address or a phone number.',
    'de-AT': 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.',
    'de-AT-informal': 'Bitte gib eine E-Mail-Adresse oder eine Telefonnummer an.'
  },
  'errors.unknown-key': { en: 'This field does not exist.', 'de-AT': 'Dieses Feld gibt es nicht.' },
  'errors.too-long': {
    en: '{max, plural, =0 {This text is too long. Please shorten it.} other {This text has {length} characters; {max} are possible at most. Please shorten it.}}',
    'de-AT':
      '{max, plural, =0 {Dieser Text ist zu lang. Bitte kürzen Sie ihn.} other {Dieser Text hat {length} Zeichen, höchstens {max} sind möglich. Bitte kürzen Sie ihn.}}',
    'de-AT-informal':
      '{max, plural, =0 {Dieser Text ist zu lang. Bitte kürze ihn.} other {Dieser Text hat {length} Zeichen, höchstens {max} sind möglich. Bitte kürze ihn.}}'
  },
  'errors.too-many-entries': {
    en: 'These are {length} entries; {max} are possible at most.',
    'de-AT': 'Das sind {length} Einträge, höchstens {max} sind möglich.'
  },
  'errors.consent': {
    en: 'Please tick the box. Without your consent, we may not store your details.',
    'de-AT': 'Bitte setzen Sie das Häkchen. Ohne Ihre Einwilligung dürfen wir die Angaben nicht speichern.',
    'de-AT-informal': 'Bitte setz das Häkchen. Ohne deine Einwilligung dürfen wir die Angaben nicht speichern.'
  },
  'errors.email': {
    en: 'This is not a valid e-mail address. Please enter one such as name@example.com.',
    'de-AT': 'Das ist keine gültige E-Mail-Adresse. Bitte geben Sie eine wie name@example.com ein.',
    'de-AT-informal': 'Das ist keine gültige E-Mail-Adresse. Bitte gib eine wie name@example.com ein.'
  },
  'errors.https': {
    en: 'Please enter an address that starts with https://.',
    'de-AT': 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
    'de-AT-informal': 'Bitte gib eine Adresse ein, die mit https:// beginnt.'
  },
  'errors.internal-address': {
    en: 'This address is on an internal network. Please enter one on the public internet.',
    'de-AT': 'Diese Adresse liegt in einem internen Netz. Bitte geben Sie eine im öffentlichen Internet ein.',
    'de-AT-informal': 'Diese Adresse liegt in einem internen Netz. Bitte gib eine im öffentlichen Internet ein.'
  },
  'errors.port': {
    en: 'Please enter an address without a port.',
    'de-AT': 'Bitte geben Sie eine Adresse ohne Port ein.',
    'de-AT-informal': 'Bitte gib eine Adresse ohne Port ein.'
  },
  'errors.colour': {
    en: 'Please enter a colour such as #0b5d4e.',
    'de-AT': 'Bitte geben Sie eine Farbe wie #0b5d4e ein.',
    'de-AT-informal': 'Bitte gib eine Farbe wie #0b5d4e ein.'
  },
  'errors.json': {
    en: 'This is not valid JSON in the expected format. Please check it.',
    'de-AT': 'Das ist kein gültiges JSON im erwarteten Format. Bitte prüfen Sie es.',
    'de-AT-informal': 'Das ist kein gültiges JSON im erwarteten Format. Bitte prüfe es.'
  },
  'errors.web-address': {
    en: 'This is not a valid web address. Please copy it from the browser’s address bar.',
    'de-AT': 'Das ist keine gültige Webadresse. Bitte kopieren Sie sie aus der Adresszeile des Browsers.',
    'de-AT-informal': 'Das ist keine gültige Webadresse. Bitte kopiere sie aus der Adresszeile des Browsers.'
  },
  'errors.true-or-false': {
    en: 'Please enter true or false.',
    'de-AT': 'Bitte geben Sie true oder false ein.',
    'de-AT-informal': 'Bitte gib true oder false ein.'
  },
  'errors.service-address': {
    en: 'Please enter a complete address such as https://meet.example.com, without a user name, a question mark or #.',
    'de-AT':
      'Bitte geben Sie eine vollständige Adresse wie https://meet.example.com ein, ohne Benutzernamen, Fragezeichen oder #.',
    'de-AT-informal':
      'Bitte gib eine vollständige Adresse wie https://meet.example.com ein, ohne Benutzernamen, Fragezeichen oder #.'
  },
  'errors.private-key': {
    en: 'This private key cannot be read. Please paste an RSA key of at least 2048 bits in PEM format, without a password.',
    'de-AT':
      'Dieser private Schlüssel ist nicht lesbar. Bitte fügen Sie einen RSA-Schlüssel mit mindestens 2048 Bit im PEM-Format und ohne Passwort ein.',
    'de-AT-informal':
      'Dieser private Schlüssel ist nicht lesbar. Bitte füge einen RSA-Schlüssel mit mindestens 2048 Bit im PEM-Format und ohne Passwort ein.'
  },
  'errors.video-provider': {
    en: 'Please enter jitsi, bigbluebutton, teams, or nothing.',
    'de-AT': 'Bitte geben Sie jitsi, bigbluebutton, teams oder nichts ein.',
    'de-AT-informal': 'Bitte gib jitsi, bigbluebutton, teams oder nichts ein.'
  },
  'errors.teams-calendars': {
    en: 'Microsoft Teams uses the calendars at Microsoft 365. Please enter their client ID and secret first, in the settings under Calendars.',
    'de-AT':
      'Microsoft Teams nutzt die Kalender von Microsoft 365. Bitte tragen Sie zuerst deren Client-ID und Secret ein, in den Einstellungen unter „Kalender“.',
    'de-AT-informal':
      'Microsoft Teams nutzt die Kalender von Microsoft 365. Bitte trag zuerst deren Client-ID und Secret ein, in den Einstellungen unter „Kalender“.'
  },
  'errors.text-provider': {
    en: 'Please enter generic, twilio, or nothing.',
    'de-AT': 'Bitte geben Sie generic, twilio oder nichts ein.',
    'de-AT-informal': 'Bitte gib generic, twilio oder nichts ein.'
  },
  'errors.country-code': {
    en: 'Please enter the country code in digits, such as 43.',
    'de-AT': 'Bitte geben Sie die Landesvorwahl in Ziffern ein, etwa 43.',
    'de-AT-informal': 'Bitte gib die Landesvorwahl in Ziffern ein, etwa 43.'
  },
  'errors.day-limit': {
    en: 'Please enter a whole number, such as 500, or nothing.',
    'de-AT': 'Bitte geben Sie eine ganze Zahl ein, etwa 500, oder nichts.',
    'de-AT-informal': 'Bitte gib eine ganze Zahl ein, etwa 500, oder nichts.'
  },
  'errors.price': {
    en: 'Please enter a price in euros, such as 0.079.',
    'de-AT': 'Bitte geben Sie einen Preis in Euro ein, etwa 0,079.',
    'de-AT-informal': 'Bitte gib einen Preis in Euro ein, etwa 0,079.'
  },
  'errors.text-number': {
    en: 'We cannot send text messages to this number. Please enter a mobile number with its country code, such as +43 664 1234567.',
    'de-AT':
      'An diese Nummer können wir keine SMS senden. Bitte geben Sie eine Mobilnummer mit Landesvorwahl an, etwa +43 664 1234567.',
    'de-AT-informal':
      'An diese Nummer können wir keine SMS senden. Bitte gib eine Mobilnummer mit Landesvorwahl an, etwa +43 664 1234567.'
  },
  'errors.not-signed': {
    en: 'The signature does not belong to this message.',
    'de-AT': 'Die Signatur gehört nicht zu dieser Nachricht.'
  },
  'errors.whole-days': {
    en: 'Please enter a whole number of days.',
    'de-AT': 'Bitte geben Sie eine ganze Zahl von Tagen ein.',
    'de-AT-informal': 'Bitte gib eine ganze Zahl von Tagen ein.'
  },
  'errors.default-or-underlined': {
    en: 'Please enter default or underlined.',
    'de-AT': 'Bitte geben Sie default oder underlined ein.',
    'de-AT-informal': 'Bitte gib default oder underlined ein.'
  },
  'errors.own-picture': {
    en: 'Please enter the address of an image on this server, such as /media/logo.svg.',
    'de-AT': 'Bitte geben Sie die Adresse eines Bildes auf diesem Server ein, etwa /media/logo.svg.',
    'de-AT-informal': 'Bitte gib die Adresse eines Bildes auf diesem Server ein, etwa /media/logo.svg.'
  },
  'errors.directory': {
    en: 'Please enter the ID of the directory or one of its domains, such as bank.example.',
    'de-AT': 'Bitte geben Sie die ID des Verzeichnisses oder eine seiner Domains ein, etwa bank.example.',
    'de-AT-informal': 'Bitte gib die ID des Verzeichnisses oder eine seiner Domains ein, etwa bank.example.'
  },
  'errors.issuer': {
    en: 'Please enter an address that starts with https:// and has no question mark.',
    'de-AT': 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt und kein Fragezeichen enthält.',
    'de-AT-informal': 'Bitte gib eine Adresse ein, die mit https:// beginnt und kein Fragezeichen enthält.'
  },
  'errors.role-without-group': {
    en: 'A role has no group. Enter the name or ID of a group, or remove the role.',
    'de-AT':
      'Bei einer Rolle fehlt die Gruppe. Geben Sie den Namen oder die ID einer Gruppe ein oder entfernen Sie die Rolle.',
    'de-AT-informal':
      'Bei einer Rolle fehlt die Gruppe. Gib den Namen oder die ID einer Gruppe ein oder entferne die Rolle.'
  },
  'errors.role-without-value': {
    en: 'A role has no value. Please enter the value that the sign-in service sends, or remove the role.',
    'de-AT':
      'Bei einer Rolle fehlt der Wert. Bitte geben Sie den Wert ein, den der Anmeldedienst sendet, oder entfernen Sie die Rolle.',
    'de-AT-informal':
      'Bei einer Rolle fehlt der Wert. Bitte gib den Wert ein, den der Anmeldedienst sendet, oder entferne die Rolle.'
  },
  'errors.scope': {
    en: 'Please enter words separated by spaces, including openid.',
    'de-AT': 'Bitte geben Sie Wörter ein, durch Leerzeichen getrennt, darunter openid.',
    'de-AT-informal': 'Bitte gib Wörter ein, durch Leerzeichen getrennt, darunter openid.'
  },
  'errors.origins': {
    en: '{value} is not valid. Please enter origins such as https://www.bank.example, without a path; http only for localhost.',
    'de-AT':
      '{value} ist ungültig. Bitte geben Sie Adressen wie https://www.bank.example ein, ohne Pfad; http nur für localhost.',
    'de-AT-informal':
      '{value} ist ungültig. Bitte gib Adressen wie https://www.bank.example ein, ohne Pfad; http nur für localhost.'
  },
  'errors.hosts': {
    en: '{value} is not valid. Please enter host names such as www.bank.example.',
    'de-AT': '{value} ist ungültig. Bitte geben Sie Hostnamen wie www.bank.example ein.',
    'de-AT-informal': '{value} ist ungültig. Bitte gib Hostnamen wie www.bank.example ein.'
  },
  'errors.contact-options': {
    en: '{value} is not a contact option. The contact options are online_appointment, whatsapp, email_address, call_back_request, appointment_request, basic_contact_form, vcard, wallet_cards, messenger and contact_exchange.',
    'de-AT':
      '{value} ist keine Kontaktmöglichkeit. Es gibt online_appointment, whatsapp, email_address, call_back_request, appointment_request, basic_contact_form, vcard, wallet_cards, messenger und contact_exchange.'
  },
  'errors.assignable-roles': {
    en: '{value} is not a role that can be assigned. Please choose roles from the form.',
    'de-AT': '{value} ist keine Rolle, die zugewiesen werden kann. Bitte wählen Sie Rollen im Formular.',
    'de-AT-informal': '{value} ist keine Rolle, die zugewiesen werden kann. Bitte wähle Rollen im Formular.'
  },
  'errors.tiles': {
    en: 'Please enter an address that starts with https:// and contains z, x and y in curly brackets.',
    'de-AT':
      'Bitte geben Sie eine Adresse ein, die mit https:// beginnt und z, x und y in geschwungenen Klammern enthält.',
    'de-AT-informal':
      'Bitte gib eine Adresse ein, die mit https:// beginnt und z, x und y in geschwungenen Klammern enthält.'
  },
  'errors.one-setting': {
    en: 'Please send exactly one setting.',
    'de-AT': 'Bitte senden Sie genau eine Einstellung.',
    'de-AT-informal': 'Bitte sende genau eine Einstellung.'
  },
  'errors.too-many-addresses': {
    en: 'There are too many addresses. Please remove some.',
    'de-AT': 'Das sind zu viele Adressen. Bitte entfernen Sie einige.',
    'de-AT-informal': 'Das sind zu viele Adressen. Bitte entferne einige.'
  },
  'errors.too-many-people': {
    en: 'These are too many people at a time. Please choose fewer.',
    'de-AT': 'Das sind zu viele Personen auf einmal. Bitte wählen Sie weniger.',
    'de-AT-informal': 'Das sind zu viele Personen auf einmal. Bitte wähle weniger.'
  },
  'errors.phone': {
    en: 'This is not a valid phone number. Please enter one such as +44 20 7946 0999.',
    'de-AT': 'Das ist keine gültige Telefonnummer. Bitte geben Sie eine wie +43 1 234567 ein.',
    'de-AT-informal': 'Das ist keine gültige Telefonnummer. Bitte gib eine wie +43 1 234567 ein.'
  },
  'errors.placeholder': {
    en: "Only the placeholders '{name}' and '{advisor}' can be used.",
    'de-AT': "Als Platzhalter gibt es nur '{name}' und '{advisor}'."
  },
  'errors.alias': {
    en: 'Use only lowercase letters without accents, digits, and hyphens between them: 64 characters at most.',
    'de-AT': 'Erlaubt sind nur Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen Bindestriche, höchstens 64 Zeichen.'
  },
  'errors.time-zone': {
    en: 'This is not a valid time zone. Please enter one such as Europe/Vienna.',
    'de-AT': 'Das ist keine gültige Zeitzone. Bitte geben Sie eine wie Europe/Vienna ein.',
    'de-AT-informal': 'Das ist keine gültige Zeitzone. Bitte gib eine wie Europe/Vienna ein.'
  },
  'errors.both-degrees': {
    en: 'Please enter both latitude and longitude.',
    'de-AT': 'Bitte geben Sie Breitengrad und Längengrad ein.',
    'de-AT-informal': 'Bitte gib Breitengrad und Längengrad ein.'
  },
  'errors.year': {
    en: 'This year is not possible. Please enter one from 1950 to today with four digits.',
    'de-AT': 'Dieses Jahr ist nicht möglich. Bitte geben Sie eines von 1950 bis heute mit vier Ziffern ein.',
    'de-AT-informal': 'Dieses Jahr ist nicht möglich. Bitte gib eines von 1950 bis heute mit vier Ziffern ein.'
  },
  'errors.too-many-certificates': {
    en: 'You can add up to 6 certificates.',
    'de-AT': 'Höchstens 6 Zertifikate sind möglich.'
  },
  'errors.certificate-too-long': {
    en: '“{value}” is too long. A certificate has up to 80 characters.',
    'de-AT': '„{value}“ ist zu lang. Ein Zertifikat hat höchstens 80 Zeichen.'
  },
  'errors.too-many-tags': {
    en: 'You can add up to 8 keywords.',
    'de-AT': 'Höchstens 8 Stichwörter sind möglich.'
  },
  'errors.tag-too-long': {
    en: '“{value}” is too long. A keyword has up to 40 characters.',
    'de-AT': '„{value}“ ist zu lang. Ein Stichwort hat höchstens 40 Zeichen.'
  },
  'errors.tag-comma': {
    en: 'A keyword must not contain a comma.',
    'de-AT': 'Ein Stichwort darf kein Komma enthalten.'
  },
  'errors.too-many-questions': {
    en: 'You can add up to five questions.',
    'de-AT': 'Höchstens fünf Fragen sind möglich.'
  },
  'errors.too-many-options': {
    en: 'You can add up to twelve answers.',
    'de-AT': 'Höchstens zwölf Antworten sind möglich.'
  },
  'errors.too-many-documents': {
    en: 'You can list up to ten documents.',
    'de-AT': 'Höchstens zehn Unterlagen sind möglich.'
  },
  'errors.document-too-long': {
    en: '“{value}” is too long. A document has up to 100 characters.',
    'de-AT': '„{value}“ ist zu lang. Eine Unterlage hat höchstens 100 Zeichen.'
  },
  'errors.documents-twice': {
    en: 'Each document may appear only once.',
    'de-AT': 'Jede Unterlage darf nur einmal vorkommen.'
  },
  'errors.options-count': {
    en: 'Both languages need the same number of answers, in the same order.',
    'de-AT': 'Beide Sprachen brauchen gleich viele Antworten, in derselben Reihenfolge.'
  },
  'errors.options-twice': {
    en: 'Each answer may appear only once.',
    'de-AT': 'Jede Antwort darf nur einmal vorkommen.'
  },
  'errors.degrees': {
    en: 'Please enter decimal degrees, such as 48.2063.',
    'de-AT': 'Bitte geben Sie Dezimalgrad ein, etwa 48.2063.',
    'de-AT-informal': 'Bitte gib Dezimalgrad ein, etwa 48.2063.'
  },
  'errors.crop': {
    en: 'The selected area must lie within the image.',
    'de-AT': 'Der Ausschnitt muss innerhalb des Bildes liegen.'
  },
  'errors.too-large': {
    en: 'The request is too large. Please send less at a time.',
    'de-AT': 'Die Anfrage ist zu groß. Bitte senden Sie weniger auf einmal.',
    'de-AT-informal': 'Die Anfrage ist zu groß. Bitte sende weniger auf einmal.'
  },
  'errors.media-type': {
    en: 'Please send JSON.',
    'de-AT': 'Bitte senden Sie JSON.',
    'de-AT-informal': 'Bitte sende JSON.'
  },
  'errors.too-many': {
    en: 'Too many attempts. Please try again later.',
    'de-AT': 'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Das waren zu viele Versuche. Bitte versuche es später noch einmal.'
  },
  'errors.ends-before-start': {
    en: 'The end must be after the start.',
    'de-AT': 'Das Ende muss nach dem Beginn liegen.'
  },
  'errors.last-before-first': {
    en: 'The last day must not be before the first.',
    'de-AT': 'Der letzte Tag darf nicht vor dem ersten liegen.'
  },
  'errors.absent-already': {
    en: 'An absence is recorded for these days already: {days}.',
    'de-AT': 'Für diese Tage ist schon eine Abwesenheit eingetragen: {days}.'
  },
  'errors.branch-required': {
    en: 'A person with a card must belong to a branch. Please choose one.',
    'de-AT': 'Eine Person mit Karte muss zu einer Filiale gehören. Bitte wählen Sie eine aus.',
    'de-AT-informal': 'Eine Person mit Karte muss zu einer Filiale gehören. Bitte wähle eine aus.'
  },
  'errors.past': { en: 'This day is in the past.', 'de-AT': 'Dieser Tag ist schon vorbei.' },
  'errors.over': { en: 'This time has already passed today.', 'de-AT': 'Diese Uhrzeit ist heute schon vorbei.' },
  'errors.span-too-long': { en: 'This can last one year at most.', 'de-AT': 'Das darf höchstens ein Jahr dauern.' },
  'errors.quarter-hour': {
    en: 'Please enter a time on the quarter hour, such as 09:15.',
    'de-AT': 'Bitte geben Sie eine Uhrzeit im Viertelstundentakt ein, etwa 09:15.',
    'de-AT-informal': 'Bitte gib eine Uhrzeit im Viertelstundentakt ein, etwa 09:15.'
  },
  'errors.repeats': { en: 'This repetition is not supported.', 'de-AT': 'Diese Wiederholung wird nicht unterstützt.' },
  'errors.repeats-never': {
    en: 'The repetition must include its first day and end within ten years.',
    'de-AT': 'Die Wiederholung muss ihren ersten Tag einschließen und binnen zehn Jahren enden.'
  },
  'errors.too-many-spans': {
    en: 'This calendar is full. Please remove an entry first.',
    'de-AT': 'Dieser Kalender ist voll. Bitte entfernen Sie zuerst einen Eintrag.',
    'de-AT-informal': 'Dieser Kalender ist voll. Bitte entferne zuerst einen Eintrag.'
  },
  'errors.closures-max': {
    en: 'There can be up to {max, number} closures. Please remove one first.',
    'de-AT': 'Höchstens {max, number} Schließzeiten sind möglich. Bitte entfernen Sie zuerst eine.',
    'de-AT-informal': 'Höchstens {max, number} Schließzeiten sind möglich. Bitte entferne zuerst eine.'
  },
  'errors.calendar-changed': {
    en: 'The calendar has been changed elsewhere in the meantime.',
    'de-AT': 'Der Kalender wurde inzwischen anderswo geändert.'
  },
  'errors.already-closed': { en: 'This day is already closed.', 'de-AT': 'Dieser Tag ist bereits geschlossen.' },
  'errors.date-range': {
    en: 'This period is not valid. Please choose another one.',
    'de-AT': 'Dieser Zeitraum ist ungültig. Bitte wählen Sie einen anderen.',
    'de-AT-informal': 'Dieser Zeitraum ist ungültig. Bitte wähle einen anderen.'
  },
  'errors.slot-gone': {
    en: 'This time is no longer free. Please choose another one.',
    'de-AT': 'Diese Uhrzeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese Uhrzeit ist nicht mehr frei. Bitte wähle eine andere.'
  },
  'errors.offer-gone': {
    en: 'This offer is no longer open.',
    'de-AT': 'Dieses Angebot gilt nicht mehr.'
  },
  'errors.not-waiting': {
    en: 'This person no longer waits.',
    'de-AT': 'Diese Person wartet nicht mehr.'
  },
  'errors.waitlist-full': {
    en: 'The waitlist is full. Please choose one of the free times, or try again in a few days.',
    'de-AT': 'Die Warteliste ist voll. Bitte wählen Sie eine der freien Zeiten oder versuchen Sie es in einigen Tagen.',
    'de-AT-informal': 'Die Warteliste ist voll. Bitte wähle eine der freien Zeiten oder versuch es in einigen Tagen.'
  },
  'errors.wish-no-day': {
    en: 'None of the chosen days of the week is between the first and the last day.',
    'de-AT': 'Keiner der gewählten Wochentage liegt zwischen dem ersten und dem letzten Tag.'
  },
  'errors.wish-not-earlier': {
    en: 'None of these times is before your appointment.',
    'de-AT': 'Keine dieser Zeiten liegt vor Ihrem Termin.',
    'de-AT-informal': 'Keine dieser Zeiten liegt vor deinem Termin.'
  },
  'errors.wish-too-far': {
    en: 'This day is too far away. Choose one within six months.',
    'de-AT': 'Dieser Tag ist zu weit weg. Wählen Sie einen innerhalb von sechs Monaten.',
    'de-AT-informal': 'Dieser Tag ist zu weit weg. Wähle einen innerhalb von sechs Monaten.'
  },
  'errors.appointment-cancelled': {
    en: 'This appointment has been cancelled.',
    'de-AT': 'Dieser Termin wurde abgesagt.'
  },
  'errors.appointment-ahead': {
    en: 'This appointment has not begun yet.',
    'de-AT': 'Dieser Termin hat noch nicht begonnen.'
  },
  'errors.not-online': {
    en: 'Only video meetings have a link.',
    'de-AT': 'Nur Videotermine haben einen Link.'
  },
  'errors.advisor-gone': {
    en: 'The advisor is no longer with us. The appointment can be cancelled, but not rescheduled.',
    'de-AT': 'Die Ansprechperson ist nicht mehr bei uns. Der Termin lässt sich absagen, aber nicht verschieben.'
  },
  'errors.appointment-changed': {
    en: 'This appointment has just been changed elsewhere. Please check it again.',
    'de-AT': 'Der Termin wurde gerade an anderer Stelle geändert. Bitte sehen Sie ihn sich noch einmal an.',
    'de-AT-informal': 'Der Termin wurde gerade an anderer Stelle geändert. Bitte sieh ihn dir noch einmal an.'
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
    en: 'This request has already been sent with different content.',
    'de-AT': 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet.'
  },
  'errors.in-flight': {
    en: 'This request is already being processed.',
    'de-AT': 'Diese Anfrage wird bereits bearbeitet.'
  },
  'errors.unavailable': {
    en: 'The service is not available at the moment. Please try again shortly.',
    'de-AT': 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze noch einmal.',
    'de-AT-informal': 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es in Kürze noch einmal.'
  },
  'errors.https-unseen': {
    en: 'Nobody can sign in or out at the moment: the server cannot tell that this connection is encrypted. Please inform your system administrator.',
    'de-AT':
      'An- und Abmelden ist derzeit nicht möglich: Der Server erkennt nicht, dass diese Verbindung verschlüsselt ist. Bitte verständigen Sie Ihre Systemadministration.',
    'de-AT-informal':
      'An- und Abmelden ist derzeit nicht möglich: Der Server erkennt nicht, dass diese Verbindung verschlüsselt ist. Bitte verständige deine Systemadministration.'
  },
  'errors.internal': {
    en: 'Unfortunately, an error has occurred. Please try again later.',
    'de-AT': 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Leider ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.'
  },
  'errors.advisors': {
    en: 'At least one of these advisors could not be found.',
    'de-AT': 'Mindestens eine dieser Personen wurde nicht gefunden.'
  },
  'errors.link': {
    en: 'Link is not a valid URL. It must begin with https://.',
    'de-AT': 'Link ist keine gültige URL. Er muss mit https:// beginnen.'
  },
  'errors.link-host': {
    en: 'Links may lead only to {hosts}. Your administrators can allow other sites.',
    'de-AT': 'Links dürfen nur zu {hosts} führen. Andere Seiten kann Ihre Administration erlauben.',
    'de-AT-informal': 'Links dürfen nur zu {hosts} führen. Andere Seiten kann eure Administration erlauben.'
  },
  'errors.send-at': {
    en: 'Please choose a time within the next {days} days.',
    'de-AT': 'Bitte wählen Sie eine Zeit innerhalb der nächsten {days} Tage.',
    'de-AT-informal': 'Bitte wähle eine Zeit innerhalb der nächsten {days} Tage.'
  },
  'errors.data-request-done': {
    en: 'This request is done already.',
    'de-AT': 'Dieser Antrag ist schon erledigt.'
  },
  'errors.data-request-extended': {
    en: 'This request was extended already. That is allowed once.',
    'de-AT': 'Dieser Antrag ist schon verlängert. Das ist einmal erlaubt.'
  },
  'errors.data-request-late': {
    en: 'This request is overdue. It can be extended only before it is due.',
    'de-AT': 'Dieser Antrag ist überfällig. Verlängern lässt er sich nur vor der Fälligkeit.'
  },
  'errors.erasure-nobody': {
    en: 'Nothing is stored about this customer any more.',
    'de-AT': 'Über diese Person ist nichts mehr gespeichert.'
  },
  'errors.erasure-ahead': {
    en: 'Appointments of this customer are ahead. Cancel them first.',
    'de-AT': 'Dieser Person stehen noch Termine bevor. Zuerst müssen diese abgesagt werden.'
  },
  'errors.erasure-ahead-staff': {
    en: 'Appointments with this advisor are still ahead. They must be handed over or cancelled first.',
    'de-AT': 'Mit dieser Person stehen noch Termine bevor, die vorher zu übergeben oder abzusagen sind.'
  },
  'errors.erasure-active': {
    en: 'This person still works here. They must be deactivated first.',
    'de-AT': 'Diese Person ist noch aktiv und muss vorher deaktiviert werden.'
  },
  'errors.erasure-oneself': {
    en: 'Nobody can erase themselves. Somebody else with the role Deletions must do it.',
    'de-AT': 'Das eigene Konto lässt sich nicht löschen. Das muss jemand anderes mit der Rolle Löschungen tun.'
  },
  'errors.erasure-twice': {
    en: 'This customer is already being erased.',
    'de-AT': 'Diese Person wird bereits gelöscht.'
  },
  'errors.erasure-not-waiting': {
    en: 'This erasure does not wait for approval any more.',
    'de-AT': 'Diese Löschung wartet nicht mehr auf Freigabe.'
  },
  'errors.erasure-goes-on': {
    en: 'This erasure goes on by itself, or is over already.',
    'de-AT': 'Diese Löschung läuft von selbst weiter oder ist schon vorbei.'
  },
  'errors.erasure-own-approval': {
    en: 'Somebody else must approve your erasure.',
    'de-AT': 'Diese Löschung muss jemand anderer freigeben.'
  },
  'errors.push-own-approval': {
    en: 'You wrote this notification. Please ask another marketing manager to approve it.',
    'de-AT': 'Diese Mitteilung ist von Ihnen. Bitte lassen Sie sie von einer zweiten Person freigeben.',
    'de-AT-informal': 'Diese Mitteilung ist von dir. Bitte lass sie von einer zweiten Person freigeben.'
  },
  'errors.push-not-held': {
    en: 'This notification has been changed, or is no longer waiting for approval. Please look at it again.',
    'de-AT':
      'Diese Mitteilung wurde geändert oder wartet nicht mehr auf eine Freigabe. Bitte sehen Sie sie noch einmal an.',
    'de-AT-informal':
      'Diese Mitteilung wurde geändert oder wartet nicht mehr auf eine Freigabe. Bitte sieh sie noch einmal an.'
  },
  'errors.push-changed': {
    en: 'Somebody has changed this notification meanwhile, so yours was not saved. What you wrote is still in the form; open the notification in the history to see how it is now.',
    'de-AT':
      'Diese Mitteilung wurde inzwischen von jemandem geändert, Ihre Änderung ist nicht gespeichert. Ihre Eingaben stehen noch im Formular; wie die Mitteilung jetzt lautet, sehen Sie im Verlauf.',
    'de-AT-informal':
      'Diese Mitteilung wurde inzwischen von jemandem geändert, deine Änderung ist nicht gespeichert. Deine Eingaben stehen noch im Formular; wie die Mitteilung jetzt lautet, siehst du im Verlauf.'
  },
  'errors.push-begun': {
    en: 'This notification is being sent, or has been withdrawn. It can no longer be changed.',
    'de-AT': 'Diese Mitteilung wird schon gesendet oder wurde zurückgezogen und lässt sich nicht mehr ändern.'
  },
  'errors.push-crowded': {
    en: 'Too many notifications around this time. You can send one every ten minutes and ten in 24 hours; the next is possible from {moment}.',
    'de-AT':
      'Zu viele Mitteilungen um diese Zeit: Möglich sind höchstens eine in zehn Minuten und zehn in 24 Stunden. Die nächste ist ab {moment} möglich.'
  },
  'errors.push-approval-crowded': {
    en: 'This notification would be sent too close to another one. You can send one every ten minutes and ten in 24 hours. You can approve it from {moment}.',
    'de-AT':
      'Diese Mitteilung läge zu knapp an einer anderen: Möglich sind höchstens eine in zehn Minuten und zehn in 24 Stunden. Freigeben können Sie sie ab {moment}.',
    'de-AT-informal':
      'Diese Mitteilung läge zu knapp an einer anderen: Möglich sind höchstens eine in zehn Minuten und zehn in 24 Stunden. Freigeben kannst du sie ab {moment}.'
  },
  'errors.characters': {
    en: 'This text contains invisible characters. Please remove them.',
    'de-AT': 'Dieser Text enthält unsichtbare Zeichen. Bitte entfernen Sie sie.',
    'de-AT-informal': 'Dieser Text enthält unsichtbare Zeichen. Bitte entferne sie.'
  },
  'errors.page-link': {
    en: 'Links lead to addresses that start with https://, mailto:, tel: or a slash.',
    'de-AT': 'Links führen zu Adressen, die mit https://, mailto:, tel: oder einem Schrägstrich beginnen.'
  },
  'errors.page-text': {
    en: 'A text contains something that pages cannot show. Please remove it.',
    'de-AT': 'Ein Text enthält etwas, das Seiten nicht zeigen können. Bitte entfernen Sie es.',
    'de-AT-informal': 'Ein Text enthält etwas, das Seiten nicht zeigen können. Bitte entferne es.'
  },
  'errors.page-tag': {
    en: 'Please choose whom or what this widget is about.',
    'de-AT': 'Bitte wählen Sie, um wen oder worum es in diesem Widget geht.',
    'de-AT-informal': 'Bitte wähle, um wen oder worum es in diesem Widget geht.'
  },
  'errors.event-order': {
    en: 'The event would end before it starts. Please enter a later time.',
    'de-AT': 'Die Veranstaltung würde enden, bevor sie beginnt. Bitte geben Sie einen späteren Zeitpunkt ein.',
    'de-AT-informal': 'Die Veranstaltung würde enden, bevor sie beginnt. Bitte gib einen späteren Zeitpunkt ein.'
  },
  'errors.event-place': {
    en: 'Choose a branch, or write where the event takes place.',
    'de-AT': 'Wählen Sie eine Filiale oder schreiben Sie, wo die Veranstaltung stattfindet.',
    'de-AT-informal': 'Wähle eine Filiale oder schreib, wo die Veranstaltung stattfindet.'
  },
  'errors.columns-empty': {
    en: 'These columns are empty. Add something to one of them, or remove them.',
    'de-AT': 'Diese Spalten sind leer. Fügen Sie in einer davon etwas hinzu oder entfernen Sie sie.',
    'de-AT-informal': 'Diese Spalten sind leer. Füge in einer davon etwas hinzu oder entferne sie.'
  },
  'errors.list-limit': {
    en: 'Please enter a whole number from 1 to 100.',
    'de-AT': 'Bitte geben Sie eine ganze Zahl von 1 bis 100 ein.',
    'de-AT-informal': 'Bitte gib eine ganze Zahl von 1 bis 100 ein.'
  },
  'errors.search-form': {
    en: 'There is no such search form. Please choose another one.',
    'de-AT': 'Dieses Suchformular gibt es nicht. Bitte wählen Sie ein anderes.',
    'de-AT-informal': 'Dieses Suchformular gibt es nicht. Bitte wähle ein anderes.'
  },
  'errors.picture-missing': {
    en: 'Choose an image.',
    'de-AT': 'Wählen Sie ein Bild aus.',
    'de-AT-informal': 'Wähle ein Bild aus.'
  },
  'errors.picture': {
    en: 'This image is not there. Please upload it again.',
    'de-AT': 'Dieses Bild ist nicht vorhanden. Bitte laden Sie es noch einmal hoch.',
    'de-AT-informal': 'Dieses Bild ist nicht vorhanden. Bitte lade es noch einmal hoch.'
  },
  'errors.path-start': {
    en: 'A path must start with a slash, for example /rates.',
    'de-AT': 'Ein Pfad muss mit einem Schrägstrich beginnen, zum Beispiel /zinsen.'
  },
  'errors.path-fragment': {
    en: 'A path cannot contain #: browsers do not send what follows it.',
    'de-AT': 'Ein Pfad darf kein # enthalten: Browser senden nicht mit, was danach steht.'
  },
  'errors.path-query': {
    en: 'A path cannot contain a question mark. What follows it is passed on automatically.',
    'de-AT': 'Ein Pfad darf kein Fragezeichen enthalten. Was danach steht, wird automatisch weitergegeben.'
  },
  'errors.path-characters': {
    en: 'This path cannot be opened: it contains a backslash, a stray percent sign, two slashes in a row, or dots between slashes.',
    'de-AT':
      'Dieser Pfad lässt sich nicht aufrufen: Er enthält einen umgekehrten Schrägstrich, ein einzelnes Prozentzeichen, zwei Schrägstriche hintereinander oder Punkte zwischen Schrägstrichen.'
  },
  'errors.path-taken': {
    en: 'This path is reserved for the application.',
    'de-AT': 'Dieser Pfad ist für die Anwendung reserviert.'
  },
  'errors.path-known': {
    en: 'There is already a redirect for this path.',
    'de-AT': 'Für diesen Pfad gibt es bereits eine Weiterleitung.'
  },
  'errors.path-twice': {
    en: 'This path already appears in row {line}.',
    'de-AT': 'Dieser Pfad kommt schon in Zeile {line} vor.'
  },
  'errors.target': {
    en: 'Please enter a path that starts with a slash or an address that starts with https://.',
    'de-AT':
      'Bitte geben Sie einen Pfad ein, der mit einem Schrägstrich beginnt, oder eine Adresse, die mit https:// beginnt.',
    'de-AT-informal':
      'Bitte gib einen Pfad ein, der mit einem Schrägstrich beginnt, oder eine Adresse, die mit https:// beginnt.'
  },
  'errors.redirection-host': {
    en: '{hosts, select, none {A redirect may lead to paths on this site and to {own}. To allow other hosts, add them under “Settings › Embedding and redirects”.} other {A redirect may lead to paths on this site, to {own} and to the hosts under “Settings › Embedding and redirects”: {hosts}.}}',
    'de-AT':
      '{hosts, select, none {Eine Weiterleitung darf zu eigenen Pfaden und zu {own} führen. Andere Server lassen sich unter „Einstellungen › Einbettung und Weiterleitungen“ erlauben.} other {Eine Weiterleitung darf zu eigenen Pfaden, zu {own} und zu den Servern unter „Einstellungen › Einbettung und Weiterleitungen“ führen: {hosts}.}}'
  },
  'errors.redirection-loop': {
    en: 'This redirect would go in a circle: its target leads back to this path.',
    'de-AT': 'Diese Weiterleitung würde im Kreis führen: Das Ziel führt zu diesem Pfad zurück.'
  },
  'errors.redirection-chain': {
    en: 'Too many redirects in a row. Please enter the final target.',
    'de-AT': 'Zu viele Weiterleitungen hintereinander. Bitte geben Sie gleich das letzte Ziel ein.',
    'de-AT-informal': 'Zu viele Weiterleitungen hintereinander. Bitte gib gleich das letzte Ziel ein.'
  },
  'errors.redirections-max': {
    en: 'You can have up to {max, number} redirects.',
    'de-AT': 'Höchstens {max, number} Weiterleitungen sind möglich.'
  },
  'errors.search-form-alias': {
    en: 'Another search form already uses this short name.',
    'de-AT': 'Diesen Kurznamen hat bereits ein anderes Suchformular.'
  },
  'errors.reply-templates-max': {
    en: 'You can have up to {max, number} reply templates.',
    'de-AT': 'Höchstens {max, number} Antwortvorlagen sind möglich.'
  },
  'errors.search-forms-max': {
    en: 'You can have up to {max, number} search forms.',
    'de-AT': 'Höchstens {max, number} Suchformulare sind möglich.'
  },
  'errors.no-csv': {
    en: 'Please choose a CSV file.',
    'de-AT': 'Bitte wählen Sie eine CSV-Datei.',
    'de-AT-informal': 'Bitte wähle eine CSV-Datei.'
  },
  'errors.csv-columns': {
    en: 'The first row of the file must name the columns: path and target, and optionally status and active.',
    'de-AT': 'Die erste Zeile der Datei muss die Spalten benennen: Pfad und Ziel, optional auch Status und Aktiv.'
  },
  'errors.csv-empty': { en: 'This file is empty.', 'de-AT': 'Diese Datei ist leer.' },
  'errors.csv-only-columns': {
    en: 'This file is empty below its column names.',
    'de-AT': 'Diese Datei ist unter den Spaltennamen leer.'
  },
  'errors.csv-row': {
    en: 'This row cannot be read: it has a missing or extra quotation mark.',
    'de-AT': 'Diese Zeile lässt sich nicht lesen: Ein Anführungszeichen fehlt oder ist zu viel.'
  },
  'errors.topic-retired': {
    en: '“{topic}” is no longer offered. Please remove it from your selection.',
    'de-AT': '„{topic}“ wird nicht mehr angeboten. Bitte entfernen Sie es aus Ihrer Auswahl.',
    'de-AT-informal': '„{topic}“ wird nicht mehr angeboten. Bitte entferne es aus deiner Auswahl.'
  },
  'errors.topic-used': {
    en: 'This topic has been booked or is assigned to someone. It cannot be deleted, only retired.',
    'de-AT':
      'Dieses Thema wurde schon gebucht oder ist jemandem zugeteilt. Es lässt sich nicht löschen, aber künftig nicht mehr anbieten.'
  },
  'errors.topic-not-on-offer': {
    en: 'This topic is retired. Please offer it again first.',
    'de-AT': 'Dieses Thema wird nicht mehr angeboten. Bitte bieten Sie es zuerst wieder an.',
    'de-AT-informal': 'Dieses Thema wird nicht mehr angeboten. Bitte biete es zuerst wieder an.'
  },
  'errors.window-days': {
    en: 'Please enter a whole number of days from 1 to 365.',
    'de-AT': 'Bitte geben Sie eine ganze Zahl von 1 bis 365 Tagen ein.',
    'de-AT-informal': 'Bitte gib eine ganze Zahl von 1 bis 365 Tagen ein.'
  },
  'errors.link-pattern': {
    en: "A pattern is either '{value}' alone, or an address that starts with https:// and a host and then contains '{value}' once.",
    'de-AT':
      "Ein Muster ist entweder '{value}' allein oder eine Adresse, die mit https:// und einem Servernamen beginnt und danach einmal '{value}' enthält."
  },
  'errors.links-max': {
    en: 'You can have up to {max, number} links.',
    'de-AT': 'Höchstens {max, number} Links sind möglich.'
  },
  'errors.own-link': {
    en: '{pattern, select, any {Please enter an address that starts with https://.} other {This does not match. Please enter only the part that replaces the dots, or the whole address: {pattern}}}',
    'de-AT':
      '{pattern, select, any {Bitte geben Sie eine Adresse ein, die mit https:// beginnt.} other {Das passt nicht. Bitte geben Sie nur den Teil anstelle der Punkte oder die ganze Adresse ein: {pattern}}}',
    'de-AT-informal':
      '{pattern, select, any {Bitte gib eine Adresse ein, die mit https:// beginnt.} other {Das passt nicht. Bitte gib nur den Teil anstelle der Punkte oder die ganze Adresse ein: {pattern}}}'
  },
  'errors.unknown-host': {
    en: 'There is no institution at this address.',
    'de-AT': 'Unter dieser Adresse gibt es kein Institut.'
  },
  'errors.event-closes': {
    en: 'Registration cannot end after the event begins.',
    'de-AT': 'Die Anmeldung kann nicht nach dem Beginn enden.'
  },
  'errors.event-title': {
    en: 'Please enter a title in at least one language.',
    'de-AT': 'Bitte geben Sie in mindestens einer Sprache einen Titel ein.',
    'de-AT-informal': 'Bitte gib in mindestens einer Sprache einen Titel ein.'
  },
  'errors.event-seats': {
    en: 'Please enter a number of seats from 1 to 5000.',
    'de-AT': 'Bitte geben Sie eine Anzahl von 1 bis 5000 ein.',
    'de-AT-informal': 'Bitte gib eine Anzahl von 1 bis 5000 ein.'
  },
  'errors.guest-seats': {
    en: 'Please choose a number of seats from 1 to 10.',
    'de-AT': 'Bitte wählen Sie eine Anzahl von 1 bis 10.',
    'de-AT-informal': 'Bitte wähle eine Anzahl von 1 bis 10.'
  },
  'errors.event-seats-max': {
    en: 'This event has only {max, plural, one {# seat} other {# seats}}.',
    'de-AT': 'Diese Veranstaltung hat nur {max, plural, one {# Platz} other {# Plätze}}.'
  },
  'errors.event-seats-left': {
    en: 'Only {count, plural, one {# seat is} other {# seats are}} left, and the waitlist is full. Please choose fewer seats.',
    'de-AT':
      'Nur noch {count, plural, one {# Platz ist} other {# Plätze sind}} frei, und die Warteliste ist voll. Bitte wählen Sie weniger Plätze.',
    'de-AT-informal':
      'Nur noch {count, plural, one {# Platz ist} other {# Plätze sind}} frei, und die Warteliste ist voll. Bitte wähle weniger Plätze.'
  },
  'errors.event-seats-taken': {
    en: '{count, plural, one {# seat is} other {# seats are}} taken already. Fewer are not possible.',
    'de-AT': '{count, plural, one {# Platz ist} other {# Plätze sind}} schon vergeben. Weniger sind nicht möglich.'
  },
  'errors.event-seats-waiting': {
    en: 'Someone on the waitlist needs {count} seats together. Fewer are not possible.',
    'de-AT': 'Jemand auf der Warteliste braucht {count} Plätze zusammen. Weniger sind nicht möglich.'
  },
  'errors.event-cancelled': { en: 'This event has been cancelled.', 'de-AT': 'Diese Veranstaltung wurde abgesagt.' },
  'errors.changed-elsewhere': {
    en: 'This has been changed elsewhere in the meantime, so it was not saved.',
    'de-AT': 'Das wurde inzwischen an anderer Stelle geändert und deshalb nicht gespeichert.'
  },
  'errors.event-over': { en: 'This event is over.', 'de-AT': 'Diese Veranstaltung ist vorbei.' },
  'errors.event-begun': {
    en: 'This event has begun. The registration stays as it is.',
    'de-AT': 'Diese Veranstaltung hat begonnen. Die Anmeldung bleibt, wie sie ist.'
  },
  'errors.event-closed': {
    en: 'Registration for this event is closed.',
    'de-AT': 'Die Anmeldung zu dieser Veranstaltung ist geschlossen.'
  },
  'errors.event-branch': {
    en: 'An event stays with its branch. Add one at the other branch instead.',
    'de-AT': 'Eine Veranstaltung bleibt bei ihrer Filiale. Legen Sie bei der anderen eine neue an.',
    'de-AT-informal': 'Eine Veranstaltung bleibt bei ihrer Filiale. Leg bei der anderen eine neue an.'
  },
  'errors.event-has-guests': {
    en: 'Guests have registered. Cancel the event instead: they are then told by e-mail.',
    'de-AT': 'Es haben sich Gäste angemeldet. Sagen Sie die Veranstaltung ab: Dann werden sie per E-Mail verständigt.',
    'de-AT-informal':
      'Es haben sich Gäste angemeldet. Sag die Veranstaltung ab: Dann werden sie per E-Mail verständigt.'
  },
  'errors.event-telling': {
    en: 'The guests are still being told by e-mail. You can delete the event in a few minutes.',
    'de-AT': 'Die Gäste werden noch per E-Mail verständigt. In ein paar Minuten können Sie die Veranstaltung löschen.',
    'de-AT-informal':
      'Die Gäste werden noch per E-Mail verständigt. In ein paar Minuten kannst du die Veranstaltung löschen.'
  },
  'errors.event-draft': {
    en: 'A draft needs no cancelling: nobody has seen it. Delete it instead.',
    'de-AT': 'Einen Entwurf muss man nicht absagen: Niemand hat ihn gesehen. Löschen Sie ihn.',
    'de-AT-informal': 'Einen Entwurf muss man nicht absagen: Niemand hat ihn gesehen. Lösch ihn.'
  },
  'errors.event-no-seat': {
    en: 'Only guests with a seat can be checked in.',
    'de-AT': 'Nur Gäste mit einem Platz können als gekommen vermerkt werden.'
  },
  'errors.event-branch-closed': {
    en: 'This branch has been closed. Please choose another one.',
    'de-AT': 'Diese Filiale wurde geschlossen. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese Filiale wurde geschlossen. Bitte wähle eine andere.'
  }
} satisfies MessageTable
