import * as v from 'valibot'
import { managesCard } from './access.ts'
import { TEXT_PLACES } from './advisors.ts'
import { endpoint } from './endpoint.ts'
import { TEXT_TYPES_MAX } from './profile-layout.ts'
import { Based, Outdated } from './revision.ts'
import { Alias, FieldErrors, LongText, ShortText, text, Uuid } from './values.ts'

export const CARD_TEXT_MAX = 2000

/** A kind of text on the cards, with what an advisor has written for it. */
export const CardText = v.object({
  /** The kind's uuid. */
  uuid: Uuid,
  title: ShortText,
  place: v.picklist(TEXT_PLACES),
  value: LongText
})
export type CardText = v.InferOutput<typeof CardText>

const params = v.strictObject({ alias: Alias })

export const getCardTexts = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/text-descriptions', {
  summary: 'The texts that an advisor’s card can have, in order, with their content.',
  access: managesCard,
  params,
  answers: { 200: v.array(CardText) }
})

export const CardTextValues = v.pipe(
  // a little too much is refused by CardTextValue, with the heading of the text
  v.array(v.strictObject({ uuid: Uuid, value: v.pipe(v.string(), v.maxLength(10 * CARD_TEXT_MAX, 'too-long')) })),
  v.maxLength(TEXT_TYPES_MAX)
)
export type CardTextValues = v.InferOutput<typeof CardTextValues>

/** The schema of one text. */
export const CardTextValue = text(CARD_TEXT_MAX)

export const putCardTexts = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/text-descriptions', {
  summary:
    'Replaces the texts on an advisor’s card; empty ones are not shown. Errors are keyed by uuid. Returns 409 if `revision`, the ETag of the texts as they were read, is out of date.',
  access: managesCard,
  params,
  query: Based,
  body: CardTextValues,
  answers: { 200: v.array(CardText), 409: Outdated, 422: FieldErrors }
})
