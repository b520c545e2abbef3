import type { MessageTable } from '../locales.ts'

/** The forms of the settings and the list of all (spec §2), and what each setting is called and for. */
export const settingsMessages = {
  'settings.headline': { en: 'All settings', 'de-AT': 'Alle Einstellungen' },
  'settings.care': {
    en: 'Please consult your contact person at the provider before you change anything here.',
    'de-AT': 'Bitte sprechen Sie mit Ihrer Ansprechperson beim Anbieter, bevor Sie hier etwas ändern.',
    'de-AT-informal': 'Bitte sprich mit deiner Ansprechperson beim Anbieter, bevor du hier etwas änderst.'
  },
  'settings.search': { en: 'Search settings', 'de-AT': 'Einstellungen suchen' },
  'settings.count': {
    en: '{count, plural, one {# setting} other {# settings}}',
    'de-AT': '{count, plural, one {# Einstellung} other {# Einstellungen}}'
  },
  'settings.more': {
    en: 'Show {count, number} more',
    'de-AT': '{count, plural, one {Eine weitere} other {# weitere}} anzeigen'
  },
  'settings.none-found': { en: 'No settings found.', 'de-AT': 'Keine Einstellungen gefunden.' },
  'settings.none': { en: 'No settings to show.', 'de-AT': 'Keine Einstellungen vorhanden.' },
  'settings.save': { en: 'Save', 'de-AT': 'Speichern' },
  'settings.saved': { en: '“{name}” saved', 'de-AT': '„{name}“ gespeichert' },
  'settings.public': { en: 'Public', 'de-AT': 'Öffentlich' },
  'settings.secret': { en: 'Hidden', 'de-AT': 'Verborgen' },
  'settings.changed': { en: 'Not saved', 'de-AT': 'Nicht gespeichert' },
  'settings.default': { en: 'Default: {value}', 'de-AT': 'Vorgabe: {value}' },
  'settings.default-empty': { en: 'Default: empty', 'de-AT': 'Vorgabe: leer' },
  'settings.to-default': { en: 'Reset to default', 'de-AT': 'Auf Vorgabe zurücksetzen' },
  'settings.history': { en: 'History', 'de-AT': 'Verlauf' },
  'settings.history-of': { en: 'History: {name}', 'de-AT': 'Verlauf: {name}' },
  'settings.history-empty': {
    en: 'This setting has not been changed yet.',
    'de-AT': 'Diese Einstellung wurde noch nicht geändert.'
  },
  'settings.history-entry': { en: '{moment}, {actor}', 'de-AT': '{moment}, {actor}' },
  'settings.was': { en: 'Before', 'de-AT': 'Vorher' },
  'settings.became': { en: 'After', 'de-AT': 'Nachher' },
  'settings.empty': { en: '(empty)', 'de-AT': '(leer)' },
  'settings.undo': { en: 'Restore previous value', 'de-AT': 'Vorherigen Wert wiederherstellen' },
  'settings.all': { en: 'All settings', 'de-AT': 'Alle Einstellungen' },
  'settings.all-text': {
    en: 'Every setting by its technical name, with its history. For experts.',
    'de-AT': 'Jede Einstellung unter ihrem technischen Namen, mit Verlauf. Für Fachleute.'
  },
  'settings.reset': { en: 'Reset to default: {name}', 'de-AT': 'Auf Vorgabe zurücksetzen: {name}' },
  'settings.on': { en: 'on', 'de-AT': 'ein' },
  'settings.off': { en: 'off', 'de-AT': 'aus' },
  'settings.elsewhere': { en: 'Edit on the page “{page}”', 'de-AT': 'Auf der Seite „{page}“ bearbeiten' },
  'settings.secret-set': {
    en: 'Stored, and shown to nobody. What you enter here replaces it.',
    'de-AT': 'Gespeichert, wird niemandem gezeigt. Eine Eingabe hier ersetzt den Wert.'
  },
  'settings.secret-again': {
    en: 'Enter this again: it belongs to another address.',
    'de-AT': 'Geben Sie das noch einmal ein: Es gehört zu einer anderen Adresse.',
    'de-AT-informal': 'Gib das noch einmal ein: Es gehört zu einer anderen Adresse.'
  },
  'settings.secret-remove': { en: 'Remove “{name}”', 'de-AT': '„{name}“ entfernen' },
  'settings.secret-removed': { en: 'Will be removed when you save.', 'de-AT': 'Wird beim Speichern entfernt.' },
  'settings.secret-show': { en: 'Show what is typed', 'de-AT': 'Eingabe anzeigen' },
  'settings.secret-keep': { en: 'Keep', 'de-AT': 'Behalten' },
  'settings.list-add': { en: 'Add', 'de-AT': 'Hinzufügen' },
  'settings.list-remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'settings.list-remove-of': { en: 'Remove {value}', 'de-AT': '{value} entfernen' },
  'settings.list-none': { en: 'None yet.', 'de-AT': 'Noch keine.' },
  'settings.list-none-embed_origins': {
    en: 'None yet: bookings and messages are accepted only from your own pages.',
    'de-AT': 'Noch keine: Buchungen und Nachrichten werden nur von den eigenen Seiten angenommen.'
  },
  'settings.list-known': {
    en: 'This entry is already in the list.',
    'de-AT': 'Dieser Eintrag steht bereits in der Liste.'
  },
  'settings.list-stored': { en: '{value} will be added.', 'de-AT': 'Hinzugefügt wird {value}.' },
  'settings.origin-wrong': {
    en: 'Please enter a web address such as https://www.bank.example.',
    'de-AT': 'Bitte geben Sie eine Webadresse wie https://www.bank.example ein.',
    'de-AT-informal': 'Bitte gib eine Webadresse wie https://www.bank.example ein.'
  },
  'settings.origin-http': {
    en: 'Please use https: over http, the page and what visitors enter could be changed on the way.',
    'de-AT': 'Bitte verwenden Sie https: Über http könnten die Seite und die Eingaben unterwegs verändert werden.',
    'de-AT-informal': 'Bitte verwende https: Über http könnten die Seite und die Eingaben unterwegs verändert werden.'
  },
  'settings.origin-local': {
    en: 'Without https, only for testing on your own computer.',
    'de-AT': 'Ohne https, nur zum Testen am eigenen Computer.'
  },
  'settings.host-wrong': {
    en: 'Please enter a host name such as www.bank.example.',
    'de-AT': 'Bitte geben Sie einen Hostnamen wie www.bank.example ein.',
    'de-AT-informal': 'Bitte gib einen Hostnamen wie www.bank.example ein.'
  },
  'settings.roles-value': { en: 'Value from the sign-in service', 'de-AT': 'Wert vom Anmeldedienst' },
  'settings.roles-group': { en: 'Name or ID of the group', 'de-AT': 'Name oder ID der Gruppe' },
  'settings.roles-role': { en: 'Role here', 'de-AT': 'Rolle hier' },
  'settings.roles-add': { en: 'Add a role', 'de-AT': 'Rolle hinzufügen' },
  'settings.roles-remove': { en: 'Remove the role for “{value}”', 'de-AT': 'Rolle für „{value}“ entfernen' },
  'settings.contrast-white': {
    en: 'Text on this colour is white, with a contrast of {ratio}\u00a0:\u00a01.',
    'de-AT': 'Schrift auf dieser Farbe ist weiß, mit einem Kontrast von {ratio}\u00a0:\u00a01.'
  },
  'settings.contrast-dark': {
    en: 'Text on this colour is dark: with white text, the contrast would be only {ratio}\u00a0:\u00a01, less than 4.5\u00a0:\u00a01.',
    'de-AT':
      'Schrift auf dieser Farbe ist dunkel: Mit weißer Schrift wäre der Kontrast nur {ratio}\u00a0:\u00a01, weniger als 4,5\u00a0:\u00a01.'
  },
  'settings.contrast-shifted': {
    en: 'When used for text, the colour is darkened on light backgrounds and lightened on dark ones until it is readable.',
    'de-AT':
      'Als Schriftfarbe wird sie auf hellem Hintergrund abgedunkelt und auf dunklem aufgehellt, bis sie lesbar ist.'
  },
  'settings.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'settings.sample-button': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'settings.sample-link': { en: 'A link', 'de-AT': 'Ein Link' },
  'settings.picture-choose': { en: 'Choose an image', 'de-AT': 'Bild auswählen' },
  'settings.picture-remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'settings.logo-none': {
    en: 'No logo: the name is shown instead.',
    'de-AT': 'Kein Logo: Stattdessen wird der Name angezeigt.'
  },
  'settings.logo-removal': { en: 'Remove this logo?', 'de-AT': 'Dieses Logo entfernen?' },
  'settings.logo-removal-text': {
    en: 'It will disappear from all pages, e-mails and cards. To show it again, you will have to upload it again.',
    'de-AT':
      'Es verschwindet von allen Seiten, E-Mails und Karten. Um es wieder anzuzeigen, müssen Sie es neu hochladen.',
    'de-AT-informal':
      'Es verschwindet von allen Seiten, E-Mails und Karten. Um es wieder anzuzeigen, musst du es neu hochladen.'
  },
  'settings.logo-saved': { en: 'Logo saved', 'de-AT': 'Logo gespeichert' },
  'settings.logo-removed': { en: 'Logo removed', 'de-AT': 'Logo entfernt' },
  'settings.header-none': {
    en: 'No header image: only the heading is shown.',
    'de-AT': 'Kein Kopfbild: Es wird nur die Überschrift angezeigt.'
  },
  'settings.header-removal': { en: 'Remove the header image?', 'de-AT': 'Kopfbild entfernen?' },
  'settings.header-removal-text': {
    en: 'It will disappear from all pages of the administration. To show it again, you will have to upload it again.',
    'de-AT':
      'Es verschwindet von allen Seiten der Administration. Um es wieder anzuzeigen, müssen Sie es neu hochladen.',
    'de-AT-informal':
      'Es verschwindet von allen Seiten der Administration. Um es wieder anzuzeigen, musst du es neu hochladen.'
  },
  'settings.header-saved': { en: 'Header image saved', 'de-AT': 'Kopfbild gespeichert' },
  'settings.header-removed': { en: 'Header image removed', 'de-AT': 'Kopfbild entfernt' },
  'settings.group-appearance': { en: 'Appearance', 'de-AT': 'Erscheinungsbild' },
  'settings.group-appearance-text': { en: 'Colour, logos and header image.', 'de-AT': 'Farbe, Logos und Kopfbild.' },
  'settings.saved-appearance': { en: 'Appearance saved', 'de-AT': 'Erscheinungsbild gespeichert' },
  'settings.group-booking': { en: 'Booking', 'de-AT': 'Terminbuchung' },
  'settings.group-booking-text': {
    en: 'What advisors decide about their appointments.',
    'de-AT': 'Was Beraterinnen und Berater bei ihren Terminen selbst festlegen.'
  },
  'settings.saved-booking': { en: 'Booking saved', 'de-AT': 'Terminbuchung gespeichert' },
  'settings.group-video': { en: 'Video calls', 'de-AT': 'Videogespräche' },
  'settings.group-video-text': {
    en: 'The video service that makes a room for each online appointment.',
    'de-AT': 'Der Videodienst, der für jeden Online-Termin einen Raum anlegt.'
  },
  'settings.saved-video': { en: 'Video calls saved', 'de-AT': 'Videogespräche gespeichert' },
  'settings.label-video_provider': { en: 'Video service', 'de-AT': 'Videodienst' },
  'settings.video_provider': {
    en: 'Makes a room of its own for each online appointment that is booked from now on. Without one, advisors enter a link, and customers get it by e-mail. Microsoft Teams needs the calendar at Microsoft 365 that an advisor has connected, and customers wait in its lobby until the advisor lets them in, unless your Teams policies say otherwise.',
    'de-AT':
      'Legt für jeden ab jetzt gebuchten Online-Termin einen eigenen Raum an. Ohne Dienst tragen Beraterinnen und Berater einen Link ein, und Kundinnen und Kunden erhalten ihn per E-Mail. Microsoft Teams braucht den verbundenen Microsoft-365-Kalender der Beraterin oder des Beraters; Kundinnen und Kunden warten dort in der Lobby, bis sie eingelassen werden, sofern die Teams-Richtlinien nichts anderes festlegen.'
  },
  'settings.video_provider-none': { en: 'None', 'de-AT': 'Keiner' },
  'settings.video_provider-jitsi': { en: 'Jitsi Meet', 'de-AT': 'Jitsi Meet' },
  'settings.video_provider-bigbluebutton': { en: 'BigBlueButton', 'de-AT': 'BigBlueButton' },
  'settings.video_provider-teams': { en: 'Microsoft Teams', 'de-AT': 'Microsoft Teams' },
  'settings.label-jitsi_url': { en: 'Jitsi: address', 'de-AT': 'Jitsi: Adresse' },
  'settings.jitsi_url': {
    en: 'Address of the Jitsi server, such as https://meet.bank.example. It must require tokens (JWT), and make moderators only by them.',
    'de-AT':
      'Adresse des Jitsi-Servers, etwa https://meet.bank.example. Er muss Tokens (JWT) verlangen und darf nur durch sie die Moderation vergeben.'
  },
  'settings.label-jitsi_app_id': { en: 'Jitsi: app ID', 'de-AT': 'Jitsi: App-ID' },
  'settings.jitsi_app_id': {
    en: 'Issuer (iss) that the server accepts; of the hosted service of 8x8 the whole AppID.',
    'de-AT': 'Aussteller (iss), den der Server annimmt; beim gehosteten Dienst von 8x8 die ganze AppID.'
  },
  'settings.label-jitsi_secret': {
    en: 'Jitsi: secret or private key',
    'de-AT': 'Jitsi: Secret oder privater Schlüssel'
  },
  'settings.jitsi_secret': {
    en: 'Signs the tokens: a shared secret (HS256), or a private key in PEM format (RS256).',
    'de-AT': 'Signiert die Tokens: ein gemeinsames Secret (HS256) oder ein privater Schlüssel im PEM-Format (RS256).'
  },
  'settings.label-jitsi_key_id': { en: 'Jitsi: key ID', 'de-AT': 'Jitsi: Schlüssel-ID' },
  'settings.jitsi_key_id': {
    en: 'Key ID (kid) of the private key, where the server has several. Empty: none.',
    'de-AT': 'Schlüssel-ID (kid) des privaten Schlüssels, wenn der Server mehrere kennt. Leer: keine.'
  },
  'settings.label-bigbluebutton_url': { en: 'BigBlueButton: address', 'de-AT': 'BigBlueButton: Adresse' },
  'settings.bigbluebutton_url': {
    en: 'Address of the BigBlueButton server, as bbb-conf --secret prints it, such as https://bbb.bank.example/bigbluebutton/.',
    'de-AT':
      'Adresse des BigBlueButton-Servers, wie bbb-conf --secret sie ausgibt, etwa https://bbb.bank.example/bigbluebutton/.'
  },
  'settings.label-bigbluebutton_secret': { en: 'BigBlueButton: secret', 'de-AT': 'BigBlueButton: Secret' },
  'settings.bigbluebutton_secret': {
    en: 'Signs every request to the server (SHA-256).',
    'de-AT': 'Signiert jede Anfrage an den Server (SHA-256).'
  },
  'settings.group-texts': { en: 'Text messages', 'de-AT': 'SMS' },
  'settings.group-texts-text': {
    en: 'The service that sends reminders and offered times to customers who want text messages, what it costs, and what was sent.',
    'de-AT':
      'Der Dienst, der Erinnerungen und angebotene Zeiten an alle sendet, die SMS wünschen, was er kostet und was gesendet wurde.'
  },
  'settings.saved-texts': { en: 'Text messages saved', 'de-AT': 'SMS gespeichert' },
  'settings.label-text_provider': { en: 'Text message service', 'de-AT': 'SMS-Dienst' },
  'settings.text_provider': {
    en: 'With one, customers can choose text messages when they book or join the waitlist. Nobody gets any without having chosen them.',
    'de-AT':
      'Mit einem Dienst können Kundinnen und Kunden beim Buchen und auf der Warteliste SMS wählen. Ungefragt erhält niemand eine.'
  },
  'settings.text_provider-none': { en: 'None', 'de-AT': 'Keiner' },
  'settings.text_provider-generic': { en: 'Own service (JSON)', 'de-AT': 'Eigener Dienst (JSON)' },
  'settings.text_provider-twilio': { en: 'Twilio or alike', 'de-AT': 'Twilio oder gleichartig' },
  'settings.label-text_url': { en: 'Own service: address', 'de-AT': 'Eigener Dienst: Adresse' },
  'settings.text_url': {
    en: 'Each text message is sent here by POST, as JSON with id, from, to and text. The id, also in Idempotency-Key, is the same for a repetition, which the service must not send again.',
    'de-AT':
      'Hierher geht jede SMS per POST, als JSON mit id, from, to und text. Die id, auch in Idempotency-Key, ist bei einer Wiederholung dieselbe; der Dienst darf sie kein zweites Mal senden.'
  },
  'settings.label-text_token': { en: 'Own service: token', 'de-AT': 'Eigener Dienst: Token' },
  'settings.text_token': {
    en: 'Stands in each request as Authorization: Bearer.',
    'de-AT': 'Steht in jeder Anfrage als Authorization: Bearer.'
  },
  'settings.label-text_reply_secret': {
    en: 'Own service: secret of replies',
    'de-AT': 'Eigener Dienst: Secret der Antworten'
  },
  'settings.text_reply_secret': {
    en: 'Signs what people answer, as JSON with from and text: webhook-signature holds v1 and the HMAC-SHA256 of webhook-id, webhook-timestamp and body, joined by full stops.',
    'de-AT':
      'Signiert, was jemand antwortet, als JSON mit from und text: webhook-signature enthält v1 und den HMAC-SHA256 von webhook-id, webhook-timestamp und Inhalt, verbunden durch Punkte.'
  },
  'settings.label-twilio_url': { en: 'Twilio: address', 'de-AT': 'Twilio: Adresse' },
  'settings.twilio_url': {
    en: 'Address of the API; another one for a service that speaks as Twilio does.',
    'de-AT': 'Adresse der API; eine andere bei einem Dienst mit derselben Schnittstelle.'
  },
  'settings.label-twilio_account': { en: 'Twilio: account SID', 'de-AT': 'Twilio: Account-SID' },
  'settings.twilio_account': {
    en: 'The account that sends and pays, such as AC0123….',
    'de-AT': 'Das Konto, das sendet und bezahlt, etwa AC0123….'
  },
  'settings.label-twilio_token': { en: 'Twilio: auth token', 'de-AT': 'Twilio: Auth-Token' },
  'settings.twilio_token': {
    en: 'Opens the account, and signs what people answer.',
    'de-AT': 'Öffnet das Konto und signiert, was jemand antwortet.'
  },
  'settings.label-text_sender': { en: 'Sender', 'de-AT': 'Absender' },
  'settings.text_sender': {
    en: 'The number from which text messages come, or a messaging service of Twilio (MG…). STOP can be answered to a number only, not to a name.',
    'de-AT':
      'Die Nummer, von der SMS kommen, oder ein Messaging-Service von Twilio (MG…). STOP antworten kann man nur einer Nummer, keinem Namen.'
  },
  'settings.label-text_country': { en: 'Country code', 'de-AT': 'Landesvorwahl' },
  'settings.text_country': {
    en: 'For phone numbers that are entered without one, such as 0664 1234567.',
    'de-AT': 'Für Nummern, die ohne sie eingegeben werden, etwa 0664 1234567.'
  },
  'settings.label-text_price': { en: 'Price of a part in euros', 'de-AT': 'Preis eines Teils in Euro' },
  'settings.text_price': {
    en: 'What the service charges for each part, such as 0.079. Costs are computed from it. Empty: no costs.',
    'de-AT': 'Was der Dienst für jeden Teil verrechnet, etwa 0,079. Daraus ergeben sich die Kosten. Leer: keine Kosten.'
  },
  'settings.label-text_day_limit': { en: 'Text messages a day, at most', 'de-AT': 'SMS am Tag, höchstens' },
  'settings.text_day_limit': {
    en: 'Further ones wait until the next day, and administrators are told by e-mail. E-mails to customers are not affected. Empty: no limit.',
    'de-AT':
      'Weitere warten bis zum nächsten Tag, und die Administration erfährt es per E-Mail. E-Mails an Kundinnen und Kunden betrifft das nicht. Leer: keine Grenze.'
  },
  'settings.group-calendars': { en: 'Calendars', 'de-AT': 'Kalender' },
  'settings.group-calendars-text': {
    en: 'Access to the calendars that advisors have at Microsoft 365 or Google.',
    'de-AT': 'Zugang zu den Kalendern, die Beraterinnen und Berater bei Microsoft 365 oder Google haben.'
  },
  'settings.saved-calendars': { en: 'Calendars saved', 'de-AT': 'Kalender gespeichert' },
  'settings.label-microsoft_client_id': { en: 'Microsoft 365: client ID', 'de-AT': 'Microsoft 365: Client-ID' },
  'settings.microsoft_client_id': {
    en: 'Application (client) ID of the app registration in Microsoft Entra. There, register this host’s address followed by /account/calendar/callback as the redirect address. Advisors can connect once the secret is entered, too.',
    'de-AT':
      'Anwendungs-ID (Client) der App-Registrierung in Microsoft Entra. Als Umleitungs-URI ist dort die Adresse dieses Servers einzutragen, gefolgt von /account/calendar/callback. Verbinden ist möglich, sobald hier auch das Client-Secret steht.'
  },
  'settings.label-microsoft_client_secret': {
    en: 'Microsoft 365: client secret',
    'de-AT': 'Microsoft 365: Client-Secret'
  },
  'settings.microsoft_client_secret': {
    en: 'Value of a client secret of the app registration. It expires: note the date.',
    'de-AT': 'Wert eines geheimen Clientschlüssels der App-Registrierung. Er läuft ab: das Datum vormerken.'
  },
  'settings.label-microsoft_directory': { en: 'Microsoft 365: directory', 'de-AT': 'Microsoft 365: Verzeichnis' },
  'settings.microsoft_directory': {
    en: 'Directory (tenant) ID of the institution, so that only its accounts can be connected. Empty: accounts of any organization.',
    'de-AT':
      'Verzeichnis-ID (Mandant) der Institution, damit nur ihre Konten verbunden werden können. Leer: Konten jeder Organisation.'
  },
  'settings.label-google_client_id': { en: 'Google: client ID', 'de-AT': 'Google: Client-ID' },
  'settings.google_client_id': {
    en: 'Client ID of the OAuth client in Google Cloud. There, register this host’s address followed by /account/calendar/callback as the redirect address. Advisors can connect once the secret is entered, too.',
    'de-AT':
      'Client-ID des OAuth-Clients in Google Cloud. Als Weiterleitungs-URI ist dort die Adresse dieses Servers einzutragen, gefolgt von /account/calendar/callback. Verbinden ist möglich, sobald hier auch das Client-Secret steht.'
  },
  'settings.label-google_client_secret': { en: 'Google: client secret', 'de-AT': 'Google: Client-Secret' },
  'settings.google_client_secret': {
    en: 'Client secret of the OAuth client in Google Cloud.',
    'de-AT': 'Client-Secret des OAuth-Clients in Google Cloud.'
  },
  'settings.group-cards': { en: 'Cards and contact', 'de-AT': 'Karten und Kontakt' },
  'settings.group-cards-text': {
    en: 'Contact options of cards, and the WhatsApp number.',
    'de-AT': 'Kontaktmöglichkeiten der Karten und die WhatsApp-Nummer.'
  },
  'settings.saved-cards': { en: 'Cards and contact saved', 'de-AT': 'Karten und Kontakt gespeichert' },
  'settings.group-legal': { en: 'E-mails, imprint and privacy', 'de-AT': 'E-Mails, Impressum, Datenschutz' },
  'settings.group-legal-text': {
    en: 'Sender, links to your website and legal pages, cookies.',
    'de-AT': 'Absender, Links zur Website und zu rechtlichen Seiten, Cookies.'
  },
  'settings.saved-legal': {
    en: 'E-mails, imprint and privacy saved',
    'de-AT': 'E-Mails, Impressum, Datenschutz gespeichert'
  },
  'settings.group-websites': { en: 'Embedding and redirects', 'de-AT': 'Einbettung und Weiterleitungen' },
  'settings.group-websites-text': {
    en: 'Websites that embed widgets, and hosts that redirects may lead to.',
    'de-AT': 'Websites mit eingebetteten Widgets und Server, auf die Weiterleitungen führen dürfen.'
  },
  'settings.saved-websites': {
    en: 'Embedding and redirects saved',
    'de-AT': 'Einbettung und Weiterleitungen gespeichert'
  },
  'settings.group-public': { en: 'Search engines and maps', 'de-AT': 'Suchmaschinen und Landkarten' },
  'settings.group-public-text': {
    en: 'How public pages are found, and the map tiles of branches.',
    'de-AT': 'Wie öffentliche Seiten gefunden werden, und die Landkarten der Filialen.'
  },
  'settings.saved-public': { en: 'Search engines and maps saved', 'de-AT': 'Suchmaschinen und Landkarten gespeichert' },
  'settings.group-push': { en: 'Push notifications', 'de-AT': 'Push-Mitteilungen' },
  'settings.group-push-text': {
    en: 'Approval, and where links may lead.',
    'de-AT': 'Freigabe, und wohin Links führen dürfen.'
  },
  'settings.saved-push': { en: 'Push notifications saved', 'de-AT': 'Push-Mitteilungen gespeichert' },
  'settings.group-help': { en: 'Help for staff', 'de-AT': 'Hilfe für das Personal' },
  'settings.group-help-text': {
    en: 'Whom your staff can ask. They find it in the user menu, under Help.',
    'de-AT': 'An wen sich Ihr Personal wenden kann. Zu finden im Benutzermenü unter „Hilfe“.',
    'de-AT-informal': 'An wen sich dein Personal wenden kann. Zu finden im Benutzermenü unter „Hilfe“.'
  },
  'settings.saved-help': { en: 'Help for staff saved', 'de-AT': 'Hilfe für das Personal gespeichert' },
  'settings.group-sign-in': { en: 'Sign-in', 'de-AT': 'Anmeldung' },
  'settings.group-sign-in-text': {
    en: 'The institution’s sign-in service (OpenID Connect), roles and passwords.',
    'de-AT': 'Der Anmeldedienst des Instituts (OpenID Connect), Rollen und Passwörter.'
  },
  'settings.saved-sign-in': { en: 'Sign-in saved', 'de-AT': 'Anmeldung gespeichert' },
  'settings.group-provisioning': { en: 'Directory and groups', 'de-AT': 'Verzeichnis und Gruppen' },
  'settings.group-provisioning-text': {
    en: 'People and roles from the directory of the institution, by SCIM.',
    'de-AT': 'Personen und Rollen aus dem Verzeichnis des Instituts, über SCIM.'
  },
  'settings.saved-provisioning': {
    en: 'Directory and groups saved',
    'de-AT': 'Verzeichnis und Gruppen gespeichert'
  },
  'settings.format-switch': { en: 'true or false.', 'de-AT': 'true oder false.' },
  'settings.format-words': { en: 'Separated by spaces.', 'de-AT': 'Durch Leerzeichen getrennt.' },
  'settings.format-json': { en: 'As JSON.', 'de-AT': 'Als JSON.' },
  'settings.label-primary_color': { en: 'Main colour', 'de-AT': 'Hauptfarbe' },
  'settings.primary_color': {
    en: 'Main colour of all pages and widgets, as #rrggbb. Text contrast is adjusted automatically.',
    'de-AT': 'Hauptfarbe aller Seiten und Widgets, als #rrggbb. Der Kontrast der Schrift wird automatisch angepasst.'
  },
  'settings.label-images.tenantLogo': { en: 'Logo for light backgrounds', 'de-AT': 'Logo für hellen Hintergrund' },
  'settings.images.tenantLogo': {
    en: 'Shown on pages, cards and in e-mails.',
    'de-AT': 'Erscheint auf Seiten, Karten und in E-Mails.'
  },
  'settings.label-images.tenantLogoDark': { en: 'Logo for dark backgrounds', 'de-AT': 'Logo für dunklen Hintergrund' },
  'settings.images.tenantLogoDark': {
    en: 'Shown instead in dark mode.',
    'de-AT': 'Erscheint stattdessen im dunklen Modus.'
  },
  'settings.label-images.bigHeaderImage': { en: 'Header image', 'de-AT': 'Kopfbild' },
  'settings.images.bigHeaderImage': {
    en: 'Wide picture above the pages of the administration; its edges are cut off where the page is narrow.',
    'de-AT': 'Breites Bild über den Seiten der Administration; auf schmalen Seiten wird sein Rand abgeschnitten.'
  },
  'settings.label-headerWidget.type': { en: 'Header style', 'de-AT': 'Stil des Kopfbereichs' },
  'settings.headerWidget.type': {
    en: 'Style of the header: default or underlined.',
    'de-AT': 'Stil des Kopfbereichs: default oder underlined.'
  },
  'settings.label-topics_enabled': { en: 'Advisors choose their topics', 'de-AT': 'Beratungsthemen selbst wählen' },
  'settings.topics_enabled': {
    en: 'Whether advisors choose the topics that customers can book with them.',
    'de-AT': 'Beraterinnen und Berater wählen selbst, welche Themen bei ihnen gebucht werden können.'
  },
  'settings.label-advisors_set_buffers': { en: 'Advisors set their buffers', 'de-AT': 'Puffer selbst festlegen' },
  'settings.advisors_set_buffers': {
    en: 'Whether advisors set the buffers before and after their appointments.',
    'de-AT': 'Beraterinnen und Berater legen die Puffer vor und nach ihren Terminen selbst fest.'
  },
  'settings.label-advisors_set_contact_options': {
    en: 'Advisors set their contact options',
    'de-AT': 'Kontaktmöglichkeiten selbst festlegen'
  },
  'settings.advisors_set_contact_options': {
    en: 'Whether advisors turn the contact options of their own cards on and off.',
    'de-AT': 'Beraterinnen und Berater schalten die Kontaktmöglichkeiten ihrer Karte selbst ein und aus.'
  },
  'settings.label-default_contact_options': {
    en: 'Contact options of new cards',
    'de-AT': 'Kontaktmöglichkeiten neuer Karten'
  },
  'settings.default_contact_options': {
    en: 'What a new card starts with. WhatsApp only while its module is on.',
    'de-AT': 'Womit eine neue Karte beginnt. WhatsApp nur, solange das Modul eingeschaltet ist.'
  },
  'settings.label-whatsapp_number': { en: 'WhatsApp number', 'de-AT': 'WhatsApp-Nummer' },
  'settings.whatsapp_number': {
    en: 'The institution’s WhatsApp number. Without it, no WhatsApp buttons are shown.',
    'de-AT': 'Die WhatsApp-Nummer des Instituts. Ohne sie gibt es keine WhatsApp-Schaltflächen.'
  },
  'settings.label-signature_note': {
    en: 'Last line of e-mail signatures',
    'de-AT': 'Letzte Zeile der E-Mail-Signaturen'
  },
  'settings.signature_note': {
    en: 'What business e-mails must say, such as company, registered office and register number.',
    'de-AT': 'Pflichtangaben in Geschäftsbriefen, etwa Firma, Sitz und Firmenbuchnummer.'
  },
  'settings.label-mail_from': { en: 'Sender of e-mails', 'de-AT': 'Absender der E-Mails' },
  'settings.mail_from': { en: 'Sender address of e-mails.', 'de-AT': 'Absenderadresse der E-Mails.' },
  'settings.label-home_page': { en: 'Website', 'de-AT': 'Website' },
  'settings.home_page': {
    en: 'Address of the institution’s website. Logos and error pages lead there; empty: to the search for advisors.',
    'de-AT':
      'Adresse der Website des Instituts. Logos und Fehlerseiten führen dorthin; leer: zur Suche nach Ansprechpersonen.'
  },
  'settings.label-help_page': { en: 'Help page', 'de-AT': 'Hilfeseite' },
  'settings.help_page': {
    en: 'Address of a page with help for staff, such as one in your intranet.',
    'de-AT': 'Adresse einer Seite mit Hilfe für das Personal, etwa im Intranet.'
  },
  'settings.label-help_email': { en: 'Help by e-mail', 'de-AT': 'Hilfe per E-Mail' },
  'settings.help_email': {
    en: 'Address to which staff write when they need help.',
    'de-AT': 'Adresse, an die das Personal schreibt, wenn es Hilfe braucht.'
  },
  'settings.label-help_phone': { en: 'Help by phone', 'de-AT': 'Hilfe per Telefon' },
  'settings.help_phone': {
    en: 'Number that staff call when they need help.',
    'de-AT': 'Nummer, die das Personal anruft, wenn es Hilfe braucht.'
  },
  'settings.label-imprint_de': { en: 'Imprint, German', 'de-AT': 'Impressum, Deutsch' },
  'settings.imprint_de': {
    en: 'Address of the imprint in German, linked from public pages and e-mails.',
    'de-AT': 'Adresse des deutschen Impressums, verlinkt auf öffentlichen Seiten und in E-Mails.'
  },
  'settings.label-imprint_en': { en: 'Imprint, English', 'de-AT': 'Impressum, Englisch' },
  'settings.imprint_en': {
    en: 'Address of the imprint in English, linked from public pages and e-mails.',
    'de-AT': 'Adresse des englischen Impressums, verlinkt auf öffentlichen Seiten und in E-Mails.'
  },
  'settings.label-privacy_de': { en: 'Privacy policy, German', 'de-AT': 'Datenschutzerklärung, Deutsch' },
  'settings.privacy_de': {
    en: 'Address of the privacy policy in German, linked from forms, public pages and e-mails.',
    'de-AT':
      'Adresse der deutschen Datenschutzerklärung, verlinkt in Formularen, auf öffentlichen Seiten und in E-Mails.'
  },
  'settings.label-privacy_en': { en: 'Privacy policy, English', 'de-AT': 'Datenschutzerklärung, Englisch' },
  'settings.privacy_en': {
    en: 'Address of the privacy policy in English, linked from forms, public pages and e-mails.',
    'de-AT':
      'Adresse der englischen Datenschutzerklärung, verlinkt in Formularen, auf öffentlichen Seiten und in E-Mails.'
  },
  'settings.label-embed_origins': { en: 'Websites that embed widgets', 'de-AT': 'Websites mit eingebetteten Widgets' },
  'settings.embed_origins': {
    en: 'Any website can show the widgets, but bookings and messages are accepted only from this installation’s own pages and from these addresses. Enter the start of a web address, up to the first slash: https://www.bank.example.',
    'de-AT':
      'Anzeigen kann die Widgets jede Website. Buchungen und Nachrichten werden aber nur von den eigenen Seiten und von diesen Adressen angenommen. Gemeint ist der Anfang einer Webadresse bis zum ersten Schrägstrich: https://www.bank.example.'
  },
  'settings.label-push_link_hosts': {
    en: 'Hosts for links in push notifications',
    'de-AT': 'Server für Links in Push-Mitteilungen'
  },
  'settings.push_link_hosts': {
    en: 'Hosts that links in push notifications may lead to. Empty: only the institution’s own domains.',
    'de-AT': 'Server, auf die Links in Push-Mitteilungen führen dürfen. Leer: nur die eigenen Domains des Instituts.'
  },
  'settings.label-search_engines': {
    en: 'Search engines may list pages',
    'de-AT': 'Suchmaschinen dürfen Seiten auflisten'
  },
  'settings.search_engines': {
    en: 'Whether search engines may list advisors’ cards, branch pages and the search.',
    'de-AT':
      'Ob Suchmaschinen die Karten der Beraterinnen und Berater, die Filialseiten und die Suche auflisten dürfen.'
  },
  'settings.label-erasure_approval': {
    en: 'Second approval of erasures',
    'de-AT': 'Zweite Freigabe von Löschungen'
  },
  'settings.erasure_approval': {
    en: 'Whether a second person with the role Deletions must approve before customers’ data is erased.',
    'de-AT':
      'Ob eine zweite Person mit der Rolle Löschungen zustimmen muss, bevor Daten von Kundinnen und Kunden gelöscht werden.'
  },
  'settings.label-push_approval': {
    en: 'Second approval of push notifications',
    'de-AT': 'Zweite Freigabe von Push-Mitteilungen'
  },
  'settings.push_approval': {
    en: 'Whether another marketing manager must approve each push notification before it is sent.',
    'de-AT':
      'Ob eine zweite Person mit der Rolle Marketing jede Push-Mitteilung freigeben muss, bevor sie gesendet wird.'
  },
  'settings.label-redirection_hosts': { en: 'Hosts for redirects', 'de-AT': 'Server für Weiterleitungen' },
  'settings.redirection_hosts': {
    en: 'Hosts that redirects may lead to, besides the institution’s own. Empty: none.',
    'de-AT': 'Server, auf die Weiterleitungen führen dürfen, zusätzlich zu den eigenen. Leer: keine.'
  },
  'settings.label-cookies_alert_config': { en: 'Cookie banner', 'de-AT': 'Cookie-Hinweis' },
  'settings.cookies_alert_config': {
    en: 'The cookie banner. Empty: no banner.',
    'de-AT': 'Der Cookie-Hinweis. Leer: kein Hinweis.'
  },
  'settings.label-cookie_sources': {
    en: 'Websites that scripts come from',
    'de-AT': 'Websites, von denen Skripte kommen'
  },
  'settings.cookie_sources': {
    en: 'Sites from which scripts may be loaded after consent.',
    'de-AT': 'Websites, von denen nach Zustimmung Skripte geladen werden dürfen.'
  },
  'settings.label-meta_tags': { en: 'Search results and shared links', 'de-AT': 'Suchergebnisse und geteilte Links' },
  'settings.meta_tags': {
    en: 'Titles and descriptions of public pages for search engines and shared links.',
    'de-AT': 'Titel und Beschreibungen öffentlicher Seiten für Suchmaschinen und geteilte Links.'
  },
  'settings.label-map_tile_url': { en: 'Address of map tiles', 'de-AT': 'Adresse des Kartendienstes' },
  'settings.map_tile_url': {
    en: 'Address of the map tiles, with z, x and y in curly brackets. Hidden, as it may contain a key.',
    'de-AT':
      'Adresse des Kartendienstes, mit z, x und y in geschwungenen Klammern. Verborgen, da sie einen Schlüssel enthalten kann.'
  },
  'settings.label-map_attribution': { en: 'Attribution of map tiles', 'de-AT': 'Quellenangabe der Landkarte' },
  'settings.map_attribution': {
    en: 'Attribution that the licence of the map tiles requires below the map. Without it, no maps are shown.',
    'de-AT':
      'Was laut Lizenz des Kartendienstes unter der Karte stehen muss. Ohne diese Angabe werden keine Karten gezeigt.'
  },
  'settings.label-openid_issuer': { en: 'Address of the sign-in service', 'de-AT': 'Adresse des Anmeldedienstes' },
  'settings.openid_issuer': {
    en: "Address of the institution’s sign-in service (OpenID Connect), such as 'https://login.bank.example/realms/staff'. Empty: not used. At the service, register this host’s address followed by /account/openid/callback.",
    'de-AT':
      'Adresse des Anmeldedienstes des Instituts (OpenID Connect), etwa „https://login.bank.example/realms/staff“. Leer: wird nicht verwendet. Beim Dienst ist die Adresse dieses Servers einzutragen, gefolgt von /account/openid/callback.'
  },
  'settings.label-openid_client_id': { en: 'Client ID', 'de-AT': 'Client-ID' },
  'settings.openid_client_id': {
    en: 'Client ID of this application at the sign-in service.',
    'de-AT': 'Client-ID dieser Anwendung beim Anmeldedienst.'
  },
  'settings.label-openid_client_secret': { en: 'Client secret', 'de-AT': 'Client-Secret' },
  'settings.openid_client_secret': {
    en: 'Client secret of this application at the sign-in service. Empty: none.',
    'de-AT': 'Client-Secret dieser Anwendung beim Anmeldedienst. Leer: keines.'
  },
  'settings.label-openid_scope': { en: 'Scopes', 'de-AT': 'Scopes' },
  'settings.openid_scope': {
    en: 'Scopes requested from the sign-in service, separated by spaces. Must include openid.',
    'de-AT': 'Scopes, die beim Anmeldedienst angefragt werden, durch Leerzeichen getrennt. openid muss dabei sein.'
  },
  'settings.label-openid_roles_claim': { en: 'Claim with the roles', 'de-AT': 'Claim mit den Rollen' },
  'settings.openid_roles_claim': {
    en: 'Claim in which the sign-in service sends the roles, such as roles or realm_access.roles. Empty: roles are assigned only here.',
    'de-AT':
      'In welchem Claim der Anmeldedienst die Rollen nennt, etwa roles oder realm_access.roles. Leer: Rollen werden nur hier vergeben.'
  },
  'settings.label-openid_roles': { en: 'Roles from the sign-in service', 'de-AT': 'Rollen aus dem Anmeldedienst' },
  'settings.openid_roles': {
    en: 'Maps values of that claim to roles here. Mapped roles are updated at every sign-in; others stay unchanged.',
    'de-AT':
      'Ordnet Werten dieses Claims Rollen zu. Zugeordnete Rollen werden bei jeder Anmeldung aktualisiert; andere bleiben unverändert.'
  },
  'settings.label-openid_create_users': {
    en: 'Create accounts at the first sign-in',
    'de-AT': 'Konten bei der ersten Anmeldung anlegen'
  },
  'settings.openid_create_users': {
    en: 'Whether people known only to the sign-in service get an account here.',
    'de-AT': 'Ob Personen, die nur der Anmeldedienst kennt, hier ein Konto erhalten.'
  },
  'settings.label-openid_label': { en: 'Label of the sign-in button', 'de-AT': 'Text der Anmelde-Schaltfläche' },
  'settings.openid_label': {
    en: "Text of the sign-in button after 'Sign in with', such as the name of the staff portal.",
    'de-AT': 'Was auf der Schaltfläche nach „Anmelden mit“ steht, etwa der Name des Personalportals.'
  },
  'settings.label-openid_password_sign_in': {
    en: 'Sign-in with e-mail address and password',
    'de-AT': 'Anmeldung mit E-Mail-Adresse und Passwort'
  },
  'settings.openid_password_sign_in': {
    en: 'Whether people can still sign in with e-mail address and password. Can be turned off once an administrator has signed in with the sign-in service.',
    'de-AT':
      'Ob die Anmeldung mit E-Mail-Adresse und Passwort möglich bleibt. Ausschalten ist möglich, sobald sich eine Administratorin oder ein Administrator mit dem Anmeldedienst angemeldet hat.'
  },
  'settings.label-second_factor_roles': {
    en: 'Two-step verification is required for',
    'de-AT': 'Bestätigung in zwei Schritten ist Pflicht für'
  },
  'settings.second_factor_roles': {
    en: 'People with one of these roles set up an authenticator app at their next sign-in with a password. Everyone else can do so in their own menu.',
    'de-AT':
      'Wer eine dieser Rollen hat, richtet bei der nächsten Anmeldung mit Passwort eine Authenticator-App ein. Alle anderen können das in ihrem Menü tun.'
  },
  'settings.label-scim_roles': { en: 'Roles by group', 'de-AT': 'Rollen nach Gruppe' },
  'settings.scim_roles': {
    en: 'Which roles the members of a group of the directory get. They lose them when they leave the group; roles given by hand stay.',
    'de-AT':
      'Welche Rollen die Mitglieder einer Gruppe des Verzeichnisses erhalten. Wer die Gruppe verlässt, verliert sie wieder; von Hand vergebene Rollen bleiben.'
  }
} satisfies MessageTable
