import type { EventMetric } from '#contract/reports'
import { instant } from '../base/clock.ts'
import { todayIn } from '../base/days.ts'
import { compiled, type TenantDb } from '../tenancy/tenant-db.ts'

/** The advisor and branch of an event; its day is in the branch's time zone. */
export interface EventOwner {
  advisor_uuid: string
  organization_uuid: string
  time_zone: string
}

const rowOf = ({ time_zone, ...eventOwner }: EventOwner, now: Date, metric: EventMetric, count: number) => ({
  ...eventOwner,
  metric,
  count,
  at: instant(now),
  day: todayIn(time_zone, now.getTime()).day
})

const insertRow = compiled((trx, row: ReturnType<typeof rowOf>) => trx.insert('report_events', row))

/** Records an event in its transaction, without any data about customers. */
export const recordEvent = (trx: TenantDb, now: Date, eventOwner: EventOwner, metric: EventMetric, count = 1) =>
  insertRow(trx, rowOf(eventOwner, now, metric, count))

const CHUNK = 100

/** The same for many advisors, by uuid. */
export async function recordEvents(trx: TenantDb, now: Date, metric: EventMetric, counts: ReadonlyMap<string, number>) {
  const uuids = [...counts.keys()]
  for (let at = 0; at < uuids.length; at += CHUNK) {
    const eventOwners: EventOwner[] = await trx
      .table('advisors as a')
      .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
      .whereIn('a.uuid', uuids.slice(at, at + CHUNK))
      .select('a.uuid as advisor_uuid', 'a.organization_uuid', 'o.time_zone')
    const rows = eventOwners.map((eventOwner) =>
      rowOf(eventOwner, now, metric, counts.get(eventOwner.advisor_uuid) ?? 0)
    )
    if (rows.length) await trx.insert('report_events', rows)
  }
}

/** Records an event for the advisor of each card, as often as the card is listed. */
export async function recordCardEvents(trx: TenantDb, now: Date, metric: EventMetric, serials: readonly string[]) {
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
  await recordEvents(trx, now, metric, counts)
}
