import * as v from 'valibot'
import { managesCard } from './access.ts'
import { endpoint } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { Alias, FieldErrors, line } from './values.ts'

export const TAGS_MAX = 8
export const TAG_MAX = 40

/** A word or two by which an advisor is found. */
const CardTag = v.pipe(
  line(undefined, 1),
  v.maxLength(TAG_MAX, 'tag-too-long'),
  v.check((tag) => !tag.includes(','), 'tag-comma')
)

export const CardTags = v.strictObject({ tags: v.pipe(v.array(CardTag), v.maxLength(TAGS_MAX, 'too-many-tags')) })
export type CardTags = v.InferOutput<typeof CardTags>

const params = v.strictObject({ alias: Alias })

export const getCardTags = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/tags', {
  summary: 'The keywords on an advisor’s card.',
  access: managesCard,
  params,
  answers: { 200: CardTags }
})

export const putCardTags = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/tags', {
  summary:
    'Replaces the keywords on an advisor’s card, by which the search finds the advisor; duplicates are ignored. Returns 409 if `revision`, the ETag of what was read, is out of date.',
  access: managesCard,
  params,
  query: Based,
  body: CardTags,
  answers: { 200: CardTags, 409: Outdated, 422: FieldErrors }
})
