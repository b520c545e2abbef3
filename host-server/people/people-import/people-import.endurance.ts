import { afterEach, expect, test } from 'vitest'
import type { PeopleImport } from '#contract/people-import'
import {
  createDetachedOffice,
  type DetachedOffice,
  expireLeases
} from '../../booking/appointments/testing/detached-office.ts'
import { request } from '../../testing/client.ts'
import { cookieOf, submit } from '../../testing/form.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { until } from '../../testing/until.ts'
import { fileOf } from './testing/files.ts'

const PATH = '/api/v1/people-imports'

let office: DetachedOffice
let node: NodeProcess
let cookie: string

afterEach(async () => {
  await node.end('SIGKILL')
  await office.remove()
})

async function open() {
  node = await startNode(office.environment)
  const answer = await submit(node, '/account/login', {
    email: 'admin@demo.example',
    password: 'correct horse battery'
  })
  cookie = cookieOf(answer) ?? ''
}

const latest = async (): Promise<PeopleImport> => (await request(node, 'GET', PATH, { cookie })).body.imports[0]
const comesTo = async (state: string) => until(async () => (await latest()).state === state)

const take = async (body: string) => {
  const { uuid } = (await request(node, 'POST', PATH, { cookie, body, headers: { 'content-type': 'text/csv' } })).body
  await comesTo('checked')
  const checked = await latest()
  expect((await request(node, 'POST', `${PATH}/${uuid}/start`, { cookie })).status).toBe(200)
  return checked
}

const people = () =>
  office.look((knex) => knex('users').whereLike('email_address', 'person-%').pluck('email_address')) as Promise<
    string[]
  >

/** Full size in `npm run soak`. */
const ROWS = process.env.SOAK ? 5000 : 1000
const GOOD = ROWS - 50

test.each(['sqlite', 'postgres'] as const)(
  `${ROWS} rows with 50 bad ones, the process killed in the middle: each good one is written once (%s)`,
  async (kind) => {
    office = await createDetachedOffice(kind)
    await open()
    const { text, wrongLines } = fileOf(ROWS, 50)
    const started = performance.now()
    const { fates } = await take(text)
    expect(fates).toEqual({ created: GOOD, changed: 0, same: 0, refused: 50 })
    console.info(`${kind}: ${ROWS} rows were checked within ${Math.round(performance.now() - started)} ms`)
    await until(async () => (await latest()).processed > ROWS / 5)
    await node.end('SIGKILL')
    const written = await people()
    expect(written.length).toBeGreaterThan(0)
    expect(written.length).toBeLessThan(GOOD)
    await expireLeases(office)
    const again = performance.now()
    await open()
    await comesTo('done')
    console.info(`${kind}: the remaining ${GOOD - written.length} within ${Math.round(performance.now() - again)} ms`)
    expect(await latest()).toMatchObject({ total: ROWS, processed: ROWS, fates: { created: GOOD, refused: 50 } })
    const all = await people()
    expect([all.length, new Set(all).size]).toEqual([GOOD, GOOD])
    const rows = await request(node, 'GET', `${PATH}/${(await latest()).uuid}/rows?fate=refused`, { cookie })
    expect(rows.body.rows.map(({ line }: { line: number }) => line)).toEqual(wrongLines)
    await take(text)
    await comesTo('done')
    expect((await latest()).fates).toEqual({ created: 0, changed: 0, same: GOOD, refused: 50 })
    expect(await people()).toHaveLength(GOOD)
  },
  600_000
)
