import {
  type AppointmentView,
  addressLines,
  timeLines,
  viewOf
} from '../../booking/appointments/appointment-view.service.ts'
import { findDetails } from '../../booking/appointments/details.repository.ts'
import { instant } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, type Job } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Card } from './pass.ts'
import * as repository from './pass-updates.repository.ts'

/** The part of an appointment's content on a card that can change by itself. */
export const keyOf = ({ starts_at, ends_at, type, state }: repository.Shown) =>
  starts_at ? [starts_at, ends_at, type, state].join(' ') : ''

/** A job that reviews an advisor's cards with appointments; `occasion` makes its dedupe key unique. */
export const reviewJob = (advisor: string, occasion: string, at?: string): Job => ({
  kind: 'wallet-appointments',
  dedupe_key: `wallet-appointments:${advisor}:${occasion}`,
  payload: { advisor },
  ...(at && { at })
})

/** Removes a past appointment from the card when it ends. */
export async function planEnd(db: TenantDb, now: Date, advisor: string, { ends_at }: repository.Shown): Promise<void> {
  if (ends_at) await enqueue(db, now, reviewJob(advisor, `end:${ends_at}`, ends_at))
}

/** Stores the content of a new card, so that later only changes of it count. */
export async function storeShown(db: TenantDb, now: Date, advisor: string, serial: string): Promise<void> {
  const [shown] = await repository.findShown(db, advisor, instant(now), serial)
  if (!shown) return
  await repository.update(db, [serial], { next_appointment: keyOf(shown) })
  await planEnd(db, now, advisor, shown)
}

/** The meeting's link is left out, since passes are passed on. */
const locationOf = ({ t, found }: AppointmentView): readonly string[] =>
  ({ 'in-branch': addressLines(found), 'by-phone': [t('mails.by-phone-where')], online: [t('wallet-card.online')] })[
    found.type
  ]

/** The holder's next appointment with the advisor, as text. */
export async function appointmentOf(
  { db, app, tenant, t }: Pick<Call, 'db' | 'app' | 'tenant' | 't'>,
  { serial, advisor_uuid }: { serial: string; advisor_uuid: string }
): Promise<Card['appointment']> {
  const [shown] = await repository.findShown(db, advisor_uuid, instant(app.clock.now()), serial)
  const found = shown?.uuid ? await findDetails(db, { uuid: shown.uuid }) : undefined
  if (!found) return undefined
  const view = viewOf(app.config, tenant, found)
  const waits = found.state === 'requested' ? [t('wallet-card.requested')] : []
  const lines = [...timeLines(view, view.zone), ...waits, t(`booking.${found.type}`), ...locationOf(view)]
  return { label: t('wallet-card.appointment'), value: lines.join('\n') }
}
