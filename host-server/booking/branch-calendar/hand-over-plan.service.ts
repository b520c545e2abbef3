import { type AppointmentToHandOver, HAND_OVER_MAX, type HandOverPlan } from '#contract/branch-calendar'
import { findAbsenceAt } from '../../calendar/calendar-overrides/calendar-overrides.repository.ts'
import { instant } from '../../core/base/clock.ts'
import { dayStart } from '../../core/base/days.ts'
import { found } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { type AdvisorRow, findAdvisor, findEver } from '../../people/advisors/advisor.repository.ts'
import { findVisitsIn } from '../appointments/hand-over.service.ts'
import { findOthers } from './branch-calendar.repository.ts'
import { type Days, refuseTooLong } from './days.ts'
import { findFit, wantedOf } from './fit.service.ts'
import { findObstacles } from './obstacles.service.ts'
import { propose } from './proposals.service.ts'

/** An advisor of the branch in the path, who may be deactivated. @throws NotFound */
export async function leaverOf({ db, host }: Call, alias: string): Promise<AdvisorRow> {
  const advisor = found((await findEver(db, alias)) ?? (await findAdvisor(db, alias)))
  return found(advisor.organization_uuid === host.uuid ? advisor : undefined)
}

type VisitRow = Awaited<ReturnType<typeof findVisitsIn>>[number]

/** What is the page's of an appointment. */
const listed = ({ uuid, state, starts_at, ends_at, type, topic, first_name, last_name }: VisitRow) => ({
  uuid,
  state: state as AppointmentToHandOver['state'],
  starts_at,
  ends_at,
  type,
  topic,
  customer: `${first_name} ${last_name}`
})

interface Asked extends Days {
  advisor: string
  absence?: string | undefined
}

/** An advisor's appointments ahead on some days, or in an absence, as many as are said to stay booked in it. */
async function visitsOf(call: Call, leaver: AdvisorRow, { absence: uuid, ...days }: Asked): Promise<VisitRow[]> {
  const { db, app, host } = call
  const now = app.clock.now()
  if (!uuid) {
    refuseTooLong(call, days)
    const moments = { since: dayStart(days.from, host.time_zone), until: dayStart(days.to, host.time_zone, 1) }
    return findVisitsIn(db, leaver.uuid, moments, now)
  }
  const absence = found(await findAbsenceAt(db, host.uuid, uuid))
  found(absence.advisor_uuid === leaver.uuid || undefined)
  const { starts_at, ends_at } = absence
  const until = await findVisitsIn(db, leaver.uuid, { since: instant(now), until: ends_at }, now)
  return until.filter((visit) => visit.ends_at > starts_at)
}

/** The appointments of an advisor ahead on some days, and who could take them over. */
export async function plan(call: Call, asked: Asked): Promise<HandOverPlan> {
  const { db, app, host } = call
  const { time_zone } = host
  const now = app.clock.now()
  const leaver = await leaverOf(call, asked.advisor)
  const visits = (await visitsOf(call, leaver, asked)).slice(0, HAND_OVER_MAX)
  const others = await findOthers(db, host.uuid, leaver.uuid)
  const aliases = new Map(others.map(({ uuid, alias }) => [uuid, alias]))
  const aliasOf = (uuid: string | undefined) => (uuid && aliases.get(uuid)) ?? null
  const fit = await findFit(db, host, visits, [...aliases.keys()], now)
  const wanted = visits.map((visit) => wantedOf(fit, [...aliases.keys()], visit))
  const proposed = propose(wanted)
  const left = visits.filter((_, index) => !wanted[index]?.free.length)
  const obstacles = await findObstacles(db, host, left, [...aliases.keys()], fit, now)
  return {
    time_zone,
    colleagues: others.map((one) => ({
      alias: one.alias,
      full_name: fullName(one),
      profile_picture_url: mediaUrl(one.photo),
      branch: one.branch
    })),
    appointments: visits.map((visit, index) => ({
      ...listed(visit),
      free: (wanted[index]?.free ?? []).map(({ uuid, is_offered }) => ({ alias: aliasOf(uuid) ?? '', is_offered })),
      proposed: aliasOf(proposed.get(visit.uuid)),
      obstacle: obstacles.get(visit.uuid) ?? null
    }))
  }
}
