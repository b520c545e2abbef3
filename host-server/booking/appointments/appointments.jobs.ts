import type { AdvisorAppointment } from '#contract/appointments'
import { entryJob } from '../../calendar/external-calendar/entry-jobs.service.ts'
import { takesEntries } from '../../calendar/external-calendar/external-calendar.repository.ts'
import { HOUR, instant } from '../../core/base/clock.ts'
import { enqueue, type Job, withdraw } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Told, tell } from '../../ops/webhooks/webhook-events.service.ts'
import { isWanted } from '../text-messages/consents.repository.ts'
import { reminderText, reminderTextKey } from '../text-messages/text-jobs.service.ts'
import { roomJob } from '../video-rooms/room-jobs.service.ts'
import * as history from './history.repository.ts'

export type Recipient = 'visitor' | 'advisor'
/** What happens to an appointment; `requested` awaits the advisor's confirmation, `lapsed` means that none came in time. */
export type AppointmentEvent =
  | 'requested'
  | 'booked'
  | 'moved'
  | 'handed-over'
  | 'relocated'
  | 'link'
  | 'declined'
  | 'lapsed'
  | 'cancelled'
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
  /** The address that a relocated appointment had. */
  previous_place?: readonly string[]
  /** What staff write to the customer about a move. */
  message?: string
  /** Whether the move has confirmed a request. */
  confirms?: boolean
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
  /** The customer's, to which mails go; '' if they have none. */
  email: string
  /** How long before the start the visitor is reminded; 0 turns reminders off. */
  reminder_hours: number
  /** A request that is handed over or relocated still needs a confirmation. */
  state?: AdvisorAppointment['state']
  /** Where it is moved. */
  previous?: PreviousTime
  previous_place?: readonly string[]
  message?: string
  /** Whether the move confirms a request. */
  confirms?: boolean
  own?: OwnDeed
  /** From whom to whom it is handed over. */
  hands?: { before: string; after: string }
  /** An online appointment's own link. */
  meeting_url?: string
  /** The video service makes a room for it. */
  has_video_room?: boolean
  /** The advisor learns of several appointments together. */
  isListed?: boolean
  /** The customer is reminded by text message, too. */
  has_texts?: boolean
}

const BOTH: readonly Recipient[] = ['visitor', 'advisor']

function announcements(announced: Announced, occasion: Occasion): Job[] {
  const { uuid, sequence, email, previous, previous_place, message, confirms, own, isListed } = announced
  const rest = {
    occasion,
    sequence,
    ...(previous && { previous }),
    ...(previous_place && { previous_place }),
    ...(message && { message }),
    ...(confirms && { confirms })
  }
  return BOTH.filter((to) => (to === 'visitor' ? email : !isListed)).map((to) => {
    const mail = { appointment_uuid: uuid, to, ...rest, ...(own && to === 'advisor' && { own }) }
    return job(mail, `appointment:${uuid}:${occasion}:${to}:${sequence}`)
  })
}

