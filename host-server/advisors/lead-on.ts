import { NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'

/** Further than anybody's successors reach. */
const MOST = 20

interface Follower {
  alias: string
  deactivated_at: string | null
  successor_uuid: string | null
}

const whose = (db: TenantDb) =>
  db
    .table('advisors as a')
    .leftJoin('advisor_successors as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))

const read = (rows: ReturnType<typeof whose>): Promise<Follower | undefined> =>
  rows.first('a.alias', 'a.deactivated_at', 's.successor_uuid') as never

/** Whose address it is, or once was. */
const first = async (db: TenantDb, alias: string) =>
  (await read(whose(db).where('a.alias', alias))) ??
  read(whose(db).whereIn('a.uuid', db.table('advisor_aliases').where({ alias }).select('advisor_uuid')))

/** The address of whoever is there today for the one that somebody had; undefined where nobody follows. */
export async function findPresent(db: TenantDb, alias: string): Promise<string | undefined> {
  let found = await first(db, alias)
  for (let step = 0; found?.deactivated_at && step < MOST; step += 1) {
    found = found.successor_uuid ? await read(whose(db).where('a.uuid', found.successor_uuid)) : undefined
  }
  return found && !found.deactivated_at ? found.alias : undefined
}

/**
 * From the address of a page that an advisor left, or who has left, to the one of today. It may be had again: nobody
 * shall keep the way.
 */
export async function leadOn({ ctx, db }: Call, alias: string, pathOf: (alias: string) => string): Promise<void> {
  const present = await findPresent(db, alias)
  if (!present || present === alias) throw new NotFound()
  ctx.status = 301
  ctx.redirect(pathOf(present) + ctx.search)
  ctx.set('Cache-Control', 'no-cache')
}
