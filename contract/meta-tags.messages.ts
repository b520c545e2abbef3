import type { MessageTable } from './locales.ts'

/** What search engines and shared links say of the public pages. */
export const metaTagsMessages = {
  'meta-tags.search': { en: 'Cards of advisors', 'de-AT': 'Karten der Beraterinnen und Berater' },
  'meta-tags.organizations': { en: 'Pages of branches', 'de-AT': 'Seiten der Filialen' },
  'meta-tags.lead': {
    en: 'Placeholders are filled for each page. A field that stays empty is filled by the system.',
    'de-AT': 'Platzhalter werden für jede Seite ausgefüllt. Was leer bleibt, ergänzt das System.'
  },
  'meta-tags.title': { en: 'Title', 'de-AT': 'Titel' },
  'meta-tags.description': { en: 'Description', 'de-AT': 'Beschreibung' },
  'meta-tags.og_title': { en: 'Title of a shared link', 'de-AT': 'Titel eines geteilten Links' },
  'meta-tags.og_description': {
    en: 'Description of a shared link',
    'de-AT': 'Beschreibung eines geteilten Links'
  },
  'meta-tags.length': {
    en: '{length} characters in the example; about {most} are shown.',
    'de-AT': 'Im Beispiel {length} Zeichen; gezeigt werden etwa {most}.'
  },
  'meta-tags.too-long': {
    en: '{length} characters in the example; what comes after about {most} is cut off.',
    'de-AT': 'Im Beispiel {length} Zeichen; nach etwa {most} wird abgeschnitten.'
  },
  'meta-tags.insert': { en: 'Insert into “{field}”', 'de-AT': 'Einfügen in „{field}“' },
  'meta-tags.word-NAME': { en: 'Name', 'de-AT': 'Name' },
  'meta-tags.word-TENANT': { en: 'Institution', 'de-AT': 'Institut' },
  'meta-tags.word-BRANCH': { en: 'Branch', 'de-AT': 'Filiale' },
  'meta-tags.too-long-text': {
    en: 'Please write {max} characters at most.',
    'de-AT': 'Bitte schreiben Sie höchstens {max} Zeichen.',
    'de-AT-informal': 'Bitte schreib höchstens {max} Zeichen.'
  },
  'meta-tags.preview': { en: 'Preview with the values of {name}', 'de-AT': 'Vorschau mit den Werten von {name}' },
  'meta-tags.result': { en: 'Search result', 'de-AT': 'Suchergebnis' },
  'meta-tags.shared': { en: 'Shared link', 'de-AT': 'Geteilter Link' },
  'meta-tags.by-system': { en: 'Filled by the system', 'de-AT': 'Ergänzt das System' },
  'meta-tags.others': {
    en: '{count, plural, one {One more entry} other {# more entries}} of the advanced settings stay as they are.',
    'de-AT':
      '{count, plural, one {Ein weiterer Eintrag} other {# weitere Einträge}} aus den erweiterten Einstellungen bleiben unverändert.'
  }
} satisfies MessageTable
