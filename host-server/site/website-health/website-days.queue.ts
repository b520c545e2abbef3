import { writeBuffer } from '../../core/jobs/write-buffer.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './website-health.repository.ts'
import type { Kind } from './website-health.tables.ts'

export interface Noticed {
  tenant_id: string
  day: string
  origin: string
  kind: Kind
  detail: string
}

/**
 * Limits per tenant and day of what anyone can make up: websites that are not registered, and releases of one that is.
 */
const MOST = { refused: 50, release: 100, loader: 100 } as const

const isLimited = (kind: Kind): kind is keyof typeof MOST => kind in MOST

type Row = Omit<repository.WebsiteDay, 'count'>
const nameOf = ({ origin, detail }: Pick<Row, 'origin' | 'detail'>) => `${origin} ${detail}`

/** Without what would be new on a day that has enough. */
async function admitted(db: TenantDb, rows: readonly repository.WebsiteDay[]) {
  const known = new Map<string, Set<string>>()
  const kept: repository.WebsiteDay[] = []
  for (const row of rows) {
    const { day, kind } = row
    if (isLimited(kind)) {
      const names = known.get(`${day} ${kind}`) ?? new Set((await repository.findNames(db, day, kind)).map(nameOf))
      known.set(`${day} ${kind}`, names)
      if (!names.has(nameOf(row)) && names.size >= MOST[kind]) continue
      names.add(nameOf(row))
    }
    kept.push(row)
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
    await repository.addDays(db, await admitted(db, summed(own)))
  }
})
