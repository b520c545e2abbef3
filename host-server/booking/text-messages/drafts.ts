import { languageTag, resolveLocale } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { formatInstant, zoneName } from '../../core/base/format-date.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { EventOwner } from '../../core/events/report-events.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import {
  type AppointmentView,
  addressLines,
  isOneTime,
  visitorViewOf
} from '../appointments/appointment-view.service.ts'
import { eventOwnerOf } from '../appointments/appointments.repository.ts'
import { findDetails } from '../appointments/details.repository.ts'
import { endOfOffer, momentText } from '../waitlist/clock.ts'
import * as waitlist from '../waitlist/waitlist.repository.ts'
import { tokenOf } from '../waitlist/waitlist.service.ts'
import * as consents from './consents.repository.ts'
import { plain } from './parts.ts'
import { isStopped } from './stops.service.ts'
import type { TextJob } from './text-jobs.service.ts'

/** A text as it would be sent now. */
export interface Draft {
  to: string
  text: string
  owner: EventOwner
}

async function numberFor(context: JobContext, about: consents.About): Promise<string | undefined> {
  const consent = await consents.findOpen(context.db, about)
  return consent && !(await isStopped(context, consent.number)) ? consent.number : undefined
}

function placeOf({ t, found }: AppointmentView): string {
  if (found.type === 'in-branch') return addressLines(found).join(', ')
  return t(`text-messages.${found.type}`)
}

/** Time and place, and nothing else: a lock screen shows it to anybody. */
async function reminder(
  context: JobContext,
  { appointment_uuid, sequence }: { appointment_uuid: string; sequence: number }
): Promise<Draft | undefined> {
  const { db, app, tenant } = context
  const found = await findDetails(db, { uuid: appointment_uuid })
  const isDue = found?.state === 'booked' && found.sequence === sequence && found.reminder_hours
  if (!isDue || found.starts_at <= instant(app.clock.now())) return undefined
  const to = await numberFor(context, { appointment_uuid })
  if (!to) return undefined
  const view = await visitorViewOf(context, found)
  const { t, tag, zone } = view
  const moment = formatInstant(tag, zone, found.starts_at)
  const when = isOneTime(view) ? moment : `${moment} (${zoneName(tag, zone, found.starts_at)})`
  const text = t('text-messages.reminder', { tenant: tenant.name, when, place: placeOf(view) })
  return { to, text: plain(text), owner: eventOwnerOf(found) }
}

async function waitlistOffer(context: JobContext, { offer_uuid }: { offer_uuid: string }): Promise<Draft | undefined> {
  const { db, app, tenant } = context
  const offer = await waitlist.findOffer(db, offer_uuid)
  if (offer?.state !== 'open' || offer.expires_at <= instant(app.clock.now())) return undefined
  const entry = await waitlist.findByUuid(db, offer.entry_uuid)
  const advisor = await findAdvisorByUuid(db, offer.advisor_uuid)
  if (!entry || !advisor) return undefined
  const { appointment_uuid } = entry
  const to = await numberFor(context, appointment_uuid ? { appointment_uuid } : { entry_uuid: entry.uuid })
  if (!to) return undefined
  const locale = resolveLocale(entry.language, tenant.language)
  const reader = { tag: languageTag(locale), tenant }
  const text = textsIn(locale)('text-messages.offer', {
    tenant: tenant.name,
    when: momentText(reader, entry, offer.starts_at),
    until: endOfOffer(reader, entry, offer, app.clock.now()),
    link: `${baseUrl(app.config, tenant)}/waitlist/${tokenOf(app.config.SESSION_SECRET, entry.uuid)}`
  })
  const { organization_uuid, time_zone } = advisor
  return { to, text: plain(text), owner: { advisor_uuid: advisor.uuid, organization_uuid, time_zone } }
}

/** The text message about an event as it stands now; undefined where none is to be sent any more. */
export const draftOf = (context: JobContext, of: TextJob): Promise<Draft | undefined> =>
  of.event === 'reminder' ? reminder(context, of) : waitlistOffer(context, of)
