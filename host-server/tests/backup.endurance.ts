import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { audit, CONSISTENT } from '../booking/appointments/testing/office.ts'
import { connect, migrate } from '../core/db/db.ts'
import { eraserCookie } from '../ops/deletion-tool/testing/eraser.ts'
import { request } from '../testing/client.ts'
import { DATABASES, inTurn } from '../testing/in-turn.ts'
import { type Load, startLoad } from '../testing/load.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { emptyPostgres } from '../testing/templates.ts'
import { until } from '../testing/until.ts'

const SECRET = 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL'

let folder: string
let office: DetachedOffice
let node: NodeProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-backup-'))
})
afterEach(async () => {
  await node?.end('SIGKILL')
  await office?.remove()
  await rm(folder, { recursive: true, force: true })
})

type Environment = Record<string, string>

/** Runs an operator's command; resolves also if it fails. */
const run = (command: 'backup' | 'restore', environment: Environment, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = { PATH: process.env.PATH, SESSION_SECRET: SECRET, ...environment }
    execFile(process.execPath, [resolve(`dist/server/${command}.js`), ...args], { env }, (failure, out, err) =>
      done({ code: failure ? Number(failure.code) : 0, said: out + err })
    )
  })

const elsewhere = async (kind: string): Promise<Environment> => ({
  DATA_DIR: await mkdtemp(join(folder, 'new-')),
  ...(kind === 'postgres' && { DATABASE_URL: await emptyPostgres() })
})

const uuidsOf = (load: Load) => load.acknowledged().map(({ answer }) => answer?.body.uuid)

