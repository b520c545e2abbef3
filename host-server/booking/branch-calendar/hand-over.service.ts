import type { HandOverResult } from '#contract/branch-calendar'
import type { AbsentDays } from '#contract/calendar-overrides'
import { note, spanOf } from '../../calendar/calendar-overrides/branch-absences.service.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { findOne } from '../appointments/appointments.repository.ts'
import { withinMailLimits } from '../appointments/booking-limits.service.ts'
import { findClashes, findVisits, type Visit } from '../appointments/hand-over.service.ts'
import { colleagueOf, giveAll, lockAll, tellFormer } from '../appointments/reassignment.service.ts'
import { countAmong, findEmails } from './branch-calendar.repository.ts'
import { leaverOf } from './hand-over-plan.service.ts'

interface Asked {
  advisor: string
  appointments: readonly { uuid: string; to: string }[]
  absence?: AbsentDays | undefined
}

type Failed = HandOverResult['failed']

/** Gives a colleague those that fit into their calendar: as one advisor's, they do not overlap one another. */
async function giveTo(call: Call, trx: TenantDb, visits: readonly Visit[], colleague: AdvisorRow): Promise<Visit[]> {
  const clashes = await findClashes(trx, visits, colleague, call.app.clock.now())
  const fit = visits.filter((visit) => !clashes.includes(visit))
  const befores = await Promise.all(fit.map(({ uuid, advisor_uuid }) => findOne(trx, { uuid, advisor_uuid })))
  await giveAll(
    call,
    trx,
    befores.filter((one) => one !== undefined),
    colleague
  )
  return fit
}

const failedFor = (uuids: readonly string[], message: string): Failed => uuids.map((uuid) => ({ uuid, message }))

/** The colleagues by the aliases under which they were named. @throws Unprocessable */
async function colleaguesOf(call: Call, leaver: AdvisorRow, aliases: ReadonlySet<string>) {
  const found = new Map<string, AdvisorRow>()
  for (const alias of aliases) found.set(alias, await colleagueOf(call, leaver, alias))
  return found
}

/**
 * Gives appointments of an advisor to several colleagues, in one transaction. Calendars are locked before they are
 * looked at, so that what cannot be handed over is known before anything is written.
 */
export async function handOverSeveral(call: Call, asked: Asked): Promise<HandOverResult> {
  const { db, app, t } = call
  const leaver = await leaverOf(call, asked.advisor)
  const absence = asked.absence && { ...spanOf(call, asked.absence, leaver.time_zone), label: '' }
  const wanted = new Map(asked.appointments.map(({ uuid, to }) => [uuid, to]))
  if ((await countAmong(db, leaver.organization_uuid, [...wanted.keys()])) < wanted.size) throw new NotFound()
  const colleagues = await colleaguesOf(call, leaver, new Set(wanted.values()))
  const emails = await findEmails(db, leaver.uuid, [...wanted.keys()])
  const work = () =>
    db.transaction(async (trx) => {
      const now = app.clock.now()
      await lockAll(trx, [leaver.uuid, ...[...colleagues.values()].map(({ uuid }) => uuid)], now)
      const open = (await findVisits(trx, leaver.uuid, now)).filter(({ uuid }) => wanted.has(uuid))
      const handed: Visit[] = []
      for (const [alias, colleague] of colleagues) {
        const own = open.filter(({ uuid }) => wanted.get(uuid) === alias)
        handed.push(...(await giveTo(call, trx, own, colleague)))
      }
      await tellFormer(call, trx, leaver.uuid, handed)
      if (absence) await note(call, trx, leaver, absence)
      const isOpen = new Set(open.map(({ uuid }) => uuid))
      const busy = open.filter((visit) => !handed.includes(visit)).map(({ uuid }) => uuid)
      const gone = [...wanted.keys()].filter((uuid) => !isOpen.has(uuid))
      return {
        handed_over: handed.map(({ uuid }) => uuid),
        failed: [
          ...failedFor(busy, t('appointments.colleague-busy')),
          ...failedFor(gone, t('branch-calendar.no-longer-theirs'))
        ]
      }
    })
  return withinMailLimits(call, emails, work)
}
