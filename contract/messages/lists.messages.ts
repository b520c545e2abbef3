import type { MessageTable } from '../locales.ts'

/** Of a form that somebody else has saved meanwhile. */
export const listsConflictMessages = {
  'lists.conflict': {
    en: 'This was changed elsewhere while you were editing. Nothing is saved yet. Below are your entries together with what was changed elsewhere; where both changed the same field, yours is shown. Check them and save again.',
    'de-AT':
      'Während Sie bearbeitet haben, wurde das an anderer Stelle geändert. Noch ist nichts gespeichert. Unten stehen Ihre Eingaben zusammen mit dem, was an anderer Stelle geändert wurde; wo beide dasselbe Feld geändert haben, steht Ihres. Prüfen Sie alles und speichern Sie noch einmal.',
    'de-AT-informal':
      'Während du bearbeitet hast, wurde das an anderer Stelle geändert. Noch ist nichts gespeichert. Unten stehen deine Eingaben zusammen mit dem, was an anderer Stelle geändert wurde; wo beide dasselbe Feld geändert haben, steht deines. Prüfe alles und speichere noch einmal.'
  },
  'lists.conflict-present': {
    en: 'This is the latest version. Your entries are kept until you leave the form.',
    'de-AT': 'Das ist der aktuelle Stand. Ihre Eingaben bleiben erhalten, bis Sie das Formular verlassen.',
    'de-AT-informal': 'Das ist der aktuelle Stand. Deine Eingaben bleiben erhalten, bis du das Formular verlässt.'
  },
  'lists.conflict-changes': { en: 'Changed elsewhere:', 'de-AT': 'An anderer Stelle geändert:' },
  'lists.conflict-yours': { en: 'yours', 'de-AT': 'Ihre Eingabe', 'de-AT-informal': 'deine Eingabe' },
  'lists.conflict-empty': { en: 'empty', 'de-AT': 'leer' },
  'lists.conflict-yes': { en: 'yes', 'de-AT': 'ja' },
  'lists.conflict-no': { en: 'no', 'de-AT': 'nein' },
  'lists.conflict-more': { en: 'more in this form', 'de-AT': 'Weiteres in diesem Formular' },
  'lists.show-present': { en: 'Show latest version', 'de-AT': 'Aktuellen Stand zeigen' },
  'lists.keep-present': { en: 'Keep latest version', 'de-AT': 'Aktuellen Stand übernehmen' },
  'lists.show-mine': { en: 'Show mine', 'de-AT': 'Meine Fassung zeigen' }
} satisfies MessageTable

