import { instant, MINUTE } from '../../../core/base/clock.ts'
import type { DetachedOffice } from '../../appointments/testing/detached-office.ts'

/** The advisor holds talks by video, too, the next one in three hours at the earliest. */
export const holdVideoTalks = ({ tenantId: tenant_id, advisorUuid: advisor_uuid, topic, look }: DetachedOffice) =>
  look(async (knex) => {
    await knex('advisor_appointment_types').insert({ tenant_id, advisor_uuid, type: 'online' })
    await knex('appointment_topics').where({ uuid: topic }).update({ notice_minutes: 180 })
  })

/** The clock of another process does not jump: the talks come nearer instead. */
export const beginsIn = ({ look }: DetachedOffice, minutes: number) =>
  look((knex) => {
    const start = Date.now() + minutes * MINUTE
    return knex('appointments').update({ starts_at: instant(start), ends_at: instant(start + 15 * MINUTE) })
  })

export const emptyCalendar = ({ look }: DetachedOffice) =>
  look(async (knex) => {
    for (const table of ['booking_claims', 'appointments']) await knex(table).delete()
  })
