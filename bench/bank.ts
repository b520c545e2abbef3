import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { DAY, instant } from '../host-server/core/base/clock.ts'
import { isPostgres } from '../host-server/core/db/db.ts'
import { addAdvisors, inBatches, type Stand } from './bench-server.ts'

type Filled = Pick<Stand, 'office'>

/** A bank of forty branches and six hundred advisors. */
export const BANK = { branches: 40, advisors: 600, redirections: 5000, days: 731 } as const

const FIRST = ['Anna', 'Lukas', 'Katharina', 'Emre', 'Magdalena', 'Stefan', 'Ljiljana', 'Jürgen', 'Zoë', 'Matthias']
const LAST = ['Gruber', 'Huber', 'Mayr', 'Meier', 'Wögerbauer', 'Steiner', 'Öztürk', 'Novák', 'Schmid', 'Waldhäusl']
const TOWNS = ['Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt', 'Bregenz', 'Sankt Pölten']

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''

async function addBranches({ office: { knex, tenantId: tenant_id } }: Filled): Promise<string[]> {
  const branches = Array.from({ length: BANK.branches }, (_, at) => ({
    tenant_id,
    uuid: randomUUID(),
    alias: `bench-branch-${at}`,
    name: `Filiale ${pick(TOWNS, at)} ${at}`,
    street: `Hauptplatz ${at}`,
    zip: `${1010 + at * 10}`,
    city: pick(TOWNS, at),
    time_zone: 'Europe/Vienna'
  }))
  await knex('organizations').insert(branches)
  return branches.map(({ uuid }) => uuid)
}

/** People with names, in all branches. */
export async function fillBank(stand: Filled): Promise<void> {
  const { knex } = stand.office
  const branches = await addBranches(stand)
  const aliases = await addAdvisors(stand.office, BANK.advisors)
  for (const [at, alias] of aliases.entries()) {
    const last_name = pick(LAST, at) + (at < 100 ? '' : `-${pick(LAST, Math.floor(at / 100) + at)}`)
    await knex('advisors')
      .where({ alias })
      .update({ first_name: pick(FIRST, Math.floor(at / 10)), last_name, organization_uuid: pick(branches, at) })
  }
}

/** Parts of which thousands of different names are made. */
const BEGINNINGS =
  'Wöger Lang Ober Unter Stein Hof Kirch Brunn Acker Wald Berg Bach Feld Moos Reit Haus Grub Neu Alt Schön'.split(' ')
const ENDINGS =
  'bauer mann er inger müller maier huber eder hofer ler ner bacher berger lehner wirth stätter egger reiter hammer mayr'.split(
    ' '
  )
const MIDDLES = ['', 'en', 'ing', 'wein', 'gold']

/** Fills the bank up to so many people, most of whom have names of their own; returns all names. */
export async function fillUp(stand: Filled, people: number): Promise<{ first_name: string; last_name: string }[]> {
  const { knex } = stand.office
  const branches: string[] = await knex('organizations').whereLike('alias', 'bench-branch-%').pluck('uuid')
  const aliases = await addAdvisors(stand.office, people - BANK.advisors)
  await knex.transaction(async (trx) => {
    for (const [at, alias] of aliases.entries()) {
      const ending = Math.floor(at / BEGINNINGS.length)
      const last_name =
        pick(BEGINNINGS, at) + pick(MIDDLES, Math.floor(ending / ENDINGS.length)) + pick(ENDINGS, ending)
      await trx('advisors')
        .where({ alias })
        .update({ first_name: pick(FIRST, at + ending), last_name, organization_uuid: pick(branches, at) })
    }
  })
  return knex('advisors').whereLike('alias', 'bench-%').select('first_name', 'last_name')
}

const METRICS = ['profile', 'phone', 'email', 'booked', 'cancelled', 'request-basic']

/** Two years of rollups: each advisor has some of every metric on each day. */
export async function fillReports({ office: { knex, tenantId } }: Filled): Promise<void> {
  const before = isPostgres(knex) ? [] : ['foreign_keys = off', 'cache_size = -400000']
  const after = isPostgres(knex) ? [] : ['foreign_keys = on']
  // of SQLite's one connection, and without effect in a transaction
  for (const setting of before) await knex.raw(`pragma ${setting}`)
  await knex.transaction(async (trx) => {
    // inserting millions of rows takes longer than the host's statement timeout
    if (isPostgres(trx)) await trx.raw("set local statement_timeout = 0; set local maintenance_work_mem = '512MB'")
    const restore = await dropChecks(trx)
    await fill(trx, tenantId)
    await restore()
  })
  for (const setting of after) await knex.raw(`pragma ${setting}`)
}

