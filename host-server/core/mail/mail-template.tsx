import { themeOf } from '#contract/colour'
import { mailLink, telLink } from '#contract/links'
import { type Locale, languageTag } from '#contract/locales'
import { type MailContent, type MailLine, Mail as MailView } from '../../../templates/mails/mail.tsx'
import { mailText } from '../../../templates/mails/text.ts'
import { textsIn } from '../base/intl.ts'
import { giveWay } from '../base/slices.ts'
import type { JobContext } from '../jobs/outbox.ts'
import { primaryColour } from '../pages/page.ts'
import { legalOf } from '../pages/public-frame.ts'
import { html } from '../pages/render.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'
import { type Mail, sendMail } from './mail.ts'
import { findLogo, findPortrait } from './mail-pictures.ts'

/** An e-mail before rendering: one content for HTML and text. */
export type MailTemplate = Omit<Mail, 'text' | 'html'> & {
  content: MailContent
  /** The file of the portrait beside the content's person. */
  photo?: string | null | undefined
}

type Line = string | MailLine | undefined

const isWritten = (line: Line): line is string | MailLine =>
  Boolean(line && (typeof line === 'string' ? line : line.text).trim())

/** Facts by name, without empty ones. */
export const facts = (rows: [name: string, lines: readonly Line[]][]): MailContent['facts'] =>
  rows
    .map(([name, lines]) => ({
      name,
      lines: lines.filter(isWritten).map((line) => (typeof line === 'string' ? { text: line } : line))
    }))
    .filter(({ lines }) => lines.length)

/** The lines of what somebody has written, with its paragraphs. */
export const linesOf = (written: string): MailLine[] =>
  written
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .flatMap((paragraph, at) =>
      paragraph.split(/\r?\n/).map((text, below) => ({ text, startsParagraph: at > 0 && below === 0 }))
    )

export const phoneLine = (phone: string) => (phone ? { text: phone, href: telLink(phone) } : undefined)
export const emailLine = (address: string) => (address ? { text: address, href: mailLink(address) } : undefined)

/** What all mails of a tenant have in common, in its language unless another is given. */
export const frameOf = (tenant: CurrentTenant, locale: Locale = tenant.language) => ({
  lang: languageTag(locale),
  tenant: tenant.name,
  colours: themeOf(primaryColour(tenant)),
  remarks: [textsIn(locale)('mails.automatic', { tenant: tenant.name })],
  legal: legalOf(tenant, locale).map(({ page, href }) => ({
    href,
    label: textsIn(locale)(`pages.${page}`)
  }))
})

export async function sendTemplate(
  context: JobContext,
  { content, photo, attachments = [], ...mail }: MailTemplate
): Promise<void> {
  const { app, tenant } = context
  const [logo, portrait] = await Promise.all([findLogo(context), findPortrait(context, photo)])
  // writing a mail takes some milliseconds, and many are sent at once
  await giveWay()
  const drawn = {
    ...content,
    logo: logo?.picture,
    person: content.person && { ...content.person, photo: portrait?.picture }
  }
  await sendMail(app.config, app.log, tenant, {
    ...mail,
    text: mailText(drawn),
    html: html(<MailView {...drawn} />),
    attachments: [...attachments, ...[logo, portrait].flatMap((one) => (one ? [one.attachment] : []))]
  })
}
