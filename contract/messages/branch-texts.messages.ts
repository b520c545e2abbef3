import type { MessageTable } from '../locales.ts'

/** The texts on a branch's public page. */
export const branchTextsMessages = {
  'branch-texts.header': { en: 'Texts on the public page', 'de-AT': 'Texte auf der öffentlichen Seite' },
  'branch-texts.lead': {
    en: 'What customers should know before their visit: directions, parking, accessibility.',
    'de-AT': 'Was man vor einem Besuch wissen sollte: Anfahrt, Parkplätze, Barrierefreiheit.'
  },
  'branch-texts.saved': { en: 'Texts saved', 'de-AT': 'Texte gespeichert' },
  'branch-texts.title': { en: 'Heading', 'de-AT': 'Überschrift' },
  'branch-texts.value': { en: 'Text', 'de-AT': 'Text' },
  'branch-texts.new': { en: 'New text', 'de-AT': 'Neuer Text' },
  'branch-texts.add': { en: 'Add text', 'de-AT': 'Text hinzufügen' },
  'branch-texts.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'branch-texts.removal-question': { en: 'Remove the text “{name}”?', 'de-AT': 'Text „{name}“ entfernen?' },
  'branch-texts.removal': {
    en: 'Its content will be lost. It disappears from the public page when you save.',
    'de-AT': 'Der Inhalt geht verloren. Von der öffentlichen Seite verschwindet er, sobald Sie speichern.',
    'de-AT-informal': 'Der Inhalt geht verloren. Von der öffentlichen Seite verschwindet er, sobald du speicherst.'
  },
  'branch-texts.remove-of': { en: 'Remove: {name}', 'de-AT': 'Entfernen: {name}' }
} satisfies MessageTable
