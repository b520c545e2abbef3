import * as v from 'valibot'
import { administers } from './access.ts'
import { ExperiencePlace, LAYOUT_SECTIONS, TEXT_PLACES } from './advisors.ts'
import { CONTACT_OPTIONS } from './contact-options.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { Failure, FieldErrors, line, ShortText, TEXT_MAX, Uuid } from './values.ts'

/** A contact option by name, or a link by uuid. */
const ElementId = v.union([v.picklist(CONTACT_OPTIONS), Uuid])
const Section = v.picklist(LAYOUT_SECTIONS)

/** All contact options and links of the card's sections, in order. */
export const LayoutEditor = v.object({
  sections: v.array(
    v.object({
      name: Section,
      elements: v.array(
        v.object({
          id: ShortText,
          /** A link's label; contact options are named in the reader's language. */
          label: v.nullable(ShortText),
          icon: v.nullable(ShortText),
          is_visible: v.boolean()
        })
      )
    })
  )
})
export type LayoutEditor = v.InferOutput<typeof LayoutEditor>
export type LayoutElement = LayoutEditor['sections'][number]['elements'][number]

export const getLayoutEditor = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors-profiles/layout/editor', {
  summary: 'All contact options and links on cards, by section and in order, shown or hidden.',
  access: administers,
  answers: { 200: LayoutEditor }
})

export const putLayout = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors-profiles/layout', {
  summary:
    'Sets the section, order and visibility of contact options and links on all cards. Returns 409 if `revision`, the ETag of the layout as it was read, is out of date.',
  access: administers,
  query: Based,
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
  answers: { 204: nothing, 409: Outdated, 422: FieldErrors }
})

/** The row of years and certificates among the kinds of texts: it has a place and an order, but no heading of its own. */
export const EXPERIENCE = 'experience'
const TypeId = v.union([Uuid, v.literal(EXPERIENCE)])

/** A kind of text on the card, or experience: its heading and position. */
export const TextType = v.object({
  uuid: TypeId,
  title: v.pipe(v.string(), v.maxLength(TEXT_MAX)),
  place: v.picklist(TEXT_PLACES),
  /** Number of advisors who have written one. */
  texts: v.number()
})
export type TextType = v.InferOutput<typeof TextType>

/** Maximum number of kinds that are offered. */
export const TEXT_TYPES_MAX = 50
/** Kinds, and experience. */
export const TEXT_ROWS_MAX = TEXT_TYPES_MAX + 1

export const getTextTypes = /* @__PURE__ */ endpoint('GET', '/api/v1/text-description-types', {
  summary: 'The types of texts on cards, and experience among them, in order.',
  access: administers,
  answers: { 200: v.array(TextType) }
})

const PutType = v.pipe(
  v.strictObject({
    uuid: v.optional(TypeId),
    title: line(TEXT_MAX),
    place: v.picklist(TEXT_PLACES, 'unknown')
  }),
  v.forward(
    v.partialCheck([['uuid'], ['title']], ({ uuid, title }) => uuid === EXPERIENCE || title !== '', 'required'),
    ['title']
  ),
  v.forward(
    v.partialCheck(
      [['uuid'], ['place']],
      ({ uuid, place }) => uuid !== EXPERIENCE || v.is(ExperiencePlace, place),
      'unknown'
    ),
    ['place']
  )
)

/** The kinds as they were read, and their replacement. */
export const TextTypesChange = v.strictObject({
  was: v.pipe(v.array(v.strictObject(TextType.entries)), v.maxLength(10 * TEXT_TYPES_MAX, 'too-long')),
  put: v.pipe(v.array(PutType), v.maxLength(TEXT_ROWS_MAX, 'too-long'))
})
export type TextTypesChange = v.InferOutput<typeof TextTypesChange>

export const putTextTypes = /* @__PURE__ */ endpoint('PUT', '/api/v1/text-description-types', {
  summary:
    'Replaces the types of texts on cards. An omitted type is deleted with everything advisors wrote for it; experience stays where it is if it is omitted. Returns 409 if the types, or the texts of a type to delete, have changed since they were read. Idempotent. Errors are keyed by position and field, for example `put.0.title`.',
  access: administers,
  body: TextTypesChange,
  answers: { 200: v.array(TextType), 409: Failure, 422: FieldErrors }
})
