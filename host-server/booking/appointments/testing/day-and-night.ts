import { randomUUID } from 'node:crypto'
import { DAY, HOUR, instant, MINUTE } from '../../../core/base/clock.ts'
import type { LoadRequest } from '../../../testing/load.ts'
import { bookingRequest } from './office.ts'
import type { SeededOffice } from './seed-office.ts'

const LENGTH = 15
/** Starts per day: from 01:00 to 21:00 UTC, which is inside the working hours in summer and in winter. */
const A_DAY = 80

const TOPIC = { topic: 'Day and night', comment: '', length: LENGTH, slot_step: LENGTH, notice_minutes: 0 }
const RULES = { ...TOPIC, buffer_before: 0, buffer_after: 0, window_days: 120, position: 0 }

/** Lets the advisor work day and night; `startOf` gives the n-th of 9 000 starts, from the day after tomorrow on. */
export async function openDayAndNight(office: SeededOffice, now: Date) {
  const { knex, tenantId: tenant_id, advisorUuid: advisor_uuid } = office
  const uuid = randomUUID()
  await knex('appointment_topics').insert({ ...RULES, uuid, tenant_id })
  await knex('advisor_topics').insert({ tenant_id, advisor_uuid, topic_uuid: uuid })
  await knex('working_hours').where({ advisor_uuid }).delete()
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start_time: '00:00', end_time: '23:30' }))
  await knex('working_hours').insert(week.map((hours) => ({ ...hours, tenant_id, advisor_uuid })))
  const first = Date.parse(instant(now).slice(0, 10)) + 2 * DAY + HOUR
  const startOf = (turn: number) => instant(first + Math.floor(turn / A_DAY) * DAY + (turn % A_DAY) * LENGTH * MINUTE)
  /** A booking request for that start; the visitor's address contains the turn. */
  const bookingFor = (start: number, turn = start): LoadRequest => ({
    path: `/api/v1/advisors/${office.alias}/appointments`,
    body: bookingRequest(office, startOf(start), { topic: uuid, email: `${turn}@load.example` })
  })
  return { topic: uuid, startOf, bookingFor }
}
