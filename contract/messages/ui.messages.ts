import type { MessageTable } from '../locales.ts'

/** Nearly every widget: loading, dialogs, what can be tried again, and the heading over a form's errors. */
export const uiCommonMessages = {
  'ui.loading': { en: 'Loading …', 'de-AT': 'Wird geladen …' },
  'ui.cancel': { en: 'Cancel', 'de-AT': 'Abbrechen' },
  'ui.close': { en: 'Close', 'de-AT': 'Schließen' },
  'ui.back': { en: 'Back', 'de-AT': 'Zurück' },
  'ui.retry': { en: 'Try again', 'de-AT': 'Noch einmal versuchen' },
  'ui.check': {
    en: 'Please check these entries',
    'de-AT': 'Bitte prüfen Sie diese Angaben',
    'de-AT-informal': 'Bitte prüfe diese Angaben'
  }
} satisfies MessageTable

/** What could not be loaded or written over a part of a page. */
export const uiOverlayMessages = {
  'ui.overlay-error': {
    en: 'An error has occurred. Please try again later.',
    'de-AT': 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Ein Fehler ist aufgetreten. Bitte versuche es später noch einmal.'
  }
} satisfies MessageTable

/** Asked before what is typed is left. */
export const uiUnsavedMessages = {
  'ui.unsaved': {
    en: 'You have unsaved changes. Leave anyway?',
    'de-AT': 'Änderungen sind noch nicht gespeichert. Trotzdem verlassen?'
  }
} satisfies MessageTable

/** Forms that save. */
export const uiFormMessages = {
  'ui.error': {
    en: 'Unfortunately, an error has occurred. Please try again later.',
    'de-AT': 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Leider ist ein Fehler aufgetreten. Bitte versuche es später noch einmal.'
  },
  'ui.offline': {
    en: 'You are offline, so this did not work. Please try again when you are online.',
    'de-AT':
      'Sie sind offline, daher hat das nicht geklappt. Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
    'de-AT-informal':
      'Du bist offline, daher hat das nicht geklappt. Bitte versuche es noch einmal, sobald du online bist.'
  },
  'ui.offline-read': {
    en: 'You are offline. As soon as you are online again, this will load by itself.',
    'de-AT': 'Sie sind offline. Sobald Sie wieder online sind, wird hier von selbst geladen.',
    'de-AT-informal': 'Du bist offline. Sobald du wieder online bist, wird hier von selbst geladen.'
  },
  'ui.save': { en: 'Save', 'de-AT': 'Speichern' },
  'ui.saving': { en: 'Saving …', 'de-AT': 'Wird gespeichert …' },
  'ui.changed': { en: 'Not saved yet', 'de-AT': 'Noch nicht gespeichert' }
} satisfies MessageTable

/** What is wrong with an entry, below its field. */
export const uiFieldMessages = {
  'ui.required': { en: '{attribute} cannot be empty', 'de-AT': '{attribute} darf nicht leer sein' },
  'ui.invalid': { en: '{attribute} is not valid.', 'de-AT': '{attribute} ist ungültig.' },
  'ui.too-long': {
    en: '{attribute} is too long (at most {max} characters).',
    'de-AT': '{attribute} ist zu lang (höchstens {max} Zeichen).'
  },
  'ui.characters': {
    en: '{attribute} contains invisible characters. Please type it again.',
    'de-AT': '{attribute} enthält unsichtbare Zeichen. Bitte tippen Sie den Text neu.',
    'de-AT-informal': '{attribute} enthält unsichtbare Zeichen. Bitte tippe den Text neu.'
  },
  'ui.email': {
    en: 'Please enter a valid e-mail address, such as name@example.com.',
    'de-AT': 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
    'de-AT-informal': 'Bitte gib eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.'
  },
  'ui.phone': {
    en: 'Please enter a valid phone number, such as +44 20 7946 0999.',
    'de-AT': 'Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel +43 1 234567.',
    'de-AT-informal': 'Bitte gib eine gültige Telefonnummer ein, zum Beispiel +43 1 234567.'
  }
} satisfies MessageTable

/** Fields with a limit. */
export const uiLimitMessages = {
  'ui.length': {
    en: 'This text has {length} characters; {max} are possible at most. Please shorten it.',
    'de-AT': 'Dieser Text hat {length} Zeichen, höchstens {max} sind möglich. Bitte kürzen Sie ihn.',
    'de-AT-informal': 'Dieser Text hat {length} Zeichen, höchstens {max} sind möglich. Bitte kürze ihn.'
  },
  'ui.left': {
    en: '{count, plural, one {One character left.} other {{count} characters left.}}',
    'de-AT': '{count, plural, one {Noch ein Zeichen.} other {Noch {count} Zeichen.}}'
  }
} satisfies MessageTable

