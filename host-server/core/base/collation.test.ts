import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { byName, manyByName, sortedBy } from './collation.ts'

const NAMES = ['Adler', 'Öllinger', 'von Arx', 'Zwettler']
const BRANCH = 'wien-innere-stadt'

let site: Site
let uuid: string
let topic: string
beforeAll(async () => {
  site = await startDemoSite()
  const { knex } = site.app
  const branch = await knex('organizations').where({ alias: BRANCH }).first('uuid', 'tenant_id')
  uuid = branch.uuid
  topic = (await knex('appointment_topics').where({ tenant_id: branch.tenant_id }).first('uuid')).uuid
  const aliases = await knex('advisors').where({ organization_uuid: uuid }).orderBy('alias').pluck('alias')
  for (const [at, alias] of aliases.entries()) {
    const last_name = NAMES[(at + 2) % NAMES.length] as string
    await knex('advisors').where({ organization_uuid: uuid, alias }).update({ last_name })
  }
  await knex('organizations').where({ alias: 'graz-herrengasse' }).update({ name: 'filiale Ötz' })
  await knex('organizations').where({ alias: 'salzburg-altstadt' }).update({ name: 'Filiale Reutte' })
})
afterAll(() => site.stop())

/** The four alphabetical lists. */
const order = (text: string) => NAMES.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))

test.each([
  ['what embeds show', () => '/api/v1/advisors', 'advisor'],
  ['the search', () => `/api/v1/search/advisors?branch=${BRANCH}`, 'advisor'],
  ['reports', () => '/api/v1/reports', 'analyst'],
  ['a topic', () => `/api/v1/appointment-topics/${topic}/advisors`, 'admin'],
  ['a branch', () => `/api/v1/organizations/${uuid}/advisors`, 'admin'],
  ['people', () => `/api/v1/people?organization_uuid=${uuid}`, 'admin'],
  ['push messages', () => `/api/v1/wallet-cards/branches/${uuid}/advisors`, 'marketing']
])('advisors are sorted alphabetically, on every database: %s', async (_where, path, account) => {
  const cookie = await signIn(site, `${account}@demo.example`)
  const { status, text } = await request(site, 'GET', path(), { cookie })
  expect(status).toBe(200)
  for (const name of NAMES) expect(text).toContain(name)
  expect(order(text)).toEqual(NAMES)
})

test('branches are sorted alphabetically too', async () => {
  const cookie = await signIn(site, 'admin@demo.example')
  const { body } = await request(site, 'GET', '/api/v1/organizations', { cookie })
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    ...['filiale Ötz', 'Filiale Reutte', 'Filiale Wien Innere Stadt']
  ])
})

test('people are sorted by last name, numbers by value, and equal names keep their order', () => {
  const people = [
    { first_name: 'Zoë', last_name: 'Huber' },
    { first_name: 'anna', last_name: 'HUBER' },
    { first_name: 'Änna', last_name: 'Huber' },
    { first_name: 'Eva', last_name: 'Huber-Mayer' },
    { first_name: 'Ida', last_name: 'Hubér' }
  ]
  expect(byName(people).map(({ first_name }) => first_name)).toEqual(['anna', 'Änna', 'Ida', 'Zoë', 'Eva'])
  expect(sortedBy(['Filiale 10', 'Filiale 2'], (name) => name)).toEqual(['Filiale 2', 'Filiale 10'])
})

test('of many people with one name, the alias decides, in whichever order they were read', async () => {
  const same = { first_name: 'Anna', last_name: 'Gruber' }
  const rows = Array.from({ length: 300 }, (_, at) => ({ ...same, alias: `anna-${999 - at}` }))
  const sorted = rows.map(({ alias }) => alias).toSorted()
  expect((await manyByName(rows)).map(({ alias }) => alias)).toEqual(sorted)
})
