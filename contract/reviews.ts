import * as v from 'valibot'
import { administers, type MemberAccess } from './access.ts'
import { endpoint } from './endpoint.ts'
import { FieldErrors, FullName, Instant, LongText, ShortText, text, Url, Uuid } from './values.ts'

const module = 'profiles-reviews'

/** Administrators see every review, advisors the published ones about themselves. */
export const readsReviews = { anyRole: ['accountadmin'], orCard: true, module } as const satisfies MemberAccess
export const decidesOnReviews = { ...administers, module } as const satisfies MemberAccess

/** `waiting` is one that nobody has decided on. */
export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const STARS_MAX = 5
/** Characters of a review or a reply. */
export const REVIEW_MAX = 1000
export const REJECTION_MAX = 500
/** From so many published reviews on, their average is shown: fewer could be told apart. */
export const REVIEWS_FOR_AVERAGE = 5
/** How long after an appointment it can be reviewed. */
export const REVIEW_DAYS = 60
export const REVIEW_PAGE_SIZE = 25

export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(STARS_MAX))
export const ReviewText = text(REVIEW_MAX)

/** The average of the published reviews, and how many there are. */
export const Rating = v.object({ average: v.number(), count: v.number() })
export type Rating = v.InferOutput<typeof Rating>

export const Review = v.object({
  uuid: Uuid,
  created_at: Instant,
  stars: Stars,
  text: LongText,
  state: v.picklist(REVIEW_STATES),
  /** Why it was rejected, else ''. */
  reason: LongText,
  decided_at: v.nullable(Instant),
  /** '' until somebody has decided. */
  decided_by: ShortText,
  /** The advisor's, else ''. */
  reply: LongText,
  replied_at: v.nullable(Instant),
  advisor: v.object({
    uuid: Uuid,
    full_name: FullName,
    slug: ShortText,
    profile_picture_url: v.nullable(Url),
    branch: ShortText
  }),
  /** Whether it is about the user, who may then reply. */
  is_own: v.boolean()
})
export type Review = v.InferOutput<typeof Review>

export const ReviewsPage = v.object({
  reviews: v.array(Review),
  total: v.number(),
  page_size: v.number(),
  /** Whether the user decides on reviews. */
  decides: v.boolean(),
  /** The user's own, once it is shown. */
  rating: v.nullable(Rating)
})
export type ReviewsPage = v.InferOutput<typeof ReviewsPage>

export const ReviewsQuery = v.strictObject({
  state: v.optional(v.picklist(REVIEW_STATES, 'unknown')),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
})
export type ReviewsQuery = v.InferOutput<typeof ReviewsQuery>

export const getReviews = /* @__PURE__ */ endpoint('GET', '/api/v1/reviews', {
  summary:
    'Reviews, those that wait first, then the newest: every one for administrators, else the published own ones.',
  access: readsReviews,
  query: ReviewsQuery,
  answers: { 200: ReviewsPage }
})

const params = v.strictObject({ uuid: Uuid })

export const ReviewDecision = v.variant('state', [
  v.strictObject({ state: v.literal('published') }),
  v.strictObject({ state: v.literal('rejected'), reason: text(REJECTION_MAX, 1) })
])
export type ReviewDecision = v.InferOutput<typeof ReviewDecision>

export const putReviewDecision = /* @__PURE__ */ endpoint('PUT', '/api/v1/reviews/:uuid/decision', {
  summary: 'Publishes a review, or rejects it for a reason that is kept.',
  access: decidesOnReviews,
  params,
  body: ReviewDecision,
  answers: { 200: Review, 422: FieldErrors }
})

export const putReviewReply = /* @__PURE__ */ endpoint('PUT', '/api/v1/reviews/:uuid/reply', {
  summary: 'Replies to a published review about oneself, or takes the reply back with an empty text.',
  access: readsReviews,
  params,
  body: v.strictObject({ text: ReviewText }),
  answers: { 200: Review, 422: FieldErrors }
})
