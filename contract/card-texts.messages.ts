import type { MessageTable } from './locales.ts'

/** The texts on a card, for the advisor and for the administration. */
export const cardTextsMessages = {
  'card-texts.header': { en: 'Texts', 'de-AT': 'Texte' },
  'card-texts.lead': {
    en: 'What stands on the card in own words. What is empty is left out.',
    'de-AT': 'Was in eigenen Worten auf der Karte steht. Was leer bleibt, wird weggelassen.'
  },
  'card-texts.at-header_top': { en: 'Beside the name', 'de-AT': 'Beim Namen' },
  'card-texts.at-featured': { en: 'At the top of the card', 'de-AT': 'Oben auf der Karte' },
  'card-texts.at-default': { en: 'Further down on the card', 'de-AT': 'Weiter unten auf der Karte' },
  'card-texts.at-social-media': { en: 'Beside the social media', 'de-AT': 'Bei den sozialen Medien' }
} satisfies MessageTable
