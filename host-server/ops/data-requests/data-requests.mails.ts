import { resolveLocale } from '#contract/locales'
import { formatDay, formatInstant } from '../../core/base/format-date.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, Job, JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import type { RequestRow } from './data-requests.repository.ts'
import * as repository from './data-requests.repository.ts'
import { requestToken } from './link.ts'

/** A link to the data, or to the question whether to erase it. */
export const linkMail = (request_uuid: string, expires_at: string): Job => ({
  kind: 'data-request-link',
  dedupe_key: `data-request-link:${request_uuid}:${expires_at}`,
  payload: { request_uuid, expires_at }
})

export const extensionMail = (request_uuid: string): Job => ({
  kind: 'data-request-extension',
  dedupe_key: `data-request-extension:${request_uuid}`,
  payload: { request_uuid }
})

interface Erased {
  to: string
  reference: string
  language: RequestRow['language']
}

/** The last mail: its job has the address, which nothing else has any more, until it is sent. */
export const erasedMail = (uuid: string, erased: Erased): Job => ({
  kind: 'data-request-erased',
  dedupe_key: `data-request-erased:${uuid}`,
  payload: { uuid, ...erased }
})

/** What a mail to a customer begins with, in their language. */
function letter({ tenant }: JobContext, { language, email }: Pick<RequestRow, 'language' | 'email'>) {
  const locale = resolveLocale(language, tenant.language)
  const t = textsIn(locale)
  const { remarks, ...frame } = frameOf(tenant, locale)
  return { t, frame, remarks, to: { name: '', address: email } }
}

/** Unless another link was sent since. */
const sendLink: Handlers[string] = async ({ request_uuid, expires_at }, context) => {
  const { app, db, tenant } = context
  const row = await repository.find(db, String(request_uuid))
  if (!row?.email || row.expires_at !== expires_at) return
  const { t, frame, remarks, to } = letter(context, row)
  const about = row.kind === 'erasure' ? 'personal-data.erase' : 'personal-data.mail'
  const until = formatInstant(frame.lang, tenant.time_zone, String(expires_at))
  await sendTemplate(context, {
    to,
    subject: t(`${about}-subject`, { tenant: tenant.name }),
    messageId: `<${row.uuid}.${Date.parse(String(expires_at))}.data@${tenant.host}>`,
    content: {
      ...frame,
      title: t(`${about}-title`),
      paragraphs: [t('mails.hello'), t(`${about}-lead`, { tenant: tenant.name }), t('personal-data.until', { until })],
      facts: [],
      actions: [
        {
          href: `${baseUrl(app.config, tenant)}/my-data/${requestToken(app, tenant.id, row)}`,
          label: t(`${about}-open`),
          isPrimary: true
        }
      ],
      remarks: [t(`${about}-why`), t(`${about}-secret`), ...remarks]
    }
  })
}

/** Why it takes longer, and until when (GDPR Art. 12(3)). */
const tellExtension: Handlers[string] = async ({ request_uuid }, context) => {
  const { db, tenant } = context
  const row = await repository.find(db, String(request_uuid))
  if (!row?.email || !row.extension) return
  const { t, frame, remarks, to } = letter(context, row)
  const day = formatDay(frame.lang, 'UTC', row.due_on)
  await sendTemplate(context, {
    to,
    subject: t('personal-data.longer-subject', { reference: row.reference }),
    messageId: `<${row.uuid}.extension@${tenant.host}>`,
    content: {
      ...frame,
      title: t('personal-data.longer-title'),
      paragraphs: [t('mails.hello'), t('personal-data.longer-lead', { day }), ...row.extension.split(/\n+/)],
      facts: [],
      remarks: [t('personal-data.longer-rights'), ...remarks]
    }
  })
}

const tellErased: Handlers[string] = async (payload, context) => {
  const { uuid, to: email, reference, language } = payload as Partial<Erased> & { uuid?: string }
  const { tenant } = context
  const { t, frame, remarks, to } = letter(context, { email: email ?? '', language: language ?? '' })
  await sendTemplate(context, {
    to,
    subject: t('personal-data.erased-subject', { tenant: tenant.name }),
    messageId: `<${uuid}.erased@${tenant.host}>`,
    content: {
      ...frame,
      title: t('personal-data.erased-title'),
      paragraphs: [
        t('mails.hello'),
        t('personal-data.erased-lead', { tenant: tenant.name, reference: reference ?? '' })
      ],
      facts: [],
      remarks: [t('personal-data.erased-last'), ...remarks]
    }
  })
}

export const dataRequestMails: Handlers = {
  'data-request-link': sendLink,
  'data-request-extension': tellExtension,
  'data-request-erased': tellErased
}
