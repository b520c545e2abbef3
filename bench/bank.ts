import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { DAY, instant } from '../host-server/core/base/clock.ts'
import { isPostgres } from '../host-server/core/db/db.ts'
import { addAdvisors, inBatches, type Stand } from './bench-server.ts'

/** A bank of forty branches and six hundred advisors. */
export const BANK = { branches: 40, advisors: 600, redirections: 5000, days: 731 } as const

const FIRST = ['Anna', 'Lukas', 'Katharina', 'Emre', 'Magdalena', 'Stefan', 'Ljiljana', 'Jürgen', 'Zoë', 'Matthias']
const LAST = ['Gruber', 'Huber', 'Mayr', 'Meier', 'Wögerbauer', 'Steiner', 'Öztürk', 'Novák', 'Schmid', 'Waldhäusl']
const TOWNS = ['Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck', 'Klagenfurt', 'Bregenz', 'Sankt Pölten']

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''

async function addBranches({ office: { knex, tenantId: tenant_id } }: Stand): Promise<string[]> {
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
export async function fillBank(stand: Stand): Promise<void> {
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

const METRICS = ['profile', 'phone', 'email', 'booked', 'cancelled', 'request-basic']

/** Two years of rollups: each advisor has some of every metric on each day. */
export const fillReports = ({ office }: Stand): Promise<void> =>
  office.knex.transaction(async (knex) => {
    // inserting millions of rows takes longer than the host's statement timeout
    if (isPostgres(knex)) await knex.raw('set local statement_timeout = 0')
    await fill(knex, office.tenantId)
  })

async function fill(knex: Knex, tenant_id: string): Promise<void> {
  const dayAgo = (ago: number) => instant(Date.now() - ago * DAY).slice(0, 10)
  const days = Array.from({ length: BANK.days }, (_, at) => ({ day: dayAgo(at + 1) }))
  await knex.schema.createTable('bench_days', (t) => t.string('day', 10))
  await inBatches(days, (rows) => knex('bench_days').insert(rows))
  const metrics = METRICS.map((metric) => `select '${metric}' as metric`).join(' union all ')
  await knex.raw(
    `insert into report_days (tenant_id, organization_uuid, advisor_uuid, metric, count, day)
      select a.tenant_id, a.organization_uuid, a.uuid, m.metric, 1 + length(m.metric) % 5, d.day
      from advisors a cross join (${metrics}) m cross join bench_days d where a.alias like 'bench-%'`
  )
  await knex.raw(
    `insert into report_days (tenant_id, organization_uuid, advisor_uuid, metric, count, day)
      select tenant_id, organization_uuid, '', metric, sum(count), day
      from report_days where advisor_uuid <> '' group by tenant_id, organization_uuid, metric, day`
  )
  await knex.raw(
    `insert into report_months (tenant_id, organization_uuid, advisor_uuid, metric, count, month)
      select tenant_id, organization_uuid, advisor_uuid, metric, sum(count), substr(day, 1, 7)
      from report_days where advisor_uuid <> '' group by tenant_id, organization_uuid, advisor_uuid, metric, substr(day, 1, 7)`
  )
  await knex.schema.dropTable('bench_days')
  await knex('report_rollups').where({ tenant_id }).delete()
  await knex('report_rollups').insert({ tenant_id, rolled_until: dayAgo(1), checked_at: '' })
}

export async function fillRedirections({ office: { knex, tenantId: tenant_id } }: Stand): Promise<void> {
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
