import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

/**
 * Digests of the content of each advisor's cards, whose appointment a card shows, and who handed cards over or revoked
 * them.
 */
export async function up(knex: Knex) {
  await knex.schema.createTable('wallet_cards', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    /** A digest of the content of the issued cards. */
    t.string('digest', 64).notNullable()
    /** Incremented with each change of it. */
    t.integer('edition').notNullable().defaultTo(0)
    /** The calendar revision that the cards with an appointment reflect. */
    t.integer('calendar_revision').notNullable().defaultTo(0)
    t.primary(['tenant_id', 'advisor_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  // an empty digest matches nothing, so that existing cards are updated
  await knex.raw(
    `insert into wallet_cards (tenant_id, advisor_uuid, digest)
      select distinct tenant_id, advisor_uuid, '' from wallet_passes`
  )
  // a record: it stays when the advisors are deleted
  await knex.schema.createTable('wallet_transfers', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.string('advisor_alias', 64).notNullable()
    /** Null if the cards are revoked. */
    t.string('successor_uuid', 36)
    t.string('successor_alias', 64)
    t.string('user_uuid', 36).notNullable()
    t.string('user_name', 255).notNullable()
    t.integer('cards').notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
  })
  await knex.schema.alterTable('wallet_passes', (t) => {
    t.string('revoked_at', 20)
    t.string('appointment_uuid', 36)
    /** Whether its holder has proven to own the mailbox, and therefore sees every appointment of the same visitor. */
    t.boolean('follows_visitor').notNullable().defaultTo(false)
    /** Time, type and state of the appointment that it shows; empty for none. */
    t.string('next_appointment', 100).notNullable().defaultTo('')
    t.index(['tenant_id', 'revision'])
    t.index(['tenant_id', 'advisor_uuid', 'appointment_uuid'])
  })
  await knex.schema.alterTable('wallet_registrations', (t) => {
    /** The last change of its card for which the phone was woken. */
    t.integer('woken_revision').notNullable().defaultTo(0)
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('wallet_registrations', (t) => t.dropColumn('woken_revision'))
  await knex.schema.alterTable('wallet_passes', (t) => {
    t.dropIndex(['tenant_id', 'revision'])
    t.dropIndex(['tenant_id', 'advisor_uuid', 'appointment_uuid'])
    for (const column of ['revoked_at', 'appointment_uuid', 'follows_visitor', 'next_appointment']) t.dropColumn(column)
  })
  await knex.schema.dropTable('wallet_transfers')
  await knex.schema.dropTable('wallet_cards')
}
