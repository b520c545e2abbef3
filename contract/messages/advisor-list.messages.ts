import type { MessageTable } from '../locales.ts'

/** The list of advisors, in the tag and on the host's page. */
export const advisorListWidgetMessages = {
  'advisor-list.book': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'advisor-list.book-with': { en: 'Book an appointment with {name}', 'de-AT': 'Termin buchen bei {name}' },
  'advisor-list.none': {
    en: 'There is no one to show for this selection.',
    'de-AT': 'Zu dieser Auswahl gibt es derzeit niemanden.'
  },
  'advisor-list.all': {
    en: 'Show all {count, number} people',
    'de-AT': 'Alle {count, number} Personen anzeigen'
  }
} satisfies MessageTable

/** The host's page, too. */
export const advisorListMessages = {
  'advisor-list.title': { en: 'Our advisors', 'de-AT': 'Unsere Beraterinnen und Berater' },
  'advisor-list.lead': {
    en: 'Everyone who can advise you, from A to Z.',
    'de-AT': 'Alle, die Sie beraten, von A bis Z.',
    'de-AT-informal': 'Alle, die dich beraten, von A bis Z.'
  },
  'advisor-list.description': {
    en: 'The advisors of {name} by branch, topic and language.',
    'de-AT': 'Die Beraterinnen und Berater von {name} nach Filiale, Thema und Sprache.'
  },
  'advisor-list.by-name': { en: 'Search by name', 'de-AT': 'Nach Namen suchen' },
  'advisor-list.form': { en: 'Narrow down the list', 'de-AT': 'Liste eingrenzen' },
  'advisor-list.count': {
    en: '{count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}}'
  },
  'advisor-list.none-help': {
    en: 'Choose another branch, topic or language, or show everyone.',
    'de-AT': 'Wählen Sie eine andere Filiale, ein anderes Thema oder eine andere Sprache, oder zeigen Sie alle an.',
    'de-AT-informal': 'Wähle eine andere Filiale, ein anderes Thema oder eine andere Sprache, oder zeig alle an.'
  },
  'advisor-list.everyone': { en: 'Show everyone', 'de-AT': 'Alle anzeigen' },
  'advisor-list.empty': {
    en: 'No advisor has been added yet.',
    'de-AT': 'Es ist noch niemand eingetragen.'
  },
  ...advisorListWidgetMessages
} satisfies MessageTable
