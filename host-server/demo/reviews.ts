import { recount } from '../booking/reviews/reviews.repository.ts'
import { DAY, HOUR, instant } from '../core/base/clock.ts'
import { advisorId, idOf, insertAll, type Seeding } from './seeding.ts'

/** The latest waits for a decision; the first advisor has enough for an average, the second has not. */
export async function seedReviews(seeding: Seeding) {
  const { db, tenant, now } = seeding
  const reviewed = tenant.advisors.slice(0, 2)
  const ago = (age: number) => instant(now.getTime() - age)
  for (const [at, advisor] of reviewed.entries()) {
    const advisor_uuid = advisorId(seeding, advisor)
    const rows = tenant.reviews.slice(at * 4).map(({ stars, text, reply = '' }, index) => ({
      uuid: idOf(tenant, 'review', advisor.alias, index),
      advisor_uuid,
      appointment_uuid: idOf(tenant, 'reviewed', advisor.alias, index),
      created_at: ago((1 + 6 * index) * DAY),
      stars,
      text,
      state: index ? ('published' as const) : ('waiting' as const),
      reason: '',
      decided_at: index ? ago((1 + 6 * index) * DAY - 3 * HOUR) : null,
      decided_by: index ? tenant.staff.admin : '',
      reply: index ? reply : '',
      replied_at: index && reply ? ago((1 + 6 * index) * DAY - 5 * HOUR) : null
    }))
    await insertAll(seeding, 'reviews', rows)
    await recount(db, advisor_uuid)
  }
}
