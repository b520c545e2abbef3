import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../core/base/clock.ts'
import { auditEraser } from '../../core/events/audit-log.erasing.ts'
import { record } from '../../core/events/audit-record.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { sweep } from '../../core/jobs/retention.ts'
import type { Member } from '../../core/jobs/staff-erasing.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { chain } from './audit-chain.ts'
import { checkLines } from './verify-lines.ts'

let site: Site
let db: TenantDb
let other: TenantDb

const MOMENT = new Date('2027-03-01T08:00:00Z')

beforeAll(async () => {
  site = await startDemoSite()
  const { knex } = site.app
  const idOf = async (host: string) => (await knex('tenant_domains').where({ host }).first('tenant_id')).tenant_id
  db = new TenantDb(knex, await idOf('localhost'))
  other = new TenantDb(knex, await idOf(NORDBANK.host))
})
beforeEach(async () => {
  site.clock.time = MOMENT
  for (const table of ['audit_log', 'audit_chain']) await site.app.knex(table).delete()
  for (const tenant of [db, other])
    for (const name of ['one', 'two', 'three', 'four', 'five']) await write(tenant, name)
})
afterAll(() => site.stop())

const ANNA = { uuid: crypto.randomUUID(), full_name: 'Anna Gruber' }
const write = (tenant: TenantDb, name: string) =>
  record(tenant, { app: site.app, user: ANNA }, { object: 'topic', id: name, name }, {}, { topic: `${name} ä “x”` })

async function read(query = '', asked: { host?: string } = {}) {
  const account = asked.host ? 'admin@nordbank.example' : 'admin@demo.example'
  const cookie = await signIn(site, account, asked)
  return request(site, 'GET', `/api/v1/audit-log/stream${query}`, { cookie, ...asked })
}
const linesOf = async (query = '', asked = {}) => {
  const { text, status } = await read(query, asked)
  expect(status).toBe(200)
  return text.trimEnd().split('\n')
}
const keyOf = async (asked = {}) => (await request(site, 'GET', '/api/v1/audit-log/key', asked)).body.key as string

const signatureIn = (lines: string[]) => /"signature":"[^"]+"/.exec(lines.at(-1) ?? '')?.[0] ?? ''

