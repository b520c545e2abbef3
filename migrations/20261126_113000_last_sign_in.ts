import type { Knex } from 'knex'

/** When an account last signed in, as far as the audit log knows: the list of people is sorted by it. */
export async function up(knex: Knex) {
  await knex.schema.alterTable('users', (t) => t.string('last_sign_in_at', 20))
  const latest = knex('audit_log as l')
    .max('l.at')
    .where({ 'l.object': 'session', 'l.action': 'signed-in' })
    .whereRaw('l.tenant_id = users.tenant_id and l.object_id = users.uuid')
  await knex('users').update({ last_sign_in_at: latest })
}

export const down = (knex: Knex) => knex.schema.alterTable('users', (t) => t.dropColumn('last_sign_in_at'))
