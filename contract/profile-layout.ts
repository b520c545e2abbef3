import * as v from 'valibot'
import { administers } from './access.ts'
import { CONTACT_OPTIONS, LAYOUT_SECTIONS, TEXT_PLACES } from './advisors.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Failure, FieldErrors, line, Uuid } from './values.ts'

/** A way of contact by its name, or a link by its uuid. */
const ElementId = v.union([v.picklist(CONTACT_OPTIONS), Uuid])
const Section = v.picklist(LAYOUT_SECTIONS)

/** What the card's sections are put together from: every way of contact, every link, in its place. */
export const LayoutEditor = v.object({
  sections: v.array(
    v.object({
      name: Section,
      elements: v.array(
        v.object({
          id: v.string(),
          /** A link's own; a way of contact is called by the reader's language. */
          label: v.nullable(v.string()),
          icon: v.nullable(v.string()),
          is_visible: v.boolean()
        })
      )
    })
  )
})
export type LayoutEditor = v.InferOutput<typeof LayoutEditor>
export type LayoutElement = LayoutEditor['sections'][number]['elements'][number]

export const getLayoutEditor = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors-profiles/layout/editor', {
  summary: 'Every way of contact and every link of the cards, in its section and its place, shown or hidden.',
  access: administers,
  answers: { 200: LayoutEditor }
})

export const putLayout = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors-profiles/layout', {
  summary: 'Puts the ways of contact and the links of all cards into sections and an order, shown or hidden.',
  access: administers,
  body: v.strictObject({
    sections: v.pipe(
      v.array(
        v.strictObject({
          name: Section,
          elements: v.pipe(
            v.array(
              v.strictObject({
                id: ElementId,
                order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
                is_visible: v.optional(v.boolean(), true)
              })
            ),
            v.maxLength(200, 'too-long')
          )
        })
      ),
      v.maxLength(LAYOUT_SECTIONS.length, 'too-long')
    )
  }),
  answers: { 204: nothing, 422: FieldErrors }
})

/** A kind of text on the card: its heading and where it stands. */
export const TextType = v.object({
  uuid: Uuid,
  title: v.string(),
  place: v.picklist(TEXT_PLACES),
  /** Advisors who have written one. */
  texts: v.number()
})
export type TextType = v.InferOutput<typeof TextType>

/** Of one kind of institution there are a few; a card with more is a book. */
export const TEXT_TYPES_MAX = 50

export const getTextTypes = /* @__PURE__ */ endpoint('GET', '/api/v1/text-description-types', {
  summary: 'The kinds of texts on cards, in their order.',
  access: administers,
  answers: { 200: v.array(TextType) }
})

const PutType = v.strictObject({
  uuid: v.optional(Uuid),
  title: line(255, 1),
  place: v.picklist(TEXT_PLACES, 'unknown')
})

/** The kinds as they were read, and those that shall stand there instead. */
export const TextTypesChange = v.strictObject({
  was: v.pipe(v.array(v.strictObject(TextType.entries)), v.maxLength(10 * TEXT_TYPES_MAX, 'too-long')),
  put: v.pipe(v.array(PutType), v.maxLength(TEXT_TYPES_MAX, 'too-long'))
})
export type TextTypesChange = v.InferOutput<typeof TextTypesChange>

export const putTextTypes = /* @__PURE__ */ endpoint('PUT', '/api/v1/text-description-types', {
  summary:
    'Puts kinds of texts, in their order, in the place of those that were read. One that is left out goes, with what advisors wrote for it. Answers 409 where others stand there by now, or more is written for one that goes. The same change twice is one. Errors are keyed by place and field, as `put.0.title`.',
  access: administers,
  body: TextTypesChange,
  answers: { 200: v.array(TextType), 409: Failure, 422: FieldErrors }
})
