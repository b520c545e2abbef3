import type { MailContent } from '../../../templates/mails/mail.tsx'
import { instant } from '../../core/base/clock.ts'
import { formatInstant } from '../../core/base/format-date.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { repliesTo } from '../../core/mail/mail.ts'
import { facts, frameOf, type MailTemplate, sendTemplate } from '../../core/mail/mail-template.tsx'
import { cardLink, mailedLink } from '../../wallet/wallet/pass-link.service.ts'
import { answersIn } from '../appointment-topics/questions.service.ts'
import { type AppointmentView, locationLines, timeLines, viewOf } from './appointment-view.service.ts'
import type { AppointmentMail } from './appointments.jobs.ts'
import { advisorEntry, visitorEntry } from './calendar-entries.service.ts'
import { lapse } from './changes.service.ts'
import { type AppointmentDetails, findDetails } from './details.repository.ts'

type MailDraft = Omit<MailTemplate, 'messageId'>

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u

/** A visitor can enter any name and any address: the name must not carry a message to a stranger in the institution's name. */
export const plainName = (name: string) => (NAME.test(name) ? name : '')

/** Mails without a calendar entry: requests are not in the calendar yet, reminders are already. */
const WITHOUT_ENTRY = new Set<AppointmentMail['occasion']>(['requested', 'declined', 'lapsed', 'reminder'])

/** A request that was handed over is not in the calendar yet either. */
const hasEntry = ({ state }: Pick<AppointmentDetails, 'state'>, occasion: AppointmentMail['occasion']) =>
  !WITHOUT_ENTRY.has(occasion) && !(occasion === 'handed-over' && state === 'requested')

const OVER = new Set<AppointmentMail['occasion']>(['declined', 'lapsed', 'cancelled'])

const methodOf = (occasion: AppointmentMail['occasion']) => (occasion === 'cancelled' ? 'CANCEL' : 'REQUEST')

const answerFacts = ({ answers }: AppointmentDetails): [string, string[]][] =>
  answersIn(answers).map(({ question, answer }) => [question, answer.split(/\r?\n/)])

function visitorContent(view: AppointmentView, occasion: AppointmentMail['occasion']): MailContent {
  const { t, tenant, found, advisor, zone, manage, base } = view
  const name = plainName(found.first_name)
  const cancelled = OVER.has(occasion)
  const { remarks, ...rest } = frameOf(tenant)
  return {
    ...rest,
    title: t(`mails.${occasion}-title`),
    paragraphs: [name ? t('mails.hello-name', { name }) : t('mails.hello'), t(`mails.${occasion}-lead`)],
    facts: facts([
      [t('mails.message'), found.cancelled_by === 'advisor' ? found.cancel_reason.split(/\r?\n/) : []],
      [t('mails.when'), timeLines(view, zone)],
      [t('mails.topic'), [found.topic]],
      [t('mails.with'), [advisor, found.position]],
      [t('mails.how'), [t(`booking.${found.type}`)]],
      [t('mails.where'), cancelled ? [] : locationLines(view)],
      [t('mails.prepare'), cancelled ? [] : [found.topic_comment]],
      [t('mails.questions'), [found.phone_of_advisor, found.public_email]]
    ]),
    action: cancelled
      ? { href: `${base}/book/${found.alias}`, label: t('mails.book-again') }
      : { href: manage, label: t('mails.manage') },
    remarks: cancelled ? remarks : [t('mails.secret'), ...remarks]
  }
}

function visitorMail(view: AppointmentView, occasion: AppointmentMail['occasion'], context: JobContext): MailDraft {
  const { t, tag, found, zone, advisor } = view
  const { config, clock } = context.app
  const to = { name: plainName(`${found.first_name} ${found.last_name}`), address: found.email }
  const recipient = { method: methodOf(occasion), attendee: to } as const
  const ics = { method: recipient.method, content: visitorEntry(view, config, clock.now(), recipient) }
  return {
    to,
    ...repliesTo(advisor, found.public_email),
    subject: t(`mails.${occasion}-subject`, { when: formatInstant(tag, zone, found.starts_at) }),
    content: visitorContent(view, occasion),
    ...(hasEntry(found, occasion) && { ics })
  }
}

