import type { MessageTable } from '../locales.ts'

/** Signatures for e-mails: what they say, and the pages on which they are made. */
export const signatureMessages = {
  'signature.phone': { en: 'Phone', 'de-AT': 'Telefon' },
  'signature.email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'signature.book': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'signature.open-card': { en: 'My digital business card', 'de-AT': 'Meine digitale Visitenkarte' },
  'signature.photo-of': { en: 'Photo of {name}', 'de-AT': 'Foto von {name}' },

  'signature.lead': {
    en: 'With every e-mail and every call, customers find their way to your appointments and your card.',
    'de-AT':
      'Mit jeder E-Mail und jedem Videogespräch finden Kundinnen und Kunden zu Ihren Terminen und Ihrer Visitenkarte.',
    'de-AT-informal':
      'Mit jeder E-Mail und jedem Videogespräch finden Kundinnen und Kunden zu deinen Terminen und deiner Visitenkarte.'
  },
  'signature.advisor': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'signature.shows': { en: 'What it shows', 'de-AT': 'Was sie zeigt' },
  'signature.part-photo': { en: 'Photo', 'de-AT': 'Foto' },
  'signature.part-logo': { en: 'Logo', 'de-AT': 'Logo' },
  'signature.part-address': { en: 'Address of the branch', 'de-AT': 'Adresse der Filiale' },
  'signature.part-booking': { en: 'Button to book an appointment', 'de-AT': 'Schaltfläche zur Terminbuchung' },
  'signature.part-card': { en: 'Link to the card', 'de-AT': 'Link zur Visitenkarte' },
  'signature.pictures': { en: 'Pictures', 'de-AT': 'Bilder' },
  'signature.pictures-hosted': { en: 'From our server', 'de-AT': 'Von unserem Server' },
  'signature.pictures-hosted-text': {
    en: 'E-mails stay small, and a new photo also appears in those already sent. Some programs show pictures only after a click.',
    'de-AT':
      'E-Mails bleiben klein, und ein neues Foto erscheint auch in bereits gesendeten. Manche Programme zeigen Bilder erst nach einem Klick.'
  },
  'signature.pictures-inline': { en: 'Inside the signature', 'de-AT': 'In der Signatur' },
  'signature.pictures-inline-text': {
    en: 'Nothing is loaded when an e-mail is read. For Apple Mail and Thunderbird; Outlook and Gmail leave such pictures out.',
    'de-AT':
      'Beim Lesen wird nichts geladen. Für Apple Mail und Thunderbird; Outlook und Gmail lassen solche Bilder weg.'
  },
  'signature.language': { en: 'Language of the signature', 'de-AT': 'Sprache der Signatur' },
  'signature.language-de': { en: 'German', 'de-AT': 'Deutsch' },
  'signature.language-en': { en: 'English', 'de-AT': 'Englisch' },
  'signature.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'signature.ground-light': { en: 'On light ground', 'de-AT': 'Auf hellem Grund' },
  'signature.ground-dark': { en: 'On dark ground', 'de-AT': 'Auf dunklem Grund' },
  'signature.copy': { en: 'Copy signature', 'de-AT': 'Signatur kopieren' },
  'signature.as-code': { en: 'As text or HTML code', 'de-AT': 'Als Text oder HTML-Code' },
  'signature.as-text': { en: 'Plain text', 'de-AT': 'Reiner Text' },
  'signature.as-html': { en: 'HTML code', 'de-AT': 'HTML-Code' },
  'signature.how': {
    en: 'How to add it to your e-mails',
    'de-AT': 'So kommt sie in Ihre E-Mails',
    'de-AT-informal': 'So kommt sie in deine E-Mails'
  },
  'signature.how-outlook': {
    en: 'Outlook: Settings, Accounts, Signatures. Add a signature and paste it.',
    'de-AT': 'Outlook: Einstellungen, Konten, Signaturen. Eine Signatur hinzufügen und einfügen.'
  },
  'signature.how-outlook-classic': {
    en: 'Outlook (classic): File, Options, Mail, Signatures. Add a signature and paste it with “Keep source formatting”.',
    'de-AT':
      'Outlook (klassisch): Datei, Optionen, E-Mail, Signaturen. Eine Signatur hinzufügen und mit „Ursprüngliche Formatierung beibehalten“ einfügen.'
  },
  'signature.how-gmail': {
    en: 'Gmail: Settings, See all settings, General, Signature. Create one, paste it and save the changes.',
    'de-AT':
      'Gmail: Einstellungen, Alle Einstellungen aufrufen, Allgemein, Signatur. Eine neue erstellen, einfügen und die Änderungen speichern.'
  },
  'signature.how-apple': {
    en: 'Apple Mail: Settings, Signatures. Add one, turn off “Always match my default message font” and paste it.',
    'de-AT':
      'Apple Mail: Einstellungen, Signaturen. Eine hinzufügen, „Immer meine Standardschrift verwenden“ ausschalten und einfügen.'
  },
  'signature.card-pictures': { en: 'In calls and on your phone', 'de-AT': 'In Videogesprächen und am Handy' },
  'signature.card-pictures-text': {
    en: 'Pictures with a code that opens the card. What comes of them is counted in the reports.',
    'de-AT': 'Bilder mit einem Code, der die Visitenkarte öffnet. Was daraus wird, zählen die Berichte.'
  },
  'signature.call-background': { en: 'Background for video calls', 'de-AT': 'Hintergrund für Videogespräche' },
  'signature.call-background-text': {
    en: 'For Teams, Zoom and others: name and code stand beside your head.',
    'de-AT': 'Für Teams, Zoom und andere: Name und Code stehen neben Ihrem Kopf.',
    'de-AT-informal': 'Für Teams, Zoom und andere: Name und Code stehen neben deinem Kopf.'
  },
  'signature.call-background-save': {
    en: 'Save picture: background for video calls',
    'de-AT': 'Bild speichern: Hintergrund für Videogespräche'
  },
  'signature.lock-screen': { en: 'Lock screen of a phone', 'de-AT': 'Sperrbildschirm des Handys' },
  'signature.lock-screen-text': {
    en: 'Customers scan the code without your unlocking the phone.',
    'de-AT': 'Kundinnen und Kunden scannen den Code, ohne dass Sie das Handy entsperren.',
    'de-AT-informal': 'Kundinnen und Kunden scannen den Code, ohne dass du das Handy entsperrst.'
  },
  'signature.lock-screen-save': {
    en: 'Save picture: lock screen of a phone',
    'de-AT': 'Bild speichern: Sperrbildschirm des Handys'
  },
  'signature.save': { en: 'Save picture', 'de-AT': 'Bild speichern' },
  'signature.print': { en: 'Business card for printing', 'de-AT': 'Visitenkarte für die Druckerei' },
  'signature.print-text': {
    en: 'PDF of 85 × 55 mm with 3 mm bleed and crop marks. Colours are in RGB; how to mix the institution’s own stands at the edge.',
    'de-AT':
      'PDF mit 85 × 55 mm, 3 mm Beschnitt und Schnittmarken. Die Farben sind in RGB; wie sich die des Instituts mischt, steht am Rand.'
  },
  'signature.print-save': { en: 'Save PDF for printing', 'de-AT': 'PDF für die Druckerei speichern' },
  'signature.tag': { en: 'Address for an NFC tag', 'de-AT': 'Adresse für einen NFC-Tag' },
  'signature.tag-text': {
    en: 'Write it onto a tag as a web address (URL), with an app such as NFC Tools. A phone that touches the tag opens the card.',
    'de-AT':
      'Mit einer App wie NFC Tools als Webadresse (URL) auf den Tag schreiben. Ein Handy, das den Tag berührt, öffnet die Visitenkarte.'
  },
  'signature.many': { en: 'For everyone', 'de-AT': 'Für alle' },
  'signature.many-text': {
    en: 'Each advisor’s signature with the choices above: as files for their programs, or as a table for a program that adds signatures on the mail server.',
    'de-AT':
      'Die Signatur jeder Beraterin und jedes Beraters mit dieser Auswahl: als Dateien für ihre Programme oder als Tabelle für ein Programm, das Signaturen am Mailserver anfügt.'
  },
  'signature.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'signature.branch-all': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'signature.advisors': {
    en: '{count, plural, one {# advisor} other {# advisors}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}}'
  },
  'signature.nobody': {
    en: 'There are no advisors yet. Add people with a card, and their signatures can be made here.',
    'de-AT':
      'Es gibt noch keine Beraterinnen und Berater. Sobald Personen eine Visitenkarte haben, erscheinen hier ihre Signaturen.'
  },
  'signature.zip': { en: 'Download files (ZIP)', 'de-AT': 'Dateien herunterladen (ZIP)' },
  'signature.csv': { en: 'Download table (CSV)', 'de-AT': 'Tabelle herunterladen (CSV)' },
  'signature.downloading': { en: 'Downloading …', 'de-AT': 'Wird heruntergeladen …' },
  'signature.column-alias': { en: 'Alias', 'de-AT': 'Alias' },
  'signature.column-name': { en: 'Name', 'de-AT': 'Name' },
  'signature.column-address': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'signature.column-html': { en: 'HTML', 'de-AT': 'HTML' },
  'signature.column-text': { en: 'Text', 'de-AT': 'Text' }
} satisfies MessageTable
