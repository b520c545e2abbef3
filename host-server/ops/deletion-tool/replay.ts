import { randomUUID } from 'node:crypto'
import type { ErasedKey } from '#contract/deletion-tool'
import { textsIn } from '../../core/base/intl.ts'
import { inOrder, keyOf, type Person } from '../../core/jobs/erasing.ts'
import { type Ledger, ledgerFile, readLedger } from '../../core/jobs/erasure-ledger.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { staffInOrder } from '../../core/jobs/staff-erasing.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { findTenantById } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { find, findEverybody, pseudonymsOf } from '../../people/people/member.repository.ts'

const READ_AT_ONCE = 500

type Erased = ReadonlyMap<string, string>

/** The latest moment at which each hash of a tenant was erased. */
function erasedAt({ entries }: Ledger, tenant: string): Erased {
  const latest = new Map<string, string>()
  for (const { hash, at, tenant: of } of entries) {
    if (of === tenant && at > (latest.get(hash) ?? '')) latest.set(hash, at)
  }
  return latest
}

/** Everybody in the database whom the ledger names. */
async function findReturned({ app, db }: JobContext, ledger: Ledger, erased: Erased): Promise<Person[]> {
  const returned = new Map<string, Person>()
  for (const { each } of app.erasers) {
    for (let after: string | undefined = ''; each && after !== undefined; ) {
      const rows: Awaited<ReturnType<typeof each>> = await each(db, after, READ_AT_ONCE)
      for (const row of rows) {
        const key = keyOf(row)
        const hash = key && ledger.hashOf(db.tenantId, key)
        const until = hash && erased.get(hash)
        if (key && until && row.created_at <= until) returned.set(hash, { ...key, until, withAhead: true })
      }
      after = rows.length === READ_AT_ONCE ? rows.at(-1)?.uuid : undefined
    }
  }
  return [...returned.values()]
}

/** An erasure that had not ended when the backup was made is over. */
const endErasures = (
  { db }: JobContext,
  { by: known_by, value, until: finished_at }: ErasedKey & Pick<Person, 'until'>
) =>
  db
    .table('erasures')
    .where({ known_by, value })
    .whereIn('state', ['waiting', 'running'])
    .update({ state: 'done', value: '', name: '', finished_at })

async function erase(context: JobContext, person: Person): Promise<void> {
  for (const eraser of inOrder(context.app.erasers)) {
    // other servers were reached the first time
    if (eraser.isRemote || !eraser.erase) continue
    for (let page = 0; !(await eraser.erase(context, person, page)).done; ) page += 1
  }
  await endErasures(context, person)
}

/** Advisors and staff whom the ledger names, with when they were erased. */
async function findMembers({ db }: JobContext, ledger: Ledger, erased: Erased) {
  return (await findEverybody(db)).flatMap(({ uuid }) => {
    const until = erased.get(ledger.hashOf(db.tenantId, { by: 'staff', value: uuid }))
    return until ? [{ uuid, until }] : []
  })
}

async function eraseMember(context: JobContext, uuid: string, until: string): Promise<void> {
  const { app, db, tenant } = context
  const t = textsIn(tenant.language)
  const pseudonyms = pseudonymsOf(randomUUID(), (code) => t('deletion-tool.pseudonym', { code }))
  for (const { erase } of staffInOrder(app.staffErasers)) {
    for (let isDone = !erase; !isDone; ) {
      const known = await find(db, uuid)
      isDone = !known || ((await erase?.(context, { ...known, ...pseudonyms }))?.done ?? true)
    }
  }
  await endErasures(context, { by: 'staff', value: uuid, until })
}

/** Erases again who was erased after a backup was made. @returns how many came back with it */
export async function replayErasures(app: AppContext): Promise<number> {
  const ledger = await readLedger(ledgerFile(app.config))
  let count = 0
  for (const id of new Set(ledger?.entries.map(({ tenant }) => tenant))) {
    const tenant = await findTenantById(app.knex, id)
    if (!ledger || !tenant) continue
    const context: JobContext = { app, tenant, db: new TenantDb(app.knex, id) }
    for (const person of await findReturned(context, ledger, erasedAt(ledger, id))) {
      await erase(context, person)
      count += 1
    }
    for (const { uuid, until } of await findMembers(context, ledger, erasedAt(ledger, id))) {
      await eraseMember(context, uuid, until)
      count += 1
    }
  }
  return count
}
