import type { CardTags } from '../card-tags.ts'

export const exampleCardTags: CardTags = { tags: ['Wohnbau', 'Sanierung', 'Generationenwechsel'] }
