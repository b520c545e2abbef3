import { instant } from '../../core/base/clock.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, Job } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import * as repository from './webhooks.repository.ts'

type Disabled = { webhook_uuid: string; at: string }

/** The job that tells the administrators that a webhook was turned off. */
export const disabledMail = (webhook_uuid: string, now: Date): Job => ({
  kind: 'webhook-disabled-mail',
  dedupe_key: `webhook-disabled:${webhook_uuid}:${instant(now)}`,
  payload: { webhook_uuid, at: instant(now) } satisfies Disabled
})

const mail: Handlers[string] = async (payload, context) => {
  const { webhook_uuid, at } = payload as Disabled
  const { tenant, db, app } = context
  const webhook = await repository.find(db, webhook_uuid)
  const [first, ...others] = await repository.findAdministrators(db)
  if (!webhook || !first) return
  const t = textsIn(tenant.language)
  const { name, url } = webhook
  const content = {
    ...frameOf(tenant),
    title: t('mails.webhook-disabled'),
    paragraphs: [t('mails.webhook-disabled-lead', { name, url }), t('mails.webhook-disabled-then')],
    facts: [],
    actions: [
      {
        href: `${baseUrl(app.config, tenant)}/app/account-admin/webhooks`,
        label: t('mails.webhook-open'),
        isPrimary: true
      }
    ]
  }
  const toOf = ({ full_name, email_address }: typeof first) => ({ name: full_name, address: email_address })
  await sendTemplate(context, {
    to: toOf(first),
    bcc: others.map(toOf),
    subject: `${content.title} – ${tenant.name}`,
    content,
    messageId: `<webhook-disabled.${webhook_uuid}.${at}@${tenant.host}>`
  })
}

export const webhookMails: Handlers = { 'webhook-disabled-mail': mail }
