import { languageOf } from '#contract/locales'
import type { MailContent } from '../../../templates/mails/mail.tsx'
import { instant } from '../../core/base/clock.ts'
import { formatInstant, formatInterval } from '../../core/base/format-date.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { repliesTo } from '../../core/mail/mail.ts'
import {
  emailLine,
  facts,
  frameOf,
  type MailTemplate,
  phoneLine,
  sendTemplate
} from '../../core/mail/mail-template.tsx'
import { plainFullName, salutation } from '../../core/mail/salutation.ts'
import { cardLink, mailedLink } from '../../wallet/wallet/pass-link.service.ts'
import { answersIn } from '../appointment-topics/questions.service.ts'
import { type AppointmentView, placeLines, timeLines, viewOf, visitorViewOf } from './appointment-view.service.ts'
import type { AppointmentMail } from './appointments.jobs.ts'
import { advisorEntry, calendarsOf, visitorEntry } from './calendar-entries.service.ts'
import { lapse } from './changes.service.ts'
import { type AppointmentDetails, findDetails } from './details.repository.ts'
import * as history from './history.repository.ts'

type MailDraft = Omit<MailTemplate, 'messageId'>

type Lines = Parameters<typeof facts>[0][number][1]

/** Mails without a calendar entry: requests are not in the calendar yet, reminders are already. */
const WITHOUT_ENTRY = new Set<AppointmentMail['occasion']>(['requested', 'declined', 'lapsed', 'reminder'])

/** A request that was handed over or relocated is not in the calendar yet either. */
const hasEntry = ({ state }: Pick<AppointmentDetails, 'state'>, occasion: AppointmentMail['occasion']) =>
  !WITHOUT_ENTRY.has(occasion) && state !== 'requested'

/** By which texts are named: a request that is handed over is still to be confirmed, and a link may be taken away. */
function saidOf<Said extends string>(said: Said, { state, join_url }: Pick<AppointmentDetails, 'state' | 'join_url'>) {
  if (said === 'link' && !join_url) return 'link-removed'
  return said === 'handed-over' && state === 'requested' ? 'handed-over-request' : said
}

/** To its customer, one that was handed over at another time is also named by that. */
function saidToVisitor({ occasion, previous }: AppointmentMail, found: Pick<AppointmentDetails, 'state' | 'join_url'>) {
  const said = saidOf(occasion, found)
  if (!previous) return said
  if (said === 'handed-over') return 'handed-over-moved'
  return said === 'handed-over-request' ? 'handed-over-request-moved' : said
}

/** What staff have written to the customer: with a cancellation, or with this move. */
const messageIn = ({ cancelled_by, cancel_reason }: AppointmentDetails, { message = '' }: AppointmentMail) =>
  cancelled_by === 'advisor' ? cancel_reason : message

const OVER = new Set<AppointmentMail['occasion']>(['declined', 'lapsed', 'cancelled'])

const methodOf = (occasion: AppointmentMail['occasion']) => (occasion === 'cancelled' ? 'CANCEL' : 'REQUEST')

const answerFacts = ({ answers }: AppointmentDetails): [string, string[]][] =>
  answersIn(answers).map(({ question, answer }) => [question, answer.split(/\r?\n/)])

/** The time; of a moved appointment also the previous one. */
function timeFacts(view: AppointmentView, zone: string, { previous }: AppointmentMail): [string, Lines][] {
  const { t, tag } = view
  if (!previous) return [[t('mails.when'), timeLines(view, zone)]]
  const text = formatInterval(tag, zone, previous.starts_at, previous.ends_at)
  return [
    [t('mails.new-time'), timeLines(view, zone)],
    [t('mails.previous-time'), [{ text, isPast: true }]]
  ]
}

/** The place; of a relocated appointment also the previous one. */
function placeFacts(view: AppointmentView, { occasion, previous_place }: AppointmentMail): [string, Lines][] {
  const { t } = view
  if (OVER.has(occasion)) return []
  if (!previous_place) return [[t('mails.where'), placeLines(view)]]
  return [
    [t('mails.new-place'), placeLines(view)],
    [t('mails.previous-place'), [{ text: previous_place.join(', '), isPast: true }]]
  ]
}

