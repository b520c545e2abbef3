import { minuteOf } from '../../core/base/days.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { advisorOf, type FoundAppointment, findOne } from './appointments.repository.ts'

const beginningOf = ({ starts_at, branch_time_zone }: FoundAppointment) =>
  minuteOf(new Date(starts_at), branch_time_zone)

/** The customer and the note about them are left out: the log outlives appointments. */
const fieldsOf = (found: FoundAppointment) => ({
  advisor: advisorOf(found),
  starts_at: beginningOf(found),
  appointment_state: found.state,
  meeting_url: found.meeting_url,
  has_internal_note: Boolean(found.internal_note)
})

/** What it was called before the change is in the fields. */
const nameOf = (found: FoundAppointment) => `${beginningOf(found)} · ${advisorOf(found)} · ${found.topic}`

/** Whether staff change an appointment of a colleague: advisors' own work and their customers' is not recorded. */
const isForAnother = ({ user, advisor }: Call) => Boolean(user) && (!advisor || user?.alias !== advisor.alias)

/** Records what a manager has done with an appointment, or that it was booked, in the transaction of the change. */
export async function recordForAnother(
  trx: TenantDb,
  call: Call,
  before: FoundAppointment | undefined,
  key: { uuid: string; advisor_uuid: string }
): Promise<void> {
  if (!isForAnother(call)) return
  const after = await findOne(trx, key)
  if (!after) return
  const subject = { object: 'appointment', id: key.uuid, name: nameOf(after) } as const
  await record(trx, call, subject, before && fieldsOf(before), fieldsOf(after))
}
