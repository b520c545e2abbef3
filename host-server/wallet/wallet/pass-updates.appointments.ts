import { instant } from '../../core/base/clock.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { BATCH, markChanged } from './pass-updates.jobs.ts'
import { keyOf, planEnd } from './pass-updates.next.ts'
import * as repository from './pass-updates.repository.ts'

function grouped(changed: readonly repository.Shown[]): repository.Shown[][] {
  const groups = new Map<string, repository.Shown[]>()
  for (const one of changed) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, at) => group.slice(at * BATCH, (at + 1) * BATCH))
  )
}

/** Updates the cards that show appointments with an advisor; those whose content is the same stay unchanged. */
async function follow(advisor: string, { db, app }: JobContext): Promise<void> {
  const now = app.clock.now()
  const shown = await repository.findShown(db, advisor, instant(now))
  for (const group of grouped(shown.filter((one) => keyOf(one) !== one.next_appointment))) {
    const [first] = group
    if (!first) continue
    const serials = group.map(({ serial }) => serial)
    await db.transaction(async (trx) => {
      await markChanged(trx, now, serials, { next_appointment: keyOf(first) })
      await planEnd(trx, now, advisor, first)
    })
  }
}

export const cardAppointmentJobs: Handlers = {
  'wallet-appointments': ({ advisor }, context) => follow(String(advisor), context)
}
