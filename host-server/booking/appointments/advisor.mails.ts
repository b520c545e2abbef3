import type { MailContent } from '../../../templates/mails/mail.tsx'
import { formatInstant } from '../../core/base/format-date.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { emailLine, facts, frameOf, linesOf, phoneLine } from '../../core/mail/mail-template.tsx'
import { customerFact } from '../appointment-topics/customer-question.service.ts'
import { answersIn } from '../appointment-topics/questions.service.ts'
import { type AppointmentView, joinTime } from './appointment-view.service.ts'
import type { AppointmentMail } from './appointments.jobs.ts'
import { advisorEntry } from './calendar-entries.service.ts'
import type { AppointmentDetails } from './details.repository.ts'
import { hasEntry, type Lines, type MailDraft, methodOf, saidOf, timeFacts } from './mail-occasion.ts'

const AGENDA = '/app/online-appointments/appointments/index'
const SETTINGS = '/app/online-appointments/settings/index'

/** The customer has been promised a link that is not set. */
export const owesLink = ({ type, state, join_url }: AppointmentDetails) =>
  type === 'online' && state === 'booked' && !join_url

/** A request leads to those that await an answer. */
export function answerActions({ t, base }: Pick<AppointmentView, 't' | 'base'>, isRequest: boolean) {
  const all = { href: base + AGENDA, label: t('mails.all-appointments') }
  if (!isRequest) return [{ ...all, isPrimary: true }]
  return [{ href: `${base}${AGENDA}?state=requested`, label: t('mails.answer-request'), isPrimary: true }, all]
}

/** A missing link leads to where it is set. */
function advisorActions(view: AppointmentView): MailContent['actions'] {
  const { t, found, base, talk } = view
  if (owesLink(found) && found.is_institutional) {
    return [...answerActions(view, false), { href: base + SETTINGS, label: t('mails.set-link') }]
  }
  const actions = answerActions(view, found.state === 'requested')
  return talk ? [...actions, { href: found.join_url, label: t('mails.join') }] : actions
}

const answerFacts = ({ answers }: AppointmentDetails): [string, Lines][] =>
  answersIn(answers).map(({ question, answer }) => [question, linesOf(answer)])

/** A room is entered from the advisor's own address, for which they sign in. */
function joinLine(view: AppointmentView) {
  const { found, talk } = view
  const { join_url } = found
  return join_url ? { text: talk ? joinTime(view, found.branch_time_zone, found) : join_url, href: join_url } : ''
}

function advisorContent(view: AppointmentView, mail: AppointmentMail): MailContent {
  const { t, tenant, found } = view
  const { occasion, own = occasion } = mail
  const said = saidOf(own, found, mail)
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
      [t('mails.where'), [joinLine(view)]],
      [t('mails.where'), [owesLink(found) ? t('mails.no-link', told) : '']],
      [t('mails.customer'), [`${found.first_name} ${found.last_name}`]],
      [t('mails.email'), [emailLine(found.email) ?? t('mails.no-email')]],
      [t('mails.phone'), [phoneLine(found.phone)]],
      ...customerFact(t, found.is_customer).map(([name, said]): [string, string[]] => [name, [said]]),
      ...answerFacts(found),
      [t('mails.note'), linesOf(found.note)],
      [t('mails.message-to-customer'), linesOf(mail.message ?? '')],
      [t('mails.reason'), occasion === 'cancelled' ? linesOf(found.cancel_reason) : []]
    ]),
    actions: advisorActions(view)
  }
}

/** Sent as Bcc, so that a reply to all does not show the visitor who else gets a copy. */
export const copiesOf = ({ copies_to }: Pick<AppointmentDetails, 'copies_to'>) =>
  (JSON.parse(copies_to ?? '[]') as string[]).map((address) => ({ name: '', address }))

export function advisorMail(view: AppointmentView, mail: AppointmentMail, context: JobContext): MailDraft {
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
    subject: t(`mails.advisor-${saidOf(own, found, mail)}-subject`, { name, when }),
    content: advisorContent(view, mail),
    ...(hasEntry(found, occasion) && { ics })
  }
}
