import { languageOf } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { sendTemplate } from '../../core/mail/mail-template.tsx'
import { cardLink, mailedLink } from '../../wallet/wallet/pass-link.service.ts'
import { advisorMail, owesLink } from './advisor.mails.ts'
import { type AppointmentView, viewOf, visitorViewOf } from './appointment-view.service.ts'
import type { AppointmentMail } from './appointments.jobs.ts'
import { updateQuietly } from './appointments.repository.ts'
import { lapse } from './changes.service.ts'
import { type AppointmentDetails, findDetails } from './details.repository.ts'
import * as history from './history.repository.ts'
import { OVER } from './mail-occasion.ts'
import { visitorMail } from './visitor.mails.ts'

/** The notifications that the advisor can turn off; those that need a response are always sent. */
const NOTIFIED: Partial<Record<AppointmentMail['occasion'], 'notify_booked' | 'notify_moved' | 'notify_cancelled'>> = {
  booked: 'notify_booked',
  moved: 'notify_moved',
  declined: 'notify_cancelled',
  cancelled: 'notify_cancelled'
}

/** The recipient has turned this mail off, or is no longer there. */
function isUnwanted(found: AppointmentDetails, { to, occasion, confirms }: AppointmentMail): boolean {
  if (to === 'visitor') return occasion === 'reminder' && !found.reminder_hours
  if (found.advisor_deactivated_at) return true
  const flag = NOTIFIED[occasion]
  return Boolean(flag && found[flag] === false && !((occasion === 'booked' || confirms) && owesLink(found)))
}

/** With notifications of moves turned off, the mail about the booking is sent with the present time instead. */
const isOnlyNotification = ({ state, notify_moved }: AppointmentDetails, { to, occasion }: AppointmentMail) =>
  to === 'advisor' && occasion === 'booked' && state === 'booked' && notify_moved === false

/** The appointment has changed since the job was enqueued: a later job reports the change. */
function isStale(found: AppointmentDetails, mail: AppointmentMail, now: Date): boolean {
  if (found.sequence !== mail.sequence) return !isOnlyNotification(found, mail)
  return mail.occasion === 'reminder' && (found.state === 'cancelled' || found.starts_at <= instant(now))
}

/** The link to a wallet card that shows the appointment. */
async function cardOf(
  context: JobContext,
  { found, base, manage, locale, t }: AppointmentView,
  { to, occasion }: AppointmentMail
) {
  if (to !== 'visitor' || OVER.has(occasion)) return undefined
  const link = cardLink(context.tenant, found, manage.slice(manage.lastIndexOf('/') + 1))
  if (!link) return undefined
  const href = `${base}${mailedLink(link, context.app.config, found)}&lang=${languageOf(locale)}`
  return { href, label: t('wallet-card.take') }
}

const send: Handlers[string] = async (payload, context) => {
  const mail = payload as AppointmentMail
  const { db, tenant, app } = context
  const found = await findDetails(db, { uuid: mail.appointment_uuid })
  if (!found || isStale(found, mail, app.clock.now()) || isUnwanted(found, mail)) return
  const view = mail.to === 'visitor' ? await visitorViewOf(context, found) : viewOf(app.config, tenant, found)
  const write = mail.to === 'visitor' ? visitorMail : advisorMail
  const { content, ...draft } = write(view, mail, context)
  await sendTemplate(context, {
    ...draft,
    content: { ...content, also: await cardOf(context, view, mail) },
    messageId: `<${found.uuid}.${mail.occasion}.${mail.to}.${mail.sequence}@${tenant.host}>`
  })
  if (mail.to === 'visitor') await updateQuietly(db, found.uuid, { announced_url: found.join_url })
  const sent = { what: `mail-${mail.to}` as const, after: mail.own ?? mail.occasion }
  await history.insert(db, found.uuid, sent, { now: app.clock.now(), by: history.SYSTEM })
}

export const appointmentJobs: Handlers = {
  'appointment-mail': send,
  'appointment-lapse': ({ appointment_uuid, sequence }, context) =>
    lapse(context, String(appointment_uuid), Number(sequence))
}
