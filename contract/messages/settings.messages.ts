import type { MessageTable } from '../locales.ts'

/** The advanced settings (spec §2), and what each of them is for. */
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
  'settings.primary_color': {
    en: 'Main colour of all pages and widgets, as #rrggbb. Text contrast is adjusted automatically.',
    'de-AT': 'Hauptfarbe aller Seiten und Widgets, als #rrggbb. Der Kontrast der Schrift wird automatisch angepasst.'
  },
  'settings.images.tenantLogo': {
    en: "Address of the logo on this server, such as '/media/logo.svg'.",
    'de-AT': 'Adresse des Logos auf diesem Server, etwa „/media/logo.svg“.'
  },
  'settings.images.tenantLogoDark': {
    en: 'Address of the logo for dark backgrounds.',
    'de-AT': 'Adresse des Logos für dunkle Hintergründe.'
  },
  'settings.images.bigHeaderImage': {
    en: 'Address of the header image in the administration.',
    'de-AT': 'Adresse des Kopfbildes in der Administration.'
  },
  'settings.headerWidget.type': {
    en: 'Style of the header: default or underlined.',
    'de-AT': 'Stil des Kopfbereichs: default oder underlined.'
  },
  'settings.topics_enabled': {
    en: 'Whether advisors choose the topics that customers can book with them: true or false.',
    'de-AT':
      'Ob Beraterinnen und Berater selbst wählen, welche Themen bei ihnen gebucht werden können: true oder false.'
  },
  'settings.advisors_set_buffers': {
    en: 'Whether advisors set the buffers before and after their appointments: true or false.',
    'de-AT': 'Ob Beraterinnen und Berater die Puffer vor und nach ihren Terminen selbst festlegen: true oder false.'
  },
  'settings.advisors_set_contact_options': {
    en: 'Whether advisors turn the contact options of their own cards on and off: true or false.',
    'de-AT':
      'Ob Beraterinnen und Berater die Kontaktmöglichkeiten ihrer Karte selbst ein- und ausschalten: true oder false.'
  },
  'settings.default_contact_options': {
    en: 'Contact options that a new card starts with, separated by spaces. WhatsApp only while its module is on.',
    'de-AT':
      'Kontaktmöglichkeiten, mit denen eine neue Karte beginnt, durch Leerzeichen getrennt. WhatsApp nur, solange das Modul eingeschaltet ist.'
  },
  'settings.whatsapp_number': {
    en: "The institution's WhatsApp number. Without it, no WhatsApp buttons are shown.",
    'de-AT': 'Die WhatsApp-Nummer des Instituts. Ohne sie gibt es keine WhatsApp-Schaltflächen.'
  },
  'settings.mail_from': {
    en: 'Sender address of e-mails.',
    'de-AT': 'Absenderadresse der E-Mails.'
  },
  'settings.home_page': {
    en: "Address of the institution's website. Logos and error pages lead there; empty: to the search for advisors.",
    'de-AT':
      'Adresse der Website des Instituts. Logos und Fehlerseiten führen dorthin; leer: zur Suche nach Ansprechpersonen.'
  },
  'settings.imprint_de': {
    en: 'Address of the imprint in German, linked from public pages and e-mails.',
    'de-AT': 'Adresse des deutschen Impressums, verlinkt auf öffentlichen Seiten und in E-Mails.'
  },
  'settings.imprint_en': {
    en: 'Address of the imprint in English, linked from public pages and e-mails.',
    'de-AT': 'Adresse des englischen Impressums, verlinkt auf öffentlichen Seiten und in E-Mails.'
  },
  'settings.privacy_de': {
    en: 'Address of the privacy policy in German, linked from forms, public pages and e-mails. Required.',
    'de-AT':
      'Adresse der deutschen Datenschutzerklärung, verlinkt in Formularen, auf öffentlichen Seiten und in E-Mails. Erforderlich.'
  },
  'settings.privacy_en': {
    en: 'Address of the privacy policy in English, linked from forms, public pages and e-mails.',
    'de-AT':
      'Adresse der englischen Datenschutzerklärung, verlinkt in Formularen, auf öffentlichen Seiten und in E-Mails.'
  },
  'settings.embed_origins': {
    en: "Sites whose pages may send bookings and messages, such as 'https://www.bank.example', separated by spaces.",
    'de-AT':
      'Websites, deren Seiten Buchungen und Nachrichten senden dürfen, etwa „https://www.bank.example“, durch Leerzeichen getrennt.'
  },
  'settings.push_link_hosts': {
    en: 'Hosts that links in push notifications may lead to, separated by spaces. Empty: only the institution’s own domains.',
    'de-AT':
      'Hosts, auf die Links in Push-Mitteilungen führen dürfen, durch Leerzeichen getrennt. Leer: nur die eigenen Domains der Institution.'
  },
  'settings.search_engines': {
    en: 'Whether search engines may list advisors’ cards, branch pages and the search: true or false.',
    'de-AT':
      'Ob Suchmaschinen die Karten der Beraterinnen und Berater, die Filialseiten und die Suche auflisten dürfen: true oder false.'
  },
  'settings.push_approval': {
    en: 'Whether another marketing manager must approve each push notification before it is sent: true or false.',
    'de-AT':
      'Ob eine zweite Person mit der Rolle Marketing jede Push-Mitteilung freigeben muss, bevor sie gesendet wird: true oder false.'
  },
  'settings.redirection_hosts': {
    en: 'Hosts that redirects may lead to, besides the institution’s own, separated by spaces. Empty: none.',
    'de-AT':
      'Hosts, auf die Weiterleitungen führen dürfen, zusätzlich zu den eigenen, durch Leerzeichen getrennt. Leer: keine.'
  },
  'settings.cookies_alert_config': {
    en: 'The cookie banner, as JSON. Empty: no banner.',
    'de-AT': 'Der Cookie-Hinweis, als JSON. Leer: kein Hinweis.'
  },
  'settings.cookie_sources': {
    en: 'Sites from which scripts may be loaded after consent, separated by spaces.',
    'de-AT': 'Websites, von denen nach Zustimmung Skripte geladen werden dürfen, durch Leerzeichen getrennt.'
  },
  'settings.meta_tags': {
    en: 'Titles and descriptions of public pages for search engines and shared links, as JSON.',
    'de-AT': 'Titel und Beschreibungen öffentlicher Seiten für Suchmaschinen und geteilte Links, als JSON.'
  },
  'settings.map_tile_url': {
    en: 'Address of the map tiles, with z, x and y in curly brackets. Hidden, as it may contain a key.',
    'de-AT':
      'Adresse der Kartenkacheln, mit z, x und y in geschwungenen Klammern. Verborgen, da sie einen Schlüssel enthalten kann.'
  },
  'settings.map_attribution': {
    en: 'Attribution that the licence of the map tiles requires below the map. Without it, no maps are shown.',
    'de-AT':
      'Was laut Lizenz der Kartenkacheln unter der Karte stehen muss. Ohne diese Angabe werden keine Karten gezeigt.'
  },
  'settings.openid_issuer': {
    en: "Address of the institution's sign-in service (OpenID Connect), such as 'https://login.bank.example/realms/staff'. Empty: not used. At the service, register this host's address followed by /account/openid/callback.",
    'de-AT':
      'Adresse des Anmeldedienstes des Instituts (OpenID Connect), etwa „https://login.bank.example/realms/staff“. Leer: wird nicht verwendet. Beim Dienst ist die Adresse dieses Hosts einzutragen, gefolgt von /account/openid/callback.'
  },
  'settings.openid_client_id': {
    en: 'Client ID of this application at the sign-in service.',
    'de-AT': 'Client-ID dieser Anwendung beim Anmeldedienst.'
  },
  'settings.openid_client_secret': {
    en: 'Client secret of this application at the sign-in service. Empty: none.',
    'de-AT': 'Client-Secret dieser Anwendung beim Anmeldedienst. Leer: keines.'
  },
  'settings.openid_scope': {
    en: 'Scopes requested from the sign-in service, separated by spaces. Must include openid.',
    'de-AT': 'Scopes, die beim Anmeldedienst angefragt werden, durch Leerzeichen getrennt. openid muss dabei sein.'
  },
  'settings.openid_roles_claim': {
    en: 'Claim in which the sign-in service sends the roles, such as roles or realm_access.roles. Empty: roles are assigned only here.',
    'de-AT':
      'In welchem Claim der Anmeldedienst die Rollen nennt, etwa roles oder realm_access.roles. Leer: Rollen werden nur hier vergeben.'
  },
  'settings.openid_roles': {
    en: 'Maps values of that claim to roles here, as JSON: each value as a key, with one role or a list of roles. Mapped roles are updated at every sign-in; others stay unchanged.',
    'de-AT':
      'Ordnet Werten dieses Claims Rollen zu, als JSON: jeder Wert als Schlüssel, dahinter eine Rolle oder eine Liste. Zugeordnete Rollen werden bei jeder Anmeldung aktualisiert; andere bleiben unverändert.'
  },
  'settings.openid_create_users': {
    en: 'Whether people known only to the sign-in service get an account here: true or false.',
    'de-AT': 'Ob Personen, die nur der Anmeldedienst kennt, hier ein Konto erhalten: true oder false.'
  },
  'settings.openid_label': {
    en: "Text of the sign-in button after 'Sign in with', such as the name of the staff portal.",
    'de-AT': 'Was auf der Schaltfläche nach „Anmelden mit“ steht, etwa der Name des Personalportals.'
  },
  'settings.openid_password_sign_in': {
    en: 'Whether people can still sign in with e-mail address and password: true or false. Can be set to false once an administrator has signed in with the sign-in service.',
    'de-AT':
      'Ob die Anmeldung mit E-Mail-Adresse und Passwort möglich bleibt: true oder false. false ist möglich, sobald sich eine Administratorin oder ein Administrator mit dem Anmeldedienst angemeldet hat.'
  }
} satisfies MessageTable
