import type { Knex } from 'knex'

/** Whole days are swept, so that what is summed up anew begins with one. */
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
