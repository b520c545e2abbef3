import { languageTag, resolveLocale } from '#contract/locales'
import { formatDay, isSameTime, zoneName } from '../../core/base/format-date.ts'
import { fullName } from '../../core/base/full-name.ts'
import { type Translate, textsIn } from '../../core/base/intl.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl, repliesTo } from '../../core/mail/mail.ts'
import {
  emailLine,
  facts,
  frameOf,
  linesOf,
  type MailTemplate,
  phoneLine,
  sendTemplate
} from '../../core/mail/mail-template.tsx'
import { customerFact } from '../appointment-topics/customer-question.service.ts'
import type { ContactMail, Given } from './announcements.service.ts'
import { type ContactRequestDetails, find } from './contact-requests.repository.ts'

type MailDraft = Omit<MailTemplate, 'messageId'>
type Write = (found: ContactRequestDetails, context: JobContext, given?: Given) => MailDraft

export const advisorOf = ({
  first_name_of_advisor: first_name,
  last_name_of_advisor: last_name,
  ...rest
}: ContactRequestDetails) => fullName({ ...rest, first_name, last_name })

/** The assistant who gets the advisor's requests, where that is set and the module is on. */
function assistantOf(found: ContactRequestDetails, { modules }: JobContext['tenant']): MailTemplate['to'] | undefined {
  const { email_of_assistant: address, first_name_of_assistant, last_name_of_assistant } = found
  if (!address || !modules.has('assistant')) return undefined
  return { name: `${first_name_of_assistant} ${last_name_of_assistant}`, address }
}

/** The day and the hours, with the name of the branch's time zone where it differs from the institution's. */
function whenLines(
  { date, start_time, end_time, time_zone, created_at }: ContactRequestDetails,
  tag: string,
  tenant: JobContext['tenant']
): string[] {
  const noon = date ? `${date}T12:00:00Z` : created_at
  const zone = isSameTime(time_zone, tenant.time_zone, noon) ? '' : ` (${zoneName(tag, time_zone, noon)})`
  const hours = start_time ? `${start_time}–${end_time}${zone}` : ''
  return [date ? formatDay(tag, 'UTC', noon) : '', hours]
}

/** The id of the first mail that the customer gets about a request. */
export const confirmationId = (uuid: string, tenant: JobContext['tenant']) => `<${uuid}.contact.visitor@${tenant.host}>`

/** One of its own each time, or the mail program of who gets a request back would hide the second. */
const noticeId = (uuid: string, tenant: JobContext['tenant'], given?: Given) =>
  `<${[uuid, 'contact.advisor', given?.at.replace(/\D/g, '')].filter(Boolean).join('.')}@${tenant.host}>`

/** The subject of a confirmation, which mail programs expect of answers too. */
export const confirmationSubject = ({ kind }: Pick<ContactRequestDetails, 'kind'>, t: Translate) =>
  t(kind === 'callback' ? 'mails.callback-subject' : 'mails.contact-subject')

/** Contains nothing of what the sender typed, only what they chose: the address is unverified. */
const toVisitor: Write = (found, { tenant }) => {
  const locale = resolveLocale(found.language, tenant.language)
  const t = textsIn(locale)
  const advisor = advisorOf(found)
  const { remarks, ...frame } = frameOf(tenant, locale)
  const said = found.kind === 'callback' ? 'callback' : 'contact'
  const lead = found.kind === 'appointment' ? 'mails.wish-lead' : `mails.${said}-lead`
  const subject = confirmationSubject(found, t)
  return {
    to: { name: '', address: found.email },
    ...repliesTo(advisor, found.public_email),
    subject,
    photo: found.photo_of_advisor,
    content: {
      ...frame,
      title: subject,
      paragraphs: [t('mails.hello'), t(lead)],
      facts: facts([
        [t(found.kind === 'appointment' ? 'mails.wish' : 'mails.when'), whenLines(found, languageTag(locale), tenant)]
      ]),
      person: {
        title: t('mails.contact-with'),
        name: advisor,
        position: found.position,
        phone: phoneLine(found.phone_of_advisor),
        email: emailLine(found.public_email)
      },
      remarks: [t('mails.contact-not-you'), ...remarks]
    }
  }
}

function leadTo({ kind }: ContactRequestDetails, t: Translate, advisor: string, hasAssistant: boolean) {
  return hasAssistant ? t('mails.assistant-contact-lead', { name: advisor }) : t(`mails.advisor-contact-${kind}-lead`)
}

const toAdvisor: Write = (found, { tenant, app }, given) => {
  const t = textsIn(tenant.language)
  const name = `${found.first_name} ${found.last_name}`
  const assistant = assistantOf(found, tenant)
  const advisor = advisorOf(found)
  // assistants cannot open the advisor's list
  const list = !assistant
  return {
    to: assistant ?? { name: advisor, address: found.email_of_advisor },
    replyTo: { name, address: found.email },
    subject: t(`mails.advisor-contact-${found.kind}-subject`, { name }),
    content: {
      ...frameOf(tenant),
      title: t(`mails.advisor-contact-${found.kind}-title`),
      paragraphs: [
        given ? t('mails.contact-given', { name: given.from, advisor }) : leadTo(found, t, advisor, Boolean(assistant))
      ],
      facts: facts([
        [t('mails.note-from', { name: given?.from ?? '' }), linesOf(given?.note ?? '')],
        [t('mails.when'), whenLines(found, languageTag(tenant.language), tenant)],
        [t('mails.customer'), [name]],
        [t('mails.email'), [emailLine(found.email)]],
        [t('mails.phone'), [phoneLine(found.phone)]],
        ...customerFact(t, found.is_customer).map(([fact, said]): [string, string[]] => [fact, [said]]),
        [t('mails.note'), linesOf(found.note)]
      ]),
      ...(list && {
        actions: [
          {
            href: `${baseUrl(app.config, tenant)}/app/requests?id=${found.uuid}`,
            label: t('mails.open-request'),
            isPrimary: true
          }
        ]
      })
    }
  }
}

const WRITE: Record<ContactMail['to'], Write> = { visitor: toVisitor, advisor: toAdvisor }

const send: Handlers[string] = async (payload, context) => {
  const { contact_request_uuid, to, given } = payload as ContactMail
  const { db, tenant } = context
  const found = await find(db, contact_request_uuid)
  if (!found) return
  const messageId = to === 'visitor' ? confirmationId(found.uuid, tenant) : noticeId(found.uuid, tenant, given)
  await sendTemplate(context, { ...WRITE[to](found, context, given), messageId })
}

export const contactRequestJobs: Handlers = { 'contact-mail': send }
