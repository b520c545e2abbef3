import type { Knex } from 'knex'

/** Whom each row of a file is about, so that nobody is written twice. */
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
