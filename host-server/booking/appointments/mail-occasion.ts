import { formatInterval } from '../../core/base/format-date.ts'
import type { facts, MailTemplate } from '../../core/mail/mail-template.tsx'
import { type AppointmentView, timeLines } from './appointment-view.service.ts'
import type { AppointmentMail } from './appointments.jobs.ts'
import type { AppointmentDetails } from './details.repository.ts'

// what visitors' and advisors' mails about an occasion have in common

export type MailDraft = Omit<MailTemplate, 'messageId'>

export type Lines = Parameters<typeof facts>[0][number][1]

/** Mails without a calendar entry: requests are not in the calendar yet, reminders are already. */
const WITHOUT_ENTRY = new Set<AppointmentMail['occasion']>(['requested', 'declined', 'lapsed', 'reminder'])

/** A request that was handed over or relocated is not in the calendar yet either. */
export const hasEntry = ({ state }: Pick<AppointmentDetails, 'state'>, occasion: AppointmentMail['occasion']) =>
  !WITHOUT_ENTRY.has(occasion) && state !== 'requested'

/** By which texts are named: a request may be handed over or confirmed by a move, and a link may be taken away. */
export function saidOf<Said extends string>(
  said: Said,
  { state, join_url }: Pick<AppointmentDetails, 'state' | 'join_url'>,
  { confirms }: AppointmentMail
) {
  if (said === 'link' && !join_url) return 'link-removed'
  if (said === 'moved' && confirms) return 'moved-confirmed'
  return said === 'handed-over' && state === 'requested' ? 'handed-over-request' : said
}

export const OVER = new Set<AppointmentMail['occasion']>(['declined', 'lapsed', 'cancelled'])

export const methodOf = (occasion: AppointmentMail['occasion']) => (occasion === 'cancelled' ? 'CANCEL' : 'REQUEST')

/** The time; of a moved appointment also the previous one. */
export function timeFacts(view: AppointmentView, zone: string, { previous }: AppointmentMail): [string, Lines][] {
  const { t, tag } = view
  if (!previous) return [[t('mails.when'), timeLines(view, zone)]]
  const text = formatInterval(tag, zone, previous.starts_at, previous.ends_at)
  return [
    [t('mails.new-time'), timeLines(view, zone)],
    [t('mails.previous-time'), [{ text, isPast: true }]]
  ]
}
