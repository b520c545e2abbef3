import { resolveLocale } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { fullName } from '../../core/base/full-name.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { conversationToken } from './conversation-token.ts'
import type { ConversationRow } from './conversations.repository.ts'
import * as repository from './conversations.repository.ts'
import type { GivenMail } from './conversations.service.ts'
import type { Side, UnreadMail } from './messages.service.ts'
import { transcriptOf } from './transcript.ts'
import type { TranscriptMail } from './visitor.service.ts'

const find = ({ db }: JobContext, uuid: string) => repository.find(db, repository.ANYONES, uuid)

const idOf = ({ uuid }: ConversationRow, { tenant }: JobContext, what: string) =>
  `<${uuid}.conversation.${what}@${tenant.host}>`

/** The key stands behind the hash, which browsers send to no server. */
const linkOf = ({ app, tenant }: JobContext, { uuid }: ConversationRow) =>
  `${baseUrl(app.config, tenant)}/messenger#/${conversationToken(app.config, tenant.id, uuid)}`

/** Nothing of what was typed: the visitor's address is unverified, and messages stay where they are erased in time. */
async function toVisitor(context: JobContext, row: ConversationRow, what: 'link' | 'unread', since = 0) {
  if (!row.email) return
  const { tenant } = context
  const locale = resolveLocale(row.language, tenant.language)
  const t = textsIn(locale)
  const { remarks, ...frame } = frameOf(tenant, locale)
  const name = fullName(row)
  const title = t(`mails.conversation-${what}-title`, { name })
  await sendTemplate(context, {
    to: { name: '', address: row.email },
    subject: title,
    messageId: idOf(row, context, `visitor.${what}.${since}`),
    content: {
      ...frame,
      title,
      paragraphs: [t('mails.hello'), t(`mails.conversation-${what}-lead`, { name })],
      facts: [],
      actions: [{ href: linkOf(context, row), label: t('mails.conversation-open'), isPrimary: true }],
      remarks: [t('mails.contact-not-you'), ...remarks]
    }
  })
}

/** The advisor; of one who has left, the managers of the branch. */
async function readersOf({ db }: JobContext, row: ConversationRow) {
  if (!row.left_at) return [{ name: fullName(row), address: row.email_of_advisor }]
  const managers = await repository.findManagersOf(db, row.organization_uuid)
  return managers.map(({ full_name, email_address }) => ({ name: full_name, address: email_address }))
}

async function toStaff(context: JobContext, row: ConversationRow, said: { id: string; lead: string }) {
  for (const [nth, to] of (await readersOf(context, row)).entries())
    await toReader(context, row, { ...said, id: nth ? `${said.id}.${nth}` : said.id, to })
}

interface Said {
  id: string
  lead: string
  to: { name: string; address: string }
}

async function toReader(context: JobContext, row: ConversationRow, said: Said) {
  const { app, tenant } = context
  const t = textsIn(tenant.language)
  const title = t('mails.conversation-staff-title', { name: row.name })
  await sendTemplate(context, {
    to: said.to,
    subject: title,
    messageId: idOf(row, context, said.id),
    content: {
      ...frameOf(tenant),
      title,
      paragraphs: [said.lead],
      facts: [],
      actions: [
        {
          href: `${baseUrl(app.config, tenant)}/app/messenger?id=${row.uuid}`,
          label: t('mails.conversation-open'),
          isPrimary: true
        }
      ]
    }
  })
}

const isUnread = (row: ConversationRow, to: Side, since: number) =>
  row[`seen_${to}`] === since && row[to === 'staff' ? 'last_seq_visitor' : 'last_seq_staff'] > since

/** Decided when it is sent: who has read meanwhile is not told. */
const sendUnread: Handlers[string] = async (payload, context) => {
  const { conversation_uuid, to, since } = payload as UnreadMail
  const row = await find(context, conversation_uuid)
  if (!row || !isUnread(row, to, since)) return
  if (to === 'visitor') return toVisitor(context, row, 'unread', since)
  const lead = textsIn(context.tenant.language)('mails.conversation-staff-lead', { name: row.name })
  await toStaff(context, row, { id: `staff.${since}`, lead })
}

const sendLink: Handlers[string] = async (payload, context) => {
  const row = await find(context, (payload as { conversation_uuid: string }).conversation_uuid)
  if (row) await toVisitor(context, row, 'link')
}

const sendGiven: Handlers[string] = async (payload, context) => {
  const { conversation_uuid, advisor_uuid, from } = payload as GivenMail
  const row = await find(context, conversation_uuid)
  // given on meanwhile
  if (row?.advisor_uuid !== advisor_uuid) return
  const lead = textsIn(context.tenant.language)('mails.conversation-given-lead', { name: row.name, from })
  await toStaff(context, row, { id: `given.${row.revision}`, lead })
}

const sendTranscript: Handlers[string] = async (payload, context) => {
  const row = await find(context, (payload as TranscriptMail).conversation_uuid)
  // deleted meanwhile
  if (!row?.email) return
  const { tenant, db, app } = context
  const locale = resolveLocale(row.language, tenant.language)
  const t = textsIn(locale)
  const { remarks, ...frame } = frameOf(tenant, locale)
  const name = fullName(row)
  const messages = await repository.findMessages(db, row.uuid, 0)
  const title = t('mails.conversation-transcript-title', { name })
  await sendTemplate(context, {
    to: { name: '', address: row.email },
    subject: title,
    messageId: idOf(row, context, `visitor.transcript.${instant(app.clock.now())}`),
    content: {
      ...frame,
      title,
      paragraphs: [t('mails.hello'), t('mails.conversation-transcript-lead', { name })],
      facts: transcriptOf(messages, row.time_zone, t, frame.lang),
      actions: [{ href: linkOf(context, row), label: t('mails.conversation-open'), isPrimary: true }],
      remarks: [t('mails.contact-not-you'), ...remarks]
    }
  })
}

export const conversationJobs: Handlers = {
  'conversation-unread': sendUnread,
  'conversation-link': sendLink,
  'conversation-given': sendGiven,
  'conversation-transcript': sendTranscript
}
