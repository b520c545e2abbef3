import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/** Passkeys of staff, the challenges that are used up, and when a session's user last proved who they are. */
export async function up(knex: Knex) {
  await knex.schema.createTable('passkeys', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('user_uuid', 36).notNullable()
    // ids are up to 1364 characters long: too many for an index
    t.string('id_hash', 64).notNullable()
    t.text('credential_id').notNullable()
    t.text('public_key').notNullable()
    t.bigInteger('counter').notNullable()
    t.string('transports', 100).notNullable()
    t.boolean('is_synced').notNullable()
    t.boolean('is_backed_up').notNullable()
    t.string('host', 255).notNullable()
    t.string('name', 60).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('used_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'id_hash'])
    t.index(['tenant_id', 'user_uuid'])
    t.foreign(['tenant_id', 'user_uuid']).references(['tenant_id', 'uuid']).inTable('users').onDelete('CASCADE')
  })
  await knex.schema.createTable('used_challenges', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('challenge_hash', 64).notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'challenge_hash'])
    t.index('expires_at')
  })
  // null: the sign-in was the proof
  await knex.schema.alterTable('sessions', (t) => t.string('proved_at', 20))
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('sessions', (t) => t.dropColumn('proved_at'))
  await knex.schema.dropTable('used_challenges')
  await knex.schema.dropTable('passkeys')
}
