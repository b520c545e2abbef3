import type { MessageTable } from '../locales.ts'

/** Who supports advisors, in the administration. */
export const assistantsMessages = {
  'assistants.add': { en: 'Add assistant', 'de-AT': 'Assistenz hinzufügen' },
  'assistants.edit-title': { en: 'Edit assistant', 'de-AT': 'Assistenz bearbeiten' },
  'assistants.list': { en: 'Assistants', 'de-AT': 'Assistenzen' },
  'assistants.empty': {
    en: 'There are no assistants yet. Add one, and you can assign it to people; it then appears on their cards.',
    'de-AT':
      'Es gibt noch keine Assistenz. Fügen Sie eine hinzu, um sie Personen zuzuweisen; sie erscheint dann auf deren Karten.',
    'de-AT-informal':
      'Es gibt noch keine Assistenz. Füge eine hinzu, um sie Personen zuzuweisen; sie erscheint dann auf deren Karten.'
  },
  'assistants.column-name': { en: 'Name', 'de-AT': 'Name' },
  'assistants.column-contact': { en: 'Contact', 'de-AT': 'Kontakt' },
  'assistants.column-advisors': { en: 'Supports', 'de-AT': 'Unterstützt' },
  'assistants.column-actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'assistants.first-name': { en: 'First name', 'de-AT': 'Vorname' },
  'assistants.last-name': { en: 'Last name', 'de-AT': 'Nachname' },
  'assistants.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'assistants.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'assistants.email-help': {
    en: 'Shown on the card. Advisors can have their requests sent there too.',
    'de-AT': 'Steht auf der Karte. Auf Wunsch gehen auch Anfragen dorthin.'
  },
  'assistants.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'assistants.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  'assistants.photo': { en: 'Photo', 'de-AT': 'Foto' },
  'assistants.photo-of': { en: 'Photo of {name}', 'de-AT': 'Foto von {name}' },
  'assistants.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'assistants.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  'assistants.delete-title': { en: 'Delete assistant?', 'de-AT': 'Assistenz löschen?' },
  'assistants.delete-question': {
    en: '{count, plural, =0 {{name} is not on any card.} one {{name} disappears from one card and no longer receives its requests.} other {{name} disappears from # cards and no longer receives their requests.}}',
    'de-AT':
      '{count, plural, =0 {{name} steht auf keiner Karte.} one {{name} verschwindet von einer Karte und erhält deren Anfragen nicht mehr.} other {{name} verschwindet von # Karten und erhält deren Anfragen nicht mehr.}}'
  },
  'assistants.gone': {
    en: 'This assistant has been deleted in the meantime.',
    'de-AT': 'Diese Assistenz wurde inzwischen gelöscht.'
  }
} satisfies MessageTable
