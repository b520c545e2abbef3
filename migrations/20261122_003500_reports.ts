import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

const NUMBERS = (t: Knex.CreateTableBuilder) => {
  t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
  // a record: it stays when branch and advisor are deleted
  t.string('organization_uuid', 36).notNullable()
  /** Empty for the branch itself, and, by day, for all of a branch together. */
  t.string('advisor_uuid', 36).notNullable()
  t.string('metric', 30).notNullable()
  t.integer('count').notNullable()
}

const ZONE = `(select o.time_zone from advisors a join organizations o
  on o.tenant_id = a.tenant_id and o.uuid = a.organization_uuid
  where a.tenant_id = x.tenant_id and a.uuid = x.advisor_uuid) as time_zone`
const BRANCH = `(select a.organization_uuid from advisors a
  where a.tenant_id = x.tenant_id and a.uuid = x.advisor_uuid) as organization_uuid`

/** The existing data from before, by table and by its name in reports. */
const PAST: readonly { from: string; at: string; metric: string; where?: string }[] = [
  { from: 'appointments as x', at: 'x.created_at', metric: "'booked'" },
  { from: 'contact_requests as x', at: 'x.created_at', metric: "'request-' || x.kind" },
  { from: 'wallet_passes as x', at: 'x.saved_at', metric: "'card-google'", where: 'x.saved_at is not null' }
]

const dayOf = (zone: string, at: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(at)
  )

const CHUNK = 100

interface Event {
  tenant_id: string
  organization_uuid: string | null
  advisor_uuid: string
  time_zone: string
  metric: string
  at: string
}

async function insertEvents(knex: Knex, events: readonly Event[]) {
  const rows = events
    .filter(({ organization_uuid }) => organization_uuid)
    .map(({ time_zone, ...event }) => ({ ...event, day: dayOf(time_zone, event.at), count: 1 }))
  for (let at = 0; at < rows.length; at += CHUNK) await knex('report_events').insert(rows.slice(at, at + CHUNK))
}

/** One tenant at a time, so that only its rows are in memory. */
async function countPastEvents(knex: Knex) {
  const tenants: string[] = await knex('tenants').pluck('id')
  for (const tenant_id of tenants) {
    for (const { from, at, metric, where = '1 = 1' } of PAST) {
      const rows = knex(from).where('x.tenant_id', tenant_id).whereRaw(where)
      await insertEvents(
        knex,
        await rows.select(
          'x.tenant_id',
          'x.advisor_uuid',
          `${at} as at`,
          knex.raw(`${metric} as metric`),
          knex.raw(ZONE),
          knex.raw(BRANCH)
        )
      )
    }
    const phones = await knex('wallet_registrations as r')
      .join('wallet_passes as x', (on) => on.on('x.tenant_id', 'r.tenant_id').on('x.serial', 'r.serial'))
      .where('x.tenant_id', tenant_id)
      .select(
        'x.tenant_id',
        'x.advisor_uuid',
        'r.created_at as at',
        knex.raw("'card-apple' as metric"),
        knex.raw(ZONE),
        knex.raw(BRANCH)
      )
    await insertEvents(knex, phones)
  }
}

/** Hits stay the advisor's or the branch's when aliases change. */
async function nameHits(knex: Knex) {
  await knex.schema.alterTable('advisor_hits', (t) => {
    t.string('advisor_uuid', 36)
    t.string('organization_uuid', 36)
  })
  const own = (column: string) =>
    `(select a.${column} from advisors a where a.tenant_id = advisor_hits.tenant_id and a.alias = advisor_hits.advisor_alias)`
  await knex('advisor_hits').update({
    advisor_uuid: knex.raw(own('uuid')),
    organization_uuid: knex.raw(own('organization_uuid'))
  })
}

/** Events at branches and advisors, and the sums by day and by month from which reports are made. */
export async function up(knex: Knex) {
  await knex.schema.createTable('report_events', (t) => {
    t.increments('id')
    NUMBERS(t)
    t.string('at', 20).notNullable()
    /** In the branch's time zone. */
    t.string('day', 10).notNullable()
    t.index(['tenant_id', 'day'])
  })
  await knex.schema.createTable('report_days', (t) => {
    NUMBERS(t)
    t.string('day', 10).notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'day', 'organization_uuid', 'metric'])
    t.index(['tenant_id', 'day'])
  })
  await knex.schema.createTable('report_months', (t) => {
    NUMBERS(t)
    t.string('month', 7).notNullable()
    t.primary(['tenant_id', 'month', 'organization_uuid', 'advisor_uuid', 'metric'])
  })
  await knex.schema.createTable('report_rollups', (t) => {
    t.string('tenant_id', 36).notNullable().primary().references('id').inTable('tenants').onDelete('CASCADE')
    /** The last day that is rolled up; null before the first. */
    t.string('rolled_until', 10)
    t.string('checked_at', 20).notNullable()
  })
  await nameHits(knex)
  await countPastEvents(knex)
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('advisor_hits', (t) => t.dropColumns('advisor_uuid', 'organization_uuid'))
  for (const table of ['report_rollups', 'report_months', 'report_days', 'report_events']) {
    await knex.schema.dropTable(table)
  }
}
