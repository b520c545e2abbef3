import type { Knex } from 'knex'

export async function up(knex: Knex) {
  await knex.schema.createTable('outbox', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).primary()
    t.string('kind', 40).notNullable()
    t.string('dedupe_key', 200).notNullable()
    t.text('payload').notNullable()
    t.integer('attempts').notNullable().defaultTo(0)
    t.string('next_at', 20)
    t.string('lease_until', 20)
    t.string('lease_token', 36)
    t.string('created_at', 20).notNullable()
    t.string('state', 10).notNullable().defaultTo('waiting')
    t.text('last_error')
    t.unique(['tenant_id', 'dedupe_key'])
    t.index(['state', 'next_at'])
  })
  await knex.schema.createTable('frontend_logs', (t) => {
    t.increments('id')
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('action', 40).notNullable()
    t.string('advisor_alias', 64)
    t.text('data').notNullable()
    t.string('created_at', 20).notNullable()
    t.index(['tenant_id', 'created_at'])
  })
  await knex.schema.createTable('spent_proofs', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('signature', 128).notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'signature'])
    t.index(['expires_at'])
  })
  await knex.schema.createTable('rate_limits', (t) => {
    t.string('key', 255).primary()
    t.integer('points').notNullable().defaultTo(0)
    t.bigInteger('expire')
  })
}

export async function down(knex: Knex) {
  for (const table of ['rate_limits', 'spent_proofs', 'frontend_logs', 'outbox']) await knex.schema.dropTable(table)
}
