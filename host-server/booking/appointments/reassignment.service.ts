import type { Colleague } from '#contract/agenda'
import { findFitting } from '../../calendar/availability/availability.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict, Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { ownOf } from './agenda.service.ts'
import type { PreviousTime } from './appointments.jobs.ts'
import type { FoundAppointment } from './appointments.repository.ts'
import { recordForAnother } from './appointments-log.service.ts'
import { withinMailLimits } from './booking-limits.service.ts'
import { offerNextFree, takeSlot } from './calendar.service.ts'
import { findExisting, refuseFixed, timeOf } from './changes.service.ts'
import { findColleagues } from './colleagues.repository.ts'
import { noteFreed } from './freed-time.service.ts'
import { announceList } from './hand-over.jobs.ts'
import { findClashes, findGrainsOf, handOver, type NewTime } from './hand-over.service.ts'
import { staff } from './history.repository.ts'
import * as holds from './holds.repository.ts'

/** The free first, and among them those who offer topic and type. */
const rankOf = ({ is_free, is_offered }: Colleague) => (is_free ? 0 : 2) + (is_offered ? 0 : 1)

/** The other advisors of the branch, with what matters for taking the appointment over. */
export async function colleaguesFor(call: Call, uuid: string): Promise<Colleague[]> {
  const { db, advisor, app } = call
  const found = await findExisting(db, ownOf(call, uuid))
  const { starts_at, ends_at } = found
  const [rows, grains] = await Promise.all([findColleagues(db, advisor, found), findGrainsOf(db, uuid)])
  const uuids = rows.map((row) => row.uuid)
  const free = await findFitting(db, advisor, uuids, [{ uuid, starts_at, ends_at, grains }], app.clock.now())
  return rows
    .map((row) => ({
      alias: row.alias,
      full_name: fullName(row),
      profile_picture_url: mediaUrl(row.photo),
      branch: row.branch,
      is_free: Boolean(free.get(uuid)?.has(row.uuid)),
      is_offered: row.is_offered
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

type Leaver = Pick<AdvisorRow, 'uuid' | 'organization_uuid'>

/** An active colleague of the advisor's branch. @throws Unprocessable for anyone else */
export async function colleagueOf(
  { db, t }: Pick<Call, 'db' | 't'>,
  leaver: Leaver,
  alias: string
): Promise<AdvisorRow> {
  const colleague = await findAdvisor(db, alias)
  const isFit = colleague && colleague.uuid !== leaver.uuid
  if (!isFit || colleague.organization_uuid !== leaver.organization_uuid)
    throw new Unprocessable({ to: [t('appointments.colleague-unknown')] })
  return colleague
}

/** In a fixed order, so that two changes cannot deadlock; holds of visitors that have expired are dropped. */
export async function lockAll(trx: TenantDb, uuids: readonly string[], now: Date) {
  for (const uuid of [...new Set(uuids)].toSorted()) await trx.reviseCalendar(uuid)
  for (const uuid of new Set(uuids)) await holds.removeExpired(trx, uuid, instant(now))
}

/** Hands appointments over in locked calendars: the log names who did it, and the former advisor is told. */
export async function giveAll(
  call: Call,
  trx: TenantDb,
  befores: readonly FoundAppointment[],
  colleague: AdvisorRow,
  at?: NewTime
): Promise<void> {
  const now = call.app.clock.now()
  await handOver(trx, befores, colleague, { now, by: staff(call.user) }, at)
  for (const before of befores) {
    await recordForAnother(trx, call, before, { uuid: before.uuid, advisor_uuid: colleague.uuid })
    await noteFreed(trx, { ...before, sequence: before.sequence + 1 }, now)
  }
}

/** The former advisor learns of it, unless it was they who gave the appointments away. */
export async function tellFormer(
  { user, app }: Call,
  trx: TenantDb,
  former: string,
  visits: readonly { uuid: string }[],
  previous?: PreviousTime
): Promise<void> {
  if (!visits.length || user?.advisor_uuid === former) return
  await announceList(trx, { to: former, about: 'given', visits, previous }, app.clock.now())
}

/** To whom an appointment goes, and when, if not at its present time. */
interface Destination {
  to: string
  starts_at?: string | undefined
}

/** The question to the colleague's calendar, if another time is wanted. */
function searchFor(found: FoundAppointment, colleague: AdvisorRow, starts_at: string | undefined, now: Date) {
  const { uuid: appointment_uuid, topic_uuid: topic, type } = found
  return starts_at && { target: colleague, wanted: { topic, type, starts_at }, now, own: { appointment_uuid } }
}

type Search = ReturnType<typeof searchFor>

/** Checks a locked calendar: as in a move for another time, which is returned, else as in a hand-over. */
async function timeWith(trx: TenantDb, found: FoundAppointment, colleague: AdvisorRow, asked: Search, now: Date) {
  if (asked && asked.wanted.starts_at !== found.starts_at)
    return { ...(await takeSlot(trx, asked)), starts_at: asked.wanted.starts_at }
  if ((await findClashes(trx, [found], colleague, now)).length) throw new Conflict('appointments.colleague-busy')
  return undefined
}

/** Gives an appointment to a colleague, at the same time or at another that is free, and tells everyone once. */
export async function reassign(call: Call, uuid: string, { to, starts_at }: Destination): Promise<void> {
  const { db, advisor, app } = call
  const colleague = await colleagueOf(call, advisor, to)
  const before = await findExisting(db, ownOf(call, uuid))
  const asked = searchFor(before, colleague, starts_at, app.clock.now())
  const work = () =>
    db.transaction(async (trx) => {
      const now = app.clock.now()
      await lockAll(trx, [advisor.uuid, colleague.uuid], now)
      const found = await findExisting(trx, ownOf(call, uuid))
      refuseFixed(found, now)
      const at = await timeWith(trx, found, colleague, asked, now)
      await giveAll(call, trx, [found], colleague, at)
      await tellFormer(call, trx, advisor.uuid, [found], at && timeOf(found))
    })
  await withinMailLimits(call, [before.email], asked ? () => work().catch(offerNextFree(call, asked)) : work)
}