function reminders({ uuid, sequence, starts_at, email, reminder_hours, has_texts }: Announced, now: Date): Job[] {
  const at = Date.parse(starts_at) - reminder_hours * HOUR
  if (!reminder_hours || at <= now.getTime()) return []
  const mail = { appointment_uuid: uuid, to: 'visitor', occasion: 'reminder', sequence } as const
  return [
    ...(email ? [job(mail, reminderKey(uuid, sequence), instant(at))] : []),
    ...(has_texts ? [reminderText({ uuid, sequence }, instant(at))] : [])
  ]
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

/** The payload of the job that tells the devices of the advisor of an appointment. */
export type AppointmentNotice = { appointment_uuid: string; advisor_uuid: string }

/** What comes to the advisor from others. */
const isNews = ({ own, isListed }: Announced, occasion: AppointmentEvent) =>
  !own && !isListed && (occasion === 'requested' || occasion === 'booked' || occasion === 'handed-over')

const notices = (appointment: Announced, occasion: AppointmentEvent): Job[] => {
  const { uuid: appointment_uuid, advisor_uuid, sequence } = appointment
  if (!isNews(appointment, occasion)) return []
  const payload = { appointment_uuid, advisor_uuid } satisfies AppointmentNotice
  return [{ kind: 'appointment-notice', dedupe_key: `appointment:${appointment_uuid}:notice:${sequence}`, payload }]
}

/** A room is made once an appointment is confirmed, and ends with it. */
const roomJobs = (appointment: Announced, occasion: AppointmentEvent, isFixed: boolean): Job[] =>
  appointment.has_video_room && (isFixed || occasion === 'cancelled') ? [roomJob(appointment)] : []

/** Mails to both sides, what follows later, and the entry in the external calendar of an advisor who takes them. */
export function jobsOf(appointment: Announced, occasion: AppointmentEvent, now: Date, hasEntries: boolean): Job[] {
  const keepsState = occasion === 'handed-over' || occasion === 'relocated' || occasion === 'link'
  const isFixed = occasion === 'booked' || occasion === 'moved' || (keepsState && appointment.state === 'booked')
  const reminding = isFixed ? reminders(appointment, now) : []
  const isAsked = occasion === 'requested' || (keepsState && appointment.state === 'requested')
  const lapses = isAsked ? [lapse(appointment, now)] : []
  const entries = hasEntries ? [entryJob(appointment)] : []
  const rooms = roomJobs(appointment, occasion, isFixed)
  const told = notices(appointment, occasion)
  return [...announcements(appointment, occasion), ...reminding, ...lapses, ...entries, ...rooms, ...told]
}

/** What a new link is in the history: without one of its own, the appointment has the advisor's again. */
export const linkDone = (meeting_url: string): history.Done =>
  meeting_url ? { what: 'link', after: meeting_url } : { what: 'link-removed' }

/**
 * What an occasion is in the history: a hand-over at another time is two things. `booked` is announced by itself only
 * when a request is confirmed.
 */
function doneIn(announced: Announced, occasion: AppointmentEvent): history.Done[] {
  const { starts_at, previous, previous_place, hands, meeting_url = '', message = '', isListed, confirms } = announced
  // a link for all of an advisor's appointments is no deed at one of them; its mail stands in the history
  if (occasion === 'link') return isListed ? [] : [linkDone(meeting_url)]
  const moved = previous ? [{ what: 'moved' as const, before: previous.starts_at, after: starts_at, message }] : []
  if (hands) return [...moved, { what: 'handed-over', ...hands }]
  if (previous) return confirms ? [...moved, { what: 'confirmed' }] : moved
  if (previous_place) return [{ what: 'relocated', before: previous_place.join(', ') }]
  return [{ what: occasion === 'booked' ? 'confirmed' : occasion }]
}

const TOLD = {
  requested: 'appointment.requested',
  booked: 'appointment.confirmed',
  moved: 'appointment.moved',
  'handed-over': 'appointment.handed_over',
  relocated: 'appointment.changed',
  link: 'appointment.changed',
  declined: 'appointment.declined',
  lapsed: 'appointment.lapsed',
  cancelled: 'appointment.cancelled'
} as const satisfies Record<AppointmentEvent, Told['type']>

/** What webhooks are told: a move may confirm as well, and a hand-over move. */
function toldOf({ uuid, advisor_uuid, confirms, previous, hands }: Announced, occasion: AppointmentEvent): Told[] {
  const types = new Set<Told['type']>([
    ...(hands && previous ? ['appointment.moved' as const] : []),
    TOLD[occasion],
    ...(confirms ? ['appointment.confirmed' as const] : [])
  ])
  return [...types].map((type) => ({ type, uuid, advisor_uuid }))
}

/** Enqueues the jobs of a change, and notes it in the history; a reminder for a previous time is withdrawn. */
export async function announce(
  trx: TenantDb,
  appointment: Announced,
  occasion: AppointmentEvent,
  deed: history.Deed
): Promise<void> {
  const { now } = deed
  for (const done of doneIn(appointment, occasion)) await history.insert(trx, appointment.uuid, done, deed)
  if (occasion !== 'booked') {
    await withdraw(trx, reminderKey(appointment.uuid, ''))
    await withdraw(trx, reminderTextKey(appointment.uuid, ''))
  }
  const [hasEntries, has_texts] = await Promise.all([
    takesEntries(trx, appointment.advisor_uuid),
    isWanted(trx, { appointment_uuid: appointment.uuid }),
    tell(trx, now, ...toldOf(appointment, occasion))
  ])
  await enqueue(trx, now, ...jobsOf({ ...appointment, has_texts }, occasion, now, hasEntries))
}
