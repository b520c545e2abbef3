import { instant } from '../../../core/base/clock.ts'
import type { DetachedOffice } from '../../appointments/testing/detached-office.ts'

/** What is booked is at least two days away, so that there is a reminder. */
export const onlyLater = ({ topic, look }: DetachedOffice) =>
  look((knex) =>
    knex('appointment_topics')
      .where({ uuid: topic })
      .update({ notice_minutes: 2 * 24 * 60 })
  )

/** The clock of another process does not jump: what is due tomorrow is due now. */
export const hurry = ({ look }: DetachedOffice) =>
  look((knex) =>
    knex('outbox')
      .where({ kind: 'text-message', state: 'waiting' })
      .update({ next_at: instant(Date.now()) })
  )
