import type { Knex } from 'knex'

/** When the appointment was that an earlier time has replaced: it is elsewhere by then. */
export const up = (knex: Knex) => knex.schema.alterTable('waitlist_entries', (t) => t.string('moved_from', 20))

export const down = (knex: Knex) => knex.schema.alterTable('waitlist_entries', (t) => t.dropColumn('moved_from'))
