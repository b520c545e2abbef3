import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, Job } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { facts, frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { hashToken } from '../../core/security/tokens.ts'
import { findAdministrators } from '../../ops/webhooks/webhooks.repository.ts'

interface Failing {
  day: string
  websites: { origin: string; fault: string }[]
}

/** The job that tells the administrators which websites have begun to fail. */
export const failingMail = (day: string, websites: Failing['websites']): Job => ({
  kind: 'website-failing-mail',
  dedupe_key: `website-failing:${day}:${hashToken(JSON.stringify(websites))}`,
  payload: { day, websites } satisfies Failing
})

const mail: Handlers[string] = async (payload, context) => {
  const { day, websites } = payload as unknown as Failing
  const { tenant, db, app } = context
  const [first, ...others] = await findAdministrators(db)
  const [website] = websites
  if (!first || !website) return
  const t = textsIn(tenant.language)
  const title = t('mails.website-failing', { count: websites.length, origin: website.origin })
  const href = `${baseUrl(app.config, tenant)}/app/account-admin/embed/health`
  const toOf = ({ full_name, email_address }: typeof first) => ({ name: full_name, address: email_address })
  await sendTemplate(context, {
    to: toOf(first),
    bcc: others.map(toOf),
    subject: `${title} – ${tenant.name}`,
    content: {
      ...frameOf(tenant),
      title,
      paragraphs: [t('mails.website-failing-lead')],
      facts: facts(websites.map(({ origin, fault }) => [origin, [t(`mails.website-${fault}`)]])),
      actions: [{ href, label: t('mails.website-open'), isPrimary: true }]
    },
    messageId: `<website-failing.${day}.${website.fault}.${new URL(website.origin).hostname}@${tenant.host}>`
  })
}

export const noticeMails: Handlers = { 'website-failing-mail': mail }
