import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'
import { noticeChanges } from './notice-changes.ts'

/** Advisors' preferences for their appointments; without a row the defaults apply. */
export async function up(knex: Knex) {
  await knex.schema.createTable('advisor_settings', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('advisor_uuid', 36).notNullable()
    t.boolean('notify_booked').notNullable().defaultTo(true)
    t.boolean('notify_moved').notNullable().defaultTo(true)
    t.boolean('notify_cancelled').notNullable().defaultTo(true)
    /** Hours before the appointment; 0 is never. */
    t.integer('reminder_hours').notNullable().defaultTo(24)
    /** A JSON list of e-mail addresses. */
    t.text('copies_to').notNullable().defaultTo('[]')
    t.string('meeting_url', 500).notNullable().defaultTo('')
    /** Null means the topic's. */
    t.integer('notice_minutes')
    t.integer('buffer_before').notNullable().defaultTo(0)
    t.integer('buffer_after').notNullable().defaultTo(0)
    /** The first and the last day, in the branch's zone. */
    t.string('absence_from', 10)
    t.string('absence_to', 10)
    t.string('absence_text', 200).notNullable().defaultTo('')
    /** May refer to an advisor who has left since. */
    t.string('stand_in_uuid', 36)
    t.primary(['tenant_id', 'advisor_uuid'])
    t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
  })
  await guardTenants(knex)
  await noticeChanges(knex, ['advisor_settings'])
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('advisor_settings')
}
