import type { Knex } from 'knex'

/** A meeting in Microsoft Teams has one address, which is encrypted; the rooms of other services have none that is stored. */
export const up = (knex: Knex) => knex.schema.alterTable('video_rooms', (t) => t.text('link'))

export const down = (knex: Knex) => knex.schema.alterTable('video_rooms', (t) => t.dropColumn('link'))
