import type { Knex } from 'knex'

const isPostgres = (knex: Knex) => knex.client.dialect === 'postgresql'

/** Notifies every node of writes to these tables; a feature names them as its `cachedTables` too. */
export async function noticeChanges(knex: Knex, tables: readonly string[], column = 'tenant_id'): Promise<void> {
  if (!isPostgres(knex)) return
  for (const table of tables) {
    await knex.raw(
      `create trigger ${table}_change after insert or update or delete on ${table}
        for each row execute function notice_change('${column}')`
    )
  }
}

export async function unnotice(knex: Knex, tables: readonly string[]): Promise<void> {
  if (!isPostgres(knex)) return
  for (const table of tables) await knex.raw(`drop trigger ${table}_change on ${table}`)
}