function advisorContent(view: AppointmentView, occasion: AppointmentMail['occasion']): MailContent {
  const { t, tenant, found, base } = view
  return {
    ...frameOf(tenant),
    title: t(`mails.advisor-${occasion}-title`),
    paragraphs: [t(`mails.advisor-${occasion}-lead`)],
    facts: facts([
      [t('mails.when'), timeLines(view, found.branch_time_zone)],
      [t('mails.topic'), [found.topic]],
      [t('mails.how'), [t(`booking.${found.type}`)]],
      [t('mails.where'), [found.join_url]],
      [t('mails.customer'), [`${found.first_name} ${found.last_name}`]],
      [t('mails.email'), [found.email]],
      [t('mails.phone'), [found.phone]],
      ...answerFacts(found),
      [t('mails.note'), found.note.split(/\r?\n/)],
      [t('mails.reason'), occasion === 'cancelled' ? found.cancel_reason.split(/\r?\n/) : []]
    ]),
    action: { href: `${base}/app/online-appointments/appointments/index`, label: t('mails.all-appointments') }
  }
}

/** Sent as Bcc, so that a reply to all does not show the visitor who else gets a copy. */
const copiesOf = ({ copies_to }: AppointmentDetails) =>
  (JSON.parse(copies_to ?? '[]') as string[]).map((address) => ({ name: '', address }))

function advisorMail(view: AppointmentView, occasion: AppointmentMail['occasion'], context: JobContext): MailDraft {
  const { t, tag, found, advisor } = view
  const { config, clock } = context.app
  const method = methodOf(occasion)
  const ics = { method, content: advisorEntry(view, config, clock.now(), method) } as const
  const name = `${found.first_name} ${found.last_name}`
  const when = formatInstant(tag, found.branch_time_zone, found.starts_at)
  return {
    to: { name: advisor, address: found.email_of_advisor },
    bcc: copiesOf(found),
    replyTo: { name, address: found.email },
    subject: t(`mails.advisor-${occasion}-subject`, { name, when }),
    content: advisorContent(view, occasion),
    ...(hasEntry(found, occasion) && { ics })
  }
}

/** The notifications that the advisor can turn off; those that need a response are always sent. */
const NOTIFIED: Partial<Record<AppointmentMail['occasion'], 'notify_booked' | 'notify_moved' | 'notify_cancelled'>> = {
  booked: 'notify_booked',
  moved: 'notify_moved',
  declined: 'notify_cancelled',
  cancelled: 'notify_cancelled'
}

/** The recipient has turned this mail off, or is no longer there. */
function isUnwanted(found: AppointmentDetails, { to, occasion }: AppointmentMail): boolean {
  if (to === 'visitor') return occasion === 'reminder' && !found.reminder_hours
  if (found.advisor_deactivated_at) return true
  const flag = NOTIFIED[occasion]
  return Boolean(flag && found[flag] === false)
}

/** With notifications of moves turned off, the mail about the booking is sent with the present time instead. */
const isOnlyNotification = ({ state, notify_moved }: AppointmentDetails, { to, occasion }: AppointmentMail) =>
  to === 'advisor' && occasion === 'booked' && state === 'booked' && notify_moved === false

/** The appointment has changed since the job was enqueued: a later job reports the change. */
function isStale(found: AppointmentDetails, mail: AppointmentMail, now: Date): boolean {
  if (found.sequence !== mail.sequence) return !isOnlyNotification(found, mail)
  return mail.occasion === 'reminder' && (found.state === 'cancelled' || found.starts_at <= instant(now))
}

/** The link to a wallet card that shows the appointment. */
async function cardOf(
  context: JobContext,
  { found, base, manage, t }: AppointmentView,
  { to, occasion }: AppointmentMail
) {
  if (to !== 'visitor' || OVER.has(occasion)) return undefined
  const link = cardLink(context.tenant, found, manage.slice(manage.lastIndexOf('/') + 1))
  if (!link) return undefined
  return { href: base + mailedLink(link, context.app.config, found), label: t('wallet-card.take') }
}

const send: Handlers[string] = async (payload, context) => {
  const mail = payload as AppointmentMail
  const { db, tenant, app } = context
  const found = await findDetails(db, { uuid: mail.appointment_uuid })
  if (!found || isStale(found, mail, app.clock.now()) || isUnwanted(found, mail)) return
  const view = viewOf(app.config, tenant, found)
  const write = mail.to === 'visitor' ? visitorMail : advisorMail
  const { content, ...draft } = write(view, mail.occasion, context)
  await sendTemplate(app, tenant, {
    ...draft,
    content: { ...content, also: await cardOf(context, view, mail) },
    messageId: `<${found.uuid}.${mail.occasion}.${mail.to}.${mail.sequence}@${tenant.host}>`
  })
}

export const appointmentJobs: Handlers = {
  'appointment-mail': send,
  'appointment-lapse': ({ appointment_uuid, sequence }, context) =>
    lapse(context, String(appointment_uuid), Number(sequence))
}
