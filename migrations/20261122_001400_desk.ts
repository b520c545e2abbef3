import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** What the agenda needs of an appointment, and the secret addresses of calendar feeds. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('appointments', (t) => {
    /** Who cancelled: the visitor or the advisor, whose reason is in `cancel_reason`. */
    t.string('cancelled_by', 10).notNullable().defaultTo('')
    /** Name, e-mail address and number in lower case without accents. */
    t.text('search_words').notNullable().defaultTo('')
  })
  await knex('appointments').update({
    search_words: knex.raw(`lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)`)
  })
  await knex.schema.alterTable('advisors', (t) => {
    t.boolean('requires_confirmation').notNullable().defaultTo(false)
  })
  await knex.schema.createTable('calendar_feeds', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'advisor_uuid'])
    t.unique(['tenant_id', 'token_hash'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('calendar_feeds')
  await knex.schema.alterTable('advisors', (t) => t.dropColumn('requires_confirmation'))
  await knex.schema.alterTable('appointments', (t) => t.dropColumns('cancelled_by', 'search_words'))
}
