import type { MessageTable } from '../locales.ts'

/** The search for advisors, in the tag and on the host's page. */
export const searchWidgetMessages = {
  'search.form': { en: 'Search for advisors', 'de-AT': 'Beratung suchen' },
  'search.name': { en: 'Name or keyword', 'de-AT': 'Name oder Stichwort' },
  'search.place': { en: 'Town or postcode', 'de-AT': 'Ort oder Postleitzahl' },
  'search.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'search.language': { en: 'Language', 'de-AT': 'Sprache' },
  'search.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'search.any-topic': { en: 'All topics', 'de-AT': 'Alle Themen' },
  'search.any-language': { en: 'All languages', 'de-AT': 'Alle Sprachen' },
  'search.any-branch': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'search.submit': { en: 'Search', 'de-AT': 'Suchen' },
  'search.reset': { en: 'Reset', 'de-AT': 'Zurücksetzen' },

  'search.results': { en: 'Results', 'de-AT': 'Ergebnisse' },
  'search.start': {
    en: 'Fill in as much as you know. Part of a name is enough; spelling doesn’t matter.',
    'de-AT': 'Füllen Sie aus, was Sie wissen. Ein Teil des Namens genügt; auf die Schreibweise kommt es nicht an.',
    'de-AT-informal': 'Füll aus, was du weißt. Ein Teil des Namens genügt; auf die Schreibweise kommt es nicht an.'
  },
  'search.found': {
    en: '{count, plural, one {# person found} other {# people found}}',
    'de-AT': '{count, plural, one {# Person gefunden} other {# Personen gefunden}}'
  },
  'search.many': {
    en: 'Many results. Add a place or a topic to narrow them down.',
    'de-AT': 'Viele Treffer. Ein Ort oder ein Thema grenzt sie ein.'
  },
  'search.none': {
    en: 'No advisor matches these details.',
    'de-AT': 'Zu diesen Angaben haben wir niemanden gefunden.'
  },
  'search.none-help': {
    en: 'Try part of the name, a larger town nearby or fewer details.',
    'de-AT': 'Oft hilft ein Teil des Namens, ein größerer Ort in der Nähe oder eine Angabe weniger.'
  },
  'search.branches': { en: 'Branches nearby', 'de-AT': 'Filialen in der Nähe' },
  'search.book': { en: 'Book an appointment', 'de-AT': 'Termin buchen' },
  'search.book-with': { en: 'Book an appointment with {name}', 'de-AT': 'Termin buchen bei {name}' },
  'search.next-free': { en: 'Next free time: {time}', 'de-AT': 'Nächster freier Termin: {time}' },
  'search.speaks': { en: 'Speaks {languages}', 'de-AT': 'Spricht {languages}' },
  'search.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'search.page': { en: 'Page {page} of {pages}', 'de-AT': 'Seite {page} von {pages}' },
  'search.previous': { en: 'Previous', 'de-AT': 'Zurück' },
  'search.next': { en: 'Next', 'de-AT': 'Weiter' },
  'search.busy': { en: 'Searching …', 'de-AT': 'Suche läuft …' }
} satisfies MessageTable

/** The host's page, too. */
export const searchMessages = {
  'search.title': { en: 'Find your advisor', 'de-AT': 'Beraterin oder Berater finden' },
  'search.lead': {
    en: 'By name, by place, or by what you would like to talk about.',
    'de-AT': 'Nach Namen, nach Ort oder nach dem, worüber Sie sprechen möchten.',
    'de-AT-informal': 'Nach Namen, nach Ort oder nach dem, worüber du sprechen möchtest.'
  },
  'search.description': {
    en: 'Find your advisor at {name} by name, place, topic or language, and book an appointment.',
    'de-AT':
      'Finden Sie bei {name} nach Namen, Ort, Thema oder Sprache, wer Sie berät, und vereinbaren Sie einen Termin.',
    'de-AT-informal':
      'Finde bei {name} nach Namen, Ort, Thema oder Sprache, wer dich berät, und vereinbare einen Termin.'
  },
  ...searchWidgetMessages
} satisfies MessageTable