describe('a file shows', () => {
  test('a line that was removed', async () => {
    const lines = await linesOf()
    expect(() => checkLines(lines.toSpliced(3, 1))).toThrow('Entry 3 is missing.')
    expect(() => checkLines(lines.toSpliced(1, 1))).toThrow('Entry 1 is missing.')
  })

  test('a line that was changed, in its entry, its moment, or its hashes', async () => {
    const lines = await linesOf()
    for (const [from, to] of [
      ['two ä', 'two a'],
      ['Anna Gruber', 'Somebody Else'],
      ['2027-03-01T08:00', '2027-03-01T09:00'],
      ['"content":"', '"content":"x']
    ] as const) {
      const changed = lines.with(2, lines[2]?.replace(from, to) ?? '')
      expect(changed).not.toEqual(lines)
      expect(() => checkLines(changed)).toThrow('Entry 2 was changed.')
    }
    expect(() => checkLines(lines.with(2, lines[2]?.slice(0, 40) ?? ''))).toThrow('Line 3 of the file is cut off')
  })

  test('two lines that changed places', async () => {
    const lines = await linesOf()
    const [, , second = '', third = ''] = lines
    expect(() => checkLines(lines.with(2, third).with(3, second))).toThrow(
      'Entry 2 was moved: entry 3 stands in its place.'
    )
  })

  test('an end that was cut off, with its signature or before it', async () => {
    const lines = await linesOf()
    expect(() => checkLines(lines.slice(0, -1))).toThrow('no signed end: it was cut off after entry 5')
    expect(() => checkLines(lines.toSpliced(4, 2))).toThrow('Entries after 3 are missing')
    expect(() => checkLines([...lines, lines[1] ?? ''])).toThrow('lines after the signed end')
    expect(() => checkLines([])).toThrow('does not begin')
    expect(() => checkLines(lines.slice(1))).toThrow('does not begin')
  })

  test('another institution’s log, and lines of it', async () => {
    const [own, foreign] = [await linesOf(), await linesOf('', NORDBANK)]
    expect(() => checkLines(foreign, { key: own[0] && JSON.parse(own[0]).key })).toThrow('signed with another key')
    expect(() => checkLines(own.with(2, foreign[2] ?? ''))).toThrow('Entry 2 was changed.')
    expect(() => checkLines(own.with(0, foreign[0] ?? ''))).toThrow('Entry 1 was changed.')
    expect(() => checkLines(foreign, { before: checkLines(own) })).toThrow('another institution’s')
  })

  test('another key, and a signature for other lines', async () => {
    const lines = await linesOf()
    const foreign = await keyOf(NORDBANK)
    expect(() => checkLines(lines, { key: foreign })).toThrow('signed with another key')
    const shorter = await linesOf('?after=2')
    const mixed = lines.with(-1, lines.at(-1)?.replace(/"signature":"[^"]+"/, signatureIn(shorter)) ?? '')
    expect(() => checkLines(mixed)).toThrow('The signature is not that of the key')
    const later = lines.with(0, lines[0]?.replace('"made_at":"2027', '"made_at":"2028') ?? '')
    expect(() => checkLines(later)).toThrow('The signature is not that of the key')
  })

  test('what somebody did in the database: an entry changed, deleted, or taken out of the chain', async () => {
    await chain(db)
    const entry = () => site.app.knex('audit_log').where({ tenant_id: db.tenantId, object_name: 'three' })
    await entry().update({ actor_name: 'Somebody Else' })
    expect(checkLines.bind(undefined, await linesOf())).toThrow('Entry 3 was changed.')
    await entry().delete()
    expect(checkLines.bind(undefined, await linesOf())).toThrow('Entry 3 is missing')
    const line = site.app.knex('audit_chain').where({ tenant_id: db.tenantId, seq: 3 })
    await line.clone().update({ salt: null })
    expect(checkLines.bind(undefined, await linesOf())).toThrow('Entry 3 is missing')
    await line.clone().delete()
    expect(checkLines.bind(undefined, await linesOf())).toThrow('Entry 3 is missing')
  })

  test('that the latest entries were taken away since an older file', async () => {
    const before = checkLines(await linesOf())
    // that the file was made
    await site.app.knex('audit_log').whereNull('seq').delete()
    await site.app.knex('audit_chain').where({ tenant_id: db.tenantId, seq: 5 }).delete()
    await site.app.knex('audit_log').where({ tenant_id: db.tenantId, seq: 5 }).delete()
    expect((await read('?after=5')).status).toBe(422)
    await write(db, 'in its place')
    expect(checkLines.bind(undefined, await linesOf('?after=5'), { before })).toThrow('not after entry 5 as it was')
  })
})

test('only administrators read it, with a proof, and nobody after a line that is not there', async () => {
  for (const [account, status] of [
    ['', 401],
    ['marketing@demo.example', 403],
    ['analyst@demo.example', 403]
  ] as const) {
    const cookie = account && (await signIn(site, account))
    expect((await request(site, 'GET', '/api/v1/audit-log/stream', { cookie })).status).toBe(status)
  }
  for (const query of ['?after=99', '?after=-1', '?after=x', '?event=reads'])
    expect([query, (await read(query)).status]).toEqual([query, 422])
})

test('it is whole, in order, and signed with the published key', async () => {
  const answer = await read()
  expect(answer.headers['content-type']).toBe('application/x-ndjson')
  expect(answer.headers['content-disposition']).toContain('audit-log.jsonl')
  const lines = answer.text.trimEnd().split('\n')
  const checked = checkLines(lines, { key: await keyOf() })
  expect(checked).toMatchObject({ lines: 5, seq: 5, rewritten: 0, gone: 0, tenant: db.tenantId })
  expect(await keyOf()).not.toBe(await keyOf(NORDBANK))
  const names = lines.slice(1, -1).map((line) => JSON.parse(line).entry.object_name)
  expect(names).toEqual(['one', 'two', 'three', 'four', 'five'])
})

test('a file goes on after another one, also with nothing new', async () => {
  const before = checkLines(await linesOf())
  // the first file itself is logged as an export
  const again = checkLines(await linesOf('?after=5'), { before })
  expect(again).toMatchObject({ lines: 1, seq: 6 })
  await site.app.knex('audit_log').whereNull('seq').delete()
  expect(checkLines(await linesOf('?after=6'), { before: again })).toMatchObject({ lines: 0, seq: 6 })
})

test('after an erasure the chain holds, and says that a line was rewritten', async () => {
  await chain(db)
  const member = {
    ...{ uuid: ANNA.uuid, user_uuid: ANNA.uuid, advisor_uuid: null, assistant_uuid: null },
    ...{ names: [ANNA.full_name], emails: [], phones: [], aliases: [], pseudonym: 'Former staff X', alias: 'x' }
  } satisfies Member
  await auditEraser.erase?.({ db, app: site.app } as unknown as JobContext, member as never)
  const lines = await linesOf()
  expect(lines.join('\n')).not.toContain('Anna Gruber')
  expect(checkLines(lines)).toMatchObject({ lines: 5, rewritten: 5 })
  expect(() => checkLines(lines.toSpliced(3, 1))).toThrow('Entry 3 is missing.')
})

test('what goes by its age leaves number and time', async () => {
  await chain(db)
  site.clock.time = new Date(MOMENT.getTime() + 3660 * DAY)
  await write(db, 'today')
  await sweep(site.app)
  const lines = await linesOf()
  expect(checkLines(lines)).toMatchObject({ gone: 5, lines: 6 })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ seq: 1, at: '2027-03-01T08:00:00Z', salt: null, entry: null })
})

test('many entries are chained in several steps', async () => {
  for (let count = 0; count < 230; count += 1) await write(db, `${count}`)
  expect(checkLines(await linesOf())).toMatchObject({ lines: 235 })
})

test('the command says what is wrong, and ends with 1', async () => {
  const run = promisify(execFile)
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  const lines = await linesOf()
  const verify = (...args: string[]) =>
    run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'host-server/cli/verify-log.ts', ...args]).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code, said: stderr })
    )
  const [whole, broken] = [join(folder, 'whole.jsonl'), join(folder, 'broken.jsonl')]
  await writeFile(whole, `${lines.join('\n')}\n`)
  await writeFile(broken, lines.toSpliced(2, 1).join('\n'))
  expect(await verify(broken)).toMatchObject({ code: 1, said: expect.stringContaining('Entry 2 is missing.') })
  expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
  expect(await verify('--key', 'x', whole)).toMatchObject({ code: 1, said: expect.stringContaining('another key') })
  expect(await verify('--key', await keyOf(), whole)).toMatchObject({
    code: 0,
    said: expect.stringContaining('5 entries, none missing or changed, up to entry 5.')
  })
})
