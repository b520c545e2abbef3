import type { MessageTable } from '../locales.ts'

/** The editor of the cookie banner. */
export const cookieNoticeMessages = {
  'cookie-notice.is-shown': { en: 'Show a cookie banner', 'de-AT': 'Cookie-Hinweis zeigen' },
  'cookie-notice.is-shown-text': {
    en: 'On the public pages, visitors are asked which optional cookies they accept.',
    'de-AT':
      'Auf den öffentlichen Seiten werden Besucherinnen und Besucher gefragt, welche optionalen Cookies sie zulassen.'
  },
  'cookie-notice.asked-again': {
    en: 'After every change, visitors who accepted cookies are asked again.',
    'de-AT': 'Nach jeder Änderung werden alle, die Cookies akzeptiert haben, erneut gefragt.'
  },
  'cookie-notice.text': { en: 'Text', 'de-AT': 'Text' },
  'cookie-notice.text-help': {
    en: 'Shown at the top of the banner. If empty, the banner says that only necessary cookies are used.',
    'de-AT': 'Steht am Anfang des Hinweises. Ohne Text steht dort, dass nur nötige Cookies verwendet werden.'
  },
  'cookie-notice.categories': { en: 'Categories', 'de-AT': 'Kategorien' },
  'cookie-notice.category': { en: 'Category', 'de-AT': 'Kategorie' },
  'cookie-notice.key-help': {
    en: 'The categories essential, functional, statistics and marketing are shown in the visitor’s language, all others as entered here.',
    'de-AT':
      'Die Kategorien essential, functional, statistics und marketing erscheinen in der Sprache der Besucherinnen und Besucher, alle anderen so, wie sie hier stehen.'
  },
  'cookie-notice.is-essential': { en: 'Always on', 'de-AT': 'Immer aktiv' },
  'cookie-notice.is-essential-text': {
    en: 'These cookies are necessary and cannot be refused. Those of this application are listed without being entered here.',
    'de-AT':
      'Diese Cookies sind nötig und können nicht abgelehnt werden. Jene dieser Anwendung stehen ohne Eintrag dabei.'
  },
  'cookie-notice.add-category': { en: 'Add category', 'de-AT': 'Kategorie hinzufügen' },
  'cookie-notice.remove-category': { en: 'Remove category', 'de-AT': 'Kategorie entfernen' },
  'cookie-notice.remove-category-title': { en: 'Remove “{name}”?', 'de-AT': '„{name}“ entfernen?' },
  'cookie-notice.remove-category-text': {
    en: '{count, plural, one {One cookie is} other {# cookies are}} removed too. This takes effect when you save.',
    'de-AT':
      '{count, plural, one {Ein Cookie wird} other {# Cookies werden}} mit entfernt. Wirksam wird das erst beim Speichern.'
  },
  'cookie-notice.add-cookie': { en: 'Add cookie', 'de-AT': 'Cookie hinzufügen' },
  'cookie-notice.new-cookie': { en: 'New cookie', 'de-AT': 'Neues Cookie' },
  'cookie-notice.new-category': { en: 'New category', 'de-AT': 'Neue Kategorie' },
  'cookie-notice.remove-cookie': { en: 'Remove cookie', 'de-AT': 'Cookie entfernen' },
  'cookie-notice.remove-cookie-title': { en: 'Remove the cookie “{name}”?', 'de-AT': 'Cookie „{name}“ entfernen?' },
  'cookie-notice.remove-cookie-text': {
    en: 'Its details are removed too. This takes effect when you save.',
    'de-AT': 'Auch die Angaben dazu werden entfernt. Wirksam wird das erst beim Speichern.'
  },
  'cookie-notice.move-to': { en: 'Cookie category', 'de-AT': 'Kategorie des Cookies' },
  'cookie-notice.name': { en: 'Name', 'de-AT': 'Name' },
  'cookie-notice.provider': { en: 'Provider', 'de-AT': 'Anbieter' },
  'cookie-notice.purpose': { en: 'Purpose', 'de-AT': 'Zweck' },
  'cookie-notice.privacyPolicy': { en: 'Privacy policy (address)', 'de-AT': 'Datenschutzerklärung (Adresse)' },
  'cookie-notice.cookieName': { en: 'Cookie name', 'de-AT': 'Cookie-Name' },
  'cookie-notice.cookieName-help': {
    en: 'As in the browser. An asterisk at the end matches any ending.',
    'de-AT': 'Wie im Browser. Ein Stern am Ende steht für beliebige weitere Zeichen.'
  },
  'cookie-notice.lifetime': { en: 'Lifetime', 'de-AT': 'Laufzeit' },
  'cookie-notice.script': { en: 'Script (address)', 'de-AT': 'Skript (Adresse)' },
  'cookie-notice.script-help': {
    en: 'Loaded only when the category has been accepted.',
    'de-AT': 'Wird erst geladen, wenn die Kategorie akzeptiert ist.'
  },
  'cookie-notice.wrong-required': { en: 'This field cannot be empty.', 'de-AT': 'Dieses Feld darf nicht leer sein.' },
  'cookie-notice.wrong-too-long': {
    en: 'This text is too long. Please shorten it.',
    'de-AT': 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
    'de-AT-informal': 'Dieser Text ist zu lang. Bitte kürze ihn.'
  },
  'cookie-notice.wrong-link': {
    en: 'Enter a web address such as https://www.bank.example/privacy or a path such as /privacy.',
    'de-AT': 'Geben Sie eine Webadresse wie https://www.bank.example/datenschutz oder einen Pfad wie /datenschutz ein.',
    'de-AT-informal':
      'Gib eine Webadresse wie https://www.bank.example/datenschutz oder einen Pfad wie /datenschutz ein.'
  },
  'cookie-notice.wrong-characters': {
    en: 'These characters are not allowed here.',
    'de-AT': 'Diese Zeichen sind hier nicht erlaubt.'
  },
  'cookie-notice.wrong-duplicate': {
    en: 'A category with this name already exists.',
    'de-AT': 'Eine Kategorie mit diesem Namen gibt es bereits.'
  },
  'cookie-notice.saved': { en: 'Cookie banner saved', 'de-AT': 'Cookie-Hinweis gespeichert' },
  'cookie-notice.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'cookie-notice.no-banner': { en: 'No banner is shown.', 'de-AT': 'Es wird kein Hinweis gezeigt.' }
} satisfies MessageTable
