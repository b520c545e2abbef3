import type { MessageTable } from '../locales.ts'

/** Redirects from paths of the host. */
export const redirectionsMessages = {
  'redirections.list': { en: 'Redirects', 'de-AT': 'Weiterleitungen' },
  'redirections.search': { en: 'Search', 'de-AT': 'Suche' },
  'redirections.search-hint': { en: 'Path or target', 'de-AT': 'Pfad oder Ziel' },
  'redirections.sort': { en: 'Sort by', 'de-AT': 'Sortieren nach' },
  'redirections.sort-path-asc': { en: 'Path, A to Z', 'de-AT': 'Pfad, A bis Z' },
  'redirections.sort-path-desc': { en: 'Path, Z to A', 'de-AT': 'Pfad, Z bis A' },
  'redirections.sort-target-asc': { en: 'Target, A to Z', 'de-AT': 'Ziel, A bis Z' },
  'redirections.sort-target-desc': { en: 'Target, Z to A', 'de-AT': 'Ziel, Z bis A' },
  'redirections.sort-hits-desc': { en: 'Most hits', 'de-AT': 'Meiste Aufrufe' },
  'redirections.sort-hits-asc': { en: 'Fewest hits', 'de-AT': 'Wenigste Aufrufe' },
  'redirections.sort-last_hit_at-desc': { en: 'Latest hit', 'de-AT': 'Zuletzt aufgerufen' },
  'redirections.sort-last_hit_at-asc': { en: 'Oldest hit', 'de-AT': 'Am längsten nicht aufgerufen' },
  'redirections.sort-changed_at-desc': { en: 'Latest change', 'de-AT': 'Zuletzt geändert' },
  'redirections.count': {
    en: '{count, plural, =0 {No redirects} one {# redirect} other {# redirects}}',
    'de-AT': '{count, plural, =0 {Keine Weiterleitungen} one {# Weiterleitung} other {# Weiterleitungen}}'
  },
  'redirections.empty': {
    en: 'No redirects yet. Add a short address for a flyer, or import the addresses of an old site from a CSV file.',
    'de-AT':
      'Noch keine Weiterleitungen. Legen Sie eine kurze Adresse für einen Flyer an oder importieren Sie die Adressen einer alten Website aus einer CSV-Datei.',
    'de-AT-informal':
      'Noch keine Weiterleitungen. Leg eine kurze Adresse für einen Flyer an oder importiere die Adressen einer alten Website aus einer CSV-Datei.'
  },
  'redirections.none-found': {
    en: 'No redirect matches this search.',
    'de-AT': 'Keine Weiterleitung passt zu dieser Suche.'
  },
  'redirections.clear': { en: 'Clear search', 'de-AT': 'Suche löschen' },
  'redirections.add': { en: 'New redirect', 'de-AT': 'Neue Weiterleitung' },
  'redirections.import': { en: 'Import CSV', 'de-AT': 'CSV importieren' },
  'redirections.export': { en: 'Export CSV', 'de-AT': 'CSV exportieren' },
  'redirections.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'redirections.edit-of': { en: 'Edit {path}', 'de-AT': '{path} bearbeiten' },
  'redirections.edit-title': { en: 'Edit redirect', 'de-AT': 'Weiterleitung bearbeiten' },
  'redirections.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'redirections.delete-of': { en: 'Delete {path}', 'de-AT': '{path} löschen' },
  'redirections.delete-title': { en: 'Delete redirect', 'de-AT': 'Weiterleitung löschen' },
  'redirections.delete-question': {
    en: '{path} will then show an error page{hits, plural, =0 {} one {, and its # counted hit will be lost} other {, and its # counted hits will be lost}}. To pause the redirect, turn it off instead.',
    'de-AT':
      '{path} führt danach auf eine Fehlerseite{hits, plural, =0 {} one {, und # gezählter Aufruf geht verloren} other {, und # gezählte Aufrufe gehen verloren}}. Um die Weiterleitung nur auszusetzen, schalten Sie sie stattdessen aus.',
    'de-AT-informal':
      '{path} führt danach auf eine Fehlerseite{hits, plural, =0 {} one {, und # gezählter Aufruf geht verloren} other {, und # gezählte Aufrufe gehen verloren}}. Um die Weiterleitung nur auszusetzen, schalte sie stattdessen aus.'
  },
  'redirections.active-of': { en: 'Redirect {path}', 'de-AT': '{path} weiterleiten' },
  'redirections.turned-on': { en: '{path} turned on', 'de-AT': '{path} eingeschaltet' },
  'redirections.turned-off': { en: '{path} turned off', 'de-AT': '{path} ausgeschaltet' },
  'redirections.temporary': { en: '302, temporary', 'de-AT': '302, vorübergehend' },
  'redirections.permanent': { en: '301, permanent', 'de-AT': '301, dauerhaft' },
  'redirections.blocked': {
    en: 'Not working: {host} is no longer allowed.',
    'de-AT': 'Funktioniert nicht: {host} ist nicht mehr erlaubt.'
  },
  'redirections.path': { en: 'Path', 'de-AT': 'Pfad' },
  'redirections.path-help': {
    en: 'An address on this host without the host name, such as /rates. Capital letters and a trailing slash make no difference.',
    'de-AT':
      'Eine Adresse dieser Domain ohne deren Namen, zum Beispiel /zinsen. Großbuchstaben und ein Schrägstrich am Ende machen keinen Unterschied.'
  },
  'redirections.target': { en: 'Target', 'de-AT': 'Ziel' },
  'redirections.target-help': {
    en: 'A path on this host, or an address on {hosts}.',
    'de-AT': 'Ein Pfad dieser Domain oder eine Adresse bei {hosts}.'
  },
  'redirections.status': { en: 'Type of redirect', 'de-AT': 'Art der Weiterleitung' },
  'redirections.temporary-text': {
    en: 'The target may still change. The usual choice.',
    'de-AT': 'Das Ziel kann sich noch ändern. Der Normalfall.'
  },
  'redirections.permanent-text': {
    en: 'Search engines list the target instead, and browsers remember it for a day.',
    'de-AT': 'Suchmaschinen führen stattdessen das Ziel, und Browser merken es sich einen Tag lang.'
  },
  'redirections.active': { en: 'Turned on', 'de-AT': 'Eingeschaltet' },
  'redirections.active-text': {
    en: 'While it is off, the path shows an error page.',
    'de-AT': 'Solange sie ausgeschaltet ist, zeigt der Pfad eine Fehlerseite.'
  },
  'redirections.gone': {
    en: 'This redirect has since been deleted.',
    'de-AT': 'Diese Weiterleitung wurde inzwischen gelöscht.'
  },
  'redirections.import-text': {
    en: 'The file needs the columns path and target; status (301 or 302) and active (yes or no) are optional. You can re-import an exported file: known paths are updated, new ones added, none deleted.',
    'de-AT':
      'Die Datei braucht die Spalten Pfad und Ziel; Status (301 oder 302) und Aktiv (ja oder nein) sind optional. Eine exportierte Datei lässt sich wieder importieren: Bekannte Pfade werden geändert, neue hinzugefügt, keine gelöscht.'
  },
  'redirections.file': { en: 'CSV file', 'de-AT': 'CSV-Datei' },
  'redirections.file-large': {
    en: 'This file is larger than {size} MB.',
    'de-AT': 'Diese Datei ist größer als {size} MB.'
  },
  'redirections.checking': { en: 'Checking the file …', 'de-AT': 'Datei wird geprüft …' },
  'redirections.trial': {
    en: 'Nothing has been changed yet. The import would do this:',
    'de-AT': 'Noch wurde nichts geändert. Der Import würde Folgendes bewirken:'
  },
  'redirections.done': { en: 'Import complete:', 'de-AT': 'Import abgeschlossen:' },
  'redirections.rows-created': {
    en: '{count, plural, one {# new redirect} other {# new redirects}}',
    'de-AT': '{count, plural, one {# neue Weiterleitung} other {# neue Weiterleitungen}}'
  },
  'redirections.rows-changed': {
    en: '{count, plural, one {# changed redirect} other {# changed redirects}}',
    'de-AT': '{count, plural, one {# geänderte Weiterleitung} other {# geänderte Weiterleitungen}}'
  },
  'redirections.rows-same': {
    en: '{count, plural, one {# unchanged row} other {# unchanged rows}}',
    'de-AT': '{count, plural, one {# unveränderte Zeile} other {# unveränderte Zeilen}}'
  },
  'redirections.rows-refused': {
    en: '{count, plural, one {# row cannot be imported} other {# rows cannot be imported}}',
    'de-AT':
      '{count, plural, one {# Zeile kann nicht importiert werden} other {# Zeilen können nicht importiert werden}}'
  },
  'redirections.line': { en: 'Row {line}', 'de-AT': 'Zeile {line}' },
  'redirections.row-fault': { en: '{field}: {text}', 'de-AT': '{field}: {text}' },
  'redirections.more-rows': {
    en: '… and {count, number} more',
    'de-AT': '… und {count, number} weitere'
  },
  'redirections.import-deed': {
    en: '{count, plural, one {Import # row} other {Import # rows}}',
    'de-AT': '{count, plural, one {# Zeile importieren} other {# Zeilen importieren}}'
  },
  'redirections.nothing-to-import': {
    en: 'This file contains nothing to import.',
    'de-AT': 'Diese Datei enthält nichts zum Importieren.'
  },
  'redirections.close': { en: 'Close', 'de-AT': 'Schließen' },
  'redirections.column-path': { en: 'Path', 'de-AT': 'Pfad' },
  'redirections.column-target': { en: 'Target', 'de-AT': 'Ziel' },
  'redirections.column-status': { en: 'Status', 'de-AT': 'Status' },
  'redirections.column-active': { en: 'Active', 'de-AT': 'Aktiv' },
  'redirections.column-hits': { en: 'Hits', 'de-AT': 'Aufrufe' },
  'redirections.column-last': { en: 'Last hit', 'de-AT': 'Letzter Aufruf' },
  'redirections.column-actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'redirections.column-last-hit': { en: 'Last hit (UTC)', 'de-AT': 'Letzter Aufruf (UTC)' },
  'redirections.yes': { en: 'yes', 'de-AT': 'ja' },
  'redirections.no': { en: 'no', 'de-AT': 'nein' }
} satisfies MessageTable
