import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MONDAY, type Office, openOffice } from '../../booking/appointments/testing/office.ts'
import { isPostgres } from '../../core/db/db.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { storedData } from '../../stored-data.ts'
import { request, signIn } from '../../testing/client.ts'
import { MARKED, NOT_BY_PERSON, plantAll } from './testing/planted.ts'

const { mark: MARK, email: EMAIL } = MARKED
const NUMBER = /660\D?7777777/

let office: Office
let tenant_id: string
let cookie: string

beforeEach(async () => {
  office = await openOffice()
  const { knex } = office
  const admin = await knex('users').where({ email_address: 'admin@demo.example' }).first('uuid', 'tenant_id')
  ;({ tenant_id } = admin)
  await knex('user_roles').insert({ tenant_id, user_uuid: admin.uuid, role: 'profile-delete-manager' })
  cookie = await signIn(office.site, 'admin@demo.example')
})
afterEach(() => office.site.stop())

const tablesWith = (kind: string) =>
  Object.entries(storedData).flatMap(([name, { columns }]) =>
    Object.values(columns).includes(kind as never) ? name : []
  )

/** Bytes as text, whichever object a driver makes of them. */
const asText = (value: unknown) =>
  value instanceof Uint8Array || value instanceof ArrayBuffer
    ? Buffer.from(value as Uint8Array).toString('latin1')
    : value
const printable = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))

/** Every row of every table as text. */
async function dump(knex: Knex): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (const table of Object.keys(storedData)) said.set(table, JSON.stringify((await knex(table)).map(printable)))
  return said
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

const isMarked = (text: string) => text.includes(MARK) || NUMBER.test(text)
const markedTables = async (knex: Knex) =>
  [...(await dump(knex))].flatMap(([table, text]) => (isMarked(text) ? table : []))
const markedFiles = (folder: string) => [...filesIn(folder)].filter((path) => isMarked(readFileSync(path, 'latin1')))

test('a marker in every column of a visitor, then erased, is found nowhere', async () => {
  const { knex, site } = office
  const rows = await plantAll(office, tenant_id, MARKED)
  const planted = Object.keys(rows)
  expect([...planted, ...Object.keys(NOT_BY_PERSON), 'erasures'].toSorted()).toEqual(tablesWith('visitor').toSorted())
  expect((await markedTables(knex)).toSorted()).toEqual(planted.toSorted())

  const body = { by: 'email', value: EMAIL, confirmation: `${MARK} first_name ${MARK} last_name` }
  const { body: found } = await request(site, 'POST', '/api/v1/deletion-tool/search', { cookie, body: { q: EMAIL } })
  const begun = await request(site, 'POST', '/api/v1/deletion-tool/erasures', {
    cookie,
    body: { ...body, confirmation: found.people[0].name }
  })
  expect(begun.status).toBe(201)
  while (await site.drain());
  // the phone hears that its card is void, and is forgotten after a month
  expect(await markedTables(knex)).toEqual(['wallet_registrations'])
  expect(
    await knex('wallet_passes').where({ serial: rows.wallet_passes?.serial }).first('revoked_at', 'appointment_uuid')
  ).toEqual({
    revoked_at: MONDAY,
    appointment_uuid: null
  })
  site.clock.time = new Date(Date.parse(MONDAY) + 31 * 24 * 3_600_000)
  await sweep(site.app)
  expect(await markedTables(knex)).toEqual([])
  if (!isPostgres(knex)) await knex.raw('pragma wal_checkpoint(truncate)')
  expect(markedFiles(site.app.config.DATA_DIR)).toEqual([])
})
