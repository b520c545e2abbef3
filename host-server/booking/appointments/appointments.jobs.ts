import type { AdvisorAppointment } from '#contract/appointments'
import { entryJob } from '../../calendar/external-calendar/entry-jobs.service.ts'
import { takesEntries } from '../../calendar/external-calendar/external-calendar.repository.ts'
import { HOUR, instant } from '../../core/base/clock.ts'
import { enqueue, type Job, withdraw } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type Recipient = 'visitor' | 'advisor'
/** What happens to an appointment; `requested` awaits the advisor's confirmation, `lapsed` means that none came in time. */
export type AppointmentEvent = 'requested' | 'booked' | 'moved' | 'handed-over' | 'declined' | 'lapsed' | 'cancelled'
export type Occasion = AppointmentEvent | 'reminder'

/** The time that an appointment had before it was moved. */
export interface PreviousTime {
  starts_at: string
  ends_at: string
}

/** What advisors did themselves with a booking: no news to them, but their calendar needs the entry. */
export type OwnDeed = 'confirmed' | 'entered'

/** The payload of a job that sends a mail about an appointment. */
export type AppointmentMail = {
  appointment_uuid: string
  to: Recipient
  occasion: Occasion
  sequence: number
  previous?: PreviousTime
  own?: OwnDeed
}

const reminderKey = (uuid: string, sequence: number | '') => `reminder:${uuid}:${sequence}`

const job = (mail: AppointmentMail, dedupe_key: string, at?: string): Job => ({
  kind: 'appointment-mail',
  dedupe_key,
  payload: { ...mail },
  ...(at && { at })
})

interface Announced {
  uuid: string
  advisor_uuid: string
  sequence: number
  starts_at: string
  /** How long before the start the visitor is reminded; 0 turns reminders off. */
  reminder_hours: number
  /** A request that is handed over still needs the new advisor's confirmation. */
  state?: AdvisorAppointment['state']
  /** Where it is moved. */
  previous?: PreviousTime
  own?: OwnDeed
}

function announcements({ uuid, sequence, previous, own }: Announced, occasion: Occasion): Job[] {
  const rest = { occasion, sequence, ...(previous && { previous }) }
  return (['visitor', 'advisor'] as const).map((to) => {
    const mail = { appointment_uuid: uuid, to, ...rest, ...(own && to === 'advisor' && { own }) }
    return job(mail, `appointment:${uuid}:${occasion}:${to}:${sequence}`)
  })
}

function reminder({ uuid, sequence, starts_at, reminder_hours }: Announced, now: Date): Job[] {
  const at = Date.parse(starts_at) - reminder_hours * HOUR
  if (!reminder_hours || at <= now.getTime()) return []
  const mail = { appointment_uuid: uuid, to: 'visitor', occasion: 'reminder', sequence } as const
  return [job(mail, reminderKey(uuid, sequence), instant(at))]
}

/** A request lapses an hour before its start, so that no one sets out for nothing; with less notice, half way to it. */
function lapse({ uuid, sequence, starts_at }: Announced, now: Date): Job {
  const start = Date.parse(starts_at)
  const at = instant(Math.max(start - HOUR, (start + now.getTime()) / 2))
  return {
    kind: 'appointment-lapse',
    dedupe_key: `lapse:${uuid}:${sequence}`,
    payload: { appointment_uuid: uuid, sequence },
    at
  }
}

/**
 * Enqueues mails to both sides and the entry in the advisor's external calendar; a reminder for a previous time is withdrawn.
 */
export async function announce(
  trx: TenantDb,
  appointment: Announced,
  occasion: AppointmentEvent,
  now: Date
): Promise<void> {
  if (occasion !== 'booked') await withdraw(trx, reminderKey(appointment.uuid, ''))
  const isHandedOver = occasion === 'handed-over'
  const isFixed = occasion === 'booked' || occasion === 'moved' || (isHandedOver && appointment.state === 'booked')
  const reminders = isFixed ? reminder(appointment, now) : []
  const isAsked = occasion === 'requested' || (isHandedOver && appointment.state === 'requested')
  const lapses = isAsked ? [lapse(appointment, now)] : []
  const entries = (await takesEntries(trx, appointment.advisor_uuid)) ? [entryJob(appointment)] : []
  await enqueue(trx, now, ...announcements(appointment, occasion), ...reminders, ...lapses, ...entries)
}
