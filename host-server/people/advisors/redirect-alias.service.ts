import { Gone, NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findErased } from './erased-aliases.service.ts'

/** The most successors to follow, as a guard against cycles. */
const MOST = 20

interface Follower {
  alias: string
  deactivated_at: string | null
  successor_uuid: string | null
}

const withSuccessor = (db: TenantDb) =>
  db
    .table('advisors as a')
    .leftJoin('advisor_successors as s', (on) => on.on('s.tenant_id', 'a.tenant_id').on('s.advisor_uuid', 'a.uuid'))

const read = (rows: ReturnType<typeof withSuccessor>): Promise<Follower | undefined> =>
  rows.first('a.alias', 'a.deactivated_at', 's.successor_uuid')

/** The advisor with this alias, or else the one who used to have it. */
const first = async (db: TenantDb, alias: string) =>
  (await read(withSuccessor(db).where('a.alias', alias))) ??
  read(withSuccessor(db).whereIn('a.uuid', db.table('advisor_aliases').where({ alias }).select('advisor_uuid')))

/** The alias of the active advisor or successor for a present or former alias; undefined if there is no successor. */
export async function findPresent(db: TenantDb, alias: string): Promise<string | undefined> {
  let found = await first(db, alias)
  for (let step = 0; found?.deactivated_at && step < MOST; step += 1) {
    found = found.successor_uuid ? await read(withSuccessor(db).where('a.uuid', found.successor_uuid)) : undefined
  }
  return found && !found.deactivated_at ? found.alias : undefined
}

/**
 * Redirects from a former alias, or that of a deactivated advisor, to the present one. Not cached, since the advisor may
 * return to it. @throws NotFound, or Gone where the advisor was erased and nobody follows
 */
export async function redirectAlias(
  { app, ctx, db }: Call,
  alias: string,
  pathOf: (alias: string) => string
): Promise<void> {
  const known = await findPresent(db, alias)
  const erased = known ? undefined : await findErased(app.config, db, alias)
  const present = erased ? await findPresent(db, erased) : known
  if (erased && !present) throw new Gone('pages.advisor-left')
  if (!present || present === alias) throw new NotFound()
  ctx.status = 301
  ctx.redirect(pathOf(present) + ctx.search)
  ctx.set('Cache-Control', 'no-cache')
}