/** Lists of which several can be chosen. */
export const uiSelectMessages = {
  'ui.remove': { en: 'Remove {name}', 'de-AT': '{name} entfernen' },
  'ui.empty-query': {
    en: 'No elements found. Consider changing the search query.',
    'de-AT': 'Keine Einträge gefunden. Versuchen Sie es mit einem anderen Suchbegriff.',
    'de-AT-informal': 'Keine Einträge gefunden. Versuche es mit einem anderen Suchbegriff.'
  },
  'ui.more-options': {
    en: '{count} more. Type a part of the name to find them.',
    'de-AT': '{count} weitere. Geben Sie einen Teil des Namens ein, um sie zu finden.',
    'de-AT-informal': '{count} weitere. Gib einen Teil des Namens ein, um sie zu finden.'
  },
  'ui.empty-list': { en: 'List is empty.', 'de-AT': 'Die Liste ist leer.' },
  'ui.max-selected': {
    en: 'Maximum of {max} options selected. First remove a selected option to select another.',
    'de-AT': 'Höchstens {max} Einträge ausgewählt. Entfernen Sie zuerst einen, um einen anderen zu wählen.',
    'de-AT-informal': 'Höchstens {max} Einträge ausgewählt. Entferne zuerst einen, um einen anderen zu wählen.'
  },
  'ui.options': { en: 'Show options', 'de-AT': 'Auswahl anzeigen' },
  'ui.results': {
    en: '{count, plural, one {# option} other {# options}}',
    'de-AT': '{count, plural, one {# Eintrag} other {# Einträge}}'
  },
  'ui.selected': {
    en: '{count, plural, =0 {Nothing selected} other {# selected}}',
    'de-AT': '{count, plural, =0 {Nichts ausgewählt} other {# ausgewählt}}'
  }
} satisfies MessageTable

/** Switches without words of their own. */
export const uiToggleMessages = {
  'ui.on': { en: 'on', 'de-AT': 'ein' },
  'ui.off': { en: 'off', 'de-AT': 'aus' }
} satisfies MessageTable

/** Lengths of appointments. */
export const uiColourMessages = {
  'ui.colour-pick': { en: '{name}: pick a colour', 'de-AT': '{name}: Farbe auswählen' },
  'ui.colour-wrong': {
    en: 'Please enter a colour such as #0b5d4e.',
    'de-AT': 'Bitte geben Sie eine Farbe wie #0b5d4e ein.',
    'de-AT-informal': 'Bitte gib eine Farbe wie #0b5d4e ein.'
  }
} satisfies MessageTable

export const uiCopyMessages = {
  'ui.copy': { en: 'Copy', 'de-AT': 'Kopieren' },
  'ui.copied': { en: 'Copied.', 'de-AT': 'Kopiert.' },
  'ui.marked': {
    en: 'Selected: press Ctrl+C, or ⌘C on a Mac.',
    'de-AT': 'Markiert: Drücken Sie Strg+C, am Mac ⌘C.',
    'de-AT-informal': 'Markiert: Drück Strg+C, am Mac ⌘C.'
  }
} satisfies MessageTable

export const uiDurationMessages = {
  'ui.duration': {
    en: '{hours, plural, =0 {} other {# h}}{both, select, yes { } other {}}{minutes, plural, =0 {} other {# min}}',
    'de-AT':
      '{hours, plural, =0 {} other {# Std.}}{both, select, yes { } other {}}{minutes, plural, =0 {} other {# Min.}}'
  }
} satisfies MessageTable

/** Advisors who are away. */
export const uiAbsenceMessages = {
  'ui.absent': { en: 'Away until {day}.', 'de-AT': 'Abwesend bis {day}.' },
  'ui.stand-in': { en: 'Stand-in:', 'de-AT': 'Vertretung:' }
} satisfies MessageTable

/** What is shown only once. */
export const uiOnceMessages = {
  'ui.once-title': { en: 'Close without having saved it?', 'de-AT': 'Schließen, ohne es gespeichert zu haben?' },
  'ui.once-text': {
    en: 'It is not shown again. If it is lost, you need a new one.',
    'de-AT': 'Es wird nicht noch einmal angezeigt. Geht es verloren, braucht es ein neues.'
  },
  'ui.once-leave': { en: 'Close anyway', 'de-AT': 'Trotzdem schließen' },
  'ui.once-stay': { en: 'Show again', 'de-AT': 'Wieder anzeigen' }
} satisfies MessageTable

/** Texts that more than one noun shows; the English ones are the spec's (§2, §5, §8). */
export const uiMessages = {
  ...uiCommonMessages,
  ...uiOverlayMessages,
  ...uiUnsavedMessages,
  ...uiFormMessages,
  ...uiFieldMessages,
  ...uiLimitMessages,
  ...uiSelectMessages,
  ...uiToggleMessages,
  ...uiColourMessages,
  ...uiCopyMessages,
  ...uiDurationMessages,
  ...uiOnceMessages,
  ...uiAbsenceMessages
} satisfies MessageTable
