import type { MessageTable } from './locales.ts'

/** The advanced settings (spec §2), and what each of them is for. */
export const settingsMessages = {
  'settings.headline': { en: 'Settings one by one', 'de-AT': 'Einstellungen im Einzelnen' },
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
  'settings.none-found': { en: 'No setting matches.', 'de-AT': 'Keine Einstellung passt dazu.' },
  'settings.none': { en: 'There are no settings to show.', 'de-AT': 'Es gibt keine Einstellungen zu zeigen.' },
  'settings.save': { en: 'Save', 'de-AT': 'Speichern' },
  'settings.public': { en: 'Public', 'de-AT': 'Öffentlich' },
  'settings.secret': { en: 'Hidden', 'de-AT': 'Verborgen' },
  'settings.changed': { en: 'Not saved', 'de-AT': 'Nicht gespeichert' },
  'settings.default': { en: 'Default: {value}', 'de-AT': 'Vorgabe: {value}' },
  'settings.default-empty': { en: 'Default: empty', 'de-AT': 'Vorgabe: leer' },
  'settings.to-default': { en: 'Set to default', 'de-AT': 'Auf Vorgabe setzen' },
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
  'settings.undo': { en: 'Restore what was before', 'de-AT': 'Vorherigen Wert wiederherstellen' },
  'settings.primary_color': {
    en: 'Main colour of all pages and widgets, as #rrggbb. Text on it and in it is made readable.',
    'de-AT': 'Hauptfarbe aller Seiten und Widgets, als #rrggbb. Schrift darauf und darin wird lesbar gemacht.'
  },
  'settings.images.tenantLogo': {
    en: "Address of the logo on this server, such as '/media/logo.svg'.",
    'de-AT': 'Adresse des Logos auf diesem Server, etwa „/media/logo.svg“.'
  },
  'settings.images.tenantLogoDark': {
    en: 'Address of the logo for dark surfaces.',
    'de-AT': 'Adresse des Logos für dunkle Flächen.'
  },
  'settings.images.bigHeaderImage': {
    en: 'Address of the picture above the administration.',
    'de-AT': 'Adresse des Bildes über der Administration.'
  },
  'settings.headerWidget.type': {
    en: "How that picture's banner looks: default or haspa.",
    'de-AT': 'Wie der Balken mit diesem Bild aussieht: default oder haspa.'
  },
  'settings.topics_enabled': {
    en: 'Whether advisors choose the topics that customers book with them: true or false.',
    'de-AT': 'Ob Beraterinnen und Berater selbst wählen, welche Themen bei ihnen gebucht werden: true oder false.'
  },
  'settings.advisors_set_buffers': {
    en: 'Whether advisors set the time around their appointments themselves: true or false.',
    'de-AT': 'Ob Beraterinnen und Berater die Zeit um ihre Termine selbst festlegen: true oder false.'
  },
  'settings.whatsapp_number': {
    en: "The institution's number at WhatsApp. Without it there are no WhatsApp buttons.",
    'de-AT': 'Die WhatsApp-Nummer des Instituts. Ohne sie gibt es keine WhatsApp-Schaltflächen.'
  },
  'settings.mail_from': {
    en: 'From which address mails are sent.',
    'de-AT': 'Von welcher Adresse E-Mails gesendet werden.'
  },
  'settings.imprint_de': {
    en: 'Address of the imprint in German, linked from public pages.',
    'de-AT': 'Adresse des deutschen Impressums, verlinkt auf öffentlichen Seiten.'
  },
  'settings.imprint_en': {
    en: 'Address of the imprint in English, linked from public pages.',
    'de-AT': 'Adresse des englischen Impressums, verlinkt auf öffentlichen Seiten.'
  },
  'settings.embed_origins': {
    en: "Sites whose pages may send bookings and messages, such as 'https://www.bank.example', separated by blanks.",
    'de-AT':
      'Websites, deren Seiten Buchungen und Nachrichten senden dürfen, etwa „https://www.bank.example“, durch Leerzeichen getrennt.'
  },
  'settings.push_link_hosts': {
    en: 'Hosts to which links of push notifications may lead, separated by blanks. Empty: to any.',
    'de-AT': 'Hosts, auf die Links von Push-Mitteilungen führen dürfen, durch Leerzeichen getrennt. Leer: auf alle.'
  },
  'settings.redirection_hosts': {
    en: 'Hosts to which redirections may lead besides the institution’s own, separated by blanks. Empty: to none.',
    'de-AT':
      'Hosts, auf die Weiterleitungen außer auf die eigenen führen dürfen, durch Leerzeichen getrennt. Leer: auf keine.'
  },
  'settings.cookies_alert_config': {
    en: 'The cookie banner, as JSON. Empty: no banner.',
    'de-AT': 'Der Cookie-Hinweis, als JSON. Leer: kein Hinweis.'
  },
  'settings.cookie_sources': {
    en: 'Sites from which scripts may come that wait for consent, separated by blanks.',
    'de-AT': 'Websites, von denen Skripte kommen dürfen, die auf eine Zustimmung warten, durch Leerzeichen getrennt.'
  },
  'settings.meta_tags': {
    en: 'Titles and descriptions of public pages for search engines and shared links, as JSON.',
    'de-AT': 'Titel und Beschreibungen öffentlicher Seiten für Suchmaschinen und geteilte Links, als JSON.'
  },
  'settings.map_tile_url': {
    en: "Address of the map's tiles, with z, x and y in curly brackets. It may hold a key, so it is hidden.",
    'de-AT':
      'Adresse der Kartenkacheln, mit z, x und y in geschwungenen Klammern; bleibt verborgen, da ein Schlüssel darin stehen kann.'
  },
  'settings.map_attribution': {
    en: "What the licence of the map's tiles asks to be printed below it. Without it there are no maps.",
    'de-AT': 'Was laut Lizenz der Kartenkacheln unter der Karte stehen muss. Ohne das gibt es keine Karten.'
  },
  'settings.openid_issuer': {
    en: "Address of the institution's sign-in service (OpenID Connect), such as 'https://login.bank.example/realms/staff'. Empty: no such sign-in. Register this host's address there, followed by /account/openid/callback.",
    'de-AT':
      'Adresse des Anmeldedienstes des Instituts (OpenID Connect), etwa „https://login.bank.example/realms/staff“. Leer: keine solche Anmeldung. Dort ist die Adresse dieses Hosts einzutragen, gefolgt von /account/openid/callback.'
  },
  'settings.openid_client_id': {
    en: 'Under which name (client ID) the sign-in service knows this application.',
    'de-AT': 'Unter welchem Namen (Client-ID) der Anmeldedienst diese Anwendung kennt.'
  },
  'settings.openid_client_secret': {
    en: "This application's secret at the sign-in service. Empty: it has none.",
    'de-AT': 'Das Geheimnis dieser Anwendung beim Anmeldedienst. Leer: Es gibt keines.'
  },
  'settings.openid_scope': {
    en: 'What the sign-in service is asked for, separated by blanks; openid must be there.',
    'de-AT': 'Wonach der Anmeldedienst gefragt wird, durch Leerzeichen getrennt; openid muss dabei sein.'
  },
  'settings.openid_roles_claim': {
    en: 'In which claim the sign-in service tells the roles, such as roles or realm_access.roles. Empty: roles are given here alone.',
    'de-AT':
      'In welchem Claim der Anmeldedienst die Rollen nennt, etwa roles oder realm_access.roles. Leer: Rollen werden nur hier vergeben.'
  },
  'settings.openid_roles': {
    en: 'Which value of that claim gives which roles here, as JSON with the value as key and one role or a list behind it. Roles that stand here follow the sign-in service at every sign-in; others stay as they are.',
    'de-AT':
      'Welcher Wert dieses Claims hier welche Rollen gibt, als JSON mit dem Wert als Schlüssel und einer Rolle oder einer Liste dahinter. Rollen, die hier stehen, folgen bei jeder Anmeldung dem Anmeldedienst; andere bleiben, wie sie sind.'
  },
  'settings.openid_create_users': {
    en: 'Whether somebody whom only the sign-in service knows gets an account here: true or false.',
    'de-AT': 'Ob jemand, den nur der Anmeldedienst kennt, hier ein Konto bekommt: true oder false.'
  },
  'settings.openid_label': {
    en: "What the button says after 'Log in with', such as the name of the staff portal.",
    'de-AT': 'Was auf der Schaltfläche nach „Anmelden mit“ steht, etwa der Name des Mitarbeiterportals.'
  },
  'settings.openid_password_sign_in': {
    en: 'Whether e-mail address and password still open accounts: true or false. False is taken once an administrator has logged in with the sign-in service.',
    'de-AT':
      'Ob E-Mail-Adresse und Passwort weiterhin Konten öffnen: true oder false. false gilt erst, wenn sich eine Administratorin oder ein Administrator mit dem Anmeldedienst angemeldet hat.'
  }
} satisfies MessageTable
