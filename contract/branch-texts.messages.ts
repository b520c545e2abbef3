import type { MessageTable } from './locales.ts'

/** The texts on a branch's public page. */
export const branchTextsMessages = {
  'branch-texts.header': { en: 'Texts on the public page', 'de-AT': 'Texte auf der öffentlichen Seite' },
  'branch-texts.lead': {
    en: 'What customers should know before they come: how to get there, parking, accessibility.',
    'de-AT': 'Was man vor einem Besuch wissen sollte: Anfahrt, Parkplätze, Barrierefreiheit.'
  },
  'branch-texts.title': { en: 'Heading', 'de-AT': 'Überschrift' },
  'branch-texts.value': { en: 'Text', 'de-AT': 'Text' },
  'branch-texts.new': { en: 'New text', 'de-AT': 'Neuer Text' },
  'branch-texts.add': { en: 'Add a text', 'de-AT': 'Text hinzufügen' },
  'branch-texts.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'branch-texts.removal-question': { en: 'Remove the text “{name}”?', 'de-AT': 'Text „{name}“ entfernen?' },
  'branch-texts.removal': {
    en: 'What is written in it goes with it, from the public page as soon as you save.',
    'de-AT': 'Was darin steht, geht verloren. Von der öffentlichen Seite verschwindet es, sobald Sie speichern.',
    'de-AT-informal':
      'Was darin steht, geht verloren. Von der öffentlichen Seite verschwindet es, sobald du speicherst.'
  },
  'branch-texts.remove-of': { en: 'Remove: {name}', 'de-AT': 'Entfernen: {name}' }
} satisfies MessageTable