/** Lists that are turned page by page, filtered and chosen from, and of which something is deleted; apart from what every widget loads. */
export const listsMessages = {
  'lists.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'lists.page': { en: 'Page {page} of {pages}', 'de-AT': 'Seite {page} von {pages}' },
  'lists.previous': { en: 'Previous', 'de-AT': 'Zurück' },
  'lists.next': { en: 'Next', 'de-AT': 'Weiter' },
  'lists.none-found': { en: 'No results', 'de-AT': 'Keine Treffer' },
  'lists.quoted': { en: '“{name}”', 'de-AT': '„{name}“' },
  'lists.present-text': {
    en: '{isEmpty, select, yes {Somebody else has emptied it meanwhile.} other {Somebody else has written meanwhile: “{text}”}}',
    'de-AT':
      '{isEmpty, select, yes {Jemand anderer hat es inzwischen geleert.} other {Jemand anderer hat inzwischen geschrieben: „{text}“}}'
  },
  'lists.deleted': { en: '“{name}” deleted', 'de-AT': '„{name}“ gelöscht' },
  'lists.added': { en: '“{name}” added', 'de-AT': '„{name}“ hinzugefügt' },
  'lists.saved': { en: '“{name}” saved', 'de-AT': '„{name}“ gespeichert' },
  'lists.restored': { en: '“{name}” restored', 'de-AT': '„{name}“ wiederhergestellt' },
  'lists.first': { en: 'First page', 'de-AT': 'Erste Seite' },
  'lists.last': { en: 'Last page', 'de-AT': 'Letzte Seite' },
  'lists.page-number': { en: 'Page {page}', 'de-AT': 'Seite {page}' },
  'lists.jump': { en: 'Go to page', 'de-AT': 'Zur Seite' },
  'lists.go': { en: 'Go', 'de-AT': 'Öffnen' },
  'lists.jump-error': {
    en: 'Please enter a number from 1 to {pages}.',
    'de-AT': 'Bitte geben Sie eine Zahl von 1 bis {pages} ein.',
    'de-AT-informal': 'Bitte gib eine Zahl von 1 bis {pages} ein.'
  },
  'lists.filters': { en: 'Filter', 'de-AT': 'Filtern' },
  'lists.filters-set': { en: 'Filter ({count} set)', 'de-AT': 'Filtern ({count} aktiv)' },
  'lists.view': { en: 'View', 'de-AT': 'Ansicht' },
  'lists.columns': { en: 'Columns', 'de-AT': 'Spalten' },
  'lists.saved-filters': { en: 'Saved filters', 'de-AT': 'Gespeicherte Filter' },
  'lists.no-saved-filters': {
    en: 'Filters that you save by name appear here, on all your devices.',
    'de-AT': 'Hier stehen Filter, die Sie unter einem Namen speichern, auf allen Ihren Geräten.',
    'de-AT-informal': 'Hier stehen Filter, die du unter einem Namen speicherst, auf allen deinen Geräten.'
  },
  'lists.filter-name': { en: 'Name for these filters', 'de-AT': 'Name für diese Filter' },
  'lists.filter-name-missing': {
    en: 'Please enter a name under which you will find these filters again.',
    'de-AT': 'Bitte geben Sie einen Namen ein, unter dem diese Filter wieder zu finden sind.',
    'de-AT-informal': 'Bitte gib einen Namen ein, unter dem diese Filter wieder zu finden sind.'
  },
  'lists.save-filter': { en: 'Save', 'de-AT': 'Speichern' },
  'lists.filter-saved': { en: 'Filters saved as “{name}”', 'de-AT': 'Filter als „{name}“ gespeichert' },
  'lists.delete-filter': { en: 'Delete “{name}”', 'de-AT': '„{name}“ löschen' },
  'lists.nothing-to-save': {
    en: 'Search, filter or sort the list. You can then save that here by name, for all your devices.',
    'de-AT':
      'Suchen, filtern oder sortieren Sie die Liste. Das können Sie dann hier unter einem Namen speichern, für alle Ihre Geräte.',
    'de-AT-informal':
      'Such, filtere oder sortiere die Liste. Das kannst du dann hier unter einem Namen speichern, für alle deine Geräte.'
  },
  'lists.too-many-filters': {
    en: 'You have saved 20 filters for this list. Please delete one first.',
    'de-AT': 'Sie haben für diese Liste schon 20 Filter gespeichert. Bitte löschen Sie zuerst einen.',
    'de-AT-informal': 'Du hast für diese Liste schon 20 Filter gespeichert. Bitte lösch zuerst einen.'
  },
  'lists.choose-page': { en: 'Choose this page', 'de-AT': 'Diese Seite auswählen' },
  'lists.choose-all': { en: 'Choose all {total}', 'de-AT': 'Alle {total} auswählen' },
  'lists.chosen': { en: '{count} of {total} chosen', 'de-AT': '{count} von {total} ausgewählt' },
  'lists.clear-choice': { en: 'Clear choice', 'de-AT': 'Auswahl aufheben' },
  'lists.all-saved': { en: 'Changes saved', 'de-AT': 'Änderungen gespeichert' },
  'lists.partly-saved': {
    en: '{isAny, select, yes {{saved} } other {}}Not saved: {parts}. {reason}.',
    'de-AT': '{isAny, select, yes {{saved} } other {}}Nicht gespeichert: {parts}. {reason}.'
  },
  'lists.none-saved': {
    en: 'Nothing was saved. Please check: {parts}.',
    'de-AT': 'Nichts wurde gespeichert. Bitte prüfen Sie: {parts}.',
    'de-AT-informal': 'Nichts wurde gespeichert. Bitte prüfe: {parts}.'
  },
  'lists.more': { en: 'More', 'de-AT': 'Mehr' },
  'lists.undo': { en: 'Undo', 'de-AT': 'Rückgängig machen' },
  'lists.undo-key': {
    en: 'F6 leads to “{action}”.',
    'de-AT': 'Mit F6 gelangen Sie zu „{action}“.',
    'de-AT-informal': 'Mit F6 gelangst du zu „{action}“.'
  },
  'lists.changed-elsewhere': {
    en: 'Not saved: this list has been changed elsewhere in the meantime.',
    'de-AT': 'Nicht gespeichert: Diese Liste wurde inzwischen an anderer Stelle geändert.'
  },
  'lists.outdated': {
    en: 'This list has been changed elsewhere in the meantime, so nothing was saved. Your entries are still here. Copy what you want to keep, load the latest version and make your changes there.',
    'de-AT':
      'Diese Liste wurde inzwischen an anderer Stelle geändert, daher wurde nichts gespeichert. Ihre Eingaben sind noch hier. Kopieren Sie, was Sie behalten wollen, laden Sie den aktuellen Stand und nehmen Sie Ihre Änderungen dort vor.',
    'de-AT-informal':
      'Diese Liste wurde inzwischen an anderer Stelle geändert, daher wurde nichts gespeichert. Deine Eingaben sind noch hier. Kopiere, was du behalten willst, lade den aktuellen Stand und nimm deine Änderungen dort vor.'
  },
  'lists.load-present': { en: 'Load latest version', 'de-AT': 'Aktuellen Stand laden' },
  ...listsConflictMessages
} satisfies MessageTable
