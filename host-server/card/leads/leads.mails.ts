import { SHARED_CONTACT_PATH } from '#contract/leads'
import { resolveLocale } from '#contract/locales'
import { profilePath } from '#contract/share'
import { fullName } from '../../core/base/full-name.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl, repliesTo } from '../../core/mail/mail.ts'
import {
  emailLine,
  facts,
  frameOf,
  linesOf,
  type MailTemplate,
  phoneLine,
  sendTemplate
} from '../../core/mail/mail-template.tsx'
import { type AdvisorRow, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'
import type { LeadMail } from './lead-jobs.service.ts'
import type { LeadRow } from './leads.repository.ts'
import * as repository from './leads.repository.ts'
import { tokenOf } from './leads.service.ts'
import { leadVCard } from './leads-export.service.ts'

interface Found {
  lead: LeadRow
  advisor: AdvisorRow
}

type Write = (found: Found, context: JobContext, given: LeadMail['given']) => MailTemplate

/** Contains nothing of what the sender typed: the address is unverified. */
const toVisitor: Write = ({ lead, advisor }, { tenant, app }) => {
  const locale = resolveLocale(lead.language, tenant.language)
  const t = textsIn(locale)
  const base = baseUrl(app.config, tenant)
  const name = fullName(advisor)
  const { remarks, ...frame } = frameOf(tenant, locale)
  const email = publicEmail(advisor)
  return {
    to: { name: '', address: lead.email },
    ...repliesTo(name, email),
    subject: t('mails.lead-thanks-subject', { name }),
    messageId: `<${lead.uuid}.lead.visitor@${tenant.host}>`,
    photo: advisor.photo,
    content: {
      ...frame,
      title: t('mails.lead-thanks-title'),
      paragraphs: [t('mails.hello'), t('mails.lead-thanks-lead', { name })],
      facts: [],
      person: {
        title: t('mails.contact-with'),
        name,
        position: advisor.position,
        phone: phoneLine(advisor.phone_number),
        email: emailLine(email)
      },
      actions: [
        { href: `${base}${profilePath(advisor.alias)}`, label: t('mails.lead-card', { name }), isPrimary: true }
      ],
      also: {
        href: `${base}${SHARED_CONTACT_PATH}/${tokenOf(app.config.SESSION_SECRET, lead.uuid)}`,
        label: t('mails.lead-delete')
      },
      remarks: [t('mails.lead-not-you'), ...remarks]
    }
  }
}

const toAdvisor: Write = ({ lead, advisor }, { tenant, app }, given) => {
  const t = textsIn(tenant.language)
  const name = `${lead.first_name} ${lead.last_name}`
  const at = given?.at.replace(/\D/g, '')
  return {
    to: { name: fullName(advisor), address: advisor.email_address },
    replyTo: { name, address: lead.email },
    subject: t('mails.lead-subject', { name }),
    // one of its own each time, or the mail program of who gets it back would hide the second
    messageId: `<${[lead.uuid, 'lead.advisor', at].filter(Boolean).join('.')}@${tenant.host}>`,
    attachments: [
      { filename: 'contact.vcf', content: Buffer.from(leadVCard(lead)), contentType: 'text/vcard; charset=utf-8' }
    ],
    content: {
      ...frameOf(tenant),
      title: t('mails.lead-title'),
      paragraphs: [given ? t('mails.lead-given', { name: given.from }) : t('mails.lead-lead')],
      facts: facts([
        [t('leads.name'), [name]],
        [t('leads.company'), [lead.company]],
        [t('mails.email'), [emailLine(lead.email)]],
        [t('mails.phone'), [phoneLine(lead.phone)]],
        [t('mails.note'), linesOf(lead.note)],
        [t('leads.campaign'), [lead.campaign]]
      ]),
      actions: [
        {
          href: `${baseUrl(app.config, tenant)}/app/leads?id=${lead.uuid}`,
          label: t('mails.lead-open'),
          isPrimary: true
        }
      ]
    }
  }
}

const WRITE: Record<LeadMail['to'], Write> = { visitor: toVisitor, advisor: toAdvisor }

const send: Handlers[string] = async (payload, context) => {
  const { lead_uuid, to, given } = payload as LeadMail
  const lead = await repository.findByUuid(context.db, lead_uuid)
  // who has left by now gets no mail: the contact is given to somebody else, who does
  const advisor = lead && (await findAdvisorByUuid(context.db, lead.advisor_uuid))
  if (lead && advisor) await sendTemplate(context, WRITE[to]({ lead, advisor }, context, given))
}

export const leadMails: Handlers = { 'lead-mail': send }