const INDEXES_IN_FILE = `select name, sql as made, 'drop index ' || name as dropped from sqlite_master
  where type = 'index' and sql is not null and tbl_name in ('report_days', 'report_months')`

/** Primary keys stay. */
const INDEXES_AND_REFERENCES = `
  select pg_get_indexdef(indexrelid) as made, 'drop index ' || indexrelid::regclass as dropped from pg_index
    where not indisprimary and indrelid in ('report_days'::regclass, 'report_months'::regclass)
  union all
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
    format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
    where contype = 'f' and conrelid in ('report_days'::regclass, 'report_months'::regclass)`

/** Drops the indexes and references of the rollups: making them again from all rows is faster than row by row. */
async function dropChecks(knex: Knex): Promise<() => Promise<void>> {
  const found = await knex.raw(isPostgres(knex) ? INDEXES_AND_REFERENCES : INDEXES_IN_FILE)
  const checks: { made: string; dropped: string }[] = found.rows ?? found
  for (const { dropped } of checks) await knex.raw(dropped)
  return async () => {
    for (const { made } of checks) await knex.raw(made)
  }
}

/** In the order of the primary keys, so that their indexes grow at the end; sums are known without counting rows. */
async function fill(knex: Knex, tenant_id: string): Promise<void> {
  const dayAgo = (ago: number) => instant(Date.now() - ago * DAY).slice(0, 10)
  const days = Array.from({ length: BANK.days }, (_, at) => ({ day: dayAgo(at + 1) }))
  await knex.schema.createTable('bench_days', (t) => t.string('day', 10))
  await inBatches(days, (rows) => knex('bench_days').insert(rows))
  const metrics = METRICS.map((metric) => `select '${metric}' as metric`).join(' union all ')
  const months = 'select substr(day, 1, 7) as month, count(*) as days from bench_days group by substr(day, 1, 7)'
  const of = "tenant_id, organization_uuid, '' as advisor_uuid, count(*) as advisors"
  // a branch, whose advisor is empty, sorts before advisors
  const all = `select ${of} from advisors where alias like 'bench-%' group by tenant_id, organization_uuid
    union all select tenant_id, organization_uuid, uuid, 1 from advisors where alias like 'bench-%'`
  const count = 'a.advisors * (1 + length(m.metric) % 5)'
  await knex.raw(
    `insert into report_days (tenant_id, organization_uuid, advisor_uuid, metric, count, day)
      select a.tenant_id, a.organization_uuid, a.advisor_uuid, m.metric, ${count}, d.day
      from (${all}) a cross join bench_days d cross join (${metrics}) m
      order by a.advisor_uuid, d.day, a.organization_uuid, m.metric`
  )
  await knex.raw(
    `insert into report_months (tenant_id, organization_uuid, advisor_uuid, metric, count, month)
      select a.tenant_id, a.organization_uuid, a.advisor_uuid, m.metric, ${count} * n.days, n.month
      from (${all}) a cross join (${months}) n cross join (${metrics}) m
      order by n.month, a.organization_uuid, a.advisor_uuid, m.metric`
  )
  await knex.schema.dropTable('bench_days')
  await knex('report_rollups').where({ tenant_id }).delete()
  await knex('report_rollups').insert({ tenant_id, rolled_until: dayAgo(1), checked_at: '' })
}

export async function fillRedirections({ office: { knex, tenantId: tenant_id } }: Filled): Promise<void> {
  const rows = Array.from({ length: BANK.redirections }, (_, at) => ({
    tenant_id,
    uuid: randomUUID(),
    path: `/aktion-${at}`,
    path_key: `/aktion-${at}`,
    target: `/app/f/${at}`,
    status: 301,
    is_active: true,
    search_words: `aktion ${at}`,
    changed_at: instant(Date.now() - at * 1000)
  }))
  await inBatches(rows, (batch) => knex('redirections').insert(batch))
}
