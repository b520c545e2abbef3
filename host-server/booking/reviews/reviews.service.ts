import { randomUUID } from 'node:crypto'
import {
  decidesOnReviews,
  REVIEW_DAYS,
  REVIEW_PAGE_SIZE,
  type Review,
  type ReviewDecision,
  type ReviewsPage,
  type ReviewsQuery
} from '#contract/reviews'
import { DAY, instant } from '../../core/base/clock.ts'
import { Conflict } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import type { AppointmentDetails } from '../appointments/details.repository.ts'
import * as repository from './reviews.repository.ts'

const scopeOf = ({ user }: Pick<Call, 'user'>): repository.Scope => ({
  isAll: decidesOnReviews.roles.some((role) => user?.roles.includes(role)),
  card: user?.advisor_uuid ?? null
})

/** The advisor's scope, whatever other roles the user has. */
const ownScope = ({ user }: Pick<Call, 'user'>): repository.Scope => ({
  isAll: false,
  card: user?.advisor_uuid ?? null
})

const kind = (scope: (call: Call) => repository.Scope) =>
  audited<Review>({
    read: (trx, uuid, call) => repository.lock(trx, scope(call), uuid),
    subject: ({ uuid, advisor }) => ({ object: 'review', id: uuid, name: advisor.full_name }),
    fields: ({ stars, text, state, reason, reply }) => ({
      stars,
      review: text,
      review_state: state,
      rejection: reason,
      reply
    })
  })
const all = kind(scopeOf)
const own = kind(ownScope)

export async function list(call: Call, query: ReviewsQuery): Promise<ReviewsPage> {
  const scope = scopeOf(call)
  const page = await repository.findPage(call.db, scope, query, REVIEW_PAGE_SIZE)
  const rating = scope.card ? (await repository.findSummary(call.db, scope.card)).rating : null
  return { ...page, page_size: REVIEW_PAGE_SIZE, decides: scope.isAll, rating }
}

/** What was published is counted anew; a rejected one loses the reply with which it was shown. */
export const decide = (call: Call, uuid: string, decision: ReviewDecision): Promise<Review> =>
  all.change(call, uuid, async (trx, { advisor }) => {
    const isRejected = decision.state === 'rejected'
    await repository.update(trx, uuid, {
      state: decision.state,
      reason: isRejected ? decision.reason : '',
      decided_at: instant(call.app.clock.now()),
      decided_by: call.user?.full_name ?? '',
      ...(isRejected && { reply: '', replied_at: null })
    })
    await repository.recount(trx, advisor.uuid)
  })

/** @throws NotFound for reviews of others, and for those that are not published */
export const reply = (call: Call, uuid: string, text: string): Promise<Review> =>
  own.change(call, uuid, (trx) =>
    repository.update(trx, uuid, { reply: text, replied_at: text ? instant(call.app.clock.now()) : null })
  )

/** Why an appointment cannot be reviewed, as an id of a text; undefined if it can. */
export function obstacleTo({ state, ends_at }: Pick<AppointmentDetails, 'state' | 'ends_at'>, now: Date) {
  if (state !== 'booked') return 'pages.review-none'
  if (ends_at > instant(now)) return 'pages.review-early'
  return ends_at < instant(now.getTime() - REVIEW_DAYS * DAY) ? 'pages.review-late' : undefined
}

/** @throws Conflict if the appointment has been reviewed or cannot be */
export async function review(call: Call, found: AppointmentDetails, stars: number, text: string): Promise<void> {
  const now = call.app.clock.now()
  const obstacle = obstacleTo(found, now)
  if (obstacle) throw new Conflict(obstacle)
  const isFirst = await repository.insert(call.db, {
    uuid: randomUUID(),
    advisor_uuid: found.advisor_uuid,
    appointment_uuid: found.uuid,
    created_at: instant(now),
    stars,
    text,
    state: 'waiting',
    reason: '',
    decided_at: null,
    decided_by: '',
    reply: '',
    replied_at: null
  })
  if (!isFirst) throw new Conflict('pages.review-once')
}
