import type { Knex } from 'knex'

const OF_OFFER = { indexName: 'conversation_messages_offer_unique' }

/** Messages that offer times, and that say which was booked: one for each offer. */
export const up = (knex: Knex) =>
  knex.schema.alterTable('conversation_messages', (t) => {
    t.string('kind', 10).notNullable().defaultTo('text')
    t.text('details').notNullable().defaultTo('')
    t.integer('offer_seq')
    t.unique(['tenant_id', 'conversation_uuid', 'offer_seq'], OF_OFFER)
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable('conversation_messages', (t) => {
    t.dropUnique([], OF_OFFER.indexName)
    t.dropColumns('kind', 'details', 'offer_seq')
  })
