import type { AdvisorAppointment } from '#contract/appointments'
import { HOUR, instant } from '../core/clock.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { entryJob } from '../external-calendar/entry-job.ts'
import { takesEntries } from '../external-calendar/external-calendar.repository.ts'
import { enqueue, type Job, withdraw } from '../outbox/outbox.ts'

export type Recipient = 'visitor' | 'advisor'
/** What happens to an appointment; `requested` waits for the advisor's word, and has `lapsed` when none came. */
export type Happening = 'requested' | 'booked' | 'moved' | 'handed-over' | 'declined' | 'lapsed' | 'cancelled'
export type Occasion = Happening | 'reminder'

/** What a mail about an appointment is made from. */
export interface AppointmentMail {
  appointment_uuid: string
  to: Recipient
  occasion: Occasion
  sequence: number
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
  /** How long before its start the visitor is reminded; 0 is never. */
  reminder_hours: number
  /** What is handed over as a request waits for its new advisor's word. */
  state?: AdvisorAppointment['state']
}

function announcements({ uuid, sequence }: Announced, occasion: Occasion): Job[] {
  return (['visitor', 'advisor'] as const).map((to) =>
    job({ appointment_uuid: uuid, to, occasion, sequence }, `appointment:${uuid}:${occasion}:${to}:${sequence}`)
  )
}

function reminder({ uuid, sequence, starts_at, reminder_hours }: Announced, now: Date): Job[] {
  const at = Date.parse(starts_at) - reminder_hours * HOUR
  if (!reminder_hours || at <= now.getTime()) return []
  const mail = { appointment_uuid: uuid, to: 'visitor', occasion: 'reminder', sequence } as const
  return [job(mail, reminderKey(uuid, sequence), instant(at))]
}

/** An hour before its start, so that nobody sets out in vain; half way there, when it was asked for at short notice. */
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
 * Mails what happened to both sides, and has it written into the advisor's own calendar; the reminder goes with the appointment's latest time, or not at all.
 */
export async function announce(trx: TenantDb, appointment: Announced, occasion: Happening, now: Date): Promise<void> {
  if (occasion !== 'booked') await withdraw(trx, reminderKey(appointment.uuid, ''))
  const isHandedOver = occasion === 'handed-over'
  const isFixed = occasion === 'booked' || occasion === 'moved' || (isHandedOver && appointment.state === 'booked')
  const reminders = isFixed ? reminder(appointment, now) : []
  const isAsked = occasion === 'requested' || (isHandedOver && appointment.state === 'requested')
  const lapses = isAsked ? [lapse(appointment, now)] : []
  const entries = (await takesEntries(trx, appointment.advisor_uuid)) ? [entryJob(appointment)] : []
  await enqueue(trx, now, ...announcements(appointment, occasion), ...reminders, ...lapses, ...entries)
}
