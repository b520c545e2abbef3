import { resolveLocale } from '#contract/locales'
import { fullName } from '../../core/base/full-name.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { repliesTo } from '../../core/mail/mail.ts'
import { emailLine, frameOf, phoneLine, sendTemplate } from '../../core/mail/mail-template.tsx'
import { type AdvisorRow, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'
import { advisorOf, confirmationId, confirmationSubject } from '../contact-requests/contact-requests.mails.ts'
import { type ContactRequestDetails, find } from '../contact-requests/contact-requests.repository.ts'
import type { ReplyMail } from './replies.service.ts'
import { findReply, findReplyUuids } from './thread.repository.ts'

const idOf = (reply: string, tenant: JobContext['tenant']) => `<${reply}.reply@${tenant.host}>`

interface Signature {
  name: string
  position: string
  phone: string
  /** '' where customers must not see it. */
  email: string
  photo: string | null
}

const ofAuthor = (author: AdvisorRow): Signature => ({
  name: fullName(author),
  position: author.position,
  phone: author.phone_number,
  email: publicEmail(author),
  photo: author.photo
})

const ofAdvisor = (request: ContactRequestDetails): Signature => ({
  name: advisorOf(request),
  position: request.position,
  phone: request.phone_of_advisor,
  email: request.public_email,
  photo: request.photo_of_advisor
})

/** The card of who replies, or else of the request's advisor; nobody's who has left. */
async function signatureOf({ db }: JobContext, request: ContactRequestDetails, author_uuid: string | null) {
  const isOwn = author_uuid === request.advisor_uuid
  const author = isOwn || !author_uuid ? undefined : await findAdvisorByUuid(db, author_uuid)
  if (author) return ofAuthor(author)
  return request.advisor_left_at ? undefined : ofAdvisor(request)
}

/** The mails about a request that the customer has got before a reply. */
async function threadOf({ db, tenant }: JobContext, request_uuid: string, reply_uuid: string) {
  const replies = await findReplyUuids(db, request_uuid)
  const earlier = replies.slice(0, replies.indexOf(reply_uuid)).map((uuid) => idOf(uuid, tenant))
  return [confirmationId(request_uuid, tenant), ...earlier]
}

/** A letter from a person: in the customer's language, signed by the author and without what automatic mails say. */
const send: Handlers[string] = async (payload, context) => {
  const { db, tenant } = context
  const reply = await findReply(db, (payload as ReplyMail).reply_uuid)
  const request = reply && (await find(db, reply.request_uuid))
  if (!request) return
  const locale = resolveLocale(request.language, tenant.language)
  const t = textsIn(locale)
  const signature = await signatureOf(context, request, reply.author_uuid)
  const name = reply.author_uuid && signature ? signature.name : reply.author_name
  await sendTemplate(context, {
    to: { name: `${request.first_name} ${request.last_name}`, address: request.email },
    sender: reply.author_name,
    // an answer to someone who has left would reach no one
    ...(!request.advisor_left_at && repliesTo(advisorOf(request), request.public_email)),
    subject: `Re: ${confirmationSubject(request, t)}`,
    headers: { 'Auto-Submitted': 'no' },
    messageId: idOf(reply.uuid, tenant),
    thread: await threadOf(context, request.uuid, reply.uuid),
    photo: signature?.photo ?? null,
    content: {
      ...frameOf(tenant, locale),
      remarks: [],
      title: t('mails.reply-subject', { tenant: tenant.name }),
      paragraphs: [...reply.text.split(/\n+/).filter((line) => line.trim()), name],
      facts: [],
      ...(signature && {
        person: {
          title: t('mails.contact-with'),
          name: signature.name,
          position: signature.position,
          phone: phoneLine(signature.phone),
          email: emailLine(signature.email)
        }
      })
    }
  })
}

export const requestReplyJobs: Handlers = { 'contact-reply': send }
