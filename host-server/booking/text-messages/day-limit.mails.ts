import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, Job } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { findAdministrators } from '../../ops/webhooks/webhooks.repository.ts'

type Reached = { day: string; limit: number }

/** The job that tells the administrators, once a day. */
export const limitMail = (reached: Reached): Job => ({
  kind: 'text-limit-mail',
  dedupe_key: `text-limit:${reached.day}`,
  payload: { ...reached }
})

const mail: Handlers[string] = async (payload, context) => {
  const { day, limit } = payload as Reached
  const { tenant, db, app } = context
  const [first, ...others] = await findAdministrators(db)
  if (!first) return
  const t = textsIn(tenant.language)
  const title = t('mails.text-limit')
  const href = `${baseUrl(app.config, tenant)}/app/account-admin/settings?id=texts`
  const toOf = ({ full_name, email_address }: typeof first) => ({ name: full_name, address: email_address })
  await sendTemplate(context, {
    to: toOf(first),
    bcc: others.map(toOf),
    subject: `${title} – ${tenant.name}`,
    content: {
      ...frameOf(tenant),
      title,
      paragraphs: [t('mails.text-limit-lead', { limit })],
      facts: [],
      actions: [{ href, label: t('mails.text-limit-open'), isPrimary: true }]
    },
    messageId: `<text-limit.${day}@${tenant.host}>`
  })
}

export const dayLimitMails: Handlers = { 'text-limit-mail': mail }
