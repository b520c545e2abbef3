import type { MessageTable } from './locales.ts'

/** The institution: what it is called, how it looks, what it offers. */
export const institutionMessages = {
  'institution.identity': { en: 'Name and language', 'de-AT': 'Name und Sprache' },
  'institution.name': { en: 'Name', 'de-AT': 'Name' },
  'institution.language': { en: 'Language', 'de-AT': 'Sprache' },
  'institution.language-help': {
    en: 'Pages, mails and widgets appear in this language unless a page asks for another.',
    'de-AT': 'In dieser Sprache erscheinen Seiten, E-Mails und Widgets, sofern eine Seite keine andere verlangt.'
  },
  'institution.en': { en: 'English', 'de-AT': 'Englisch' },
  'institution.de-AT': { en: 'German, formal', 'de-AT': 'Deutsch, förmlich' },
  'institution.de-AT-informal': { en: 'German, informal', 'de-AT': 'Deutsch, per Du' },
  'institution.domains': { en: 'Domains', 'de-AT': 'Domains' },
  'institution.domains-help': {
    en: 'The operator of the installation sets them.',
    'de-AT': 'Beides legt der Betreiber der Installation fest.'
  },
  'institution.zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'institution.look': { en: 'Colour and logos', 'de-AT': 'Farbe und Logos' },
  'institution.colour': { en: 'Main colour', 'de-AT': 'Hauptfarbe' },
  'institution.colour-code': { en: 'Main colour as #rrggbb', 'de-AT': 'Hauptfarbe als #rrggbb' },
  'institution.colour-wrong': { en: 'This is not a colour like #0b5d4e.', 'de-AT': 'Das ist keine Farbe wie #0b5d4e.' },
  'institution.colour-save': { en: 'Save colour', 'de-AT': 'Farbe speichern' },
  'institution.contrast-white': {
    en: 'White text on it has a contrast of {ratio} : 1 and is used.',
    'de-AT': 'Weiße Schrift darauf hat einen Kontrast von {ratio} : 1 und wird verwendet.'
  },
  'institution.contrast-dark': {
    en: 'White text on it would only have a contrast of {ratio} : 1, less than 4.5 : 1. So text on it is dark.',
    'de-AT':
      'Weiße Schrift darauf hätte nur einen Kontrast von {ratio} : 1, weniger als 4,5 : 1. Darum ist Schrift darauf dunkel.'
  },
  'institution.contrast-shifted': {
    en: 'As text on a light surface it is darkened, on a dark one lightened, until it can be read.',
    'de-AT': 'Als Schrift wird sie auf hellem Grund dunkler und auf dunklem heller, bis sie lesbar ist.'
  },
  'institution.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'institution.sample-button': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'institution.sample-link': { en: 'A link', 'de-AT': 'Ein Link' },
  'institution.logo-light': { en: 'Logo for light surfaces', 'de-AT': 'Logo für helle Flächen' },
  'institution.logo-dark': { en: 'Logo for dark surfaces', 'de-AT': 'Logo für dunkle Flächen' },
  'institution.logo-none': {
    en: 'No logo; the name stands in its place.',
    'de-AT': 'Kein Logo; an seiner Stelle steht der Name.'
  },
  'institution.logo-choose': { en: 'Choose a picture', 'de-AT': 'Bild auswählen' },
  'institution.logo-remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'institution.logo-removal': { en: 'Remove this logo?', 'de-AT': 'Dieses Logo entfernen?' },
  'institution.logo-removal-text': {
    en: 'It disappears from all pages, mails and cards. To have it back it must be uploaded again.',
    'de-AT':
      'Es verschwindet von allen Seiten, E-Mails und Karten. Um es wieder zu zeigen, muss es neu hochgeladen werden.'
  },
  'institution.origins': { en: 'Embedding sites', 'de-AT': 'Einbettende Websites' },
  'institution.origins-lead': {
    en: 'An origin is the beginning of a web address, up to the first slash: https://www.bank.example. Every site may show the widgets; bookings and messages are accepted only from the pages of this installation and of these origins.',
    'de-AT':
      'Ein Ursprung ist der Anfang einer Webadresse bis zum ersten Schrägstrich: https://www.bank.example. Anzeigen darf die Widgets jede Website; Buchungen und Nachrichten werden nur von den eigenen Seiten und von diesen Ursprüngen angenommen.'
  },
  'institution.origins-none': {
    en: 'None yet: bookings are accepted from the own pages alone.',
    'de-AT': 'Noch keine: Buchungen werden nur von den eigenen Seiten angenommen.'
  },
  'institution.origin': { en: 'Origin', 'de-AT': 'Ursprung' },
  'institution.origin-add': { en: 'Add', 'de-AT': 'Hinzufügen' },
  'institution.origin-remove': { en: 'Remove {origin}', 'de-AT': '{origin} entfernen' },
  'institution.origin-wrong': {
    en: 'This is not a web address like https://www.bank.example.',
    'de-AT': 'Das ist keine Webadresse wie https://www.bank.example.'
  },
  'institution.origin-http': {
    en: 'Only https is possible: on the way over http, a page could be changed together with what visitors write into it.',
    'de-AT':
      'Möglich ist nur https: Über http könnte eine Seite unterwegs verändert werden, samt dem, was Besucherinnen und Besucher hineinschreiben.'
  },
  'institution.origin-known': {
    en: 'This origin is listed already.',
    'de-AT': 'Dieser Ursprung steht bereits in der Liste.'
  },
  'institution.origin-local': {
    en: 'Without https, for trials on one’s own computer only.',
    'de-AT': 'Ohne https, nur für Versuche am eigenen Computer.'
  },
  'institution.modules': { en: 'Modules', 'de-AT': 'Module' },
  'institution.modules-lead': {
    en: 'What the institution offers. A change holds at once; what was saved with a module stays while it is off.',
    'de-AT':
      'Was das Institut anbietet. Eine Änderung gilt sofort; was mit einem Modul gespeichert wurde, bleibt erhalten, solange es aus ist.'
  },
  'institution.module-advisorlist': {
    en: 'The public list of advisors.',
    'de-AT': 'Die öffentliche Liste der Beraterinnen und Berater.'
  },
  'institution.module-searchengine': { en: 'The public search.', 'de-AT': 'Die öffentliche Suche.' },
  'institution.module-messenger': { en: 'Messages from a card.', 'de-AT': 'Nachrichten von einer Karte aus.' },
  'institution.module-online-appointments': {
    en: 'Booking online, and the advisors’ appointments.',
    'de-AT': 'Online-Buchung und die Termine der Beraterinnen und Berater.'
  },
  'institution.module-cms': { en: 'Pages of the institution’s own.', 'de-AT': 'Eigene Seiten des Instituts.' },
  'institution.module-roles-management': { en: 'Management of roles.', 'de-AT': 'Verwaltung der Rollen.' },
  'institution.module-advisors-management': {
    en: 'Management of advisors.',
    'de-AT': 'Verwaltung der Beraterinnen und Berater.'
  },
  'institution.module-reports': { en: 'Reports and figures.', 'de-AT': 'Berichte und Kennzahlen.' },
  'institution.module-profiles-reviews': { en: 'Reviews of profiles.', 'de-AT': 'Bewertungen von Profilen.' },
  'institution.module-organizations-management': { en: 'Management of branches.', 'de-AT': 'Verwaltung der Filialen.' },
  'institution.module-notifications': { en: 'Notifications.', 'de-AT': 'Benachrichtigungen.' },
  'institution.module-call-me-back': { en: 'Requests to be called back.', 'de-AT': 'Rückrufwünsche.' },
  'institution.module-content-management': { en: 'Management of contents.', 'de-AT': 'Verwaltung von Inhalten.' },
  'institution.module-share-buttons': {
    en: 'Buttons that share a card.',
    'de-AT': 'Schaltflächen zum Teilen einer Karte.'
  },
  'institution.module-embed': {
    en: 'Widgets on the institution’s other pages.',
    'de-AT': 'Widgets auf anderen Seiten des Instituts.'
  },
  'institution.module-deletion-tool': { en: 'Deletion of data.', 'de-AT': 'Löschen von Daten.' },
  'institution.module-search-form-api': {
    en: 'Search forms for other pages.',
    'de-AT': 'Suchformulare für andere Seiten.'
  },
  'institution.module-search-api': { en: 'The search for other programs.', 'de-AT': 'Die Suche für andere Programme.' },
  'institution.module-assistant': { en: 'The assistant on a card.', 'de-AT': 'Die Assistenz auf einer Karte.' },
  'institution.module-is-already-customer': {
    en: 'The question whether somebody is a customer.',
    'de-AT': 'Die Frage, ob jemand Kundin oder Kunde ist.'
  },
  'institution.module-organizations-profiles': {
    en: 'Public pages of the branches.',
    'de-AT': 'Öffentliche Seiten der Filialen.'
  },
  'institution.module-sitemap': {
    en: 'The map of public pages for search engines.',
    'de-AT': 'Das Verzeichnis öffentlicher Seiten für Suchmaschinen.'
  },
  'institution.module-contact-api': {
    en: 'Messages and requests to advisors.',
    'de-AT': 'Nachrichten und Anfragen an Beraterinnen und Berater.'
  },
  'institution.module-whats-app': { en: 'WhatsApp as a way of contact.', 'de-AT': 'WhatsApp als Kontaktmöglichkeit.' },
  'institution.module-working-hours-calendar': {
    en: 'Weekly booking times.',
    'de-AT': 'Wöchentliche Terminbuchungszeiten.'
  },
  'institution.module-slots-calendar': {
    en: 'Single times that are blocked or opened.',
    'de-AT': 'Einzelne Zeiten, die gesperrt oder geöffnet werden.'
  },
  'institution.module-smm-calendar': {
    en: 'The connection to an own calendar.',
    'de-AT': 'Die Verbindung mit einem eigenen Kalender.'
  },
  'institution.module-redirections': { en: 'Redirections of addresses.', 'de-AT': 'Weiterleitungen von Adressen.' },
  'institution.module-wallet-cards': {
    en: 'Cards in Apple Wallet and Google Wallet.',
    'de-AT': 'Karten in Apple Wallet und Google Wallet.'
  },
  'institution.module-v-cards': {
    en: 'Saving a card to the contacts.',
    'de-AT': 'Das Speichern einer Karte in den Kontakten.'
  }
} satisfies MessageTable
