import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges } from './notice-changes.ts'

/**
 * Customers' reviews after an appointment. An advisor's published ones are counted with the advisor, whose card shows
 * them, and an institution chooses to ask for them: until now the module was on everywhere without an effect.
 */
export async function up(knex: Knex) {
  await knex.schema.createTable('reviews', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    // stays when the appointment is deleted
    t.string('appointment_uuid', 36).notNullable()
    t.string('created_at', 20).notNullable()
    t.integer('stars').notNullable()
    t.text('text').notNullable()
    t.string('state', 20).notNullable()
    t.text('reason').notNullable()
    t.string('decided_at', 20)
    t.string('decided_by', 255).notNullable()
    t.text('reply').notNullable()
    t.string('replied_at', 20)
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'appointment_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
    t.index(['tenant_id', 'advisor_uuid', 'state', 'created_at'])
    t.index(['tenant_id', 'state', 'created_at'])
  })
  await knex.schema.createTable('review_refusals', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('email_hash', 64).notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'email_hash'])
  })
  await knex.schema.alterTable('advisors', (t) => {
    t.integer('reviews_count').notNullable().defaultTo(0)
    t.integer('reviews_stars').notNullable().defaultTo(0)
  })
  await knex('tenant_modules').where({ module_name: 'profiles-reviews' }).update({ effective_state: false })
  await guardTenants(knex)
  await noticeChanges(knex, ['reviews'])
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('advisors', (t) => t.dropColumns('reviews_count', 'reviews_stars'))
  await knex.schema.dropTable('review_refusals')
  await knex.schema.dropTable('reviews')
}
