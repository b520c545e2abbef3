import { managesBranchCalendar, seesBookability } from '#contract/access'
import type { AdvisorAppointment } from '#contract/appointments'
import type { BookedForCustomer, BranchCalendar } from '#contract/branch-calendar'
import { findCalendarDays } from '../../calendar/availability/calendar-days.service.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { found } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { BranchRow } from '../../organization/branches/branch.repository.ts'
import { findAdvisorOf } from '../../organization/branches/branches.repository.ts'
import { findAll, isOpen } from '../../organization/organizations/organizations.service.ts'
import { scopeOf } from '../../people/people/scope.service.ts'
import { findSpanOfSeveral } from '../appointments/appointments.repository.ts'
import { bookFor } from '../appointments/booking.service.ts'
import * as repository from './branch-calendar.repository.ts'
import { type Days, refuseTooLong } from './days.ts'

type BookFor = Parameters<typeof bookFor> extends [Call, ...infer Rest] ? Rest : never

/** Managers of cards only see what can be booked, of every branch. */
const ruleFor = ({ user }: Call) =>
  managesBranchCalendar.anyRole.some((role) => user?.roles.includes(role)) ? managesBranchCalendar : seesBookability

/** The branches whose calendars the user may see, by name. */
export async function branches(call: Call) {
  const scope = await scopeOf(call, ruleFor(call))
  const rows = await findAll(call.db)
  return rows
    .filter((one) => isOpen(one) && (!scope || scope.includes(one.uuid)))
    .map(({ alias: slug, name, city, advisors }) => ({ slug, name, city, advisors }))
}

function byAdvisor(appointments: readonly (AdvisorAppointment & { advisor_uuid: string })[]) {
  const groups = new Map<string, AdvisorAppointment[]>()
  for (const { advisor_uuid, ...appointment } of appointments) {
    const own = groups.get(advisor_uuid)
    if (own) own.push(appointment)
    else groups.set(advisor_uuid, [appointment])
  }
  return groups
}

/** Books with the advisor whose turn it is. */
export async function book(call: Call, ...asked: BookFor): Promise<BookedForCustomer> {
  const { uuid, starts_at } = await bookFor(call, ...asked)
  const advisor = found(await findAdvisorOf(call.db, uuid))
  return { uuid, starts_at, advisor: { alias: advisor.alias, full_name: fullName(advisor) } }
}

/** The branch in the path between two days, both included, in its time zone. */
export async function read(call: Call, days: Days): Promise<BranchCalendar> {
  refuseTooLong(call, days)
  const { db, app } = call
  const branch = call.host as BranchRow
  const { time_zone, name, alias: slug } = branch
  const now = app.clock.now()
  const moments = { since: dayStart(days.from, time_zone), until: dayStart(days.to, time_zone, 1) }
  const advisors = await repository.findAdvisors(db, branch.uuid, moments)
  const uuidsOf = (rows: typeof advisors) => rows.map(({ uuid }) => uuid)
  const active = advisors.filter(({ deactivated_at }) => !deactivated_at)
  const [{ closures, timesOf }, appointments] = await Promise.all([
    findCalendarDays(db, branch, uuidsOf(active), days, now),
    findSpanOfSeveral(db, uuidsOf(advisors), moments)
  ])
  const next = appointments.length ? undefined : await repository.findNextStart(db, branch.uuid, moments.until)
  const own = byAdvisor(appointments)
  return {
    slug,
    name,
    time_zone,
    today: dayOf(now, time_zone),
    closures,
    next_day: next ? dayOf(next, time_zone) : null,
    advisors: advisors.map((advisor) => ({
      alias: advisor.alias,
      full_name: fullName(advisor),
      profile_picture_url: mediaUrl(advisor.photo),
      is_deactivated: Boolean(advisor.deactivated_at),
      ...timesOf(advisor.uuid, advisor),
      appointments: own.get(advisor.uuid) ?? []
    }))
  }
}
