import type { MessageTable } from '../locales.ts'

/** The palette: the search of the app's header. */
export const paletteMessages = {
  'palette.title': { en: 'Search', 'de-AT': 'Suche' },
  'palette.keys': { en: 'Ctrl K', 'de-AT': 'Strg K' },
  'palette.label': {
    en: 'What are you looking for?',
    'de-AT': 'Was suchen Sie?',
    'de-AT-informal': 'Was suchst du?'
  },
  'palette.recent': { en: 'Recently opened', 'de-AT': 'Zuletzt geöffnet' },
  'palette.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'palette.people': { en: 'People', 'de-AT': 'Personen' },
  'palette.branches': { en: 'Branches', 'de-AT': 'Filialen' },
  'palette.topics': { en: 'Topics', 'de-AT': 'Beratungsthemen' },
  'palette.settings': { en: 'Settings', 'de-AT': 'Einstellungen' },
  'palette.searching': { en: 'Searching …', 'de-AT': 'Wird gesucht …' },
  'palette.found': {
    en: '{count, plural, one {# result} other {# results}}',
    'de-AT': '{count, plural, one {# Ergebnis} other {# Ergebnisse}}'
  },
  'palette.none': { en: 'Nothing matches “{query}”.', 'de-AT': 'Nichts passt zu „{query}“.' },
  'palette.failed': {
    en: 'Not everything could be searched.',
    'de-AT': 'Es konnte nicht alles durchsucht werden.'
  }
} satisfies MessageTable