async function see<T>(environment: Environment, look: (knex: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const knex = connect(environment as { DATA_DIR: string })
  return look(knex).finally(() => knex.destroy())
}

const book = (start: number) => {
  const { path, body } = office.bookingFor(start)
  return request(node, 'POST', path, { body })
}

const appointments = (environment: Environment) => see(environment, (knex) => knex('appointments').pluck('uuid'))

/** Backs up while eight clients book; returns what was confirmed before it began. */
async function backUpUnderLoad(file: string) {
  const load = startLoad({ clients: 8, origin: () => node.origin, requestOf: (turn) => office.bookingFor(turn) })
  await until(() => load.acknowledged().length >= 40)
  const before = uuidsOf(load)
  const { code, said } = await run('backup', office.environment, file)
  const bookedDuring = load.acknowledged().length - before.length
  await load.stop()
  expect([code, said]).toEqual([0, expect.stringContaining(file)])
  expect(said).not.toContain('advisor:advisor')
  expect(bookedDuring).toBeGreaterThan(0)
  const statuses = load.outcomes.flatMap(({ attempts: tries }) => tries.map(({ answer }) => answer?.status))
  expect(new Set(statuses)).toEqual(new Set([201]))
  return before
}

async function expectRefusal(said: string, environment: Environment, file: string, ...args: string[]) {
  expect(await run('restore', environment, file, ...args)).toEqual({ code: 1, said: expect.stringContaining(said) })
}

/** As a newer version would leave it. */
async function backUpNewer(file: string) {
  const row = { name: '29991231_later', batch: 9, migration_time: new Date() }
  await office.look((knex) => knex('knex_migrations').insert(row))
  await run('backup', office.environment, file)
}

test.each(inTurn(DATABASES))(
  'on %s, a backup under load contains every confirmed booking, and a server runs on it',
  async (kind) => {
    office = await createDetachedOffice(kind)
    node = await startNode(office.environment)
    const file = join(folder, 'backup')
    const before = await backUpUnderLoad(file)
    expect((await stat(file)).mode & 0o077).toBe(0)
    await expectRefusal('The database is in use', office.environment, file, '--force')
    await node.end()

    const environment = await elsewhere(kind)
    await writeFile(join(folder, 'cut'), (await readFile(file)).subarray(0, 2000))
    expect((await run('restore', environment, join(folder, 'cut'))).code).toBe(1)
    await backUpNewer(join(folder, 'newer'))
    await expectRefusal('newer version (29991231_later)', environment, join(folder, 'newer'))

    expect(await run('restore', environment, file)).toMatchObject({ code: 0 })
    node = await startNode(environment)
    const later = await book(8000)
    expect(later.status).toBe(201)
    await node.end()

    await expectRefusal('Add --force', environment, file)
    expect(await run('restore', environment, file, '--force')).toEqual({
      code: 0,
      said: expect.stringContaining('kept')
    })
    // a schema moved aside would prevent this, if it were in the backup
    const again = join(folder, 'again')
    expect(await run('backup', environment, again)).toMatchObject({ code: 0 })
    expect(await run('restore', environment, again, '--force')).toEqual({
      code: 0,
      said: expect.stringContaining('kept')
    })
    const restored = await appointments(environment)
    expect(restored).toEqual(expect.arrayContaining(before))
    expect(restored).not.toContain(later.body.uuid)
    expect(await see(environment, (knex) => audit({ knex }))).toEqual(CONSISTENT)
  }
)

test.each(inTurn(DATABASES, 1))(
  'on %s, who was erased after a backup is not in the restored database, and everybody else is',
  async (kind) => {
    office = await createDetachedOffice(kind)
    node = await startNode(office.environment)
    const bookings = [0, 1].map((turn) => office.bookingFor(turn))
    const people = ['erased@visitor.example', 'kept@visitor.example']
    for (const [at, { path, body }] of bookings.entries()) {
      const { status } = await request(node, 'POST', path, { body: { ...(body as object), email: people[at] } })
      expect(status).toBe(201)
    }
    const past = { starts_at: '2026-01-05T09:00:00Z', ends_at: '2026-01-05T09:30:00Z' }
    await office.look((knex) => knex('appointments').whereIn('email', people).update(past))
    const leaver = randomUUID()
    await office.look(async (knex) => {
      const { first_name, last_name, email_address, phone_number, ...card } = await knex('advisors').first()
      const name = { first_name: 'Erased', last_name: 'Advisor', email_address: 'erased@advisor.example' }
      const row = { ...card, ...name, phone_number: '', uuid: leaver, alias: 'erased-advisor', photo: null }
      await knex('advisors').insert({ ...row, deactivated_at: past.starts_at })
    })
    const file = join(folder, 'backup')
    expect(await run('backup', office.environment, file)).toMatchObject({ code: 0 })

    const cookie = await eraserCookie(office)
    const search = { cookie, body: { q: people[0] } }
    const { body: found } = await request(node, 'POST', '/api/v1/deletion-tool/search', search)
    const { by, value, name } = found.people[0]
    const form = { cookie, body: { by, value, confirmation: name } }
    expect((await request(node, 'POST', '/api/v1/deletion-tool/erasures', form)).status).toBe(201)
    const states = () => office.look((knex) => knex('erasures').pluck('state'))
    await until(async () => (await states()).join() === 'done')
    const advisor = { cookie, body: { by: 'staff', value: leaver, confirmation: 'Erased Advisor' } }
    expect((await request(node, 'POST', '/api/v1/deletion-tool/erasures', advisor)).status).toBe(201)
    await until(async () => (await states()).join() === 'done,done')
    await node.end()

    // the ledger comes along, as it would stay where it is
    const environment = await elsewhere(kind)
    const [from, to] = [office.environment, environment].map(({ DATA_DIR = '' }) => join(DATA_DIR, 'erasures.jsonl'))
    await copyFile(from ?? '', to ?? '')
    const { code, said } = await run('restore', environment, file)
    expect([code, said]).toEqual([0, expect.stringContaining('had been erased since the backup was made: 2.')])
    const emails = () => see(environment, (knex) => knex('appointments').whereIn('email', people).pluck('email'))
    expect(await emails()).toEqual([people[1]])
    const cards = await see(environment, (knex) => knex('advisors').pluck('alias'))
    expect(cards).toEqual(expect.arrayContaining([office.alias, expect.stringMatching(/^former-/)]))
    expect(cards).not.toContain('erased-advisor')
  }
)

/** A database without anyone's data. */
async function emptySqlite() {
  const environment = await elsewhere('sqlite')
  await see(environment, migrate)
  return { DATA_DIR: environment.DATA_DIR ?? '' }
}

test('the secret that an installation generated is part of its backup', async () => {
  const { DATA_DIR } = await emptySqlite()
  await writeFile(join(DATA_DIR, 'session-secret'), SECRET)
  const file = join(folder, 'backup')
  await run('backup', { DATA_DIR, SESSION_SECRET: '' }, file)
  expect((await stat(`${file}.secret`)).mode & 0o077).toBe(0)
  const environment = await elsewhere('sqlite')
  expect(await run('restore', { ...environment, SESSION_SECRET: '' }, file)).toMatchObject({ code: 0 })
  expect(await readFile(join(environment.DATA_DIR ?? '', 'session-secret'), 'utf8')).toBe(SECRET)
})

test('a damaged database is moved aside together with its journal', async () => {
  const { DATA_DIR } = await emptySqlite()
  const file = join(folder, 'backup')
  await run('backup', { DATA_DIR }, file)
  await writeFile(join(DATA_DIR, 'advisor-widgets.sqlite'), 'x'.repeat(8192))
  const { code, said } = await run('restore', { DATA_DIR }, file, '--force')
  expect([code, said]).toEqual([0, expect.stringContaining('.before-')])
  expect(await appointments({ DATA_DIR })).toEqual([])
})

test('without the PostgreSQL client, the error says what to install', async () => {
  const environment = { ...(await elsewhere('postgres')), PATH: folder }
  const { code, said } = await run('backup', environment, join(folder, 'backup'))
  expect([code, said]).toEqual([1, expect.stringContaining('apt-get install postgresql-client')])
  expect(existsSync(join(folder, 'backup'))).toBe(false)
})

test('invalid arguments are refused in one sentence', async () => {
  const away = { DATA_DIR: folder, DATABASE_URL: 'postgres://advisor:geheim@127.0.0.1:1/none' }
  expect(await run('backup', away)).toEqual({
    code: 1,
    said: expect.stringMatching(/^connect ECONNREFUSED.*\n.*doctor\n$/)
  })
  expect(await run('backup', away, '--all')).toEqual({ code: 1, said: 'Usage: backup [file]\n' })
  expect(await run('restore', away, join(folder, 'none'))).toEqual({
    code: 1,
    said: expect.stringMatching(/^File not found/)
  })
})
