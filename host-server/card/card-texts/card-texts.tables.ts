import type { CardText } from '#contract/card-texts'

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
