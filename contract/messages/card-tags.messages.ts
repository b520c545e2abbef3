import type { MessageTable } from '../locales.ts'

/** The keywords on a card, for the advisor and for the administration. */
export const cardTagsMessages = {
  'card-tags.header': { en: 'Keywords', 'de-AT': 'Stichwörter' },
  'card-tags.lead': {
    en: 'Customers find the card by these words, such as “home loans”. They are also shown on it.',
    'de-AT': 'Wörter, unter denen die Karte gefunden wird, etwa „Wohnbau“. Auf der Karte stehen sie auch.'
  },
  'card-tags.saved': { en: 'Keywords saved', 'de-AT': 'Stichwörter gespeichert' },
  'card-tags.help': {
    en: 'Separate them with commas. Up to {max} keywords of up to {length} characters each.',
    'de-AT': 'Durch Kommas getrennt, höchstens {max} Stichwörter mit je höchstens {length} Zeichen.'
  }
} satisfies MessageTable
