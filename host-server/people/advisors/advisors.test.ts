import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/advisors'
const MANY = 600

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
  const { knex } = site.app
  const anna = await knex('advisors').where({ alias: 'anna-gruber' }).first()
  const others = Array.from({ length: MANY }, (_, at) => ({ ...anna, uuid: randomUUID(), alias: `advisor-${at}` }))
  await knex.batchInsert('advisors', others, 50)
})
afterAll(() => site.stop())

/** The answer, and the number of rows that were read for it. */
async function costOf(rest: string) {
  const { knex } = site.app
  let rows = 0
  const count = (response: unknown) => {
    const read = Array.isArray(response) ? response : (response as { rows?: unknown[] })?.rows
    rows += read?.length ?? 0
  }
  knex.on('query-response', count)
  const answer = await request(site, 'GET', PATH + rest)
  knex.removeListener('query-response', count)
  return { ...answer, rows }
}

test('booking by alias reads and sends one advisor, however many there are', async () => {
  const [one, all] = [await costOf('/anna-gruber?with=organization'), await costOf('')]
  console.info(`all: ${all.rows} rows, ${all.bytes.length} B; one: ${one.rows} rows, ${one.bytes.length} B`)
  expect(one.body.slug).toBe('anna-gruber')
  expect(all.rows).toBeGreaterThan(MANY)
  expect(one.rows).toBeLessThan(MANY / 2)
  expect(one.bytes.length).toBeLessThan(5000)
})