const personOf = ({ t, found, advisor }: AppointmentView): MailContent['person'] => ({
  title: t('mails.contact-with'),
  name: advisor,
  position: found.position,
  phone: phoneLine(found.phone_of_advisor),
  email: emailLine(found.public_email)
})

/** What the visitor can do, each with a link of its own. */
const actionsOf = ({ t, found, manage }: AppointmentView): NonNullable<MailContent['actions']> => [
  ...(found.join_url ? [{ href: found.join_url, label: t('mails.join'), isPrimary: true }] : []),
  { href: `${manage}/reschedule`, label: t('pages.move') },
  { href: `${manage}/cancel`, label: t('pages.cancel') }
]

function visitorContent(view: AppointmentView, mail: AppointmentMail): MailContent {
  const { t, locale, tenant, found, zone, base, advisor } = view
  const { occasion } = mail
  const isOver = OVER.has(occasion)
  const said = saidToVisitor(mail, found)
  const { remarks, ...rest } = frameOf(tenant, locale)
  return {
    ...rest,
    title: t(`mails.${said}-title`),
    paragraphs: [salutation(locale, found), t(`mails.${said}-lead`, { advisor })],
    facts: facts([
      [t('mails.message'), messageIn(found, mail).split(/\r?\n/)],
      ...timeFacts(view, zone, mail),
      [t('mails.topic'), [found.topic]],
      [t('mails.how'), [t(`booking.${found.type}`)]],
      ...placeFacts(view, mail),
      [t('mails.prepare'), isOver ? [] : [found.topic_comment]]
    ]),
    person: personOf(view),
    ...(isOver
      ? {
          actions: [
            {
              href: `${base}/book/${found.alias}?lang=${languageOf(locale)}`,
              label: t('mails.book-again'),
              isPrimary: true
            }
          ]
        }
      : { actions: actionsOf(view), calendars: calendarsOf(view) }),
    remarks: isOver ? remarks : [t('mails.secret'), ...remarks]
  }
}

function visitorMail(view: AppointmentView, mail: AppointmentMail, context: JobContext): MailDraft {
  const { t, tag, found, zone, advisor } = view
  const { config, clock } = context.app
  const { occasion } = mail
  const to = { name: plainFullName(found), address: found.email }
  const recipient = { method: methodOf(occasion), attendee: to } as const
  const ics = { method: recipient.method, content: visitorEntry(view, config, clock.now(), recipient) }
  return {
    to,
    ...repliesTo(advisor, found.public_email),
    subject: t(`mails.${saidToVisitor(mail, found)}-subject`, { when: formatInstant(tag, zone, found.starts_at) }),
    content: visitorContent(view, mail),
    photo: found.advisor_deactivated_at ? null : found.photo_of_advisor,
    ...(hasEntry(found, occasion) && { ics })
  }
}

const AGENDA = '/app/online-appointments/appointments/index'
const SETTINGS = '/app/online-appointments/settings/index'

/** The customer has been promised a link that is not set. */
const owesLink = ({ type, state, join_url }: AppointmentDetails) => type === 'online' && state === 'booked' && !join_url

/** A request leads to those that await an answer. */
export function answerActions({ t, base }: Pick<AppointmentView, 't' | 'base'>, isRequest: boolean) {
  const all = { href: base + AGENDA, label: t('mails.all-appointments') }
  if (!isRequest) return [{ ...all, isPrimary: true }]
  return [{ href: `${base}${AGENDA}?state=requested`, label: t('mails.answer-request'), isPrimary: true }, all]
}

/** A missing link leads to where it is set. */
function advisorActions(view: AppointmentView): MailContent['actions'] {
  const { t, found, base } = view
  if (owesLink(found) && found.is_institutional) {
    return [...answerActions(view, false), { href: base + SETTINGS, label: t('mails.set-link') }]
  }
  return answerActions(view, found.state === 'requested')
}

