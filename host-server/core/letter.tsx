import { themeOf } from '#contract/colour'
import { languageTag } from '#contract/locales'
import { type MailContent, Mail as MailView } from '../../templates/mails/mail.tsx'
import { mailText } from '../../templates/mails/text.ts'
import type { CurrentTenant } from './current-tenant.ts'
import { type Mail, sendMail } from './mail.ts'
import { primaryColour } from './page.ts'
import { html } from './render.ts'
import type { Services } from './services.ts'
import { textsIn } from './texts.ts'

/** A mail before it is drawn: its words stand once, for HTML and text alike. */
export type Letter = Omit<Mail, 'text' | 'html'> & { content: MailContent }

/** Facts by name; those that have nothing to say are left out. */
export const facts = (rows: [name: string, lines: readonly string[]][]): MailContent['facts'] =>
  rows
    .map(([name, lines]) => ({ name, lines: lines.filter((line) => line.trim()) }))
    .filter(({ lines }) => lines.length)

/** What is alike in every mail of a tenant. */
export const frameOf = (tenant: CurrentTenant) => ({
  lang: languageTag(tenant.language),
  tenant: tenant.name,
  colours: themeOf(primaryColour(tenant)),
  remarks: [textsIn(tenant.language)('mails.automatic', { tenant: tenant.name })]
})

export const sendLetter = ({ config, log }: Services, tenant: CurrentTenant, { content, ...mail }: Letter) =>
  sendMail(config, log, tenant, { ...mail, text: mailText(content), html: html(<MailView {...content} />) })
