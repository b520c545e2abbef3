import type { MessageTable } from './locales.ts'

/** Redirections from paths of the host. */
export const redirectionsMessages = {
  'redirections.list': { en: 'Redirections', 'de-AT': 'Weiterleitungen' },
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
  'redirections.sort-last_hit_at-asc': { en: 'Longest without a hit', 'de-AT': 'Am längsten nicht aufgerufen' },
  'redirections.sort-changed_at-desc': { en: 'Latest change', 'de-AT': 'Zuletzt geändert' },
  'redirections.count': {
    en: '{count, plural, =0 {No redirections} one {# redirection} other {# redirections}}',
    'de-AT': '{count, plural, =0 {Keine Weiterleitungen} one {# Weiterleitung} other {# Weiterleitungen}}'
  },
  'redirections.empty': {
    en: 'Nothing is redirected yet. Add a short address for a flyer, or bring the addresses of an old site in a CSV file.',
    'de-AT':
      'Noch wird nichts weitergeleitet. Legen Sie eine kurze Adresse für einen Flyer an, oder übernehmen Sie die Adressen einer alten Website aus einer CSV-Datei.',
    'de-AT-informal':
      'Noch wird nichts weitergeleitet. Leg eine kurze Adresse für einen Flyer an, oder übernimm die Adressen einer alten Website aus einer CSV-Datei.'
  },
  'redirections.none-found': {
    en: 'No redirection matches this search.',
    'de-AT': 'Keine Weiterleitung passt zu dieser Suche.'
  },
  'redirections.clear': { en: 'Clear search', 'de-AT': 'Suche löschen' },
  'redirections.add': { en: 'New redirection', 'de-AT': 'Neue Weiterleitung' },
  'redirections.import': { en: 'Import CSV', 'de-AT': 'CSV importieren' },
  'redirections.export': { en: 'Export CSV', 'de-AT': 'CSV exportieren' },
  'redirections.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'redirections.edit-of': { en: 'Edit {path}', 'de-AT': '{path} bearbeiten' },
  'redirections.edit-title': { en: 'Edit redirection', 'de-AT': 'Weiterleitung bearbeiten' },
  'redirections.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'redirections.delete-of': { en: 'Delete {path}', 'de-AT': '{path} löschen' },
  'redirections.delete-title': { en: 'Delete redirection', 'de-AT': 'Weiterleitung löschen' },
  'redirections.delete-question': {
    en: '{path} will show an error page from then on{hits, plural, =0 {} one {, and its # counted hit goes too} other {, and its # counted hits go too}}. If the redirection is only to rest for a while, switch it off instead.',
    'de-AT':
      '{path} führt danach auf eine Fehlerseite{hits, plural, =0 {} one {, und auch # gezählter Aufruf geht verloren} other {, und auch # gezählte Aufrufe gehen verloren}}. Soll die Weiterleitung nur vorübergehend ruhen, schalten Sie sie stattdessen aus.',
    'de-AT-informal':
      '{path} führt danach auf eine Fehlerseite{hits, plural, =0 {} one {, und auch # gezählter Aufruf geht verloren} other {, und auch # gezählte Aufrufe gehen verloren}}. Soll die Weiterleitung nur vorübergehend ruhen, schalte sie stattdessen aus.'
  },
  'redirections.active-of': { en: '{path} is redirected', 'de-AT': '{path} wird weitergeleitet' },
  'redirections.leads-to': { en: 'leads to', 'de-AT': 'führt zu' },
  'redirections.temporary': { en: '302, for now', 'de-AT': '302, vorübergehend' },
  'redirections.permanent': { en: '301, for good', 'de-AT': '301, dauerhaft' },
  'redirections.hits': {
    en: '{hits, plural, =0 {No hits} one {# hit} other {# hits}}',
    'de-AT': '{hits, plural, =0 {Keine Aufrufe} one {# Aufruf} other {# Aufrufe}}'
  },
  'redirections.last-hit': { en: 'last on {moment}', 'de-AT': 'zuletzt am {moment}' },
  'redirections.blocked': {
    en: 'Does not lead anywhere: {host} is no longer allowed.',
    'de-AT': 'Führt nirgends hin: {host} ist nicht mehr erlaubt.'
  },
  'redirections.path': { en: 'Path', 'de-AT': 'Pfad' },
  'redirections.path-help': {
    en: 'An address of this host without its name, such as /rates. Capitals and a slash at the end do not matter.',
    'de-AT':
      'Eine Adresse dieser Domain ohne deren Namen, zum Beispiel /zinsen. Großbuchstaben und ein Schrägstrich am Ende machen keinen Unterschied.'
  },
  'redirections.target': { en: 'Target', 'de-AT': 'Ziel' },
  'redirections.target-help': {
    en: 'A path of this host, or an address at {hosts}.',
    'de-AT': 'Ein Pfad dieser Domain oder eine Adresse bei {hosts}.'
  },
  'redirections.status': { en: 'How it redirects', 'de-AT': 'Art der Weiterleitung' },
  'redirections.temporary-text': {
    en: 'The target may change. The usual choice.',
    'de-AT': 'Das Ziel kann sich noch ändern. Der Normalfall.'
  },
  'redirections.permanent-text': {
    en: 'Search engines list the target instead, and browsers remember it for a day.',
    'de-AT': 'Suchmaschinen führen stattdessen das Ziel, und Browser merken es sich einen Tag lang.'
  },
  'redirections.active': { en: 'Switched on', 'de-AT': 'Eingeschaltet' },
  'redirections.active-text': {
    en: 'While it is off, the path shows an error page.',
    'de-AT': 'Solange sie ausgeschaltet ist, zeigt der Pfad eine Fehlerseite.'
  },
  'redirections.gone': {
    en: 'This redirection was deleted in the meantime.',
    'de-AT': 'Diese Weiterleitung wurde inzwischen gelöscht.'
  },
  'redirections.import-text': {
    en: 'The file has the columns path and target, and if you like status (301 or 302) and active (yes or no). What an export holds can be imported again: known paths are changed, new ones added, none deleted.',
    'de-AT':
      'Die Datei hat die Spalten Pfad und Ziel, auf Wunsch auch Status (301 oder 302) und Aktiv (ja oder nein). Was exportiert wurde, lässt sich wieder importieren: Bekannte Pfade werden geändert, neue kommen dazu, gelöscht wird keiner.'
  },
  'redirections.file': { en: 'CSV file', 'de-AT': 'CSV-Datei' },
  'redirections.file-large': {
    en: 'This file is larger than {size} MB.',
    'de-AT': 'Diese Datei ist größer als {size} MB.'
  },
  'redirections.checking': { en: 'The file is being checked …', 'de-AT': 'Die Datei wird geprüft …' },
  'redirections.trial': {
    en: 'Nothing has been changed yet. This is what the import would do:',
    'de-AT': 'Noch ist nichts geändert. Das würde der Import bewirken:'
  },
  'redirections.done': { en: 'The import is done:', 'de-AT': 'Der Import ist erledigt:' },
  'redirections.rows-created': {
    en: '{count, plural, one {# redirection is new} other {# redirections are new}}',
    'de-AT': '{count, plural, one {# neue Weiterleitung} other {# neue Weiterleitungen}}'
  },
  'redirections.rows-changed': {
    en: '{count, plural, one {# redirection changes} other {# redirections change}}',
    'de-AT': '{count, plural, one {# geänderte Weiterleitung} other {# geänderte Weiterleitungen}}'
  },
  'redirections.rows-same': {
    en: '{count, plural, one {# row changes nothing} other {# rows change nothing}}',
    'de-AT': '{count, plural, one {# Zeile ohne Änderung} other {# Zeilen ohne Änderung}}'
  },
  'redirections.rows-refused': {
    en: '{count, plural, one {# row cannot be taken} other {# rows cannot be taken}}',
    'de-AT':
      '{count, plural, one {# Zeile kann nicht übernommen werden} other {# Zeilen können nicht übernommen werden}}'
  },
  'redirections.line': { en: 'Line {line}', 'de-AT': 'Zeile {line}' },
  'redirections.row-fault': { en: '{field}: {text}', 'de-AT': '{field}: {text}' },
  'redirections.more-rows': {
    en: '{count, plural, one {… and # more} other {… and # more}}',
    'de-AT': '{count, plural, one {… und # weitere} other {… und # weitere}}'
  },
  'redirections.import-deed': {
    en: '{count, plural, one {Import # row} other {Import # rows}}',
    'de-AT': '{count, plural, one {# Zeile importieren} other {# Zeilen importieren}}'
  },
  'redirections.nothing-to-import': {
    en: 'There is nothing to import in this file.',
    'de-AT': 'In dieser Datei gibt es nichts zu importieren.'
  },
  'redirections.close': { en: 'Close', 'de-AT': 'Schließen' },
  'redirections.column-path': { en: 'Path', 'de-AT': 'Pfad' },
  'redirections.column-target': { en: 'Target', 'de-AT': 'Ziel' },
  'redirections.column-status': { en: 'Status', 'de-AT': 'Status' },
  'redirections.column-active': { en: 'Active', 'de-AT': 'Aktiv' },
  'redirections.column-hits': { en: 'Hits', 'de-AT': 'Aufrufe' },
  'redirections.column-last-hit': { en: 'Last hit (UTC)', 'de-AT': 'Letzter Aufruf (UTC)' },
  'redirections.yes': { en: 'yes', 'de-AT': 'ja' },
  'redirections.no': { en: 'no', 'de-AT': 'nein' }
} satisfies MessageTable
