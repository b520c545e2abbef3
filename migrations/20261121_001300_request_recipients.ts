import type { Knex } from 'knex'

/** Who is mailed about an advisor's contact requests: the advisor, or the assistant if this is set. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('advisor_assistants', (t) => {
    t.boolean('takes_requests').notNullable().defaultTo(false)
  })
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('advisor_assistants', (t) => t.dropColumn('takes_requests'))
}
