import type { MailContent } from '../../templates/mails/mail.tsx'
import { givenIn } from '../appointment-topics/questions.ts'
import { instant } from '../core/clock.ts'
import { facts, frameOf, type Letter, sendLetter } from '../core/letter.tsx'
import { momentIn } from '../core/when.ts'
import type { Handlers, JobContext } from '../outbox/outbox.ts'
import { cardLink, mailedLink } from '../wallet/living.link.ts'
import type { AppointmentMail } from './appointments.jobs.ts'
import { lapse } from './changes.service.ts'
import { type AppointmentDetails, findDetails } from './details.repository.ts'
import { advisorEntry, visitorEntry } from './entries.ts'
import { type Telling, tellingOf, whenLines, whereLines } from './telling.ts'

type Told = Omit<Letter, 'messageId'>

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u

/** A visitor types a name and any address: what is sent there in our name must not become somebody's message. */
export const plainName = (name: string) => (NAME.test(name) ? name : '')

/** Whoever only asks, or is told that nothing comes of it, has nothing in the calendar. */
const WITHOUT_ENTRY = new Set<AppointmentMail['occasion']>(['requested', 'declined', 'lapsed', 'reminder'])

/** Nor has what still waits for its new advisor's word. */
const hasEntry = ({ state }: Pick<AppointmentDetails, 'state'>, occasion: AppointmentMail['occasion']) =>
  !WITHOUT_ENTRY.has(occasion) && !(occasion === 'handed-over' && state === 'requested')

const OVER = new Set<AppointmentMail['occasion']>(['declined', 'lapsed', 'cancelled'])

const methodOf = (occasion: AppointmentMail['occasion']) => (occasion === 'cancelled' ? 'CANCEL' : 'REQUEST')

const answerFacts = ({ answers }: AppointmentDetails): [string, string[]][] =>
  givenIn(answers).map(({ question, answer }) => [question, answer.split(/\r?\n/)])

function visitorContent(telling: Telling, occasion: AppointmentMail['occasion']): MailContent {
  const { t, tenant, found, advisor, zone, manage, base } = telling
  const name = plainName(found.first_name)
  const cancelled = OVER.has(occasion)
  const { remarks, ...rest } = frameOf(tenant)
  return {
    ...rest,
    title: t(`mails.${occasion}-title`),
    paragraphs: [name ? t('mails.hello-name', { name }) : t('mails.hello'), t(`mails.${occasion}-lead`)],
    facts: facts([
      [t('mails.message'), found.cancelled_by === 'advisor' ? found.cancel_reason.split(/\r?\n/) : []],
      [t('mails.when'), whenLines(telling, zone)],
      [t('mails.topic'), [found.topic]],
      [t('mails.with'), [advisor, found.position]],
      [t('mails.how'), [t(`booking.${found.type}`)]],
      [t('mails.where'), cancelled ? [] : whereLines(telling)],
      [t('mails.prepare'), cancelled ? [] : [found.topic_comment]],
      [t('mails.questions'), [found.phone_of_advisor, found.email_of_advisor]]
    ]),
    action: cancelled
      ? { href: `${base}/book/${found.alias}`, label: t('mails.book-again') }
      : { href: manage, label: t('mails.manage') },
    remarks: cancelled ? remarks : [t('mails.secret'), ...remarks]
  }
}

function visitorLetter(telling: Telling, occasion: AppointmentMail['occasion'], context: JobContext): Told {
  const { t, tag, found, zone, advisor } = telling
  const { config, clock } = context.services
  const to = { name: plainName(`${found.first_name} ${found.last_name}`), address: found.email }
  const who = { method: methodOf(occasion), attendee: to } as const
  const ics = { method: who.method, content: visitorEntry(telling, config, clock.now(), who) }
  return {
    to,
    replyTo: { name: advisor, address: found.email_of_advisor },
    subject: t(`mails.${occasion}-subject`, { when: momentIn(tag, zone, found.starts_at) }),
    content: visitorContent(telling, occasion),
    ...(hasEntry(found, occasion) && { ics })
  }
}

