import { writeBuffer } from '../../core/jobs/write-buffer.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface Hit {
  tenant_id: string
  redirection_uuid: string
  at: string
}

type Count = { redirection_uuid: string; hits: number; last_hit_at: string }

function counted(hits: readonly Hit[]): Count[] {
  const counts = new Map<string, Count>()
  for (const { redirection_uuid, at } of hits) {
    const { hits: before = 0 } = counts.get(redirection_uuid) ?? {}
    counts.set(redirection_uuid, { redirection_uuid, hits: before + 1, last_hit_at: at })
  }
  // in the same order on every node, to avoid deadlocks
  return [...counts.values()].sort((a, b) => (a.redirection_uuid < b.redirection_uuid ? -1 : 1))
}

/** Redirects deleted in the meantime are not counted; the others stay until the transaction ends. */
async function count(db: TenantDb, hits: readonly Hit[]): Promise<void> {
  const all = counted(hits)
  const uuids = all.map(({ redirection_uuid }) => redirection_uuid)
  const known = new Set(await db.table('redirections').whereIn('uuid', uuids).orderBy('uuid').forShare().pluck('uuid'))
  const rows = all.filter(({ redirection_uuid }) => known.has(redirection_uuid))
  if (!rows.length) return
  await db
    .insert('redirection_hits', rows)
    .onConflict(['tenant_id', 'redirection_uuid'])
    .merge({
      hits: db.raw('redirection_hits.hits + excluded.hits'),
      last_hit_at: db.raw(
        'case when excluded.last_hit_at > redirection_hits.last_hit_at then excluded.last_hit_at else redirection_hits.last_hit_at end'
      )
    })
}

export const { add, flush } = writeBuffer<Hit>('hits of redirections', async ({ knex }, hits) => {
  for (const tenantId of new Set(hits.map(({ tenant_id }) => tenant_id))) {
    const own = hits.filter(({ tenant_id }) => tenant_id === tenantId)
    await new TenantDb(knex, tenantId).transaction((trx) => count(trx, own))
  }
})
