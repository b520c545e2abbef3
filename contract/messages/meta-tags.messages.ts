import type { MessageTable } from '../locales.ts'

/** What search engines and shared links say of the public pages. */
export const metaTagsMessages = {
  'meta-tags.search': { en: 'Advisor cards', 'de-AT': 'Karten der Beraterinnen und Berater' },
  'meta-tags.organizations': { en: 'Branch pages', 'de-AT': 'Seiten der Filialen' },
  'meta-tags.lead': {
    en: 'Placeholders are replaced on each page. Empty fields are filled in automatically.',
    'de-AT': 'Platzhalter werden auf jeder Seite ersetzt. Leere Felder werden automatisch ausgefüllt.'
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
    en: '{length} characters in the example; everything after about {most} is cut off.',
    'de-AT': 'Im Beispiel {length} Zeichen; alles nach etwa {most} wird abgeschnitten.'
  },
  'meta-tags.insert': { en: 'Insert into “{field}”', 'de-AT': 'Einfügen in „{field}“' },
  'meta-tags.word-NAME': { en: 'Name', 'de-AT': 'Name' },
  'meta-tags.word-TENANT': { en: 'Institution', 'de-AT': 'Institut' },
  'meta-tags.word-BRANCH': { en: 'Branch', 'de-AT': 'Filiale' },
  'meta-tags.too-long-text': {
    en: 'Please enter at most {max} characters.',
    'de-AT': 'Bitte geben Sie höchstens {max} Zeichen ein.',
    'de-AT-informal': 'Bitte gib höchstens {max} Zeichen ein.'
  },
  'meta-tags.saved': {
    en: 'Search results and shared links saved',
    'de-AT': 'Suchergebnisse und geteilte Links gespeichert'
  },
  'meta-tags.preview': { en: 'Preview for {name}', 'de-AT': 'Vorschau für {name}' },
  'meta-tags.result': { en: 'Search result', 'de-AT': 'Suchergebnis' },
  'meta-tags.shared': { en: 'Shared link', 'de-AT': 'Geteilter Link' },
  'meta-tags.by-system': { en: 'Filled in automatically', 'de-AT': 'Wird automatisch ausgefüllt' },
  'meta-tags.others': {
    en: '{count, plural, one {One more entry in the advanced settings stays} other {# more entries in the advanced settings stay}} unchanged.',
    'de-AT':
      '{count, plural, one {Ein weiterer Eintrag in den erweiterten Einstellungen bleibt} other {# weitere Einträge in den erweiterten Einstellungen bleiben}} unverändert.'
  }
} satisfies MessageTable
