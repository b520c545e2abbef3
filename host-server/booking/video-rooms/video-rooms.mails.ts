import { formatInstant } from '../../core/base/format-date.ts'
import type { Handlers } from '../../core/jobs/outbox.ts'
import { emailLine, facts, frameOf, phoneLine, sendTemplate } from '../../core/mail/mail-template.tsx'
import { copiesOf } from '../appointments/advisor.mails.ts'
import { timeLines, viewOf } from '../appointments/appointment-view.service.ts'
import { findDetails } from '../appointments/details.repository.ts'

const PAGE = '/app/online-appointments/appointments/index'

/** Tells the advisor that the video service has made no room; not where there is a link by now, or no talk. */
const send: Handlers[string] = async ({ appointment_uuid }, context) => {
  const { db, app, tenant } = context
  const found = await findDetails(db, { uuid: String(appointment_uuid) })
  if (found?.state !== 'booked' || found.join_url || found.advisor_deactivated_at) return
  const view = viewOf(app.config, tenant, found)
  const { t, tag, base, advisor } = view
  const name = `${found.first_name} ${found.last_name}`
  await sendTemplate(context, {
    to: { name: advisor, address: found.email_of_advisor },
    bcc: copiesOf(found),
    subject: t('mails.no-room-subject', { name, when: formatInstant(tag, found.branch_time_zone, found.starts_at) }),
    content: {
      ...frameOf(tenant),
      title: t('mails.no-room-title'),
      paragraphs: [t('mails.no-room-lead', { mail: found.email ? 'yes' : 'no' })],
      facts: facts([
        [t('mails.when'), timeLines(view, found.branch_time_zone)],
        [t('mails.topic'), [found.topic]],
        [t('mails.customer'), [name]],
        [t('mails.email'), [emailLine(found.email) ?? t('mails.no-email')]],
        [t('mails.phone'), [phoneLine(found.phone)]]
      ]),
      actions: [{ href: `${base}${PAGE}?appointment=${found.uuid}`, label: t('mails.give-link'), isPrimary: true }]
    },
    messageId: `<${found.uuid}.no-room@${tenant.host}>`
  })
}

export const roomMails: Handlers = { 'no-video-room': send }
