import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, withStartLock } from './db.ts'

const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-flags-'))
let knex: Knex

beforeAll(async () => {
  knex = connect({ DATA_DIR: folder })
  await knex.schema.createTable('lamps', (t) => {
    t.integer('number').primary()
    t.boolean('is_on').notNullable()
    t.boolean('is_red')
  })
  await knex('lamps').insert([
    { number: 1, is_on: true, is_red: null },
    { number: 0, is_on: false, is_red: true }
  ])
})
afterAll(async () => {
  await knex.destroy()
  rmSync(folder, { recursive: true })
})

test('a boolean column is read as true or false, and a number stays a number', async () => {
  expect(await knex('lamps').orderBy('number')).toEqual([
    { number: 0, is_on: false, is_red: true },
    { number: 1, is_on: true, is_red: null }
  ])
})

test('the same applies under an alias, in subqueries, lists of values and transactions', async () => {
  expect(await knex('lamps').where({ number: 1 }).first('is_on as lit')).toEqual({ lit: true })
  expect(await knex.from(knex('lamps').as('l')).where('l.number', 0).first('l.is_red')).toEqual({ is_red: true })
  expect(await knex('lamps').orderBy('number').pluck('is_on')).toEqual([false, true])
  await knex.transaction(async (trx) => {
    expect(await trx('lamps').where({ is_on: true }).first('is_on')).toEqual({ is_on: true })
  })
})

test('the same applies to what an insert returns', async () => {
  const [row] = await knex('lamps').insert({ number: 2, is_on: true }).returning(['number', 'is_on'])
  expect(row).toEqual({ number: 2, is_on: true })
})

test('the same applies to a column added after the statement was first run', async () => {
  await knex.schema.alterTable('lamps', (t) => t.boolean('is_warm').notNullable().defaultTo(true))
  expect(await knex('lamps').orderBy('number').first()).toMatchObject({ is_on: false, is_warm: true })
})

test('work at the start is repeated, alone, if another process has written since it read', async () => {
  const other = connect({ DATA_DIR: folder })
  let times = 0
  await withStartLock(knex, async (trx) => {
    times += 1
    await trx('lamps').where({ number: 7 }).first()
    if (times === 1) await other('lamps').insert({ number: 7, is_on: true })
    await trx('lamps').where({ number: 7 }).update({ is_red: true })
  })
  expect([times, await other('lamps').where({ number: 7 }).first('is_red')]).toEqual([2, { is_red: true }])
  await other.destroy()
})
