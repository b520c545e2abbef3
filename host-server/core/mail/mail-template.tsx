import { themeOf } from '#contract/colour'
import { languageTag } from '#contract/locales'
import { type MailContent, Mail as MailView } from '../../../templates/mails/mail.tsx'
import { mailText } from '../../../templates/mails/text.ts'
import { textsIn } from '../base/intl.ts'
import { primaryColour } from '../pages/page.ts'
import { legalOf } from '../pages/public-frame.ts'
import { html } from '../pages/render.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { type Mail, sendMail } from './mail.ts'

/** An e-mail before rendering: one content for HTML and text. */
export type MailTemplate = Omit<Mail, 'text' | 'html'> & { content: MailContent }

/** Facts by name, without empty ones. */
export const facts = (rows: [name: string, lines: readonly string[]][]): MailContent['facts'] =>
  rows
    .map(([name, lines]) => ({ name, lines: lines.filter((line) => line.trim()) }))
    .filter(({ lines }) => lines.length)

/** What all mails of a tenant have in common. */
export const frameOf = (tenant: CurrentTenant) => ({
  lang: languageTag(tenant.language),
  tenant: tenant.name,
  colours: themeOf(primaryColour(tenant)),
  remarks: [textsIn(tenant.language)('mails.automatic', { tenant: tenant.name })],
  legal: legalOf(tenant, tenant.language).map(({ page, href }) => ({
    href,
    label: textsIn(tenant.language)(`pages.${page}`)
  }))
})

export const sendTemplate = ({ config, log }: AppContext, tenant: CurrentTenant, { content, ...mail }: MailTemplate) =>
  sendMail(config, log, tenant, { ...mail, text: mailText(content), html: html(<MailView {...content} />) })
