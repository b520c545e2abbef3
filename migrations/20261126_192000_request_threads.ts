import type { Knex } from 'knex'
import { dueAt } from '../host-server/booking/request-inbox/due.ts'

const BATCH = 500

/** Only open requests are listed by it. */
async function fillDue(knex: Knex) {
  let after = ''
  for (;;) {
    const rows = await knex('contact_requests')
      .whereNull('done_at')
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(BATCH)
      .select('tenant_id', 'uuid', 'kind', 'date', 'end_time', 'time_zone', 'created_at')
    for (const { tenant_id, uuid, ...request } of rows) {
      await knex('contact_requests')
        .where({ tenant_id, uuid })
        .update({ due_at: dueAt(request) })
    }
    if (rows.length < BATCH) return
    after = rows.at(-1).uuid
  }
}

/** Requests are listed by the moment until which they are to be answered, and replies signed with their author's card. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('contact_requests', (t) => t.string('due_at', 20))
  await fillDue(knex)
  await knex.schema.alterTable('contact_request_replies', (t) => t.string('author_uuid', 36))
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('contact_requests', (t) => t.dropColumn('due_at'))
  await knex.schema.alterTable('contact_request_replies', (t) => t.dropColumn('author_uuid'))
}
