import type { MessageTable } from '../locales.ts'

/** The administration of search forms. */
export const searchFormsMessages = {
  'search-forms.add': { en: 'New search form', 'de-AT': 'Neues Suchformular' },
  'search-forms.edit-title': { en: 'Edit search form', 'de-AT': 'Suchformular bearbeiten' },
  'search-forms.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'search-forms.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  'search-forms.snippet': { en: 'Embed', 'de-AT': 'Einbetten' },
  'search-forms.snippet-of': { en: 'Embed {name}', 'de-AT': '{name} einbetten' },
  'search-forms.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'search-forms.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  'search-forms.delete-title': { en: 'Delete search form?', 'de-AT': 'Suchformular löschen?' },
  'search-forms.delete-question': {
    en: 'Wherever {name} is embedded, only the content inside the tag will be shown.',
    'de-AT': 'Wo {name} eingebunden ist, wird nur mehr der Inhalt des Tags gezeigt.'
  },
  'search-forms.gone': {
    en: 'This search form has since been deleted.',
    'de-AT': 'Dieses Suchformular wurde inzwischen gelöscht.'
  },
  'search-forms.empty': {
    en: 'No search forms yet. The page {path} has one with all fields.',
    'de-AT': 'Noch keine Suchformulare. Die Seite {path} hat eines mit allen Feldern.'
  },
  'search-forms.list': { en: 'Search forms', 'de-AT': 'Suchformulare' },
  'search-forms.open': { en: 'Open as a page', 'de-AT': 'Als Seite öffnen' },
  'search-forms.open-of': { en: 'Open as a page: {name}', 'de-AT': 'Als Seite öffnen: {name}' },

  'search-forms.name': { en: 'Name', 'de-AT': 'Name' },
  'search-forms.name-help': { en: 'Shown only here.', 'de-AT': 'Wird nur hier gezeigt.' },
  'search-forms.alias': { en: 'Short name', 'de-AT': 'Kurzname' },
  'search-forms.alias-help': {
    en: 'Identifies the form in the snippet. If you change it, change it wherever the form is embedded.',
    'de-AT':
      'Kennzeichnet das Formular im Code-Schnipsel. Nach einer Änderung ist er überall anzupassen, wo das Formular eingebunden ist.'
  },
  'search-forms.fields': { en: 'Fields', 'de-AT': 'Felder' },
  'search-forms.fields-help': {
    en: 'What visitors can search by, in this order. A field with only one option is left out.',
    'de-AT': 'Wonach gesucht werden kann, in dieser Reihenfolge. Felder mit nur einer Auswahlmöglichkeit entfallen.'
  },
  'search-forms.add-field': { en: 'Add field: {field}', 'de-AT': 'Feld hinzufügen: {field}' },
  'search-forms.remove-field': { en: 'Remove field: {field}', 'de-AT': 'Feld entfernen: {field}' },
  'search-forms.presets': { en: 'Presets', 'de-AT': 'Feste Vorgaben' },
  'search-forms.presets-help': {
    en: 'Apply to every search with this form. Their fields are not shown.',
    'de-AT': 'Gelten für jede Suche mit diesem Formular. Die Felder dazu entfallen.'
  },
  'search-forms.no-preset': { en: 'No preset', 'de-AT': 'Keine Vorgabe' },
  'search-forms.preset-gone': { en: 'No longer available', 'de-AT': 'Nicht mehr verfügbar' },
  'search-forms.layout': { en: 'Results', 'de-AT': 'Ergebnisse' },
  'search-forms.layout-cards': { en: 'Cards', 'de-AT': 'Karten' },
  'search-forms.layout-cards-text': {
    en: 'Side by side where there is room.',
    'de-AT': 'Nebeneinander, wo Platz ist.'
  },
  'search-forms.layout-list': { en: 'List', 'de-AT': 'Liste' },
  'search-forms.layout-list-text': { en: 'One below the other.', 'de-AT': 'Untereinander, in Zeilen.' },
  'search-forms.shown': { en: 'Show next to the name', 'de-AT': 'Neben dem Namen zeigen' },
  'search-forms.part-photo': { en: 'Photo', 'de-AT': 'Foto' },
  'search-forms.part-position': { en: 'Position and keywords', 'de-AT': 'Funktion und Stichwörter' },
  'search-forms.part-branch': { en: 'Branch and place', 'de-AT': 'Filiale und Ort' },
  'search-forms.part-languages': { en: 'Languages', 'de-AT': 'Sprachen' },
  'search-forms.part-booking': { en: '“Book an appointment” button', 'de-AT': 'Schaltfläche „Termin buchen“' },
  'search-forms.page-size': { en: 'Results per page', 'de-AT': 'Ergebnisse je Seite' },
  'search-forms.summary': {
    en: '{fields} · {layout} · {size, number} per page',
    'de-AT': '{fields} · {layout} · {size, number} je Seite'
  },

  'search-forms.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'search-forms.preview-lead': {
    en: 'What visitors will see, with the first of your advisors.',
    'de-AT': 'So sehen es Besucherinnen und Besucher, mit den ersten Ihrer Beraterinnen und Berater.',
    'de-AT-informal': 'So sehen es Besucherinnen und Besucher, mit den ersten eurer Beraterinnen und Berater.'
  },
  'search-forms.preview-failed': {
    en: 'The results could not be loaded.',
    'de-AT': 'Die Ergebnisse konnten nicht geladen werden.'
  },

  'search-forms.snippet-title': { en: 'Embed {name}', 'de-AT': '{name} einbetten' },
  'search-forms.snippet-script': { en: 'Once on the page', 'de-AT': 'Einmal auf der Seite' },
  'search-forms.snippet-tag': { en: 'Where the search should appear', 'de-AT': 'Wo die Suche stehen soll' },
  'search-forms.snippet-help': {
    en: 'The content of the tag is shown until the form has loaded, and if it cannot load.',
    'de-AT': 'Der Inhalt des Tags wird gezeigt, bis das Formular geladen ist und falls es nicht geladen werden kann.'
  },
  'search-forms.fallback': { en: 'Find an advisor', 'de-AT': 'Beratung finden' }
} satisfies MessageTable
