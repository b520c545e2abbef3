import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/**
 * Cards of advisors who were erased stay without a name, for the appointments with them. Their former addresses are
 * known by a keyed hash only, so that printed cards lead on.
 */
export async function up(knex: Knex) {
  await knex.schema.alterTable('advisors', (t) => {
    t.string('erased_at', 20)
  })
  await knex.schema.createTable('erased_aliases', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('alias_hash', 43).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.primary(['tenant_id', 'alias_hash'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('erased_aliases')
  await knex.schema.alterTable('advisors', (t) => {
    t.dropColumn('erased_at')
  })
}
