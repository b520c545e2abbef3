import { textsIn } from '../../core/base/intl.ts'
import type { Handlers } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { findByUuid } from '../account/account.repository.ts'
import type { News } from './second-factor.service.ts'

/** What no administrator does. */
const OWN: ReadonlySet<News> = new Set(['tried', 'passkey', 'codes'])

const mail: Handlers[string] = async (payload, context) => {
  const { mail: id, user_uuid, news } = payload as { mail: string; user_uuid: string; news: News }
  const { tenant, db, app } = context
  const account = await findByUuid(db, user_uuid)
  if (!account) return
  const t = textsIn(tenant.language)
  const content = {
    ...frameOf(tenant),
    title: t(`mails.second-factor-${news}`),
    paragraphs: [
      t('mails.hello-name', { name: account.full_name }),
      t(`mails.second-factor-${news}-lead`, { email: account.email_address }),
      t(OWN.has(news) ? 'mails.second-factor-tried-not-you' : 'mails.second-factor-not-you')
    ],
    facts: [],
    actions: [
      {
        href: `${baseUrl(app.config, tenant)}/account/password-reset`,
        label: t('account.set-password'),
        isPrimary: news === 'tried'
      }
    ]
  }
  await sendTemplate(context, {
    to: { name: account.full_name, address: account.email_address },
    subject: `${content.title} – ${tenant.name}`,
    content,
    messageId: `<second-factor.${id}@${tenant.host}>`
  })
}

export const secondFactorJobs: Handlers = { 'second-factor-mail': mail }
