import type { Knex } from 'knex'
import { up as createPeopleChanges, down as dropPeopleChanges } from './20261126_114500_people_changes.ts'
import { guardTenants } from './guard-tenants.ts'

/** Changes of many people or branches at once, in place of those of people alone. */
export async function up(knex: Knex) {
  await dropPeopleChanges(knex)
  await knex.schema.createTable('bulk_changes', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    /** What is changed, such as `people-changes`. */
    t.string('of', 30).notNullable()
    t.string('state', 20).notNullable()
    /** The form, without those for whom it is. */
    t.text('form').notNullable()
    t.string('user_uuid', 36).notNullable()
    t.string('locale', 20).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('finished_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'created_at'])
  })
  await knex.schema.createTable('bulk_change_rows', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('change_uuid', 36).notNullable()
    t.integer('place').notNullable()
    t.string('subject', 36).notNullable()
    t.string('name', 600).notNullable()
    /** Null until its turn has come. */
    t.string('fate', 10)
    t.text('reasons').notNullable()
    t.primary(['tenant_id', 'change_uuid', 'place'])
    t.index(['tenant_id', 'change_uuid', 'fate', 'place'])
    t.foreign(['tenant_id', 'change_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('bulk_changes')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  for (const table of ['bulk_change_rows', 'bulk_changes']) await knex.schema.dropTable(table)
  await createPeopleChanges(knex)
}
