import type { Knex } from 'knex'
import { customerWords } from '../host-server/booking/appointments/search-words.ts'

const BATCH = 500

/** Names are searched without accents, which no function of either database takes away. */
export async function up(knex: Knex) {
  let after = ''
  for (;;) {
    const rows = await knex('appointments')
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(BATCH)
      .select('tenant_id', 'uuid', 'first_name', 'last_name', 'email', 'phone')
    for (const { tenant_id, uuid, ...customer } of rows) {
      await knex('appointments')
        .where({ tenant_id, uuid })
        .update({ search_words: customerWords(customer) })
    }
    if (rows.length < BATCH) return
    after = rows.at(-1).uuid
  }
}

/** What was written is no worse than what stood there. */
export async function down() {}
