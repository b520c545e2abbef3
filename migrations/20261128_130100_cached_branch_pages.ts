import type { Knex } from 'knex'
import { noticeChanges, unnotice } from './notice-changes.ts'

const TABLES = ['branch_pages']

export const up = (knex: Knex) => noticeChanges(knex, TABLES)

export const down = (knex: Knex) => unnotice(knex, TABLES)
