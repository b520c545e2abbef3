import { afterEach, expect, test } from 'vitest'
import type { FileImport } from '#contract/file-imports'
import {
  createDetachedOffice,
  type DetachedOffice,
  expireLeases
} from '../booking/appointments/testing/detached-office.ts'
import { fileOf as branchesOf } from '../people/branch-import/testing/files.ts'
import { fileOf as peopleOf } from '../people/people-import/testing/files.ts'
import { request } from '../testing/client.ts'
import { cookieOf, submit } from '../testing/form.ts'
import { inTurn } from '../testing/in-turn.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { until } from '../testing/until.ts'

interface Kind {
  path: string
  fileOf: typeof peopleOf
  /** At full size in `npm run soak`. */
  rows: number
  table: 'users' | 'organizations'
  column: 'email_address' | 'alias'
  /** Begins the values that the file adds. */
  start: string
}

const isSoak = Boolean(process.env.SOAK)

const KINDS: Record<'people' | 'branches', Kind> = {
  people: {
    path: '/api/v1/people-imports',
    fileOf: peopleOf,
    rows: isSoak ? 5000 : 400,
    table: 'users',
    column: 'email_address',
    start: 'person-'
  },
  branches: {
    path: '/api/v1/branch-imports',
    fileOf: branchesOf,
    rows: isSoak ? 1000 : 300,
    table: 'organizations',
    column: 'alias',
    start: 'neu-'
  }
}
const BAD = 50

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

/** What a test does with one kind of import. */
function importing({ path, table, column, start }: Kind) {
  const latest = async (): Promise<FileImport> => (await request(node, 'GET', path, { cookie })).body.imports[0]
  const comesTo = async (state: string) => until(async () => (await latest()).state === state)
  const take = async (body: string) => {
    const { uuid } = (await request(node, 'POST', path, { cookie, body, headers: { 'content-type': 'text/csv' } })).body
    await comesTo('checked')
    const checked = await latest()
    expect((await request(node, 'POST', `${path}/${uuid}/start`, { cookie })).status).toBe(200)
    return checked
  }
  const added = () =>
    office.look((knex) => knex(table).whereLike(column, `${start}%`).pluck(column)) as Promise<string[]>
  return { latest, comesTo, take, added }
}

/** Each kind on one database, and the other on the other. */
const WAYS = [
  [
    ['people', 'sqlite'],
    ['branches', 'postgres']
  ],
  [
    ['people', 'postgres'],
    ['branches', 'sqlite']
  ]
] as const

test.each(inTurn(WAYS).flat())(
  'rows of %s, 50 of them bad, the process killed in the middle: each good one is written once (%s)',
  async (noun, kind) => {
    const { path, fileOf, rows: ROWS } = KINDS[noun]
    const GOOD = ROWS - BAD
    const { latest, comesTo, take, added } = importing(KINDS[noun])
    office = await createDetachedOffice(kind)
    await open()
    const { text, wrongLines } = fileOf(ROWS, BAD)
    const started = performance.now()
    const { fates } = await take(text)
    expect(fates).toEqual({ created: GOOD, changed: 0, same: 0, refused: BAD })
    console.info(`${noun}, ${kind}: ${ROWS} rows were checked within ${Math.round(performance.now() - started)} ms`)
    await until(async () => (await latest()).processed > ROWS / 5)
    await node.end('SIGKILL')
    const written = await added()
    expect(written.length).toBeGreaterThan(0)
    expect(written.length).toBeLessThan(GOOD)
    await expireLeases(office)
    const again = performance.now()
    await open()
    await comesTo('done')
    console.info(
      `${noun}, ${kind}: the remaining ${GOOD - written.length} within ${Math.round(performance.now() - again)} ms`
    )
    expect(await latest()).toMatchObject({ total: ROWS, processed: ROWS, fates: { created: GOOD, refused: BAD } })
    const all = await added()
    expect([all.length, new Set(all).size]).toEqual([GOOD, GOOD])
    const rows = await request(node, 'GET', `${path}/${(await latest()).uuid}/rows?fate=refused`, { cookie })
    expect(rows.body.rows.map(({ line }: { line: number }) => line)).toEqual(wrongLines)
    await take(text)
    await comesTo('done')
    expect((await latest()).fates).toEqual({ created: 0, changed: 0, same: GOOD, refused: BAD })
    expect(await added()).toHaveLength(GOOD)
  },
  600_000
)
