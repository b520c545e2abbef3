import type { Knex } from 'knex'

/** The person that each row of a file is about, so that no one is written twice. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('people_import_rows', (t) => {
    t.string('person', 36)
    t.index(['tenant_id', 'import_uuid', 'person'])
  })
}

export async function down(knex: Knex) {
  await knex.schema.alterTable('people_import_rows', (t) => {
    t.dropIndex(['tenant_id', 'import_uuid', 'person'])
    t.dropColumn('person')
  })
}
