import type { CalendarFault } from '#contract/smm-calendar'
import { HOUR, instant } from '../../core/base/clock.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Readings with the same outcome, one after the other. */
export interface Sync {
  started_at: string
  ended_at: string
  fault: CalendarFault | null
  readings: number
}

const SHOWN = 12 * HOUR

/** The last hours of a calendar's readings, the latest first. */
export const findSyncs = (db: TenantDb, advisorUuid: string, now: Date): Promise<Sync[]> =>
  db
    .table('external_syncs')
    .where({ advisor_uuid: advisorUuid })
    .where('ended_at', '>', instant(now.getTime() - SHOWN))
    .orderBy('started_at', 'desc')
    .select('started_at', 'ended_at', 'fault', 'readings')

/** Notes how a reading has gone; one that has gone like the last is only counted. */
export async function noteSync(
  trx: TenantDb,
  advisor_uuid: string,
  fault: CalendarFault | null,
  now: Date
): Promise<void> {
  const at = instant(now)
  const mine = () => trx.table('external_syncs').where({ advisor_uuid })
  await mine()
    .where('ended_at', '<=', instant(now.getTime() - SHOWN))
    .delete()
  const last = await mine().orderBy('started_at', 'desc').first('started_at', 'fault', 'readings')
  if (last?.fault === fault || last?.started_at === at) {
    const change = { ended_at: at, fault, readings: last.readings + 1 }
    await mine().where({ started_at: last.started_at }).update(change)
  } else await trx.insert('external_syncs', { advisor_uuid, started_at: at, ended_at: at, fault, readings: 1 })
}
