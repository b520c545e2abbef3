import type { MessageTable } from '../locales.ts'

/** What `debug.js` says to the author of a page; its values are plain names, and no text is formatted further. */
export const debugMessages = {
  'debug.to-mend': { en: 'advisor-widgets: {count} to mend', 'de-AT': 'advisor-widgets: {count} zu beheben' },
  'debug.all-well': { en: 'advisor-widgets: all is well', 'de-AT': 'advisor-widgets: alles in Ordnung' },
  'debug.no-tags': {
    en: 'There is no tag of ours on the page: the CMS has removed it, or a tag manager has not found its place.',
    'de-AT':
      'Auf der Seite steht kein Tag von uns: Das CMS hat es entfernt, oder ein Tag-Manager hat seinen Platz nicht gefunden.'
  },
  'debug.unknown-tag': { en: 'There is no tag {name}.', 'de-AT': 'Das Tag {name} gibt es nicht.' },
  'debug.known-tags': { en: 'There are {names}.', 'de-AT': 'Es gibt {names}.' },
  'debug.unknown-attribute': { en: 'There is no attribute {name}.', 'de-AT': 'Das Attribut {name} gibt es nicht.' },
  'debug.meant': { en: 'Did you mean {name}?', 'de-AT': 'Gemeint ist wohl {name}.' },
  'debug.wrong-value': {
    en: '{given} counts as absent: it can be {values}.',
    'de-AT': '{given} zählt nicht: Möglich sind {values}.'
  },
  'debug.missing': { en: 'The attribute {name} is missing.', 'de-AT': 'Das Attribut {name} fehlt.' },
  'debug.missing-either': {
    en: 'The attribute {name}, or {other} instead, is missing.',
    'de-AT': 'Das Attribut {name} oder stattdessen {other} fehlt.'
  },
  'debug.unknown-alias': {
    en: '{origin} has no public advisor “{alias}”.',
    'de-AT': 'Auf {origin} ist niemand unter dem Namen „{alias}“ öffentlich.'
  },
  'debug.unknown-branch': {
    en: '{origin} has no public branch “{branch}”.',
    'de-AT': 'Auf {origin} gibt es keine öffentliche Filiale „{branch}“.'
  },
  'debug.unknown-topic': {
    en: '“{alias}” does not offer the topic “{topic}”: visitors choose one.',
    'de-AT': '„{alias}“ bietet das Thema „{topic}“ nicht an: Auf der Seite wird eines ausgewählt.'
  },
  'debug.no-loader': {
    en: 'The page does not load embed.js: add {line} once.',
    'de-AT': 'Die Seite lädt embed.js nicht. Nötig ist einmal {line}.'
  },
  'debug.no-module': {
    en: 'The script embed.js needs type="module".',
    'de-AT': 'Das Skript embed.js braucht type="module".'
  },
  'debug.loaded-twice': {
    en: 'The page loads embed.js more than once; once is enough.',
    'de-AT': 'Die Seite lädt embed.js mehrmals; einmal genügt.'
  },
  'debug.other-server': {
    en: 'embed.js comes from {other}, this check from {origin}.',
    'de-AT': 'embed.js kommt von {other}, diese Prüfung von {origin}.'
  },
  'debug.policy': {
    en: 'The page’s Content Security Policy does not allow {directive} {origin}: add it.',
    'de-AT': 'In der Content Security Policy der Seite fehlt {directive} {origin}.'
  },
  'debug.unregistered': {
    en: '{website} is not registered: widgets are shown, but cannot book or send. Register it: {address}',
    'de-AT':
      '{website} ist nicht eingetragen: Widgets werden gezeigt, können aber nichts buchen oder senden. Hier wird die Website eingetragen: {address}'
  },
  'debug.no-answer': {
    en: '{origin} does not answer, or the module for embedding is off there.',
    'de-AT': '{origin} antwortet nicht, oder das Modul zum Einbetten ist dort ausgeschaltet.'
  }
} satisfies MessageTable
