import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../core/testing/client.ts'
import { startDemoSite } from '../core/testing/demo-site.ts'
import type { Site } from '../core/testing/site.ts'

const MANY = 600
const AT_ONCE = 50

let site: Site
const advisors = () => site.services.knex('advisors')

beforeAll(async () => {
  site = await startDemoSite()
  const first = await advisors().where({ alias: 'anna-gruber' }).first()
  const rows = Array.from({ length: MANY }, (_, at) => ({
    ...{ ...first, uuid: randomUUID(), alias: `many-${at}` },
    ...{ first_name: `Vorname${at}`, last_name: `Größe${(at * 7919) % MANY}` }
  }))
  for (let at = 0; at < MANY; at += AT_ONCE) await advisors().insert(rows.slice(at, at + AT_ONCE))
})
afterAll(() => site.stop())

async function firstSearch(last_name: string): Promise<number> {
  await advisors().where({ alias: 'many-5' }).update({ last_name })
  const started = performance.now()
  const { body } = await request(site, 'GET', `/api/v1/search/advisors?name=${last_name}&place=1010`)
  expect(body.advisors[0].full_name).toContain(last_name)
  return performance.now() - started
}

// the quickest of a few: what else the machine does meanwhile is not measured; the database has no statistics yet
test('the first search after a change among many advisors takes less than 200 ms', async () => {
  const times: number[] = []
  for (const name of ['Zwettler', 'Zwickl', 'Zwinger', 'Zwerger', 'Zwirner']) times.push(await firstSearch(name))
  expect(Math.min(...times)).toBeLessThan(200)
})
