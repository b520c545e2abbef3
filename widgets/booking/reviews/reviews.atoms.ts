import { atom } from 'jotai'
import { getReviews, putReviewDecision, putReviewReply, type Review, type ReviewsPage } from '#contract/reviews'
import { listAtoms, listUpdates } from '../../core/data/list.atoms.ts'
import { failedReadAtom } from '../../core/data/notify.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import type { Query } from './query-state.ts'

export const reviews = listAtoms<ReviewsPage, Review, Query>({
  noun: 'reviews',
  ask: (call, { state, page }) => call(getReviews, { query: { page: String(page), ...(state && { state }) } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure),
  change: (page, next) => ({ ...page, reviews: next(page.reviews) })
})

const publication = mutationAtoms(reviews.failAtom)
export const publishingAtom = publication.statusAtom

/** Publishes a review without a question, since it can be rejected later. */
export const publishAtom = atom(null, async (_get, set, { uuid }: Review) => {
  const body = { state: 'published' } as const
  const isDone = await set(
    publication.runAtom,
    async (call) => set(reviews.replaceAtom, await call(putReviewDecision, { params: { uuid }, body })),
    { said: () => ['reviews.published'] }
  )
  if (isDone) void set(reviews.refreshAtom)
})

const nameOf = ({ advisor }: Review) => advisor.full_name

const { saved, failed } = listUpdates(reviews)

/** The reason of a rejection. */
export const rejectionForm = draftAtoms<Review, { reason: string }>({
  of: (review) => ({ reason: review?.reason ?? '' }),
  save: (call, { reason }, review) =>
    call(putReviewDecision, { params: { uuid: review?.uuid ?? '' }, body: { state: 'rejected', reason } }),
  nameOf,
  said: () => ['reviews.rejected'],
  saved,
  failed
})

/** An advisor's reply. */
export const replyForm = draftAtoms<Review, { text: string }>({
  of: (review) => ({ text: review?.reply ?? '' }),
  save: (call, body, review) => call(putReviewReply, { params: { uuid: review?.uuid ?? '' }, body }),
  nameOf,
  said: () => ['reviews.replied'],
  saved,
  failed
})
