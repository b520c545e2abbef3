import type { MessageTable } from './locales.ts'

/** The editor of the cookie banner. */
export const cookieNoticeMessages = {
  'cookie-notice.is-shown': { en: 'Show a cookie banner', 'de-AT': 'Cookie-Hinweis zeigen' },
  'cookie-notice.is-shown-text': {
    en: 'Visitors are asked on the public pages which optional cookies may be set.',
    'de-AT':
      'Besucherinnen und Besucher werden auf den öffentlichen Seiten gefragt, welche optionalen Cookies gesetzt werden dürfen.'
  },
  'cookie-notice.asked-again': {
    en: 'After every change, visitors who have accepted something are asked again.',
    'de-AT': 'Nach jeder Änderung werden alle, die etwas akzeptiert haben, neu gefragt.'
  },
  'cookie-notice.text': { en: 'Text', 'de-AT': 'Text' },
  'cookie-notice.text-help': {
    en: 'It stands at the beginning of the banner. If it is empty, the banner says that only necessary cookies are used.',
    'de-AT': 'Er steht am Anfang des Hinweises. Bleibt er leer, steht dort, dass nur nötige Cookies verwendet werden.'
  },
  'cookie-notice.categories': { en: 'Categories', 'de-AT': 'Kategorien' },
  'cookie-notice.category': { en: 'Category', 'de-AT': 'Kategorie' },
  'cookie-notice.key-help': {
    en: 'The categories essential, functional, statistics and marketing are named in the visitor’s language; any other is shown as written.',
    'de-AT':
      'Die Kategorien essential, functional, statistics und marketing erscheinen in der Sprache der Besucherinnen und Besucher, alle anderen so, wie sie hier stehen.'
  },
  'cookie-notice.is-essential': { en: 'Always on', 'de-AT': 'Immer aktiv' },
  'cookie-notice.is-essential-text': {
    en: 'Its cookies are necessary and cannot be refused.',
    'de-AT': 'Diese Cookies sind nötig und können nicht abgelehnt werden.'
  },
  'cookie-notice.add-category': { en: 'Add category', 'de-AT': 'Kategorie hinzufügen' },
  'cookie-notice.remove-category': { en: 'Remove category', 'de-AT': 'Kategorie entfernen' },
  'cookie-notice.remove-category-title': { en: 'Remove “{name}”?', 'de-AT': '„{name}“ entfernen?' },
  'cookie-notice.remove-category-text': {
    en: '{count, plural, one {One cookie goes} other {# cookies go}} with it. Nothing is saved yet.',
    'de-AT':
      '{count, plural, one {Ein Cookie fällt} other {# Cookies fallen}} damit weg. Gespeichert ist das noch nicht.'
  },
  'cookie-notice.add-cookie': { en: 'Add cookie', 'de-AT': 'Cookie hinzufügen' },
  'cookie-notice.new-cookie': { en: 'New cookie', 'de-AT': 'Neues Cookie' },
  'cookie-notice.new-category': { en: 'New category', 'de-AT': 'Neue Kategorie' },
  'cookie-notice.remove-cookie': { en: 'Remove cookie', 'de-AT': 'Cookie entfernen' },
  'cookie-notice.remove-cookie-title': { en: 'Remove the cookie “{name}”?', 'de-AT': 'Cookie „{name}“ entfernen?' },
  'cookie-notice.remove-cookie-text': {
    en: 'What is entered about it goes with it. Nothing is saved yet.',
    'de-AT': 'Was dazu eingetragen ist, fällt damit weg. Gespeichert ist das noch nicht.'
  },
  'cookie-notice.move-to': { en: 'Category of the cookie', 'de-AT': 'Kategorie des Cookies' },
  'cookie-notice.name': { en: 'Name', 'de-AT': 'Name' },
  'cookie-notice.provider': { en: 'Provider', 'de-AT': 'Anbieter' },
  'cookie-notice.purpose': { en: 'Purpose', 'de-AT': 'Zweck' },
  'cookie-notice.privacyPolicy': { en: 'Privacy policy (address)', 'de-AT': 'Datenschutzerklärung (Adresse)' },
  'cookie-notice.cookieName': { en: 'Cookie name', 'de-AT': 'Cookie-Name' },
  'cookie-notice.cookieName-help': {
    en: 'As in the browser; an asterisk at the end stands for the rest.',
    'de-AT': 'Wie im Browser; ein Stern am Ende steht für den Rest.'
  },
  'cookie-notice.lifetime': { en: 'Lifetime', 'de-AT': 'Laufzeit' },
  'cookie-notice.script': { en: 'Script (address)', 'de-AT': 'Skript (Adresse)' },
  'cookie-notice.script-help': {
    en: 'Is loaded only once the category is accepted.',
    'de-AT': 'Wird erst geladen, wenn die Kategorie akzeptiert ist.'
  },
  'cookie-notice.wrong-required': { en: 'This field cannot be empty.', 'de-AT': 'Dieses Feld darf nicht leer sein.' },
  'cookie-notice.wrong-too-long': { en: 'This text is too long.', 'de-AT': 'Dieser Text ist zu lang.' },
  'cookie-notice.wrong-link': {
    en: 'This is not a web address like https://www.bank.example/privacy, and no path like /privacy.',
    'de-AT': 'Das ist keine Webadresse wie https://www.bank.example/datenschutz und kein Pfad wie /datenschutz.'
  },
  'cookie-notice.wrong-characters': {
    en: 'These characters are not possible here.',
    'de-AT': 'Diese Zeichen sind hier nicht möglich.'
  },
  'cookie-notice.wrong-duplicate': {
    en: 'There is a category of this name already.',
    'de-AT': 'Eine Kategorie mit diesem Namen gibt es bereits.'
  },
  'cookie-notice.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'cookie-notice.no-banner': { en: 'Nothing is shown.', 'de-AT': 'Es wird nichts gezeigt.' }
} satisfies MessageTable
