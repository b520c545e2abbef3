import { instant } from '../../core/base/clock.ts'
import { Conflict, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { ownOf } from './agenda.service.ts'
import { announce, linkDone } from './appointments.jobs.ts'
import { type FoundAppointment, update, updateQuietly } from './appointments.repository.ts'
import { withinMailLimits } from './booking-limits.service.ts'
import { findExisting, isOver, withAppointment } from './changes.service.ts'
import * as history from './history.repository.ts'

/** A link may still be needed while the talk lasts. */
function refuse({ app, t }: Call, found: FoundAppointment) {
  if (found.type !== 'online') throw new Unprocessable({ meeting_url: [t('errors.not-online')] })
  if (isOver(found)) throw new Conflict('errors.appointment-cancelled')
  if (found.ends_at <= instant(app.clock.now())) throw new Conflict('errors.appointment-past')
}

/** Whether there is nothing new to say: what a customer without e-mail knows is the link that there was. */
const isKnown = (next: FoundAppointment, before: FoundAppointment) =>
  next.join_url === (next.email ? next.announced_url : before.join_url)

/** The customer is told unless their latest mail names just this link; the confirmation of a request names it anyway. */
async function write(trx: TenantDb, found: FoundAppointment, meeting_url: string, deed: history.Deed) {
  const { uuid, advisor_uuid } = found
  await updateQuietly(trx, uuid, { meeting_url })
  const next = await findExisting(trx, { uuid, advisor_uuid })
  if (isKnown(next, found)) return history.insert(trx, uuid, linkDone(meeting_url), deed)
  await update(trx, found, {})
  return announce(trx, { ...next, sequence: found.sequence + 1 }, 'link', deed)
}

/** Gives an online appointment a link of its own, or takes it away. Idempotent. */
export async function setMeetingUrl(call: Call, uuid: string, meeting_url: string): Promise<void> {
  const by = ownOf(call, uuid)
  const { email, state } = await findExisting(call.db, by)
  const deed = { now: call.app.clock.now(), by: history.staff(call.user) }
  const work = () =>
    withAppointment(call, by, async (trx, found) => {
      refuse(call, found)
      if (found.meeting_url !== meeting_url) await write(trx, found, meeting_url, deed)
    })
  // nobody is mailed about the link of a request
  if (state === 'booked') return withinMailLimits(call, [email], work)
  await work()
}
