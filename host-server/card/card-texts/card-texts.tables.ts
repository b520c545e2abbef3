import type { CardText } from '#contract/card-texts'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    text_description_types: {
      uuid: string
      title: string
      place: CardText['place']
      position: number
    }
    text_descriptions: {
      advisor_uuid: string
      type_uuid: string
      value: string
    }
  }
}

export const data = {
  text_description_types: {
    why: 'What texts a card can have.',
    columns: {
      uuid: 'none',
      title: 'none',
      place: 'none',
      position: 'none'
    }
  },
  text_descriptions: {
    why: 'Texts of cards.',
    seenBy: ['public'],
    until: 'With the advisor.',
    columns: {
      advisor_uuid: 'none',
      type_uuid: 'none',
      value: 'advisor'
    }
  }
} as const satisfies Partial<StoredData>
