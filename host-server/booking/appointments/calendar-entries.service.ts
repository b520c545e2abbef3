import { type CalendarEvent, calendarLinks } from '#contract/calendar-links'
import type { Config } from '../../core/base/config.ts'
import { customerFact } from '../appointment-topics/customer-question.service.ts'
import { answersIn } from '../appointment-topics/questions.service.ts'
import { type AppointmentView, addressLines, documentLines } from './appointment-view.service.ts'
import { type Entry, icsOf, type Person } from './appointments.ics.ts'

const uidOf = ({ tenant, found }: AppointmentView) => `${found.uuid}@${tenant.host}`

const organizerOf = ({ tenant }: AppointmentView, config: Config): Person => ({
  name: tenant.name,
  address: tenant.settings.mail_from ?? config.MAIL_FROM
})

const common = (view: AppointmentView, config: Config, stamp: Date) => {
  const { t, found } = view
  const { sequence, starts_at, ends_at, type } = found
  return {
    uid: uidOf(view),
    sequence,
    stamp,
    starts_at,
    ends_at,
    location: type === 'in-branch' ? addressLines(found).join(', ') : found.join_url || t(`booking.${type}`),
    organizer: organizerOf(view, config)
  }
}

/** For an online calendar: without the visitor's link, which is not for its provider to read. */
function calendarEvent({ t, found, advisor }: AppointmentView): CalendarEvent {
  const { topic, type, starts_at, ends_at, join_url } = found
  return {
    title: t('booking.with', { name: advisor }),
    starts_at,
    ends_at,
    details: lines(topic, t(`booking.${type}`)),
    location: type === 'in-branch' ? addressLines(found).join(', ') : join_url
  }
}

/** Links that add the appointment to the visitor's calendar; a request is not in a calendar yet. */
export function calendarsOf(view: AppointmentView) {
  const { t, found, manage } = view
  if (found.state !== 'booked') return undefined
  const file = { href: `${manage}/calendar.ics`, label: t('booking.calendar-file') }
  return { title: t('booking.add-to-calendar'), links: calendarLinks(calendarEvent(view), file) }
}

const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n')

function documentsIn(view: AppointmentView): string {
  const [name, documents] = documentLines(view)
  return documents.length ? lines(`${name}:`, ...documents.map((one) => `– ${one}`)) : ''
}

/** The entry in the visitor's calendar; it contains their secret link. */
export function visitorEntry(
  view: AppointmentView,
  config: Config,
  stamp: Date,
  recipient: Pick<Entry, 'method' | 'attendee'>
): string {
  const { t, tenant, found, advisor, manage } = view
  return icsOf({
    ...common(view, config, stamp),
    ...recipient,
    summary: t('booking.with', { name: advisor }),
    description: lines(
      tenant.name,
      `${t('mails.topic')}: ${found.topic}`,
      `${t('mails.how')}: ${t(`booking.${found.type}`)}`,
      recipient.method !== 'CANCEL' && lines(documentsIn(view), `${t('mails.manage')}: ${manage}`)
    )
  })
}

/** Title and description of the entry in the advisor's calendar, with the visitor's note and answers. */
function advisorWords(view: AppointmentView) {
  const { t, found } = view
  const { first_name, last_name, email, phone, note, answers, is_customer, topic, type } = found
  return {
    summary: `${first_name} ${last_name}: ${topic}`,
    description: lines(
      `${t('mails.how')}: ${t(`booking.${type}`)}`,
      email && `${t('mails.email')}: ${email}`,
      phone && `${t('mails.phone')}: ${phone}`,
      ...customerFact(t, is_customer).map(([name, said]) => `${name}: ${said}`),
      ...answersIn(answers).map(({ question, answer }) => `${question}: ${answer}`),
      note && `${t('mails.note')}: ${note}`
    )
  }
}

/** The entry that is attached to the advisor's mail. */
export function advisorEntry(view: AppointmentView, config: Config, stamp: Date, method: 'REQUEST' | 'CANCEL'): string {
  const attendee = { name: view.advisor, address: view.found.email_of_advisor }
  return icsOf({ ...common(view, config, stamp), method, attendee, ...advisorWords(view) })
}

/** The entry in the calendar feed to which the advisor subscribes. */
export const feedEntry = (view: AppointmentView, config: Config, stamp: Date): Entry => ({
  ...common(view, config, stamp),
  ...advisorWords(view),
  method: 'PUBLISH',
  isTentative: view.found.state === 'requested'
})

/** The entry in the advisor's external calendar. It has no attendees: a server would send invitations in the advisor's name. */
export function externalEntry(view: AppointmentView, config: Config, stamp: Date) {
  const { method: _, organizer: __, ...entry } = feedEntry(view, config, stamp)
  const { uid, summary: title, description: text, location, starts_at, ends_at, isTentative = false } = entry
  return { uid, ics: icsOf(entry), event: { title, text, location, starts_at, ends_at, isTentative } }
}
