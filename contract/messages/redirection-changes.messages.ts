import type { MessageTable } from '../locales.ts'

/** Changing many redirects at once. */
export const redirectionChangesMessages = {
  'redirection-changes.open': { en: 'Change', 'de-AT': 'Ändern' },
  'redirection-changes.choose-of': { en: 'Choose {path}', 'de-AT': '{path} auswählen' },
  'redirection-changes.title': {
    en: 'Change {count, plural, one {the chosen redirect} other {the # chosen redirects}}',
    'de-AT': '{count, plural, one {Die ausgewählte Weiterleitung} other {Die # ausgewählten Weiterleitungen}} ändern'
  },
  'redirection-changes.kind': { en: 'What changes', 'de-AT': 'Was sich ändert' },
  'redirection-changes.kind-target': { en: 'Give another target', 'de-AT': 'Anderes Ziel eintragen' },
  'redirection-changes.kind-turn-on': { en: 'Turn on', 'de-AT': 'Einschalten' },
  'redirection-changes.kind-turn-off': { en: 'Turn off', 'de-AT': 'Ausschalten' },
  'redirection-changes.kind-delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'redirection-changes.off-help': {
    en: 'The paths then show an error page, until they are turned on again.',
    'de-AT': 'Die Pfade führen dann auf eine Fehlerseite, bis sie wieder eingeschaltet werden.'
  },
  'redirection-changes.delete-help': {
    en: 'The paths then show an error page, and their counted hits will be lost. This cannot be undone.',
    'de-AT':
      'Die Pfade führen dann auf eine Fehlerseite, und ihre gezählten Aufrufe gehen verloren. Das lässt sich nicht rückgängig machen.'
  },
  'redirection-changes.start': {
    en: 'Change {count, plural, one {# redirect} other {# redirects}}',
    'de-AT': '{count, plural, one {# Weiterleitung} other {# Weiterleitungen}} ändern'
  },
  'redirection-changes.delete': {
    en: 'Delete {count, plural, one {# redirect} other {# redirects}}',
    'de-AT': '{count, plural, one {# Weiterleitung} other {# Weiterleitungen}} löschen'
  },
  'redirection-changes.running': {
    en: 'Changing redirects: {processed} of {total}. You can leave this page.',
    'de-AT': 'Weiterleitungen werden geändert: {processed} von {total}. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      'Weiterleitungen werden geändert: {processed} von {total}. Du kannst die Seite inzwischen verlassen.'
  },
  'redirection-changes.done': {
    en: '{count, plural, =0 {No redirect was changed} one {# redirect was changed} other {# redirects were changed}}{same, plural, =0 {} other {, for # nothing had to change}}.',
    'de-AT':
      '{count, plural, =0 {Keine Weiterleitung wurde geändert} one {# Weiterleitung wurde geändert} other {# Weiterleitungen wurden geändert}}{same, plural, =0 {} other {, bei # gab es nichts zu ändern}}.'
  },
  'redirection-changes.cancelled': {
    en: 'The change was stopped, as you are no longer an administrator.',
    'de-AT': 'Die Änderung wurde abgebrochen, weil Sie nicht mehr zur Administration gehören.',
    'de-AT-informal': 'Die Änderung wurde abgebrochen, weil du nicht mehr zur Administration gehörst.'
  },
  'redirection-changes.left-out': {
    en: '{count, plural, one {# redirect was left out} other {# redirects were left out}}',
    'de-AT': '{count, plural, one {# Weiterleitung wurde ausgelassen} other {# Weiterleitungen wurden ausgelassen}}'
  },
  'redirection-changes.more-left-out': {
    en: '… and {count, number} more',
    'de-AT': '… und {count, number} weitere'
  },
  'redirection-changes.close': { en: 'Close', 'de-AT': 'Schließen' },
  'redirection-changes.gone': {
    en: 'This redirect has since been deleted.',
    'de-AT': 'Diese Weiterleitung wurde inzwischen gelöscht.'
  },
  'redirection-changes.failed': {
    en: 'Something went wrong with this redirect. Please change it by hand.',
    'de-AT': 'Bei dieser Weiterleitung ist ein Fehler aufgetreten. Bitte ändern Sie sie einzeln.',
    'de-AT-informal': 'Bei dieser Weiterleitung ist ein Fehler aufgetreten. Bitte ändere sie einzeln.'
  }
} satisfies MessageTable
