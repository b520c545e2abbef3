import { textsIn } from '../../core/base/intl.ts'
import type { Handlers } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { createReset } from './account.service.ts'

const mail: Handlers[string] = async (payload, context) => {
  const { reset, email } = payload as { reset: string; email: string }
  const { tenant, app } = context
  const created = await createReset(context, reset, email)
  if (!created) return
  const { account, token } = created
  const t = textsIn(tenant.language)
  const content = {
    ...frameOf(tenant),
    title: t('mails.reset-subject'),
    paragraphs: [
      t('mails.hello-name', { name: account.full_name }),
      t('mails.reset-lead', { email: account.email_address }),
      t('mails.reset-not-you')
    ],
    facts: [],
    actions: [
      {
        href: `${baseUrl(app.config, tenant)}/account/password-reset/${token}`,
        label: t('account.set-password'),
        isPrimary: true
      }
    ]
  }
  await sendTemplate(context, {
    to: { name: account.full_name, address: account.email_address },
    subject: `${content.title} – ${tenant.name}`,
    content,
    messageId: `<password-reset.${reset}@${tenant.host}>`
  })
}

export const passwordResetJobs: Handlers = { 'password-reset-mail': mail }
