import type { Handlers } from '../../core/jobs/outbox.ts'
import { facts, frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { plainFullName, salutation } from '../../core/mail/salutation.ts'
import { timeLines, visitorViewOf } from '../appointments/appointment-view.service.ts'
import { findDetails } from '../appointments/details.repository.ts'
import * as repository from './reviews.repository.ts'
import { obstacleTo } from './reviews.service.ts'

/** Asks a customer about an appointment that took place. */
const ask: Handlers[string] = async ({ appointment_uuid }, context) => {
  const { db, tenant, app } = context
  if (!tenant.modules.has('profiles-reviews')) return
  const found = await findDetails(db, { uuid: String(appointment_uuid) })
  if (!found?.email || found.advisor_deactivated_at || obstacleTo(found, app.clock.now())) return
  if (await repository.findByAppointment(db, found.uuid)) return
  if (await repository.hasRefused(db, found.email)) return
  const view = await visitorViewOf(context, found)
  const { t, locale, zone, advisor, manage } = view
  const { remarks, ...frame } = frameOf(tenant, locale)
  const stop = `${manage}/review/stop`
  await sendTemplate(context, {
    to: { name: plainFullName(found), address: found.email },
    subject: t('mails.review-subject', { advisor }),
    messageId: `<${found.uuid}.review@${tenant.host}>`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    photo: found.photo_of_advisor,
    content: {
      ...frame,
      title: t('mails.review-title'),
      paragraphs: [salutation(locale, found), t('mails.review-lead', { advisor })],
      facts: facts([
        [t('mails.when'), timeLines(view, zone)],
        [t('mails.topic'), [found.topic]]
      ]),
      person: {
        title: t('mails.review-person'),
        name: advisor,
        position: found.position,
        phone: undefined,
        email: undefined
      },
      actions: [{ href: `${manage}/review`, label: t('mails.review-open'), isPrimary: true }],
      also: { href: stop, label: t('mails.review-stop') },
      remarks: [t('mails.review-why', { tenant: tenant.name }), t('mails.secret'), ...remarks]
    }
  })
}

export const reviewJobs: Handlers = { 'review-request': ask }
