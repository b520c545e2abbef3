import type { EventMetric } from '#contract/reports'
import { instant } from '../core/clock.ts'
import { todayIn } from '../core/days.ts'
import type { TenantDb } from '../core/tenant-db.ts'

/** At whose desk something happened; its day is that of the branch's clock. */
export interface Desk {
  advisor_uuid: string
  organization_uuid: string
  time_zone: string
}

const rowOf = ({ time_zone, ...desk }: Desk, now: Date, metric: EventMetric, count: number) => ({
  ...desk,
  metric,
  count,
  at: instant(now),
  day: todayIn(time_zone, now.getTime()).day
})

/** Notes that something happened, in the transaction in which it did. Of customers not a word stands there. */
export const note = (trx: TenantDb, now: Date, desk: Desk, metric: EventMetric, count = 1) =>
  trx.insert('report_events', rowOf(desk, now, metric, count))

const CHUNK = 100

/** The same at many desks at once, by the advisors' uuids. */
export async function noteMany(trx: TenantDb, now: Date, metric: EventMetric, counts: ReadonlyMap<string, number>) {
  const uuids = [...counts.keys()]
  for (let at = 0; at < uuids.length; at += CHUNK) {
    const desks: Desk[] = await trx
      .table('advisors as a')
      .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
      .whereIn('a.uuid', uuids.slice(at, at + CHUNK))
      .select('a.uuid as advisor_uuid', 'a.organization_uuid', 'o.time_zone')
    const rows = desks.map((desk) => rowOf(desk, now, metric, counts.get(desk.advisor_uuid) ?? 0))
    if (rows.length) await trx.insert('report_events', rows)
  }
}

/** For each of these cards at its advisor's desk, as often as it stands in the list. */
export async function noteCards(trx: TenantDb, now: Date, metric: EventMetric, serials: readonly string[]) {
  if (!serials.length) return
  const cards: { serial: string; advisor_uuid: string }[] = await trx
    .table('wallet_passes')
    .whereIn('serial', [...new Set(serials)])
    .select('serial', 'advisor_uuid')
  const owners = new Map(cards.map(({ serial, advisor_uuid }) => [serial, advisor_uuid]))
  const counts = new Map<string, number>()
  for (const serial of serials) {
    const owner = owners.get(serial)
    if (owner) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  }
  await noteMany(trx, now, metric, counts)
}
