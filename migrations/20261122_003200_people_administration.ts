import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges, unnotice } from './notice-changes.ts'

const NOTICED = ['advisor_aliases', 'advisor_successors']
const TABLES = ['staff_branches', 'invitations', ...NOTICED]

const ofTenant = (t: Knex.CreateTableBuilder) => t.string('tenant_id', 36).notNullable()

const pointsAt = (t: Knex.CreateTableBuilder, column: string, table: string) => {
  t.string(column, 36).notNullable()
  t.foreign(['tenant_id', column]).references(['tenant_id', 'uuid']).inTable(table).onDelete('CASCADE')
}

/** What the administration stores about people: deactivation and successors, invitations, former aliases of cards. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('users', (t) => {
    t.string('first_name', 100).notNullable().defaultTo('')
    t.string('last_name', 100).notNullable().defaultTo('')
    t.string('deactivated_at', 20)
  })
  await knex.schema.alterTable('advisors', (t) => t.string('deactivated_at', 20))
  /** For people without a card; an advisor's branch is in the advisor's own row. */
  await knex.schema.createTable('staff_branches', (t) => {
    ofTenant(t)
    pointsAt(t, 'user_uuid', 'users')
    pointsAt(t, 'organization_uuid', 'organizations')
    t.primary(['tenant_id', 'user_uuid'])
  })
  /** One per person at a time: sending it again replaces it. */
  await knex.schema.createTable('invitations', (t) => {
    ofTenant(t)
    pointsAt(t, 'user_uuid', 'users')
    t.string('uuid', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('sent_at', 20).notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'user_uuid'])
    t.unique(['tenant_id', 'token_hash'])
  })
  /** Former aliases of cards: printed and linked URLs outlast a renaming. */
  await knex.schema.createTable('advisor_aliases', (t) => {
    ofTenant(t)
    t.string('alias', 64).notNullable()
    pointsAt(t, 'advisor_uuid', 'advisors')
    t.primary(['tenant_id', 'alias'])
  })
  /** To whose card that of a leaver redirects. */
  await knex.schema.createTable('advisor_successors', (t) => {
    ofTenant(t)
    pointsAt(t, 'advisor_uuid', 'advisors')
    pointsAt(t, 'successor_uuid', 'advisors')
    t.primary(['tenant_id', 'advisor_uuid'])
  })
  await guardTenants(knex)
  await noticeChanges(knex, NOTICED)
}

export async function down(knex: Knex) {
  await unnotice(knex, NOTICED)
  for (const table of TABLES.toReversed()) await knex.schema.dropTable(table)
  await knex.schema.alterTable('advisors', (t) => t.dropColumn('deactivated_at'))
  for (const column of ['deactivated_at', 'last_name', 'first_name']) {
    await knex.schema.alterTable('users', (t) => t.dropColumn(column))
  }
}
