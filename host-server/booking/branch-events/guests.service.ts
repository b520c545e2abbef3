import type { Readable } from 'node:stream'
import type { EventGuests, EventRegistration, RegistrationState } from '#contract/branch-events'
import { instant } from '../../core/base/clock.ts'
import { byName } from '../../core/base/collation.ts'
import { minuteOf } from '../../core/base/days.ts'
import { Conflict, NotFound } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import { csv } from '../../core/files/csv.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Confirmed, Event } from './branch-events.repository.ts'
import * as repository from './branch-events.repository.ts'
import { findManaged, shown, subjectOf } from './branch-events.service.ts'
import { end, guestMail } from './registrations.service.ts'

const ORDER: readonly RegistrationState[] = ['registered', 'waiting']

/** Guests by name, those who wait in their order, then those who do not come. */
function inOrder(rows: readonly Confirmed[]): Confirmed[] {
  const of = (state: RegistrationState) => rows.filter((row) => row.state === state)
  return [...byName(of('registered')), ...of('waiting'), ...byName(rows.filter(({ state }) => !ORDER.includes(state)))]
}

export async function list(call: Call, uuid: string): Promise<EventGuests> {
  const event = await findManaged(call, uuid)
  return { event: shown(call, event), registrations: inOrder(await repository.findAll(call.db, uuid)) }
}

/** The customer is left out: the log outlives the list. */
const log = (trx: TenantDb, call: Call, event: Event, row: Confirmed, before: object, after: object) => {
  const subject = { object: 'event-registration' as const, id: row.uuid, name: subjectOf(event, call).name }
  return record(trx, call, subject, { ...before }, { ...after })
}

/** One of the event. @throws NotFound for any other, and while it is not confirmed */
async function findOf(db: TenantDb, event: Event, registration: string): Promise<Confirmed> {
  const row = await repository.findRegistration(db, registration)
  if (row?.event_uuid !== event.uuid || !repository.isConfirmed(row)) throw new NotFound()
  return row
}

/** Notes whether a guest came. @throws Conflict for who has no seat */
export async function attend(
  call: Call,
  uuid: string,
  registration: string,
  attended: boolean
): Promise<EventRegistration> {
  const event = await findManaged(call, uuid)
  return call.db.transaction(async (trx) => {
    const row = await findOf(trx, event, registration)
    if (Boolean(row.attended_at) === attended) return row
    const attended_at = attended ? instant(call.app.clock.now()) : null
    if (!(await repository.change(trx, row.uuid, ['registered'], { attended_at })))
      throw new Conflict('errors.event-no-seat')
    await log(trx, call, event, row, { attended: !attended }, { attended })
    return { ...row, attended_at }
  })
}

/** Takes a guest off the list. */
export async function remove(call: Call, uuid: string, registration: string): Promise<void> {
  const event = await findManaged(call, uuid)
  const now = call.app.clock.now()
  if (event.ends_at <= instant(now)) throw new Conflict('errors.event-over')
  await call.db.transaction(async (trx) => {
    const row = await findOf(trx, event, registration)
    if (!(await end(trx, now, row, 'removed'))) return
    await log(trx, call, event, row, { registration_state: row.state }, { registration_state: 'removed' })
    await enqueue(trx, now, guestMail(row.uuid, 'removed', row.state))
  })
}

/** Whether a guest came; of one with a seat who did not, once the event is over, that too. */
function cameIn({ t, app }: Call, event: Event, { state, attended_at }: Confirmed): string {
  if (state !== 'registered') return ''
  if (attended_at) return t('branch-events.attended')
  return event.ends_at <= instant(app.clock.now()) ? t('branch-events.no-show') : ''
}

/** The guests as a file. */
export async function exported(call: Call, uuid: string): Promise<Readable> {
  const { t, locale } = call
  const event = await findManaged(call, uuid)
  const rows = inOrder(await repository.findAll(call.db, uuid))
  const heads = ['last-name', 'first-name', 'email', 'seats', 'state', 'came', 'registered-at'] as const
  async function* lines() {
    for (const row of rows) {
      const since = minuteOf(new Date(row.created_at), event.time_zone)
      const { last_name, first_name, email, seats, state } = row
      yield [
        last_name,
        first_name,
        email,
        String(seats),
        t(`branch-events.state-${state}`),
        cameIn(call, event, row),
        since
      ]
    }
  }
  call.ctx.attachment('guests.csv')
  return csv(
    heads.map((name) => t(`branch-events.head-${name}`)),
    lines(),
    locale
  )
}
