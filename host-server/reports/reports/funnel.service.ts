import type { Funnel, FunnelBranch, FunnelQuery, Metric, Steps } from '#contract/reports'
import { instant } from '../../core/base/clock.ts'
import { compareText } from '../../core/base/collation.ts'
import type { Call } from '../../core/http/http.ts'
import { countHeld } from './funnel.repository.ts'
import { asked } from './reports.service.ts'
import { sumByBranch } from './sums.repository.ts'

const VISITS = ['profile', 'branch'] as const satisfies readonly Metric[]
const BOOKED = ['booked'] as const satisfies readonly Metric[]

const add = (a: Steps, b: Steps): Steps => ({
  visits: a.visits + b.visits,
  booked: a.booked + b.booked,
  held: a.held + b.held
})

const compare = (a: FunnelBranch, b: FunnelBranch) =>
  b.visits - a.visits || b.booked - a.booked || compareText(a.name, b.name)

/** What became of the visits of each branch, limited to what the user may see. */
export async function funnel(call: Call, query: FunnelQuery): Promise<Funnel> {
  const { db, tenant, app } = call
  const { narrow, branches, ...days } = await asked(call, 'sessions', query)
  const shown = branches.filter(({ uuid }) => !query.organization_uuid || uuid === query.organization_uuid)
  const visits = await sumByBranch(db, days, { ...narrow, metrics: VISITS })
  const booked = await sumByBranch(db, days, { ...narrow, metrics: BOOKED })
  const zone = (query.organization_uuid && shown[0]?.time_zone) || tenant.time_zone
  const held = await countHeld(db, days, narrow, { zone, now: instant(app.clock.now()) })
  const rows = shown.map(({ uuid, name }) => ({
    uuid,
    name,
    visits: visits.get(uuid)?.now ?? 0,
    booked: booked.get(uuid)?.now ?? 0,
    held: held.get(uuid) ?? 0
  }))
  return { total: rows.reduce(add, { visits: 0, booked: 0, held: 0 }), branches: rows.toSorted(compare) }
}
