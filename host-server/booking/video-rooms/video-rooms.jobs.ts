import { HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { enqueue, type Handlers, type JobContext } from '../../core/jobs/outbox.ts'
import { type AppointmentDetails, findDetails } from '../appointments/details.repository.ts'
import { endRoom } from './meetings.service.ts'
import { RoomFault } from './providers/provider.ts'
import { isRoom } from './room-address.service.ts'
import { roomJob } from './room-jobs.service.ts'
import { talkOf } from './talk.service.ts'
import * as repository from './video-rooms.repository.ts'
import { type ChosenService, serviceOf } from './video-services.ts'

/** How long a service may be away before the advisor is told to give the customer a link. */
const PATIENCE = 2 * HOUR

/** Notes since when the service fails, and whether it has been long enough: a wrong secret does not mend itself. */
async function isFinal(
  context: JobContext,
  { uuid, starts_at }: AppointmentDetails,
  fault: RoomFault,
  of: ChosenService
) {
  const { db, app } = context
  const now = app.clock.now()
  const known = await repository.find(db, uuid)
  const failing_since = known?.failing_since ?? instant(now)
  await repository.save(db, { appointment_uuid: uuid, provider: of.provider, made_at: null, failing_since })
  const end = Math.min(Date.parse(failing_since) + PATIENCE, Date.parse(starts_at) - PATIENCE / 2)
  return fault.reason === 'refused' || now.getTime() >= end
}

/** A room that another job is making is looked for again: soon at first, and later ever more rarely. */
async function lookAgain({ db, app }: JobContext, found: AppointmentDetails) {
  const now = app.clock.now()
  const since = (await repository.find(db, found.uuid))?.failing_since ?? instant(now)
  const waited = now.getTime() - Date.parse(since)
  const at = instant(now.getTime() + Math.min(Math.max(waited, MINUTE / 2), 10 * MINUTE))
  await enqueue(db, now, roomJob(found, at))
}

async function make(context: JobContext, found: AppointmentDetails) {
  const { app, tenant, db } = context
  const chosen = serviceOf(context)
  if (!chosen) return endRoom(context, found.uuid)
  const { service, provider } = chosen
  try {
    await service.make?.(talkOf(app.config, tenant, found))
  } catch (failure) {
    if (!(failure instanceof RoomFault)) throw failure
    if (await isFinal(context, found, failure, chosen)) return endRoom(context, found.uuid)
    if (failure.reason === 'pending') return lookAgain(context, found)
    throw failure
  }
  const made_at = instant(app.clock.now())
  await repository.save(db, { appointment_uuid: found.uuid, provider, made_at, failing_since: null })
}

/** Ends the room at the service that made it, if that is still the institution's. */
async function end(context: JobContext, found: AppointmentDetails) {
  const { app, tenant, db } = context
  const known = await repository.find(db, found.uuid)
  if (!known) return
  const chosen = serviceOf(context)
  if (known.made_at && chosen?.provider === known.provider) {
    await chosen.service.end?.(talkOf(app.config, tenant, found)).catch((failure: unknown) => {
      const isOver = found.ends_at <= instant(app.clock.now())
      if (!(failure instanceof RoomFault) || (failure.reason === 'away' && !isOver)) throw failure
    })
  }
  await repository.remove(db, found.uuid)
}

/**
 * Brings the room of an appointment to its present state, whichever version the job was enqueued for, so that jobs may
 * run twice, late or out of order.
 */
async function tend({ appointment_uuid }: Record<string, unknown>, context: JobContext): Promise<void> {
  const found = await findDetails(context.db, { uuid: String(appointment_uuid) })
  if (!found) return
  if (found.state === 'cancelled') return end(context, found)
  if (found.ends_at <= instant(context.app.clock.now())) return
  // it may have a link of its own meanwhile, or its advisor one for all
  if (isRoom(found.join_url)) await make(context, found)
}

export const roomJobs: Handlers = { 'video-room': tend }
