import type { Knex } from 'knex'

const renamed = (knex: Knex, from: string, to: string) =>
  knex('tenant_settings').where({ name: 'headerWidget.type', value: from }).update({ value: to })

/** The style was called by a customer's name. */
export const up = (knex: Knex) => renamed(knex, 'haspa', 'underlined')

export const down = (knex: Knex) => renamed(knex, 'underlined', 'haspa')
