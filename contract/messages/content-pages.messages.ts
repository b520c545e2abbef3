import type { MessageTable } from '../locales.ts'

/** The list of pages. */
export const contentPagesMessages = {
  'content-pages.add': { en: 'Add page', 'de-AT': 'Seite hinzufügen' },
  'content-pages.list': { en: 'Pages', 'de-AT': 'Seiten' },
  'content-pages.empty': {
    en: 'There are no pages yet. Add the first one: it stays a draft until you publish it.',
    'de-AT': 'Es gibt noch keine Seiten. Legen Sie die erste an: Sie bleibt ein Entwurf, bis Sie sie veröffentlichen.',
    'de-AT-informal': 'Es gibt noch keine Seiten. Leg die erste an: Sie bleibt ein Entwurf, bis du sie veröffentlichst.'
  },
  'content-pages.title': { en: 'Title', 'de-AT': 'Titel' },
  'content-pages.path': { en: 'Address', 'de-AT': 'Adresse' },
  'content-pages.path-help': {
    en: 'The page is at {origin}/p/ followed by this name.',
    'de-AT': 'Die Seite steht unter {origin}/p/ und diesem Namen.'
  },
  'content-pages.language': { en: 'Language', 'de-AT': 'Sprache' },
  'content-pages.language-de': { en: 'German', 'de-AT': 'Deutsch' },
  'content-pages.language-en': { en: 'English', 'de-AT': 'Englisch' },
  'content-pages.state': { en: 'State', 'de-AT': 'Status' },
  'content-pages.state-draft': { en: 'Draft', 'de-AT': 'Entwurf' },
  'content-pages.state-scheduled': { en: 'Scheduled', 'de-AT': 'Geplant' },
  'content-pages.state-public': { en: 'Public', 'de-AT': 'Öffentlich' },
  'content-pages.state-ended': { en: 'Withdrawn', 'de-AT': 'Zurückgezogen' },
  'content-pages.newer': {
    en: 'with changes that are not public',
    'de-AT': 'mit Änderungen, die nicht öffentlich sind'
  },
  'content-pages.from': { en: 'version {version} from {moment}', 'de-AT': 'Version {version} ab {moment}' },
  'content-pages.until': { en: 'until {moment}', 'de-AT': 'bis {moment}' },
  'content-pages.saved': { en: 'Saved', 'de-AT': 'Gespeichert' },
  'content-pages.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'content-pages.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'content-pages.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  'content-pages.copy': { en: 'Copy', 'de-AT': 'Kopieren' },
  'content-pages.copy-of': { en: 'Copy {name}', 'de-AT': '{name} kopieren' },
  'content-pages.copy-title': { en: 'Copy page', 'de-AT': 'Seite kopieren' },
  'content-pages.copy-lead': {
    en: 'The newest version of “{name}” becomes a new draft.',
    'de-AT': 'Die neueste Version von „{name}“ wird ein neuer Entwurf.'
  },
  'content-pages.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'content-pages.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  'content-pages.delete-title': { en: 'Delete page?', 'de-AT': 'Seite löschen?' },
  'content-pages.delete-question': {
    en: '“{name}” will be deleted with all its versions and images. Its address will no longer be found, and no menu leads to it. This cannot be undone.',
    'de-AT':
      '„{name}“ wird mit allen Versionen und Bildern gelöscht. Die Adresse ist dann nicht mehr zu finden, und kein Menü führt mehr hin. Das lässt sich nicht rückgängig machen.'
  },
  'content-pages.start-warning': {
    en: 'It is the start page: without it, {origin} leads to {home}.',
    'de-AT': 'Es ist die Startseite: Ohne sie führt {origin} zu {home}.'
  },
  'content-pages.kind': { en: 'What visitors find there', 'de-AT': 'Was dort zu finden ist' },
  'content-pages.kind-page': {
    en: 'A page that you write',
    'de-AT': 'Eine Seite, die Sie schreiben',
    'de-AT-informal': 'Eine Seite, die du schreibst'
  },
  'content-pages.kind-advisor': {
    en: 'The card of an advisor',
    'de-AT': 'Die Karte einer Beraterin oder eines Beraters'
  },
  'content-pages.advisor': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'content-pages.advisor-unknown': {
    en: 'This advisor has no card any more. Please choose another one.',
    'de-AT': 'Diese Person hat keine Karte mehr. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese Person hat keine Karte mehr. Bitte wähle eine andere.'
  },
  'content-pages.branch-unknown': {
    en: 'This branch is no longer there. Choose another one.',
    'de-AT': 'Diese Filiale gibt es nicht mehr. Wählen Sie eine andere.',
    'de-AT-informal': 'Diese Filiale gibt es nicht mehr. Wähle eine andere.'
  },
  'content-pages.topic-unknown': {
    en: 'This topic is no longer offered. Choose another one.',
    'de-AT': 'Dieses Thema wird nicht mehr angeboten. Wählen Sie ein anderes.',
    'de-AT-informal': 'Dieses Thema wird nicht mehr angeboten. Wähle ein anderes.'
  },
  'content-pages.text-empty': {
    en: 'This text is empty. Write something, or remove it.',
    'de-AT': 'Dieser Text ist leer. Schreiben Sie etwas oder entfernen Sie ihn.',
    'de-AT-informal': 'Dieser Text ist leer. Schreib etwas oder entferne ihn.'
  },
  'content-pages.branch-hidden': {
    en: 'This branch has no public page, so visitors cannot book there. Choose another one.',
    'de-AT': 'Diese Filiale hat keine öffentliche Seite und lässt sich daher nicht buchen. Wählen Sie eine andere.',
    'de-AT-informal': 'Diese Filiale hat keine öffentliche Seite und lässt sich daher nicht buchen. Wähle eine andere.'
  },
  'content-pages.advisor-gone': {
    en: 'The person whom this address led to is no longer here.',
    'de-AT': 'Die Person, zu der diese Adresse geführt hat, ist nicht mehr bei uns.'
  },
  'content-pages.start': { en: 'start page', 'de-AT': 'Startseite' },
  'content-pages.start-not-public': {
    en: 'Visitors cannot see this page. Please publish it first.',
    'de-AT': 'Diese Seite ist nicht öffentlich. Bitte veröffentlichen Sie sie zuerst.',
    'de-AT-informal': 'Diese Seite ist nicht öffentlich. Bitte veröffentliche sie zuerst.'
  },
  'content-pages.gone': {
    en: 'This page has been deleted in the meantime.',
    'de-AT': 'Diese Seite wurde inzwischen gelöscht.'
  },
  'content-pages.path-taken': {
    en: 'Another page has this address. Please choose another one.',
    'de-AT': 'Diese Adresse hat schon eine andere Seite. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese Adresse hat schon eine andere Seite. Bitte wähle eine andere.'
  },
  'content-pages.too-many': {
    en: 'There are already {max} pages. Please delete one first.',
    'de-AT': 'Es gibt schon {max} Seiten. Bitte löschen Sie zuerst eine.',
    'de-AT-informal': 'Es gibt schon {max} Seiten. Bitte lösche zuerst eine.'
  },
  'content-pages.changed-elsewhere': {
    en: 'This page has been saved elsewhere in the meantime.',
    'de-AT': 'Diese Seite wurde inzwischen an anderer Stelle gespeichert.'
  },
  'content-pages.time-past': {
    en: 'This time is past. Please choose a later one.',
    'de-AT': 'Dieser Zeitpunkt ist vorbei. Bitte wählen Sie einen späteren.',
    'de-AT-informal': 'Dieser Zeitpunkt ist vorbei. Bitte wähle einen späteren.'
  },
  'content-pages.time-order': {
    en: 'The page would be withdrawn before it is published. Please choose a later time.',
    'de-AT': 'Die Seite würde zurückgezogen, bevor sie veröffentlicht ist. Bitte wählen Sie einen späteren Zeitpunkt.',
    'de-AT-informal':
      'Die Seite würde zurückgezogen, bevor sie veröffentlicht ist. Bitte wähle einen späteren Zeitpunkt.'
  },
  'content-pages.time-version': {
    en: 'Please choose the version that is to be published.',
    'de-AT': 'Bitte wählen Sie die Version, die veröffentlicht werden soll.',
    'de-AT-informal': 'Bitte wähle die Version, die veröffentlicht werden soll.'
  },
  'content-pages.time-nothing': {
    en: 'The page is neither public nor scheduled, so it cannot be withdrawn.',
    'de-AT': 'Die Seite ist weder öffentlich noch geplant und kann daher nicht zurückgezogen werden.'
  }
} satisfies MessageTable
