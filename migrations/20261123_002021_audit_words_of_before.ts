import type { Knex } from 'knex'
import { entryWords } from '../host-server/core/events/audit-words.ts'

const BATCH = 500

/** Separate from the column, whose lock would block every administrator until the last row is filled. */
export async function up(knex: Knex) {
  let after = ''
  for (;;) {
    const rows = await knex('audit_log')
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(BATCH)
      .select('tenant_id', 'uuid', 'actor_name', 'object_name')
    for (const { tenant_id, uuid, ...names } of rows) {
      await knex('audit_log')
        .where({ tenant_id, uuid })
        .update({ search_words: entryWords(names) })
    }
    if (rows.length < BATCH) return
    after = rows.at(-1).uuid
  }
}

/** The new text is at least as good as the previous one. */
export async function down() {}
