import { CAMPAIGNS_MAX, type Campaign, type FunnelQuery } from '#contract/reports'
import { compareText } from '../../core/base/collation.ts'
import { giveWay, sizeFor } from '../../core/base/slices.ts'
import type { Call } from '../../core/http/http.ts'
import { countCampaigns } from './campaigns.repository.ts'
import { partsOf } from './periods.ts'
import { narrowedBy } from './reports.service.ts'

/** Of how many days one statement adds up the hits. */
const DAYS = 30

const compare = (a: Campaign, b: Campaign) =>
  b.visits - a.visits || b.booked - a.booked || b.requested - a.requested || compareText(a.name, b.name)

/** The figure that a hit counts for. */
const FIGURES = { src: 'visits', booked: 'booked', requested: 'requested' } as const

/** Visits, bookings and requests of each campaign, limited to what the user may see. */
export async function campaigns(call: Call, query: FunnelQuery): Promise<Campaign[]> {
  const { db } = call
  const { narrow, from, to } = await narrowedBy(call, query, [])
  const found = new Map<string, Campaign>()
  for (const part of partsOf({ from, to }, sizeFor(db, DAYS))) {
    for (const { kind, count } of await countCampaigns(db, part, narrow)) {
      const [what, name = ''] = kind.split(':')
      const one = found.get(name) ?? { name, visits: 0, booked: 0, requested: 0 }
      one[FIGURES[what as keyof typeof FIGURES]] += count
      found.set(name, one)
    }
    await giveWay()
  }
  return [...found.values()].toSorted(compare).slice(0, CAMPAIGNS_MAX)
}
