import type { MessageTable } from '../locales.ts'

/** A list whose order is changed; apart from what every widget loads. */
export const orderedListMessages = {
  'ordered-list.grip': { en: 'Drag', 'de-AT': 'Ziehen' },
  'ordered-list.order': { en: 'Order', 'de-AT': 'Reihenfolge' },
  'ordered-list.move-up': { en: 'Move {name} up', 'de-AT': '{name} nach oben' },
  'ordered-list.move-down': { en: 'Move {name} down', 'de-AT': '{name} nach unten' },
  'ordered-list.moved': {
    en: '{name}, now in position {place} of {count}',
    'de-AT': '{name}, nun an Stelle {place} von {count}'
  }
} satisfies MessageTable