function advisorContent(view: AppointmentView, mail: AppointmentMail): MailContent {
  const { t, tenant, found } = view
  const { occasion, own = occasion } = mail
  const said = saidOf(own, found)
  // whether the customer gets mails
  const told = { mail: found.email ? 'yes' : 'no' }
  return {
    ...frameOf(tenant),
    title: t(`mails.advisor-${said}-title`),
    paragraphs: [t(`mails.advisor-${said}-lead`, told)],
    facts: facts([
      ...timeFacts(view, found.branch_time_zone, mail),
      [t('mails.topic'), [found.topic]],
      [t('mails.how'), [t(`booking.${found.type}`)]],
      [t('mails.where'), [found.join_url && { text: found.join_url, href: found.join_url }]],
      [t('mails.where'), [owesLink(found) ? t('mails.no-link', told) : '']],
      [t('mails.customer'), [`${found.first_name} ${found.last_name}`]],
      [t('mails.email'), [emailLine(found.email) ?? t('mails.no-email')]],
      [t('mails.phone'), [phoneLine(found.phone)]],
      ...answerFacts(found),
      [t('mails.note'), found.note.split(/\r?\n/)],
      [t('mails.message-to-customer'), mail.message?.split(/\r?\n/) ?? []],
      [t('mails.reason'), occasion === 'cancelled' ? found.cancel_reason.split(/\r?\n/) : []]
    ]),
    actions: advisorActions(view)
  }
}

/** Sent as Bcc, so that a reply to all does not show the visitor who else gets a copy. */
export const copiesOf = ({ copies_to }: Pick<AppointmentDetails, 'copies_to'>) =>
  (JSON.parse(copies_to ?? '[]') as string[]).map((address) => ({ name: '', address }))

function advisorMail(view: AppointmentView, mail: AppointmentMail, context: JobContext): MailDraft {
  const { t, tag, found, advisor } = view
  const { occasion, own = occasion } = mail
  const { config, clock } = context.app
  const method = methodOf(occasion)
  const ics = { method, content: advisorEntry(view, config, clock.now(), method) } as const
  const name = `${found.first_name} ${found.last_name}`
  const when = formatInstant(tag, found.branch_time_zone, found.starts_at)
  return {
    to: { name: advisor, address: found.email_of_advisor },
    bcc: copiesOf(found),
    ...(found.email && { replyTo: { name, address: found.email } }),
    subject: t(`mails.advisor-${saidOf(own, found)}-subject`, { name, when }),
    content: advisorContent(view, mail),
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
  return Boolean(flag && found[flag] === false && !(occasion === 'booked' && owesLink(found)))
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
  { found, base, manage, locale, t }: AppointmentView,
  { to, occasion }: AppointmentMail
) {
  if (to !== 'visitor' || OVER.has(occasion)) return undefined
  const link = cardLink(context.tenant, found, manage.slice(manage.lastIndexOf('/') + 1))
  if (!link) return undefined
  const href = `${base}${mailedLink(link, context.app.config, found)}&lang=${languageOf(locale)}`
  return { href, label: t('wallet-card.take') }
}

const send: Handlers[string] = async (payload, context) => {
  const mail = payload as AppointmentMail
  const { db, tenant, app } = context
  const found = await findDetails(db, { uuid: mail.appointment_uuid })
  if (!found || isStale(found, mail, app.clock.now()) || isUnwanted(found, mail)) return
  const view = mail.to === 'visitor' ? await visitorViewOf(context, found) : viewOf(app.config, tenant, found)
  const write = mail.to === 'visitor' ? visitorMail : advisorMail
  const { content, ...draft } = write(view, mail, context)
  await sendTemplate(context, {
    ...draft,
    content: { ...content, also: await cardOf(context, view, mail) },
    messageId: `<${found.uuid}.${mail.occasion}.${mail.to}.${mail.sequence}@${tenant.host}>`
  })
  const sent = { what: `mail-${mail.to}` as const, after: mail.own ?? mail.occasion }
  await history.insert(db, found.uuid, sent, { now: app.clock.now(), by: history.SYSTEM })
}

export const appointmentJobs: Handlers = {
  'appointment-mail': send,
  'appointment-lapse': ({ appointment_uuid, sequence }, context) =>
    lapse(context, String(appointment_uuid), Number(sequence))
}
