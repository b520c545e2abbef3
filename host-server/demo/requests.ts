import { customerSearchWords } from '../booking/appointments/search-words.ts'
import { dueAt } from '../booking/request-inbox/due.ts'
import { DAY, HOUR, instant } from '../core/base/clock.ts'
import { advisorId, branchOf, idOf, insertAll, mobileOf, type Seeding } from './seeding.ts'

const NONE = { phone: '', note: '', date: null, start_time: null, end_time: null }

/** The kind of each request, how long ago it was sent, and when it was completed. */
function asked({ tenant, now }: Seeding) {
  const [first = '', second = '', third = ''] = tenant.notes.filter(Boolean)
  const phone = mobileOf(tenant, 2_345_678)
  const date = instant(now.getTime() + 6 * DAY).slice(0, 10)
  return [
    { age: 2 * HOUR, row: { kind: 'callback' as const, phone, date, start_time: '09:00', end_time: '11:30' } },
    { age: 20 * HOUR, row: { kind: 'appointment' as const, note: first, date } },
    { age: 2 * DAY, row: { kind: 'basic' as const, note: second } },
    { age: 6 * DAY, row: { kind: 'basic' as const, note: third }, done: 5 * DAY }
  ]
}

/** Contact requests for the advisors who have an account, so that their list is not empty, and texts to answer them. */
export async function seedRequests(seeding: Seeding) {
  const { tenant, now } = seeding
  const ago = (age: number) => instant(now.getTime() - age)
  const rows = tenant.advisors.slice(0, 2).flatMap((advisor) =>
    asked(seeding).map(({ age, row, done }, index) => {
      const [first_name = '', last_name = ''] = tenant.visitors[index]?.split(' ') ?? []
      const customer = { ...NONE, ...row, first_name, last_name, email: `request.${index + 1}@example.com` }
      return {
        ...customer,
        search_words: customerSearchWords(customer),
        uuid: idOf(tenant, 'request', advisor.alias, index),
        advisor_uuid: advisorId(seeding, advisor),
        time_zone: branchOf(seeding, advisor).time_zone,
        source: 'card' as const,
        campaign: index === 2 ? 'flyer' : '',
        created_at: ago(age),
        done_at: done ? ago(done) : null
      }
    })
  )
  const due = (row: (typeof rows)[number]) => ({ ...row, due_at: dueAt(row) })
  await insertAll(seeding, 'contact_requests', rows.map(due))
  await insertAll(
    seeding,
    'reply_templates',
    tenant.replies.map((one) => ({ ...one, uuid: idOf(tenant, 'reply-template', one.name) }))
  )
}
