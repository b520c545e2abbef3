import { textsIn } from '../../core/base/intl.ts'
import type { Handlers } from '../../core/jobs/outbox.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { findByUuid } from '../account/account.repository.ts'

const mail: Handlers[string] = async (payload, context) => {
  const { mail: id, user_uuid, is_on } = payload as { mail: string; user_uuid: string; is_on: boolean }
  const { tenant, db } = context
  const account = await findByUuid(db, user_uuid)
  if (!account) return
  const t = textsIn(tenant.language)
  const content = {
    ...frameOf(tenant),
    title: t(is_on ? 'mails.second-factor-on' : 'mails.second-factor-off'),
    paragraphs: [
      t('mails.hello-name', { name: account.full_name }),
      t(is_on ? 'mails.second-factor-on-lead' : 'mails.second-factor-off-lead', { email: account.email_address }),
      t('mails.second-factor-not-you')
    ],
    facts: [],
    actions: []
  }
  await sendTemplate(context, {
    to: { name: account.full_name, address: account.email_address },
    subject: `${content.title} – ${tenant.name}`,
    content,
    messageId: `<second-factor.${id}@${tenant.host}>`
  })
}

export const secondFactorJobs: Handlers = { 'second-factor-mail': mail }
