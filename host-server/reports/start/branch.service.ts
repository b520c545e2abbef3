import { decide, type MemberAccess, managesBranchCalendar, seesBookability } from '#contract/access'
import { answersRequests } from '#contract/request-inbox'
import type { BranchAdvisor, BranchStart } from '#contract/start'
import { countIncomplete } from '../../booking/bookability/bookability.repository.ts'
import { findOffering } from '../../booking/bookability/bookability.service.ts'
import { countOpen } from '../../booking/request-inbox/waiting.repository.ts'
import { absenceOf } from '../../calendar/advisor-settings/absence.repository.ts'
import { type Capacity, findCapacity } from '../../calendar/availability/capacity.service.ts'
import { instant } from '../../core/base/clock.ts'
import { dayOf, dayStart } from '../../core/base/days.ts'
import { NotFound } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { findKnown, isOpen } from '../../organization/organizations/organizations.service.ts'
import { weekOf } from '../reports/periods.ts'
import { findBranch } from './advisor.repository.ts'
import * as repository from './branch.repository.ts'
import { subjectOf } from './subject.ts'

/** Requests to others than oneself. */
const OF_THE_BRANCH: MemberAccess = { ...answersRequests, orCard: undefined }

type Row = Awaited<ReturnType<typeof repository.findAdvisors>>[number]

interface Day {
  now: Date
  today: string
  /** When absences in the calendar end. */
  absences: ReadonlyMap<string, string>
  /** Undefined if the user may not open the branch's calendar. */
  counts: ReadonlyMap<string, number> | undefined
  capacity: ReadonlyMap<string, ReadonlyMap<string, Capacity>>
}

/** An absence that is announced, or else that is in the calendar. */
function awayOf(row: Row, { now, absences }: Day): Pick<BranchAdvisor, 'away_until' | 'stand_in'> {
  const announced = absenceOf(row, now)
  if (announced) return { away_until: announced.until, stand_in: announced.stand_in }
  const end = absences.get(row.advisor_uuid)
  // an absence until midnight ends on the day before
  return { away_until: end ? dayOf(Date.parse(end) - 1, row.time_zone) : null, stand_in: null }
}

/** Whether somebody who is not away works at this moment, or is to work today. */
function dutyOf(capacity: Capacity | undefined, now: Date): BranchAdvisor['presence'] {
  if (!capacity?.hours) return 'off'
  return capacity.ends_at > instant(now) ? 'in' : 'over'
}

function presenceOf(row: Row, day: Day): BranchAdvisor {
  const away = awayOf(row, day)
  const capacity = day.capacity.get(row.advisor_uuid)?.get(day.today)
  return {
    uuid: row.user_uuid ?? row.advisor_uuid,
    full_name: fullName(row),
    profile_picture_url: mediaUrl(row.photo),
    presence: away.away_until ? 'away' : dutyOf(capacity, day.now),
    ...away,
    appointments: day.counts ? (day.counts.get(row.advisor_uuid) ?? 0) : null,
    free_today: day.counts ? (capacity?.free ?? 0) : null
  }
}

/** The branch that is asked for, or the user's own among those that they manage, or the first. */
async function findBranches(call: Call, asked: string | undefined) {
  const branches = (await findKnown(call)).filter(isOpen)
  const advisor = call.user?.advisor_uuid
  const own = asked ?? (advisor && branches.length > 1 && (await findBranch(call.db, advisor))?.organization_uuid)
  const branch = branches.find(({ uuid }) => uuid === own)
  if (asked && !branch) throw new NotFound()
  return { branches, branch: branch ?? branches[0] }
}

async function incompleteOf({ db }: Call, organization_uuid: string, today: string): Promise<number> {
  const [branch] = await countIncomplete(db, today, organization_uuid)
  return branch?.count ?? 0
}

/** What one branch of a manager does today. */
export async function branchStart(call: Call, asked?: string): Promise<BranchStart | null> {
  const { db, app } = call
  const { branches, branch } = await findBranches(call, asked)
  if (!branch) return null
  const now = app.clock.now()
  const { time_zone, uuid: organization_uuid } = branch
  const today = dayOf(now, time_zone)
  const rest = { from: today, to: weekOf(today).to }
  const rows = await repository.findAdvisors(db, organization_uuid)
  const advisors = rows.map(({ advisor_uuid }) => advisor_uuid)
  const subject = subjectOf(call)
  const mayPlan = decide(managesBranchCalendar, subject) === 'granted'
  const mayCheck = decide(seesBookability, subject) === 'granted'
  const mayAnswer = decide(OF_THE_BRANCH, subject) === 'granted'
  const [from, until] = [dayStart(today, time_zone), dayStart(today, time_zone, 1)]
  const day: Day = {
    now,
    today,
    absences: await repository.findAbsences(db, advisors, instant(now)),
    counts: mayPlan ? await repository.countAppointments(db, advisors, from, until) : undefined,
    // the time of those with whom customers cannot book is not free for them
    capacity: await findCapacity(
      db,
      { organization_uuid, time_zone },
      advisors,
      rest,
      now,
      mayPlan ? await findOffering(db, advisors) : undefined
    )
  }
  const free = [...day.capacity.values()].flatMap((days) => [...days])
  const freeIn = (is: (date: string) => boolean) =>
    free.reduce((minutes, [date, one]) => minutes + (is(date) ? one.free : 0), 0)
  const requests = mayAnswer ? await countOpen(db, { organization_uuid }) : undefined
  const nameOf = ({ uuid, name }: { uuid: string; name: string }) => ({ uuid, name })
  return {
    branch: { ...nameOf(branch), slug: branch.alias },
    branches: branches.map((one) => ({ ...nameOf(one), city: one.city })),
    time_zone,
    today,
    free: mayPlan ? { today: freeIn((date) => date === today), week: freeIn(() => true) } : null,
    appointments: day.counts ? [...day.counts.values()].reduce((all, count) => all + count, 0) : null,
    incomplete: mayCheck ? await incompleteOf(call, organization_uuid, today) : null,
    open_requests: requests?.open ?? null,
    unanswered_requests: requests?.unanswered ?? null,
    advisors: rows.map((row) => presenceOf(row, day))
  }
}
