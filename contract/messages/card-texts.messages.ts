import type { MessageTable } from '../locales.ts'

/** The texts on a card, for the advisor and for the administration. */
export const cardTextsMessages = {
  'card-texts.header': { en: 'Texts', 'de-AT': 'Texte' },
  'card-texts.lead': {
    en: 'Texts shown on the card. Empty texts are left out.',
    'de-AT': 'Texte, die auf der Karte erscheinen. Leere Texte werden weggelassen.'
  },
  'card-texts.saved': { en: 'Texts saved', 'de-AT': 'Texte gespeichert' },
  'card-texts.at-header_top': { en: 'Next to the name', 'de-AT': 'Beim Namen' },
  'card-texts.at-featured': { en: 'At the top of the card', 'de-AT': 'Oben auf der Karte' },
  'card-texts.at-default': { en: 'Further down on the card', 'de-AT': 'Weiter unten auf der Karte' },
  'card-texts.at-social-media': { en: 'Below Social Media', 'de-AT': 'Unter Social Media' }
} satisfies MessageTable
