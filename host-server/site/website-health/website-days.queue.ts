import { dayLimit } from '../../core/events/day-limit.ts'
import { writeBuffer } from '../../core/jobs/write-buffer.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './website-health.repository.ts'
import type { Kind } from './website-health.tables.ts'

export interface Noticed {
  tenant_id: string
  day: string
  origin: string
  kind: Kind
  detail: string
  /** The address that has sent it, which is not stored; of what counts for one. */
  sender?: string
}

/**
 * Limits of a day of what anyone can send: names of websites that the institution does not know yet, and of each that is
 * registered, releases and loaders.
 */
const MOST = { refused: 50, release: 10, loader: 10 } as const
/** New names of one address per day and node. */
const isNewOfAddress = dayLimit(5)

const isLimited = (kind: Kind): kind is keyof typeof MOST => kind in MOST

type Row = Omit<repository.WebsiteDay, 'count'>
type Entry = Row & Pick<Noticed, 'sender'>
const nameOf = ({ origin, detail }: Pick<Row, 'origin' | 'detail'>) => `${origin} ${detail}`

/** Without what would be new on a day that has enough. */
async function admitted(app: AppContext, db: TenantDb, entries: readonly Entry[]): Promise<Entry[]> {
  const refused = entries.filter(({ kind }) => kind === 'refused')
  // what fills the day with names does not hide a website that was there before
  const known = new Set(await repository.findKnown(db, refused))
  const byGroup = new Map<string, Set<string>>()
  const kept: Entry[] = []
  for (const entry of entries) {
    const { day, kind, origin, sender } = entry
    if (isLimited(kind) && !(kind === 'refused' && known.has(origin))) {
      const group = kind === 'refused' ? { day, kind } : { day, kind, origin }
      const key = Object.values(group).join(' ')
      const names = byGroup.get(key) ?? new Set((await repository.findNames(db, group)).map(nameOf))
      byGroup.set(key, names)
      if (!names.has(nameOf(entry))) {
        if (names.size >= MOST[kind]) continue
        if (kind === 'refused' && !isNewOfAddress(app, `${db.tenantId} ${day} ${sender}`)) continue
      }
      names.add(nameOf(entry))
    }
    kept.push(entry)
  }
  return kept
}

/** Of entries alike one row, in the same order on every node, to avoid deadlocks. */
function summed(entries: readonly Row[]): repository.WebsiteDay[] {
  const rows = new Map<string, repository.WebsiteDay>()
  for (const { day, origin, kind, detail } of entries) {
    const key = [day, origin, kind, detail].join(' ')
    rows.set(key, { day, origin, kind, detail, count: (rows.get(key)?.count ?? 0) + 1 })
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export const { add, flush } = writeBuffer<Noticed>('days of websites', async (app, entries) => {
  for (const tenantId of new Set(entries.map(({ tenant_id }) => tenant_id))) {
    const db = new TenantDb(app.knex, tenantId)
    const own = entries.filter(({ tenant_id }) => tenant_id === tenantId)
    await repository.addDays(db, summed(await admitted(app, db, own)))
  }
})
