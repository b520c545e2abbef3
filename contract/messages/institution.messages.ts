import type { MessageTable } from '../locales.ts'

/** The institution: what it is called, how it looks, what it offers. */
export const institutionMessages = {
  'institution.identity': { en: 'Name and language', 'de-AT': 'Name und Sprache' },
  'institution.name': { en: 'Name', 'de-AT': 'Name' },
  'institution.language': { en: 'Language', 'de-AT': 'Sprache' },
  'institution.language-help': {
    en: 'Pages, e-mails and widgets appear in this language unless a page requests another.',
    'de-AT': 'In dieser Sprache erscheinen Seiten, E-Mails und Widgets, sofern eine Seite keine andere verlangt.'
  },
  'institution.en': { en: 'English', 'de-AT': 'Englisch' },
  'institution.de-AT': { en: 'German, formal', 'de-AT': 'Deutsch, formell' },
  'institution.de-AT-informal': { en: 'German, informal', 'de-AT': 'Deutsch, informell' },
  'institution.domains': { en: 'Domains', 'de-AT': 'Domains' },
  'institution.domains-help': {
    en: 'Set by the operator of this installation.',
    'de-AT': 'Beides legt der Betreiber dieser Installation fest.'
  },
  'institution.zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'institution.look': { en: 'Colour and logos', 'de-AT': 'Farbe und Logos' },
  'institution.colour': { en: 'Main colour', 'de-AT': 'Hauptfarbe' },
  'institution.colour-code': { en: 'Main colour as #rrggbb', 'de-AT': 'Hauptfarbe als #rrggbb' },
  'institution.colour-wrong': {
    en: 'Please enter a colour such as #0b5d4e.',
    'de-AT': 'Bitte eine Farbe wie #0b5d4e eingeben.'
  },
  'institution.colour-save': { en: 'Save colour', 'de-AT': 'Farbe speichern' },
  'institution.contrast-white': {
    en: 'Text on this colour is white, with a contrast of {ratio} : 1.',
    'de-AT': 'Schrift auf dieser Farbe ist weiß, mit einem Kontrast von {ratio} : 1.'
  },
  'institution.contrast-dark': {
    en: 'Text on this colour is dark: with white text, the contrast would be only {ratio} : 1, less than 4.5 : 1.',
    'de-AT':
      'Schrift auf dieser Farbe ist dunkel: Mit weißer Schrift wäre der Kontrast nur {ratio} : 1, weniger als 4,5 : 1.'
  },
  'institution.contrast-shifted': {
    en: 'When used for text, the colour is darkened on light backgrounds and lightened on dark ones until it is readable.',
    'de-AT':
      'Als Schriftfarbe wird sie auf hellem Hintergrund abgedunkelt und auf dunklem aufgehellt, bis sie lesbar ist.'
  },
  'institution.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'institution.sample-button': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'institution.sample-link': { en: 'A link', 'de-AT': 'Ein Link' },
  'institution.logo-light': { en: 'Logo for light backgrounds', 'de-AT': 'Logo für hellen Hintergrund' },
  'institution.logo-dark': { en: 'Logo for dark backgrounds', 'de-AT': 'Logo für dunklen Hintergrund' },
  'institution.logo-none': {
    en: 'No logo: the name is shown instead.',
    'de-AT': 'Kein Logo: Stattdessen wird der Name angezeigt.'
  },
  'institution.logo-choose': { en: 'Choose an image', 'de-AT': 'Bild auswählen' },
  'institution.logo-remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'institution.logo-removal': { en: 'Remove this logo?', 'de-AT': 'Dieses Logo entfernen?' },
  'institution.logo-removal-text': {
    en: 'It will disappear from all pages, e-mails and cards. To show it again, you will have to upload it again.',
    'de-AT':
      'Es verschwindet von allen Seiten, E-Mails und Karten. Um es wieder anzuzeigen, müssen Sie es neu hochladen.',
    'de-AT-informal':
      'Es verschwindet von allen Seiten, E-Mails und Karten. Um es wieder anzuzeigen, musst du es neu hochladen.'
  },
  'institution.origins': { en: 'Websites that embed widgets', 'de-AT': 'Websites mit eingebetteten Widgets' },
  'institution.origins-lead': {
    en: 'Any website can show the widgets, but bookings and messages are accepted only from this installation’s own pages and from these origins. An origin is the start of a web address, up to the first slash: https://www.bank.example.',
    'de-AT':
      'Anzeigen kann die Widgets jede Website. Buchungen und Nachrichten werden aber nur von den eigenen Seiten und von diesen Ursprüngen angenommen. Ein Ursprung ist der Anfang einer Webadresse bis zum ersten Schrägstrich: https://www.bank.example.'
  },
  'institution.origins-none': {
    en: 'None yet: bookings are accepted only from your own pages.',
    'de-AT': 'Noch keine: Buchungen werden nur von den eigenen Seiten angenommen.'
  },
  'institution.origin': { en: 'Origin', 'de-AT': 'Ursprung' },
  'institution.origin-add': { en: 'Add', 'de-AT': 'Hinzufügen' },
  'institution.origin-remove': { en: 'Remove {origin}', 'de-AT': '{origin} entfernen' },
  'institution.origin-wrong': {
    en: 'Please enter a web address such as https://www.bank.example.',
    'de-AT': 'Bitte eine Webadresse wie https://www.bank.example eingeben.'
  },
  'institution.origin-http': {
    en: 'Please use https: over http, the page and what visitors enter could be changed on the way.',
    'de-AT': 'Bitte https verwenden: Über http könnten die Seite und die Eingaben unterwegs verändert werden.'
  },
  'institution.origin-known': {
    en: 'This origin is already in the list.',
    'de-AT': 'Dieser Ursprung steht bereits in der Liste.'
  },
  'institution.origin-local': {
    en: 'Without https, only for testing on your own computer.',
    'de-AT': 'Ohne https, nur zum Testen am eigenen Computer.'
  },
  'institution.modules': { en: 'Modules', 'de-AT': 'Module' },
  'institution.modules-lead': {
    en: 'What your institution offers. Changes take effect immediately. Data is kept while a module is off.',
    'de-AT': 'Was das Institut anbietet. Änderungen gelten sofort. Daten bleiben erhalten, solange ein Modul aus ist.'
  },
  'institution.module-advisorlist': {
    en: 'The public list of advisors.',
    'de-AT': 'Die öffentliche Liste der Beraterinnen und Berater.'
  },
  'institution.module-searchengine': { en: 'The public search.', 'de-AT': 'Die öffentliche Suche.' },
  'institution.module-messenger': { en: 'Messages sent from a card.', 'de-AT': 'Nachrichten von einer Karte aus.' },
  'institution.module-online-appointments': {
    en: 'Online booking and the advisors’ appointments.',
    'de-AT': 'Online-Buchung und die Termine der Beraterinnen und Berater.'
  },
  'institution.module-cms': { en: 'The institution’s own pages.', 'de-AT': 'Eigene Seiten des Instituts.' },
  'institution.module-roles-management': { en: 'Role management.', 'de-AT': 'Verwaltung der Rollen.' },
  'institution.module-advisors-management': {
    en: 'Advisor management.',
    'de-AT': 'Verwaltung der Beraterinnen und Berater.'
  },
  'institution.module-reports': { en: 'Reports and figures.', 'de-AT': 'Berichte und Kennzahlen.' },
  'institution.module-profiles-reviews': { en: 'Profile reviews.', 'de-AT': 'Bewertungen von Profilen.' },
  'institution.module-organizations-management': { en: 'Branch management.', 'de-AT': 'Verwaltung der Filialen.' },
  'institution.module-notifications': { en: 'Notifications.', 'de-AT': 'Benachrichtigungen.' },
  'institution.module-call-me-back': { en: 'Call-back requests.', 'de-AT': 'Rückrufwünsche.' },
  'institution.module-content-management': { en: 'Content management.', 'de-AT': 'Verwaltung von Inhalten.' },
  'institution.module-share-buttons': {
    en: 'Buttons to share a card.',
    'de-AT': 'Schaltflächen zum Teilen einer Karte.'
  },
  'institution.module-embed': {
    en: 'Widgets on the institution’s other websites.',
    'de-AT': 'Widgets auf anderen Websites des Instituts.'
  },
  'institution.module-deletion-tool': { en: 'Deleting data.', 'de-AT': 'Löschen von Daten.' },
  'institution.module-search-form-api': {
    en: 'Search forms on other websites.',
    'de-AT': 'Suchformulare auf anderen Websites.'
  },
  'institution.module-search-api': {
    en: 'Search access for other software.',
    'de-AT': 'Zugriff anderer Programme auf die Suche.'
  },
  'institution.module-assistant': { en: 'The assistant on a card.', 'de-AT': 'Die Assistenz auf einer Karte.' },
  'institution.module-is-already-customer': {
    en: 'The question whether visitors are already customers.',
    'de-AT': 'Die Frage, ob jemand schon Kundin oder Kunde ist.'
  },
  'institution.module-organizations-profiles': {
    en: 'Public pages of the branches.',
    'de-AT': 'Öffentliche Seiten der Filialen.'
  },
  'institution.module-sitemap': {
    en: 'The sitemap of public pages for search engines.',
    'de-AT': 'Das Verzeichnis öffentlicher Seiten für Suchmaschinen.'
  },
  'institution.module-contact-api': {
    en: 'Messages and requests to advisors.',
    'de-AT': 'Nachrichten und Anfragen an Beraterinnen und Berater.'
  },
  'institution.module-whats-app': { en: 'WhatsApp as a contact option.', 'de-AT': 'WhatsApp als Kontaktmöglichkeit.' },
  'institution.module-working-hours-calendar': {
    en: 'Weekly booking times.',
    'de-AT': 'Wöchentliche Terminbuchungszeiten.'
  },
  'institution.module-slots-calendar': {
    en: 'Blocking and opening individual times.',
    'de-AT': 'Einzelne Zeiten sperren oder öffnen.'
  },
  'institution.module-smm-calendar': {
    en: 'Connecting an external calendar.',
    'de-AT': 'Verbindung mit einem externen Kalender.'
  },
  'institution.module-redirections': {
    en: 'Redirects from one address to another.',
    'de-AT': 'Weiterleitungen von Adressen.'
  },
  'institution.module-wallet-cards': {
    en: 'Cards in Apple Wallet and Google Wallet.',
    'de-AT': 'Karten in Apple Wallet und Google Wallet.'
  },
  'institution.module-v-cards': {
    en: 'Saving a card to contacts.',
    'de-AT': 'Das Speichern einer Karte in den Kontakten.'
  }
} satisfies MessageTable