function advisorContent(telling: Telling, occasion: AppointmentMail['occasion']): MailContent {
  const { t, tenant, found, base } = telling
  return {
    ...frameOf(tenant),
    title: t(`mails.advisor-${occasion}-title`),
    paragraphs: [t(`mails.advisor-${occasion}-lead`)],
    facts: facts([
      [t('mails.when'), whenLines(telling, found.branch_time_zone)],
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

/** An answer to all must not tell the visitor who else reads along. */
const copiesOf = ({ copies_to }: AppointmentDetails) =>
  (JSON.parse(copies_to ?? '[]') as string[]).map((address) => ({ name: '', address }))

function advisorLetter(telling: Telling, occasion: AppointmentMail['occasion'], context: JobContext): Told {
  const { t, tag, found, advisor } = telling
  const { config, clock } = context.services
  const method = methodOf(occasion)
  const ics = { method, content: advisorEntry(telling, config, clock.now(), method) } as const
  const name = `${found.first_name} ${found.last_name}`
  const when = momentIn(tag, found.branch_time_zone, found.starts_at)
  return {
    to: { name: advisor, address: found.email_of_advisor },
    bcc: copiesOf(found),
    replyTo: { name, address: found.email },
    subject: t(`mails.advisor-${occasion}-subject`, { name, when }),
    content: advisorContent(telling, occasion),
    ...(hasEntry(found, occasion) && { ics })
  }
}

/** What the advisor may do without; what waits for the advisor's word is told in any case. */
const NOTIFIED: Partial<Record<AppointmentMail['occasion'], 'notify_booked' | 'notify_moved' | 'notify_cancelled'>> = {
  booked: 'notify_booked',
  moved: 'notify_moved',
  declined: 'notify_cancelled',
  cancelled: 'notify_cancelled'
}

/** Nobody wants this mail, or not any more. */
function isUnwanted(found: AppointmentDetails, { to, occasion }: AppointmentMail): boolean {
  if (to === 'visitor') return occasion === 'reminder' && !found.reminder_hours
  if (found.advisor_deactivated_at) return true
  const flag = NOTIFIED[occasion]
  return Boolean(flag && found[flag] === false)
}

/** Nobody will tell the advisor of the move, so the news of the booking does, with its present time. */
const isTheOnlyWord = ({ state, notify_moved }: AppointmentDetails, { to, occasion }: AppointmentMail) =>
  to === 'advisor' && occasion === 'booked' && state === 'booked' && notify_moved === false

/** The appointment has moved on since the job was written: a later job tells it. */
function isStale(found: AppointmentDetails, mail: AppointmentMail, now: Date): boolean {
  if (found.sequence !== mail.sequence) return !isTheOnlyWord(found, mail)
  return mail.occasion === 'reminder' && (found.state === 'cancelled' || found.starts_at <= instant(now))
}

/** Where the visitor takes a card that shows the appointment. */
async function cardOf(context: JobContext, { found, base, manage, t }: Telling, { to, occasion }: AppointmentMail) {
  if (to !== 'visitor' || OVER.has(occasion)) return undefined
  const link = await cardLink(context, found, manage.slice(manage.lastIndexOf('/') + 1))
  if (!link) return undefined
  return { href: base + mailedLink(link, context.services.config, found), label: t('wallet-card.take') }
}

const send: Handlers[string] = async (payload, context) => {
  const mail = payload as unknown as AppointmentMail
  const { db, tenant, services } = context
  const found = await findDetails(db, { uuid: mail.appointment_uuid })
  if (!found || isStale(found, mail, services.clock.now()) || isUnwanted(found, mail)) return
  const telling = tellingOf(services.config, tenant, found)
  const write = mail.to === 'visitor' ? visitorLetter : advisorLetter
  const { content, ...letter } = write(telling, mail.occasion, context)
  await sendLetter(services, tenant, {
    ...letter,
    content: { ...content, also: await cardOf(context, telling, mail) },
    messageId: `<${found.uuid}.${mail.occasion}.${mail.to}.${mail.sequence}@${tenant.host}>`
  })
}

export const appointmentJobs: Handlers = {
  'appointment-mail': send,
  'appointment-lapse': ({ appointment_uuid, sequence }, context) =>
    lapse(context, String(appointment_uuid), Number(sequence))
}
