import { Temporal } from 'temporal-polyfill'
import {
  ABSENCE_MAX_DAYS,
  ADVISORS_SET_BUFFERS,
  type AdvisorSettings,
  type AdvisorSettingsChange
} from '#contract/advisor-settings'
import { withinMailLimits } from '../../booking/appointments/booking-limits.service.ts'
import { staff } from '../../booking/appointments/history.repository.ts'
import { findUninformed, sendSettingsUrl } from '../../booking/appointments/settings-url.service.ts'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayOf, later } from '../../core/base/days.ts'
import { found, Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './advisor-settings.repository.ts'

/** What the audit log has, in this order. */
const LOGGED = [
  'requires_confirmation',
  'notice_minutes',
  'buffer_before',
  'buffer_after',
  'meeting_url',
  'notify_booked',
  'notify_moved',
  'notify_cancelled',
  'reminder_hours',
  'absence_from',
  'absence_to',
  'absence_text',
  'stand_in',
  'languages'
] as const

type Absence = NonNullable<AdvisorSettings['absence']>

const mayBuffer = ({ tenant }: Call) => tenant.settings[ADVISORS_SET_BUFFERS] === 'true'

const today = ({ app, advisor }: Call) => dayOf(app.clock.now(), advisor.time_zone)

const midnight = (day: Temporal.PlainDate, zone: string) => instant(day.toZonedDateTime(zone).epochMilliseconds)

/** The number of upcoming appointments on the days of an absence. */
function countWithin({ db, advisor: { uuid, time_zone }, app }: Call, { from, to }: Absence): Promise<number> {
  const since = later(midnight(Temporal.PlainDate.from(from), time_zone), instant(app.clock.now()))
  const until = midnight(Temporal.PlainDate.from(to).add({ days: 1 }), time_zone)
  return repository.countAppointments(db, uuid, { since, until })
}

/** The absence, unless it has ended. */
function absenceIn(row: repository.SettingsRow, day: string): Absence | null {
  const { absence_from: from, absence_to: to, absence_text: text, stand_in } = row
  return from && to && to >= day ? { from, to, text, stand_in } : null
}

type Saved = NonNullable<Awaited<ReturnType<typeof repository.findAll>>>

/** What a save replaces. */
const revised = (row: Saved) => [...LOGGED, 'copies_to' as const].map((name) => row[name])

async function view(call: Call, row: Saved): Promise<AdvisorSettings> {
  const { requires_confirmation, reminder_hours, meeting_url, notice_minutes, buffer_before, buffer_after } = row
  const absence = absenceIn(row, today(call))
  const settings = {
    requires_confirmation,
    notify: { booked: row.notify_booked, moved: row.notify_moved, cancelled: row.notify_cancelled },
    reminder_hours,
    meeting_url,
    notice_minutes,
    absence,
    copies_to: JSON.parse(row.copies_to),
    languages: row.languages.split(',').filter(Boolean) as AdvisorSettings['languages'],
    ...(mayBuffer(call) && { buffer_before, buffer_after }),
    appointments_in_absence: absence ? await countWithin(call, absence) : 0,
    time_zone: call.advisor.time_zone
  }
  return tagged(call, settings, revised(row))
}

export const read = async (call: Call): Promise<AdvisorSettings> =>
  view(call, found(await repository.findAll(call.db, call.advisor.uuid)))

const lengthOf = ({ from, to }: Absence) => (Date.parse(to) - Date.parse(from)) / DAY + 1

function faultOfDays(absence: Absence, call: Call): string | undefined {
  if (absence.to < absence.from) return 'advisor-settings.reversed'
  if (absence.to < today(call)) return 'errors.past'
  return lengthOf(absence) > ABSENCE_MAX_DAYS ? 'errors.span-too-long' : undefined
}

function faultOfStandIn({ stand_in }: Absence, { advisor }: Call, found: string | undefined): string | undefined {
  if (!stand_in) return undefined
  if (stand_in === advisor.alias) return 'advisor-settings.stand-in-self'
  return found ? undefined : 'advisor-settings.stand-in-unknown'
}

function refuse(change: AdvisorSettingsChange, call: Call, standIn: string | undefined) {
  const { absence, buffer_before, buffer_after } = change
  const own = (value: number | undefined) =>
    value !== undefined && !mayBuffer(call) ? 'errors.unknown-key' : undefined
  const faults = {
    buffer_before: own(buffer_before),
    buffer_after: own(buffer_after),
    'absence.to': absence ? faultOfDays(absence, call) : undefined,
    'absence.stand_in': absence ? faultOfStandIn(absence, call, standIn) : undefined
  }
  const named = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [call.t(fault)]]] : []))
  if (named.length) throw new Unprocessable(Object.fromEntries(named))
}

const settings = audited<Saved>({
  // raises the calendar's revision, whose lock also serialises concurrent saves
  lock: (trx, { advisor }) => trx.reviseCalendar(advisor.uuid),
  read: repository.findAll,
  subject: (_, call) => subjectOfCard(call),
  fields: async ({ copies_to, stand_in, ...row }, trx) => {
    const shown = { ...row, stand_in: stand_in && (await repository.findName(trx, stand_in)) }
    return {
      ...Object.fromEntries(LOGGED.map((name) => [name, shown[name]])),
      copies_to: JSON.parse(copies_to).join(', ')
    }
  },
  revised
})

/** A link for video calls that differs from the present one; '' where it is taken away. */
const newLinkIn = ({ meeting_url }: AdvisorSettingsChange, present: Pick<repository.SettingsRow, 'meeting_url'>) =>
  meeting_url === present.meeting_url ? undefined : meeting_url

interface Wanted {
  change: AdvisorSettingsChange
  standIn: string | undefined
  revision: string | undefined
}

/** Saves, sends a new link to the customers who have none or another, and says to how many. */
async function write(call: Call, { change, standIn, revision }: Wanted): Promise<{ saved: Saved; informed: number }> {
  const { db, advisor, app, user } = call
  const now = app.clock.now()
  let informed = 0
  const replace = async (trx: TenantDb, before: Saved) => {
    await repository.save(trx, advisor.uuid, change, standIn)
    const link = newLinkIn(change, before)
    if (link !== undefined) informed = await sendSettingsUrl(trx, advisor.uuid, link, { now, by: staff(user) })
  }
  const link = newLinkIn(change, (await repository.find(db, advisor.uuid)) ?? repository.DEFAULTS)
  const saved = await withinMailLimits(
    call,
    link !== undefined ? await findUninformed(db, advisor.uuid, link, now) : [],
    () => settings.change(call, advisor.uuid, replace, revision)
  )
  return { saved, informed }
}

/** Saves the given fields, all or none. @throws Conflict if the settings are no longer those of the revision */
export async function save(
  call: Call,
  change: AdvisorSettingsChange,
  revision: string | undefined
): Promise<AdvisorSettings> {
  const alias = change.absence?.stand_in
  const standIn = alias ? await repository.findUuid(call.db, alias) : undefined
  refuse(change, call, standIn)
  const { saved, informed } = await write(call, { change, standIn, revision })
  return { ...(await view(call, saved)), ...(informed > 0 && { customers_informed: informed }) }
}
