import type { MessageTable } from '../locales.ts'

/** The menus of the institution's own pages. */
export const contentMenusMessages = {
  'content-menus.name': { en: 'Menus', 'de-AT': 'Menüs' },
  'content-menus.title': { en: 'Menus of your own pages', 'de-AT': 'Menüs der eigenen Seiten' },
  'content-menus.lead': {
    en: 'The main menu is at the top of your own pages, the other in their footer. Visitors see an entry as soon as its page is public.',
    'de-AT':
      'Das Hauptmenü steht oben auf Ihren eigenen Seiten, das zweite in der Fußzeile. Besucherinnen und Besucher sehen einen Eintrag, sobald seine Seite öffentlich ist.',
    'de-AT-informal':
      'Das Hauptmenü steht oben auf deinen eigenen Seiten, das zweite in der Fußzeile. Besucherinnen und Besucher sehen einen Eintrag, sobald seine Seite öffentlich ist.'
  },
  'content-menus.header': { en: 'Main menu', 'de-AT': 'Hauptmenü' },
  'content-menus.footer': { en: 'Footer menu', 'de-AT': 'Menü in der Fußzeile' },
  'content-menus.empty': {
    en: 'Nothing here yet. Without entries, this menu is not shown.',
    'de-AT': 'Hier steht noch nichts. Ohne Einträge wird dieses Menü nicht angezeigt.'
  },
  'content-menus.add': { en: 'Add to the menu', 'de-AT': 'Zum Menü hinzufügen' },
  'content-menus.add-page': { en: 'Add page', 'de-AT': 'Seite hinzufügen' },
  'content-menus.add-link': { en: 'Add link', 'de-AT': 'Link hinzufügen' },
  'content-menus.add-heading': { en: 'Add heading', 'de-AT': 'Überschrift hinzufügen' },
  'content-menus.new-page': { en: 'New page', 'de-AT': 'Neue Seite' },
  'content-menus.new-link': { en: 'New link', 'de-AT': 'Neuer Link' },
  'content-menus.new-heading': { en: 'New heading', 'de-AT': 'Neue Überschrift' },
  'content-menus.kind-heading': { en: 'Heading without a page of its own', 'de-AT': 'Überschrift ohne eigene Seite' },
  'content-menus.hidden': { en: '{state}, not visible to visitors', 'de-AT': '{state}, noch nicht zu sehen' },
  'content-menus.heading-hidden': {
    en: 'not visible to visitors until something below it is',
    'de-AT': 'erst zu sehen, wenn darunter etwas zu sehen ist'
  },
  'content-menus.page': { en: 'Page', 'de-AT': 'Seite' },
  'content-menus.page-gone': {
    en: 'Someone has deleted this page. Please choose another one, or remove the entry.',
    'de-AT': 'Diese Seite wurde gelöscht. Bitte wählen Sie eine andere, oder entfernen Sie den Eintrag.',
    'de-AT-informal': 'Diese Seite wurde gelöscht. Bitte wähle eine andere, oder entferne den Eintrag.'
  },
  'content-menus.href': { en: 'Address', 'de-AT': 'Adresse' },
  'content-menus.href-help': {
    en: 'Starts with https://, mailto:, tel: or, for an address here, with a slash.',
    'de-AT': 'Beginnt mit https://, mailto:, tel: oder, bei einer Adresse hier, mit einem Schrägstrich.'
  },
  'content-menus.label-de': { en: 'Label in German', 'de-AT': 'Beschriftung auf Deutsch' },
  'content-menus.label-en': { en: 'Label in English', 'de-AT': 'Beschriftung auf Englisch' },
  'content-menus.label-help': {
    en: 'If empty, the page’s title is shown.',
    'de-AT': 'Bleibt sie leer, steht dort der Titel der Seite.'
  },
  'content-menus.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'content-menus.edit-of': { en: 'Edit “{name}”', 'de-AT': '„{name}“ bearbeiten' },
  'content-menus.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'content-menus.remove-of': { en: 'Remove “{name}”', 'de-AT': '„{name}“ entfernen' },
  'content-menus.removed': { en: '“{name}” is removed', 'de-AT': '„{name}“ ist entfernt' },
  'content-menus.in': { en: 'Move “{name}” below “{above}”', 'de-AT': '„{name}“ unter „{above}“ einordnen' },
  'content-menus.out': { en: 'Move “{name}” up one level', 'de-AT': '„{name}“ eine Ebene höher setzen' },
  'content-menus.not-in': {
    en: '“{name}” cannot be moved below another entry',
    'de-AT': '„{name}“ lässt sich nicht unter einen anderen Eintrag einordnen'
  },
  'content-menus.saved': { en: 'The menus are saved', 'de-AT': 'Die Menüs sind gespeichert' },
  'content-menus.saved-facts': {
    en: 'Last saved by {author} on {moment}',
    'de-AT': 'Zuletzt gespeichert von {author} am {moment}'
  },
  'content-menus.changed-elsewhere': {
    en: 'The menus have been saved elsewhere in the meantime.',
    'de-AT': 'Die Menüs wurden inzwischen an anderer Stelle gespeichert.'
  },
  'content-menus.conflict': {
    en: '{isOwn, select, yes {The menus were saved under your name on {moment}, while you were editing them here.} other {{author} saved the menus on {moment}, while you were editing them.}} Your changes are still here and not saved.',
    'de-AT':
      '{isOwn, select, yes {Die Menüs wurden am {moment} unter Ihrem Namen gespeichert, während Sie sie hier bearbeitet haben.} other {{author} hat die Menüs am {moment} gespeichert, während Sie sie bearbeitet haben.}} Ihre Änderungen sind noch hier und nicht gespeichert.',
    'de-AT-informal':
      '{isOwn, select, yes {Die Menüs wurden am {moment} unter deinem Namen gespeichert, während du sie hier bearbeitet hast.} other {{author} hat die Menüs am {moment} gespeichert, während du sie bearbeitet hast.}} Deine Änderungen sind noch hier und nicht gespeichert.'
  }
} satisfies MessageTable
