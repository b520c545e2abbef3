import type { MessageTable } from '../locales.ts'

export const embeddingMessages = {
  'embedding.link': { en: 'Embed on a website', 'de-AT': 'Auf einer Website einbetten' },
  'embedding.widget': { en: 'Widget', 'de-AT': 'Widget' },
  'embedding.lang': { en: 'Language of the widget', 'de-AT': 'Sprache des Widgets' },
  'embedding.lang-page': { en: 'That of the page', 'de-AT': 'Die der Seite' },
  'embedding.lang-de': { en: 'German', 'de-AT': 'Deutsch' },
  'embedding.lang-en': { en: 'English', 'de-AT': 'Englisch' },

  'embedding.look': { en: 'Look', 'de-AT': 'Aussehen' },
  'embedding.look-lead': {
    en: 'Without a choice, the widget has the institution’s colour and the page’s font.',
    'de-AT': 'Ohne Auswahl hat das Widget die Farbe des Instituts und die Schrift der Seite.'
  },
  'embedding.look-advisor-whatsapp': { en: 'Button', 'de-AT': 'Schaltfläche' },
  'embedding.look-advisor-primary': { en: 'Main button', 'de-AT': 'Wichtigste Schaltfläche' },
  'embedding.look-advisor-accent': { en: 'Links and selections', 'de-AT': 'Links und Auswahl' },
  'embedding.look-advisor-surface': { en: 'Cards and fields', 'de-AT': 'Karten und Felder' },
  'embedding.look-advisor-text': { en: 'Text', 'de-AT': 'Text' },
  'embedding.look-advisor-radius': { en: 'Corners', 'de-AT': 'Ecken' },
  'embedding.radius-own': { en: 'The institution’s', 'de-AT': 'Die des Instituts' },
  'embedding.radius-0px': { en: 'Square', 'de-AT': 'Eckig' },
  'embedding.radius-4px': { en: 'Slightly rounded', 'de-AT': 'Leicht gerundet' },
  'embedding.radius-12px': { en: 'Rounded', 'de-AT': 'Gerundet' },
  'embedding.radius-24px': { en: 'Round', 'de-AT': 'Rund' },

  'embedding.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'embedding.preview-lead': {
    en: 'As visitors see it on another website. Nothing is sent from here.',
    'de-AT': 'So sehen es Besucherinnen und Besucher auf einer anderen Website. Von hier wird nichts gesendet.'
  },
  'embedding.preview-of': { en: 'Preview: {name}', 'de-AT': 'Vorschau: {name}' },
  'embedding.page-missing': {
    en: 'Enter the address of a page to see the widget on it.',
    'de-AT': 'Geben Sie die Adresse einer Seite ein, um das Widget darauf zu sehen.',
    'de-AT-informal': 'Gib die Adresse einer Seite ein, um das Widget darauf zu sehen.'
  },
  'embedding.preview-incomplete': {
    en: 'Choose what the widget is about, and it appears here.',
    'de-AT': 'Wählen Sie aus, worum es im Widget geht, dann erscheint es hier.',
    'de-AT-informal': 'Wähle aus, worum es im Widget geht, dann erscheint es hier.'
  },
  'embedding.on': { en: 'Page', 'de-AT': 'Seite' },
  'embedding.on-light': { en: 'A light page', 'de-AT': 'Eine helle Seite' },
  'embedding.on-dark': { en: 'A dark page', 'de-AT': 'Eine dunkle Seite' },
  'embedding.on-page': {
    en: 'A page of your website',
    'de-AT': 'Eine Seite Ihrer Website',
    'de-AT-informal': 'Eine Seite eurer Website'
  },
  'embedding.width': { en: 'Width', 'de-AT': 'Breite' },
  'embedding.width-phone': { en: 'Phone', 'de-AT': 'Handy' },
  'embedding.width-column': { en: 'Narrow column', 'de-AT': 'Schmale Spalte' },
  'embedding.width-full': { en: 'Full width', 'de-AT': 'Volle Breite' },
  'embedding.place': { en: 'Place on the page', 'de-AT': 'Ort auf der Seite' },
  'embedding.place-start': { en: 'Below the heading', 'de-AT': 'Unter der Überschrift' },
  'embedding.place-end': { en: 'At the end', 'de-AT': 'Am Ende' },
  'embedding.page': { en: 'Address of the page', 'de-AT': 'Adresse der Seite' },
  'embedding.page-help': {
    en: 'A public page, such as https://www.bank.example/contact. It is shown as it is on the internet, without its own scripts.',
    'de-AT':
      'Eine öffentliche Seite wie https://www.bank.example/kontakt. Die Seite erscheint so, wie sie im Internet steht, ohne eigene Skripte.'
  },
  'embedding.topic-not-offered': {
    en: 'This advisor does not offer this topic: visitors choose another one.',
    'de-AT': 'Dieses Thema wird hier nicht angeboten: Besucherinnen und Besucher wählen ein anderes.'
  },
  'embedding.page-wrong': {
    en: 'This is not a web address. Enter one that begins with https://.',
    'de-AT': 'Das ist keine Webadresse. Geben Sie eine ein, die mit https:// beginnt.',
    'de-AT-informal': 'Das ist keine Webadresse. Gib eine ein, die mit https:// beginnt.'
  },
  'embedding.page-show': { en: 'Show the page', 'de-AT': 'Seite zeigen' },
  'embedding.page-away': {
    en: '{host} did not give us this page. Check the address, and whether everyone can open the page.',
    'de-AT': '{host} hat uns diese Seite nicht gegeben. Prüfen Sie die Adresse und ob alle die Seite öffnen können.',
    'de-AT-informal': '{host} hat uns diese Seite nicht gegeben. Prüfe die Adresse und ob alle die Seite öffnen können.'
  },
  'embedding.page-not-html': {
    en: 'At this address of {host} there is a file, not a page. Enter the address of a page.',
    'de-AT': 'Unter dieser Adresse von {host} ist eine Datei, keine Seite. Geben Sie die Adresse einer Seite ein.',
    'de-AT-informal': 'Unter dieser Adresse von {host} ist eine Datei, keine Seite. Gib die Adresse einer Seite ein.'
  },
  'embedding.page-not-public': {
    en: '{host} is not on the public internet, so the server may not open it. Choose a page that everyone can open.',
    'de-AT':
      '{host} ist nicht im öffentlichen Internet, deshalb darf der Server die Seite nicht öffnen. Wählen Sie eine, die alle öffnen können.',
    'de-AT-informal':
      '{host} ist nicht im öffentlichen Internet, deshalb darf der Server die Seite nicht öffnen. Wähle eine, die alle öffnen können.'
  },
  'embedding.page-redirect': {
    en: 'This address leads to another website. Enter the address that the browser shows in the end.',
    'de-AT': 'Diese Adresse führt zu einer anderen Website. Geben Sie die Adresse ein, die der Browser zuletzt zeigt.',
    'de-AT-informal':
      'Diese Adresse führt zu einer anderen Website. Gib die Adresse ein, die der Browser zuletzt zeigt.'
  },
  'embedding.page-too-large': {
    en: 'This page is too large to be shown here. Choose another one.',
    'de-AT': 'Diese Seite ist zu groß, um hier gezeigt zu werden. Wählen Sie eine andere.',
    'de-AT-informal': 'Diese Seite ist zu groß, um hier gezeigt zu werden. Wähle eine andere.'
  },

  'embedding.website': {
    en: 'Your website',
    'de-AT': 'Ihre Website',
    'de-AT-informal': 'Eure Website'
  },
  'embedding.website-lead': {
    en: 'Every website may show widgets. Bookings and messages are accepted from registered ones only.',
    'de-AT': 'Jede Website darf Widgets zeigen. Gebucht und geschrieben wird nur auf eingetragenen.'
  },
  'embedding.website-known': { en: 'Registered: {origins}', 'de-AT': 'Eingetragen: {origins}' },
  'embedding.health': { en: 'See whether widgets work there', 'de-AT': 'Ansehen, ob Widgets dort funktionieren' },
  'embedding.website-address': { en: 'Address of the website', 'de-AT': 'Adresse der Website' },
  'embedding.website-help': {
    en: 'Such as https://www.bank.example.',
    'de-AT': 'Zum Beispiel https://www.bank.example.'
  },
  'embedding.website-check': { en: 'Check', 'de-AT': 'Prüfen' },
  'embedding.origin-known': {
    en: 'Visitors of {origin} can book and send messages.',
    'de-AT': 'Besucherinnen und Besucher von {origin} können buchen und Nachrichten senden.'
  },
  'embedding.origin-unknown': {
    en: '{origin} is not registered yet: visitors see the widget, but cannot book or send messages.',
    'de-AT':
      '{origin} ist noch nicht eingetragen: Besucherinnen und Besucher sehen das Widget, können aber weder buchen noch Nachrichten senden.'
  },
  'embedding.origin-removed': {
    en: '{origin} is not registered any more: visitors see the widget, but cannot book or send messages.',
    'de-AT':
      '{origin} ist nicht mehr eingetragen: Besucherinnen und Besucher sehen das Widget, können aber weder buchen noch Nachrichten senden.'
  },
  'embedding.origin-ask': {
    en: 'An administrator can register the website on this page.',
    'de-AT': 'Die Administration kann die Website auf dieser Seite eintragen.'
  },
  'embedding.origin-register': { en: 'Register {origin}', 'de-AT': '{origin} eintragen' },
  'embedding.origin-both': { en: 'Also {origin}', 'de-AT': 'Auch {origin}' },
  'embedding.origin-registered': { en: 'Website registered', 'de-AT': 'Website eingetragen' },

  'embedding.code': {
    en: 'Code for your page',
    'de-AT': 'Code für Ihre Seite',
    'de-AT-informal': 'Code für eure Seite'
  },
  'embedding.way': { en: 'Kind of page', 'de-AT': 'Art der Seite' },
  'embedding.way-html': { en: 'A page in HTML', 'de-AT': 'Eine Seite in HTML' },
  'embedding.way-div': {
    en: 'A CMS that removes unknown tags',
    'de-AT': 'Ein CMS, das unbekannte Tags entfernt'
  },
  'embedding.way-wordpress': { en: 'WordPress', 'de-AT': 'WordPress' },
  'embedding.way-tag-manager': { en: 'A tag manager', 'de-AT': 'Ein Tag-Manager' },
  'embedding.way-react': { en: 'An application in React', 'de-AT': 'Eine Anwendung in React' },
  'embedding.way-vue': { en: 'An application in Vue', 'de-AT': 'Eine Anwendung in Vue' },
  'embedding.pinned': { en: 'Keep this version', 'de-AT': 'Diese Version behalten' },
  'embedding.pinned-text': {
    en: 'The page loads exactly the files of this version, and browsers check them. For a later version, copy the code again.',
    'de-AT':
      'Die Seite lädt genau die Dateien dieser Version, und Browser prüfen sie. Für eine spätere Version kopieren Sie den Code noch einmal.',
    'de-AT-informal':
      'Die Seite lädt genau die Dateien dieser Version, und Browser prüfen sie. Für eine spätere Version kopierst du den Code noch einmal.'
  },
  'embedding.pinned-failed': {
    en: 'The list of files could not be loaded. Turn this off and on again to try again.',
    'de-AT':
      'Die Liste der Dateien konnte nicht geladen werden. Schalten Sie das aus und wieder ein, um es noch einmal zu versuchen.',
    'de-AT-informal':
      'Die Liste der Dateien konnte nicht geladen werden. Schalte das aus und wieder ein, um es noch einmal zu versuchen.'
  },
  'embedding.part-script': { en: 'Once on the page', 'de-AT': 'Einmal auf der Seite' },
  'embedding.part-script-text': {
    en: 'Anywhere on the page, no matter how many widgets it has.',
    'de-AT': 'Irgendwo auf der Seite, egal wie viele Widgets sie hat.'
  },
  'embedding.part-manager-script-text': {
    en: 'As a tag of the kind Custom HTML, on every page with a widget.',
    'de-AT': 'Als Tag der Art „Benutzerdefiniertes HTML“, auf jeder Seite mit einem Widget.'
  },
  'embedding.part-package': { en: 'Once in the project', 'de-AT': 'Einmal im Projekt' },
  'embedding.part-package-text': {
    en: 'Your server has the package of its own version.',
    'de-AT': 'Ihr Server hat das Paket zu seiner eigenen Version.',
    'de-AT-informal': 'Euer Server hat das Paket zu seiner eigenen Version.'
  },
  'embedding.version-failed': {
    en: 'The version of the server could not be loaded. Choose another kind of page, then this one again.',
    'de-AT':
      'Die Version des Servers konnte nicht geladen werden. Wählen Sie eine andere Art der Seite und dann wieder diese.',
    'de-AT-informal':
      'Die Version des Servers konnte nicht geladen werden. Wähle eine andere Art der Seite und dann wieder diese.'
  },
  'embedding.part-plugin': { en: 'Once in WordPress', 'de-AT': 'Einmal in WordPress' },
  'embedding.part-plugin-text': {
    en: 'Upload the file under Plugins, and enter {host} as the address of the server under Settings, Advisor Widgets.',
    'de-AT':
      'Laden Sie die Datei unter „Plugins“ hoch und tragen Sie unter „Einstellungen“, „Advisor Widgets“ {host} als Adresse des Servers ein.',
    'de-AT-informal':
      'Lade die Datei unter „Plugins“ hoch und trage unter „Einstellungen“, „Advisor Widgets“ {host} als Adresse des Servers ein.'
  },
  'embedding.plugin': { en: 'Download the plugin', 'de-AT': 'Plugin herunterladen' },
  'embedding.part-shortcode-text': {
    en: 'As a shortcode in a page or post. The block editor has a block for it instead.',
    'de-AT': 'Als Shortcode auf einer Seite oder in einem Beitrag. Im Block-Editor gibt es dafür einen Block.'
  },
  'embedding.part-tag': { en: 'Where the widget should appear', 'de-AT': 'Wo das Widget stehen soll' },
  'embedding.part-tag-text': {
    en: 'The link inside is shown until the widget is ready, and if it cannot load.',
    'de-AT': 'Der Link darin wird gezeigt, bis das Widget bereit ist und falls es nicht geladen werden kann.'
  },
  'embedding.part-manager-tag-text': {
    en: 'As another tag of the kind Custom HTML, with the trigger DOM Ready. The widget appears after the element #contact: in its place, enter the id of an element of your page.',
    'de-AT':
      'Als weiteres Tag der Art „Benutzerdefiniertes HTML“ mit dem Trigger „DOM ist bereit“. Das Widget erscheint nach dem Element #contact: Tragen Sie dafür die id eines Elements Ihrer Seite ein.',
    'de-AT-informal':
      'Als weiteres Tag der Art „Benutzerdefiniertes HTML“ mit dem Trigger „DOM ist bereit“. Das Widget erscheint nach dem Element #contact: Trage dafür die id eines Elements eurer Seite ein.'
  },
  'embedding.test': {
    en: 'In test mode nothing is booked or sent. Remove “test” before the page goes live.',
    'de-AT': 'Im Testmodus wird nichts gebucht oder gesendet. Entfernen Sie „test“, bevor die Seite online geht.',
    'de-AT-informal': 'Im Testmodus wird nichts gebucht oder gesendet. Entferne „test“, bevor die Seite online geht.'
  },
  'embedding.part-look': { en: 'In the page’s style sheet', 'de-AT': 'Im Stylesheet der Seite' },
  'embedding.part-look-text': {
    en: 'The look that you have chosen, and the room that the page keeps free until the widget is there, so that nothing moves.',
    'de-AT':
      'Das gewählte Aussehen und der Platz, den die Seite frei hält, bis das Widget da ist: So verschiebt sich nichts.'
  },
  'embedding.part-policy': {
    en: 'In the page’s Content Security Policy',
    'de-AT': 'In der Content Security Policy der Seite'
  },
  'embedding.part-policy-text': {
    en: 'If it has one, add these to its directives.',
    'de-AT': 'Falls sie eine hat, ergänzen Sie deren Direktiven um diese.',
    'de-AT-informal': 'Falls sie eine hat, ergänze deren Direktiven um diese.'
  }
} satisfies MessageTable
