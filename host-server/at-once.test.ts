import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from './core/testing/client.ts'
import { startDemoSite } from './core/testing/demo-site.ts'
import type { Site } from './core/testing/site.ts'

const ROUNDS = 3
const OWN = '/api/v1/advisors/anna-gruber'

let site: Site
let cookie: string
let uuids: string[]

beforeAll(async () => {
  site = await startDemoSite()
  cookie = await signIn(site, 'advisor@demo.example')
  const { body } = await request(site, 'GET', '/api/v1/appointment-topics')
  uuids = body.map(({ uuid }: { uuid: string }) => uuid)
})
afterAll(() => site.stop())

const on = (day: number, start_time: string, end_time: string) => ({ day, start_time, end_time })
const named = (...places: number[]) => places.map((place) => ({ uuid: uuids[place] }))

test.each([
  [
    'weeks',
    'working-hours',
    () => [
      [on(1, '09:00', '12:00'), on(1, '13:00', '17:00'), on(2, '09:00', '17:00')],
      [on(1, '10:00', '18:00'), on(4, '08:00', '12:00')]
    ]
  ],
  ['sets of topics', 'appointment-topics', () => [named(0, 1, 2), named(2, 4, 5, 6)]],
  ['sets of types', 'appointment-types', () => [[{ type: 'by-phone' }, { type: 'in-branch' }], [{ type: 'online' }]]]
])('fifty %s at once end in one of them, whole, every time', async (_what, path, choices: () => unknown[][]) => {
  const sets = choices()
  for (let round = 0; round < ROUNDS; round += 1) {
    const puts = Array.from({ length: 50 }, (_, turn) =>
      request(site, 'PUT', `${OWN}/${path}`, { cookie, body: sets[turn % 2] })
    )
    expect(new Set((await Promise.all(puts)).map(({ status }) => status))).toEqual(new Set([204]))
    expect(sets).toContainEqual((await request(site, 'GET', `${OWN}/${path}`, { cookie })).body)
  }
})
