import { languageTag } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { formatDay } from '../../core/base/format-date.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { acceptsPasswords } from '../openid/openid.settings.ts'
import { find } from './invitations.repository.ts'
import { pathOf } from './invitations.service.ts'

const mail: Handlers[string] = async (payload, context) => {
  const { db, tenant, app } = context
  const { invitation } = payload as { invitation: string }
  const invited = await find(db, invitation, instant(app.clock.now()))
  if (!invited) return
  const t = textsIn(tenant.language)
  const base = baseUrl(app.config, tenant)
  const hasPasswords = acceptsPasswords(tenant.settings)
  const until = formatDay(languageTag(tenant.language), tenant.time_zone, invited.expires_at)
  const { email_address: email, full_name: name } = invited
  const content = {
    ...frameOf(tenant),
    title: t('mails.invitation-subject', { tenant: tenant.name }),
    paragraphs: [
      t('mails.hello-name', { name }),
      t('mails.invitation-lead', { email, tenant: tenant.name }),
      hasPasswords ? t('mails.invitation-until', { until }) : t('mails.invitation-service')
    ],
    facts: [],
    actions: [
      {
        href: hasPasswords ? `${base}${pathOf(app.config.SESSION_SECRET, invitation)}` : `${base}/account/login`,
        label: t(hasPasswords ? 'account.set-first-password' : 'account.log-in'),
        isPrimary: true
      }
    ]
  }
  await sendTemplate(context, {
    to: { name, address: email },
    subject: content.title,
    content,
    messageId: `<invitation.${invitation}@${tenant.host}>`
  })
}

export const invitationJobs: Handlers = { 'invitation-mail': mail }
