import type { MessageTable } from '../locales.ts'

/** Imports from files, of people or of branches. */
export const fileImportsMessages = {
  'file-imports.template': { en: 'Download template', 'de-AT': 'Vorlage herunterladen' },
  'file-imports.file': { en: 'CSV file', 'de-AT': 'CSV-Datei' },
  'file-imports.file-large': {
    en: 'This file is larger than {size} MB.',
    'de-AT': 'Diese Datei ist größer als {size} MB.'
  },
  'file-imports.sending': { en: 'Uploading the file …', 'de-AT': 'Die Datei wird hochgeladen …' },
  'file-imports.choose': { en: 'Choose a file', 'de-AT': 'Datei auswählen' },
  'file-imports.unnamed': { en: 'Unnamed file', 'de-AT': 'Datei ohne Namen' },
  'file-imports.taken': { en: '{user}, {moment}', 'de-AT': '{user}, {moment}' },
  'file-imports.checking': {
    en: 'Checking the file: {processed, number} of {total, number} rows',
    'de-AT': 'Die Datei wird geprüft: {processed, number} von {total, number} Zeilen'
  },
  'file-imports.checked': {
    en: 'The file has been checked. Nothing has been changed yet.',
    'de-AT': 'Die Datei wurde geprüft. Noch hat sich nichts geändert.'
  },
  'file-imports.done': { en: 'The file has been imported.', 'de-AT': 'Die Datei wurde importiert.' },
  'file-imports.done-partly': {
    en: '{good, plural, one {# row was} other {# rows were}} imported, {refused, plural, one {# was} other {# were}} rejected. The reasons are listed below.',
    'de-AT':
      '{good, plural, one {# Zeile wurde} other {# Zeilen wurden}} importiert, {refused, plural, one {# wurde} other {# wurden}} abgelehnt. Die Gründe stehen unten.'
  },
  'file-imports.done-none': {
    en: 'Nothing was imported: {refused, plural, one {# row was} other {# rows were}} rejected. The reasons are listed below.',
    'de-AT':
      'Nichts wurde importiert: {refused, plural, one {# Zeile wurde} other {# Zeilen wurden}} abgelehnt. Die Gründe stehen unten.'
  },
  'file-imports.cancelled': {
    en: 'Stopped after {processed, number} of {total, number} rows. What has been imported stays.',
    'de-AT': 'Angehalten nach {processed, number} von {total, number} Zeilen. Was schon importiert ist, bleibt.'
  },
  'file-imports.nothing': { en: 'This file changes nothing.', 'de-AT': 'Diese Datei ändert nichts.' },
  'file-imports.continue': { en: 'Continue', 'de-AT': 'Fortsetzen' },
  'file-imports.stop': { en: 'Stop', 'de-AT': 'Anhalten' },
  'file-imports.refused-file': { en: 'Download rejected rows', 'de-AT': 'Abgelehnte Zeilen herunterladen' },
  'file-imports.ignored': {
    en: 'These columns are not imported: {names}.',
    'de-AT': 'Diese Spalten werden nicht importiert: {names}.'
  },
  'file-imports.fate-created': {
    en: '{count, number} new',
    'de-AT': '{count, number} neu'
  },
  'file-imports.fate-changed': {
    en: '{count, number} changed',
    'de-AT': '{count, number} geändert'
  },
  'file-imports.fate-same': {
    en: '{count, number} unchanged',
    'de-AT': '{count, number} unverändert'
  },
  'file-imports.fate-refused': {
    en: '{count, number} rejected',
    'de-AT': '{count, number} abgelehnt'
  },
  'file-imports.line': { en: 'Row {line}', 'de-AT': 'Zeile {line}' },
  'file-imports.more': { en: 'Show more', 'de-AT': 'Mehr anzeigen' },
  'file-imports.column-line': { en: 'Row', 'de-AT': 'Zeile' },
  'file-imports.column-errors': { en: 'Reason', 'de-AT': 'Grund' },
  'file-imports.fault': { en: '{field}: {text}', 'de-AT': '{field}: {text}' },
  'file-imports.busy': {
    en: 'Another file is being processed. Please wait until it is done, or stop it.',
    'de-AT': 'Eine andere Datei wird gerade bearbeitet. Bitte warten Sie, bis sie fertig ist, oder halten Sie sie an.',
    'de-AT-informal': 'Eine andere Datei wird gerade bearbeitet. Bitte warte, bis sie fertig ist, oder halte sie an.'
  },
  'file-imports.not-now': {
    en: 'The status of this file has changed in the meantime. Please reload the page.',
    'de-AT': 'Der Stand dieser Datei hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    'de-AT-informal': 'Der Stand dieser Datei hat sich inzwischen geändert. Bitte lade die Seite neu.'
  }
} satisfies MessageTable
