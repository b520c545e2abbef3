import { resolveLocale } from '#contract/locales'
import { formatInstant } from '../../core/base/format-date.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, Job } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import * as repository from './data-requests.repository.ts'
import { requestToken } from './link.ts'

export const dataMail = (request_uuid: string, expires_at: string): Job => ({
  kind: 'personal-data',
  dedupe_key: `personal-data:${request_uuid}:${expires_at}`,
  payload: { request_uuid, expires_at }
})

/** The link to the data, unless another one was sent since. */
const sendLink: Handlers[string] = async ({ request_uuid, expires_at }, context) => {
  const { app, db, tenant } = context
  const row = await repository.find(db, String(request_uuid))
  if (!row?.email || row.expires_at !== expires_at) return
  const locale = resolveLocale(row.language, tenant.language)
  const t = textsIn(locale)
  const { remarks, ...frame } = frameOf(tenant, locale)
  const until = formatInstant(frame.lang, tenant.time_zone, String(expires_at))
  await sendTemplate(context, {
    to: { name: '', address: row.email },
    subject: t('personal-data.mail-subject', { tenant: tenant.name }),
    messageId: `<${row.uuid}.${Date.parse(String(expires_at))}.data@${tenant.host}>`,
    content: {
      ...frame,
      title: t('personal-data.mail-title'),
      paragraphs: [
        t('mails.hello'),
        t('personal-data.mail-lead', { tenant: tenant.name }),
        t('personal-data.until', { until })
      ],
      facts: [],
      actions: [
        {
          href: `${baseUrl(app.config, tenant)}/my-data/${requestToken(app, tenant.id, row)}`,
          label: t('personal-data.mail-open'),
          isPrimary: true
        }
      ],
      remarks: [t('personal-data.mail-why'), t('personal-data.mail-secret'), ...remarks]
    }
  })
}

export const dataRequestMails: Handlers = { 'personal-data': sendLink }
