import { textsIn } from '../../core/base/intl.ts'
import type { Handlers } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { facts, frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { findByUuid } from './account.repository.ts'
import type { NewDevice } from './account.service.ts'

const mail: Handlers[string] = async (payload, context) => {
  const { mail: id, user_uuid, device, at } = payload as NewDevice
  const { tenant, db, app } = context
  const account = await findByUuid(db, user_uuid)
  if (!account) return
  const t = textsIn(tenant.language)
  const format = new Intl.DateTimeFormat(tenant.language.slice(0, 5), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: tenant.time_zone
  })
  const content = {
    ...frameOf(tenant),
    title: t('mails.new-device'),
    paragraphs: [
      t('mails.hello-name', { name: account.full_name }),
      t('mails.new-device-lead', { email: account.email_address }),
      t('mails.second-factor-tried-not-you')
    ],
    facts: facts([
      [t('mails.when'), [format.format(new Date(at))]],
      [t('mails.new-device-browser'), [device]]
    ]),
    actions: [
      {
        href: `${baseUrl(app.config, tenant)}/account/password-reset`,
        label: t('account.set-password'),
        isPrimary: false
      }
    ]
  }
  await sendTemplate(context, {
    to: { name: account.full_name, address: account.email_address },
    subject: `${content.title} – ${tenant.name}`,
    content,
    messageId: `<new-device.${id}@${tenant.host}>`
  })
}

export const newDeviceJobs: Handlers = { 'new-device-mail': mail }
