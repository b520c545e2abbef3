import type { Knex } from 'knex'
import { customerSearchWords } from '../host-server/booking/appointments/search-words.ts'

const BATCH = 500

/** Names are searched without accents, which neither database has a function to remove. */
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
        .update({ search_words: customerSearchWords(customer) })
    }
    if (rows.length < BATCH) return
    after = rows.at(-1).uuid
  }
}

/** The new text is at least as good as the previous one. */
export async function down() {}
