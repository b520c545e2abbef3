import type { Knex } from 'knex'
import { customerSearchWords } from '../host-server/booking/appointments/search-words.ts'
import { guardTenants } from './guard-tenants.ts'

const BATCH = 500

async function fillSearchWords(knex: Knex) {
  let after = ''
  for (;;) {
    const rows = await knex('contact_requests')
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(BATCH)
      .select('tenant_id', 'uuid', 'first_name', 'last_name', 'email', 'phone')
    for (const { tenant_id, uuid, ...customer } of rows) {
      await knex('contact_requests')
        .where({ tenant_id, uuid })
        .update({ search_words: customerSearchWords(customer) })
    }
    if (rows.length < BATCH) return
    after = rows.at(-1).uuid
  }
}

/** Requests are searched by customer, and linked with what was booked from them; replies are deleted with their request. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('contact_requests', (t) => {
    t.string('appointment_uuid', 36)
    t.text('search_words').notNullable().defaultTo('')
    t.index(['tenant_id', 'created_at'])
  })
  await fillSearchWords(knex)
  await knex.schema.createTable('contact_request_replies', (t) => {
    t.string('tenant_id', 36).notNullable()
    t.string('uuid', 36).notNullable()
    t.string('request_uuid', 36).notNullable()
    t.string('author_name', 255).notNullable()
    t.text('text').notNullable()
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'request_uuid', 'created_at'])
    t.foreign(['tenant_id', 'request_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('contact_requests')
      .onDelete('CASCADE')
  })
  await guardTenants(knex)
}

export async function down(knex: Knex) {
  await knex.schema.dropTable('contact_request_replies')
  await knex.schema.alterTable('contact_requests', (t) => {
    t.dropIndex(['tenant_id', 'created_at'])
    t.dropColumns('appointment_uuid', 'search_words')
  })
}
