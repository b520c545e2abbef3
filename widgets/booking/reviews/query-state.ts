import { REVIEW_STATES } from '#contract/reviews'
import { oneOf, pageNumber, type QueryOf, queryState } from '../../core/data/query-state.ts'

const fields = { state: oneOf(REVIEW_STATES, ''), page: pageNumber }

export type Query = QueryOf<typeof fields>

/** The filter and the page are in the address. */
export const reviewsQuery = queryState('/reviews', fields)
