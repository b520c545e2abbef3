import { type InstitutionStart, type SetUpStep, START_NAMED } from '#contract/start'
import { countIncomplete } from '../../booking/bookability/bookability.repository.ts'
import { DAY, instant } from '../../core/base/clock.ts'
import { sortedBy } from '../../core/base/collation.ts'
import { dayLater, dayOf, dayStart } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'
import { weekOf } from '../reports/periods.ts'
import * as repository from './institution.repository.ts'

/** The kinds of jobs that send an e-mail. */
const MAILS = ['appointment-mail', 'contact-mail', 'password-reset-mail', 'invitation-mail', 'weekly-report']
/** For how long a failure is told. */
const TOLD = 7 * DAY

/** Empty if there is nothing left to do. */
async function stepsOf({ db, tenant }: Call): Promise<InstitutionStart['steps']> {
  const known = await repository.findKnown(db)
  const done: Record<SetUpStep, boolean> = {
    logo: Boolean(tenant.settings['images.tenantLogo']),
    branch: known.branch,
    hours: known.hours,
    topic: known.topic,
    person: known.person,
    assignment: known.assignment,
    embed: embedOrigins(tenant).length > 0 || !tenant.modules.has('embed'),
    booking: known.booking || !tenant.modules.has('online-appointments')
  }
  const steps = (Object.keys(done) as SetUpStep[]).map((step) => ({ step, is_done: done[step] }))
  return steps.every(({ is_done }) => is_done) ? [] : steps
}

/** Who offers online booking and cannot be booked, by branch. */
async function incompleteOf({ db }: Call, today: string): Promise<InstitutionStart['incomplete']> {
  const branches = sortedBy(await countIncomplete(db, today), ({ name }) => name).toSorted((a, b) => b.count - a.count)
  return {
    count: branches.reduce((all, { count }) => all + count, 0),
    branches: branches.length,
    named: branches.slice(0, START_NAMED)
  }
}

/** What happens at an institution this week, and what is missing or fails. */
export async function institutionStart(call: Call): Promise<InstitutionStart> {
  const { db, app, tenant } = call
  const now = app.clock.now()
  const at = (day: string) => dayStart(day, tenant.time_zone)
  const WEEK = 7 * DAY
  const today = dayOf(now, tenant.time_zone)
  const { from: monday } = weekOf(today)
  const week = { from: at(monday), to: instant(now) }
  const before = { from: at(dayLater(monday, -7)), to: instant(now.getTime() - WEEK) }
  const isOn = (module: Parameters<typeof tenant.modules.has>[0]) => tenant.modules.has(module)
  return {
    bookings: await repository.countBookings(db, week, before),
    talks: await repository.countTalks(db, week, before),
    branches_without_hours: await repository.findWithoutHours(db),
    incomplete: isOn('online-appointments') ? await incompleteOf(call, today) : null,
    people: isOn('advisors-management') ? await repository.countUninvited(db, instant(now)) : null,
    calendars: isOn('smm-calendar') ? await repository.findFailingCalendars(db) : null,
    mails: await repository.countMails(db, MAILS, instant(now.getTime() - TOLD)),
    steps: await stepsOf(call)
  }
}
