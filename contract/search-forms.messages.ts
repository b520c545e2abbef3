import type { MessageTable } from './locales.ts'

/** The administration of search forms. */
export const searchFormsMessages = {
  'search-forms.add': { en: 'New search form', 'de-AT': 'Neues Suchformular' },
  'search-forms.edit-title': { en: 'Edit search form', 'de-AT': 'Suchformular bearbeiten' },
  'search-forms.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'search-forms.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  'search-forms.snippet': { en: 'Embed', 'de-AT': 'Einbinden' },
  'search-forms.snippet-of': { en: 'Embed {name}', 'de-AT': '{name} einbinden' },
  'search-forms.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'search-forms.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  'search-forms.delete-title': { en: 'Delete the search form?', 'de-AT': 'Suchformular löschen?' },
  'search-forms.delete-question': {
    en: 'Wherever {name} is embedded, only what stands inside the tag will be shown.',
    'de-AT': 'Wo {name} eingebunden ist, wird nur mehr gezeigt, was innerhalb des Tags steht.'
  },
  'search-forms.gone': {
    en: 'Somebody else has deleted this form meanwhile.',
    'de-AT': 'Dieses Formular hat inzwischen jemand anderer gelöscht.'
  },
  'search-forms.empty': {
    en: 'There is no search form yet. The page {path} has one with every field.',
    'de-AT': 'Es gibt noch kein Suchformular. Die Seite {path} hat eines mit allen Feldern.'
  },
  'search-forms.list': { en: 'Search forms', 'de-AT': 'Suchformulare' },
  'search-forms.open': { en: 'Open as a page', 'de-AT': 'Als Seite öffnen' },
  'search-forms.open-of': { en: 'Open as a page: {name}', 'de-AT': 'Als Seite öffnen: {name}' },

  'search-forms.name': { en: 'Name', 'de-AT': 'Name' },
  'search-forms.name-help': { en: 'Only shown here.', 'de-AT': 'Wird nur hier gezeigt.' },
  'search-forms.alias': { en: 'Short name', 'de-AT': 'Kurzname' },
  'search-forms.alias-help': {
    en: 'Names the form in the snippet. Where it is embedded, a new one has to be entered too.',
    'de-AT':
      'Benennt das Formular im Code-Schnipsel. Wird er geändert, muss er auch überall dort geändert werden, wo das Formular eingebunden ist.'
  },
  'search-forms.fields': { en: 'Fields', 'de-AT': 'Felder' },
  'search-forms.fields-help': {
    en: 'What visitors can search by, in this order. A choice of one is left out.',
    'de-AT': 'Wonach gesucht werden kann, in dieser Reihenfolge. Wo es nur eine Auswahl gäbe, entfällt das Feld.'
  },
  'search-forms.add-field': { en: 'Add field: {field}', 'de-AT': 'Feld hinzufügen: {field}' },
  'search-forms.remove-field': { en: 'Remove field: {field}', 'de-AT': 'Feld entfernen: {field}' },
  'search-forms.presets': { en: 'Always searched by', 'de-AT': 'Feste Vorgaben' },
  'search-forms.presets-help': {
    en: 'Holds for every search of this form. Its field is not shown.',
    'de-AT': 'Gelten für jede Suche mit diesem Formular. Das Feld dazu entfällt.'
  },
  'search-forms.no-preset': { en: 'Nothing', 'de-AT': 'Keine Vorgabe' },
  'search-forms.preset-gone': { en: 'Not available any more', 'de-AT': 'Nicht mehr verfügbar' },
  'search-forms.layout': { en: 'Results', 'de-AT': 'Ergebnisse' },
  'search-forms.layout-cards': { en: 'Cards', 'de-AT': 'Karten' },
  'search-forms.layout-cards-text': {
    en: 'Side by side where there is room.',
    'de-AT': 'Nebeneinander, wo Platz ist.'
  },
  'search-forms.layout-list': { en: 'List', 'de-AT': 'Liste' },
  'search-forms.layout-list-text': { en: 'One below the other.', 'de-AT': 'Untereinander, in Zeilen.' },
  'search-forms.shown': { en: 'Shown beside the name', 'de-AT': 'Neben dem Namen zeigen' },
  'search-forms.part-photo': { en: 'Photo', 'de-AT': 'Foto' },
  'search-forms.part-position': { en: 'Position', 'de-AT': 'Funktion' },
  'search-forms.part-branch': { en: 'Branch and place', 'de-AT': 'Filiale und Ort' },
  'search-forms.part-languages': { en: 'Languages', 'de-AT': 'Sprachen' },
  'search-forms.part-booking': { en: 'Button to book an appointment', 'de-AT': 'Schaltfläche „Termin buchen“' },
  'search-forms.page-size': { en: 'Results on a page', 'de-AT': 'Ergebnisse je Seite' },
  'search-forms.summary': {
    en: '{fields} · {layout} · {size, number} on a page',
    'de-AT': '{fields} · {layout} · {size, number} je Seite'
  },

  'search-forms.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'search-forms.preview-lead': {
    en: 'As visitors will see it, with the first of your advisors.',
    'de-AT': 'So sehen es Besucherinnen und Besucher, mit den ersten Ihrer Beraterinnen und Berater.',
    'de-AT-informal': 'So sehen es Besucherinnen und Besucher, mit den ersten eurer Beraterinnen und Berater.'
  },
  'search-forms.preview-failed': {
    en: 'The results could not be loaded.',
    'de-AT': 'Die Ergebnisse konnten nicht geladen werden.'
  },

  'search-forms.snippet-title': { en: 'Embed {name}', 'de-AT': '{name} einbinden' },
  'search-forms.snippet-script': { en: 'Once on the page', 'de-AT': 'Einmal auf der Seite' },
  'search-forms.snippet-tag': { en: 'Where the search belongs', 'de-AT': 'Wo die Suche stehen soll' },
  'search-forms.snippet-help': {
    en: 'What stands inside the tag is shown until the form is there, and where it cannot be.',
    'de-AT': 'Was innerhalb des Tags steht, wird gezeigt, bis das Formular da ist und wo es nicht geladen werden kann.'
  },
  'search-forms.copy': { en: 'Copy', 'de-AT': 'Kopieren' },
  'search-forms.copied': { en: 'Copied.', 'de-AT': 'Kopiert.' },
  'search-forms.selected': {
    en: 'Selected: press Ctrl+C, or ⌘C on a Mac.',
    'de-AT': 'Markiert: Drücken Sie Strg+C, am Mac ⌘C.',
    'de-AT-informal': 'Markiert: Drück Strg+C, am Mac ⌘C.'
  },
  'search-forms.fallback': { en: 'Find an advisor', 'de-AT': 'Beratung finden' }
} satisfies MessageTable
