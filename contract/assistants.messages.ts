import type { MessageTable } from './locales.ts'

/** Who supports advisors, in the administration. */
export const assistantsMessages = {
  'assistants.add': { en: 'Add an assistant', 'de-AT': 'Assistenz hinzufügen' },
  'assistants.edit-title': { en: 'Edit the assistant', 'de-AT': 'Assistenz bearbeiten' },
  'assistants.list': { en: 'Assistants', 'de-AT': 'Assistenzen' },
  'assistants.empty': {
    en: 'There is no assistant yet. Whoever is added here can be chosen with each person, and stands on that person’s card.',
    'de-AT':
      'Es gibt noch keine Assistenz. Wen Sie hier hinzufügen, den können Sie bei jeder Person auswählen; die Karte der Person zeigt die Assistenz an.',
    'de-AT-informal':
      'Es gibt noch keine Assistenz. Wen du hier hinzufügst, den kannst du bei jeder Person auswählen; die Karte der Person zeigt die Assistenz an.'
  },
  'assistants.supports': { en: 'Supports {names}', 'de-AT': 'Unterstützt {names}' },
  'assistants.supports-nobody': { en: 'Supports nobody yet', 'de-AT': 'Unterstützt noch niemanden' },
  'assistants.first-name': { en: 'First name', 'de-AT': 'Vorname' },
  'assistants.last-name': { en: 'Last name', 'de-AT': 'Nachname' },
  'assistants.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'assistants.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'assistants.email-help': {
    en: 'Stands on the card. Where an advisor wants it, requests go there too.',
    'de-AT': 'Steht auf der Karte. Wo es gewünscht ist, gehen auch Anfragen dorthin.'
  },
  'assistants.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'assistants.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  'assistants.photo': { en: 'Photo', 'de-AT': 'Foto' },
  'assistants.photo-of': { en: 'Photo of {name}', 'de-AT': 'Foto von {name}' },
  'assistants.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'assistants.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  'assistants.delete-title': { en: 'Delete the assistant?', 'de-AT': 'Assistenz löschen?' },
  'assistants.delete-question': {
    en: '{count, plural, =0 {{name} stands on no card.} one {{name} disappears from one card and is no longer mailed its requests.} other {{name} disappears from # cards and is no longer mailed their requests.}}',
    'de-AT':
      '{count, plural, =0 {{name} steht auf keiner Karte.} one {{name} verschwindet von einer Karte und erhält deren Anfragen nicht mehr.} other {{name} verschwindet von # Karten und erhält deren Anfragen nicht mehr.}}'
  },
  'assistants.gone': {
    en: 'Somebody else has deleted this assistant meanwhile.',
    'de-AT': 'Diese Assistenz ist inzwischen von jemand anderem gelöscht worden.'
  }
} satisfies MessageTable
