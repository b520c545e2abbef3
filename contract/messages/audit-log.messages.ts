import type { MessageTable } from '../locales.ts'

/** The log of administrative changes. */
export const auditMessages = {
  'audit.search': { en: 'Name', 'de-AT': 'Name' },
  'audit.search-hint': { en: 'Person or item', 'de-AT': 'Person oder Eintrag' },
  'audit.kind': { en: 'Type', 'de-AT': 'Art' },
  'audit.all': { en: 'All', 'de-AT': 'Alle' },
  'audit.from': { en: 'From', 'de-AT': 'Von' },
  'audit.to': { en: 'To', 'de-AT': 'Bis' },
  'audit.reversed': {
    en: 'The last day must not be before the first.',
    'de-AT': 'Der letzte Tag darf nicht vor dem ersten liegen.'
  },
  'audit.clear': { en: 'Clear filters', 'de-AT': 'Filter zurücksetzen' },
  'audit.export': { en: 'Export as CSV', 'de-AT': 'Als CSV exportieren' },
  'audit.count': {
    en: '{count, plural, =0 {No entries} one {# entry} other {# entries}}',
    'de-AT': '{count, plural, =0 {Keine Einträge} one {# Eintrag} other {# Einträge}}'
  },
  'audit.empty': { en: 'There are no changes yet.', 'de-AT': 'Es gibt noch keine Änderungen.' },
  'audit.none-found': { en: 'No entry matches these filters.', 'de-AT': 'Kein Eintrag passt zu diesen Filtern.' },
  'audit.more': { en: 'Show more', 'de-AT': 'Mehr anzeigen' },
  'audit.nobody': { en: 'System', 'de-AT': 'System' },
  'audit.nothing': { en: '(empty)', 'de-AT': '(leer)' },
  'audit.true': { en: 'yes', 'de-AT': 'ja' },
  'audit.false': { en: 'no', 'de-AT': 'nein' },
  'audit.before': { en: 'before', 'de-AT': 'vorher' },
  'audit.after': { en: 'after', 'de-AT': 'nachher' },
  'audit.details': {
    en: '{count, plural, one {# field} other {# fields}}',
    'de-AT': '{count, plural, one {# Feld} other {# Felder}}'
  },
  'audit.created': { en: 'created', 'de-AT': 'angelegt' },
  'audit.changed': { en: 'changed', 'de-AT': 'geändert' },
  'audit.deleted': { en: 'deleted', 'de-AT': 'gelöscht' },
  'audit.signed-in': { en: 'succeeded', 'de-AT': 'erfolgt' },
  'audit.object-setting': { en: 'Setting', 'de-AT': 'Einstellung' },
  'audit.object-tenant': { en: 'Institution', 'de-AT': 'Institut' },
  'audit.object-module': { en: 'Module', 'de-AT': 'Modul' },
  'audit.object-topic': { en: 'Topic', 'de-AT': 'Thema' },
  'audit.object-working-hours': { en: 'Working hours', 'de-AT': 'Arbeitszeiten' },
  'audit.object-holiday': { en: 'Holiday', 'de-AT': 'Feiertag' },
  'audit.object-organization': { en: 'Branch', 'de-AT': 'Filiale' },
  'audit.object-external-analyst': { en: 'Report recipient', 'de-AT': 'Berichtsempfang' },
  'audit.object-layout': { en: 'Profile layout', 'de-AT': 'Profillayout' },
  'audit.object-text-description': { en: 'Text on cards', 'de-AT': 'Text auf Karten' },
  'audit.object-custom-link': { en: 'Custom link', 'de-AT': 'Link auf Karten' },
  'audit.object-redirection': { en: 'Redirect', 'de-AT': 'Weiterleitung' },
  'audit.object-assistant': { en: 'Assistant', 'de-AT': 'Assistenz' },
  'audit.object-search-form': { en: 'Search form', 'de-AT': 'Suchformular' },
  'audit.object-advisor': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'audit.object-user': { en: 'User account', 'de-AT': 'Benutzerkonto' },
  'audit.object-session': { en: 'Sign-in', 'de-AT': 'Anmeldung' },
  'audit.column-at': { en: 'Time (UTC)', 'de-AT': 'Zeit (UTC)' },
  'audit.column-actor': { en: 'Who', 'de-AT': 'Wer' },
  'audit.column-action': { en: 'Action', 'de-AT': 'Aktion' },
  'audit.column-object': { en: 'Type', 'de-AT': 'Art' },
  'audit.column-name': { en: 'What', 'de-AT': 'Was' },
  'audit.column-field': { en: 'Field', 'de-AT': 'Feld' },
  'audit.column-before': { en: 'Before', 'de-AT': 'Vorher' },
  'audit.column-after': { en: 'After', 'de-AT': 'Nachher' }
} satisfies MessageTable
