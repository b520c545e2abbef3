import type { Knex } from 'knex'

/** Whole days are deleted, so that a repeated rollup begins with a complete one. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('search_log', (t) => {
    t.dropIndex(['created_at'])
    t.index(['day'])
  })
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('search_log', (t) => {
    t.dropIndex(['day'])
    t.index(['created_at'])
  })
}
