import { getReviews, putReviewDecision, putReviewReply } from '#contract/reviews'
import { route } from '../../core/http/http.ts'
import * as service from './reviews.service.ts'

export const reviews = [
  route(getReviews, (call, { query }) => service.list(call, query)),
  route(putReviewDecision, (call, { params, body }) => service.decide(call, params.uuid, body)),
  route(putReviewReply, (call, { params, body }) => service.reply(call, params.uuid, body.text))
]
