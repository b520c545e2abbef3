import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isPostgres, sqliteFile } from '../../core/db/db.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { type Chain, makeChain } from '../../wallet/wallet/development-chain.ts'
import { checkStandby } from './database.ts'
import { examine } from './examine.ts'
import { type Finding, withoutSecrets } from './finding.ts'
import { checkHttps } from './https.ts'
import { checkNode, OLDEST_NODE } from './settings.ts'

const PASSWORD = 'Geheim-7Lk2'
let site: Site
let mailbox: Mailbox
let environment: NodeJS.ProcessEnv
let chain: Chain

beforeAll(async () => {
  chain = await makeChain()
})

beforeEach(async () => {
  site = await startDemoSite()
  mailbox = await openMailbox()
  const { DATABASE_URL, DATA_DIR, SESSION_SECRET } = site.app.config
  environment = {
    // test servers have shorter timeouts than a sound one
    ...(DATABASE_URL && { DATABASE_URL: `${DATABASE_URL}?options=-c%20synchronous_commit%3Don` }),
    NODE_ENV: 'production',
    // any that is free
    PORT: '0',
    DATA_DIR,
    SESSION_SECRET,
    BASE_URL: 'https://advisors.example',
    TRUST_PROXY: '1',
    SMTP_URL: mailbox.url,
    APPLE_PASS_CERTIFICATE: chain.certificate,
    APPLE_PASS_KEY: chain.key,
    APPLE_WWDR_CERTIFICATE: chain.wwdr
  }
})
afterEach(async () => {
  await mailbox.stop()
  await site.stop()
})

const asHttps = async () => Response.json({ ok: true, https: true })
const look = (changes: NodeJS.ProcessEnv = {}, now?: () => Date) =>
  examine({ ...environment, ...changes }, now, asHttps)
const problems = (findings: Finding[]) => findings.filter(({ state }) => state !== 'ok')
const problem = (about: string, state: string, found: RegExp) =>
  expect.objectContaining({ about, state, found: expect.stringMatching(found), todo: expect.stringMatching(/.{10}/) })

test('a sound installation passes every check, listed line by line', async () => {
  const findings = await look()
  expect(problems(findings)).toEqual([])
  expect(findings.map(({ about }) => about)).toEqual(
    expect.arrayContaining([
      'node',
      'configuration',
      'secret',
      'data folder',
      'database',
      'migrations',
      'tenants',
      'mail'
    ])
  )
})

if (process.env.TEST_DATABASE === 'postgres')
  test('a PostgreSQL without a standby is said to have none', async () => {
    expect(await look()).toContainEqual(expect.objectContaining({ about: 'standby', state: 'ok', found: 'none' }))
  })

test.each([
  ['for which no commit waits', { awaited: '', standbys: 1 }, 'warning', /^1 connected, .* not set$/],
  ['that is away while commits wait for it', { awaited: 'database_2', standbys: 0 }, 'warning', /^none connected/],
  ['that has what is confirmed', { awaited: 'database_2', standbys: 1 }, 'ok', /^1 connected, .* database_2$/],
  ['for which this role does not wait', { awaited: '*', standbys: 1, commit: 'local' }, 'warning', /local$/]
])('a standby %s is reported', (_what, settings, state, found) => {
  expect(checkStandby({ commit: 'on', ...settings })).toMatchObject({
    about: 'standby',
    state,
    found: expect.stringMatching(found)
  })
})

test('every fault of the configuration is reported', async () => {
  const findings = await look({ PORT: 'many', TRUST_PROXY: 'yes' })
  expect(problems(findings).map(({ found }) => found)).toEqual([
    expect.stringContaining('PORT'),
    expect.stringContaining('TRUST_PROXY')
  ])
})

test.each([
  [
    'http in production',
    { BASE_URL: 'http://advisors.example' },
    problem('configuration', 'fault', /^BASE_URL: .*https/)
  ],
  ['no protection in production', { LOAD_TEST: '1' }, problem('configuration', 'fault', /^LOAD_TEST: /)],
  [
    'the secret of the guide',
    { SESSION_SECRET: '…                # openssl rand -base64 32' },
    problem('configuration', 'fault', /^SESSION_SECRET: .*openssl/)
  ],
  ['https without a trusted proxy', { TRUST_PROXY: '0' }, problem('configuration', 'fault', /TRUST_PROXY/)],
  ['the same elsewhere', { TRUST_PROXY: '0', NODE_ENV: '' }, problem('proxy', 'fault', /no proxy/)],
  ['too many trusted proxies', { TRUST_PROXY: '9' }, problem('proxy', 'warning', /9/)],
  ['a secret of few letters', { SESSION_SECRET: 'abc'.repeat(20) }, problem('secret', 'warning', /few/)],
  ['demo data to come', { NODE_ENV: '' }, problem('demo', 'warning', /NODE_ENV is development/)],
  ['a demo in production', { DEMO_PASSWORD: PASSWORD }, problem('demo', 'warning', /DEMO_PASSWORD/)],
  ['no mail server', { SMTP_URL: '' }, problem('mail', 'warning', /not set/)],
  ['a mail server that is away', { SMTP_URL: 'smtp://127.0.0.1:1' }, problem('mail', 'fault', /ECONNREFUSED/)],
  [
    'a database that is away',
    { DATABASE_URL: `postgres://a:${PASSWORD}@127.0.0.1:1/x` },
    problem('database', 'fault', /./)
  ]
])('%s', async (_name, changes, expected) => {
  const findings = await look(changes)
  expect(problems(findings)).toContainEqual(expected)
  expect(JSON.stringify(findings)).not.toContain(PASSWORD)
})

test('a public address that the server does not see as https is reported, and one that does not answer', async () => {
  const proxied = await startSite({ BASE_URL: 'https://advisors.example', TRUST_PROXY: '1' })
  const check = (headers: Record<string, string>) =>
    checkHttps({ BASE_URL: proxied.origin }, (url, init) => fetch(url, { ...init, headers }))
  expect(await check({})).toEqual(problem('https', 'fault', /as http$/))
  expect((await check({ 'x-forwarded-proto': 'https' })).state).toBe('ok')
  await proxied.stop()
  expect(await check({})).toEqual(problem('https', 'warning', /./))
})

test('an institution without a privacy policy or an imprint to link to is reported', async () => {
  const { knex } = site.app
  const set = (name: string, value: string) => knex('tenant_settings').where({ name }).update({ value })
  await set('privacy_en', '')
  await set('imprint_de', '')
  expect(problems(await look())).toEqual([])
  await set('privacy_de', 'javascript:alert(1)')
  await set('imprint_en', '')
  expect(problems(await look())).toEqual([
    problem('tenant Alpenbank', 'fault', /privacy/),
    problem('tenant Alpenbank', 'warning', /imprint/),
    problem('tenant Nordbank', 'fault', /privacy/),
    problem('tenant Nordbank', 'warning', /imprint/)
  ])
})

test('an outdated Node is reported', () => {
  expect(checkNode('20.18.3')).toEqual(problem('node', 'fault', /20\.18/))
  expect(checkNode('18.20.0').state).toBe('fault')
  expect(checkNode('20.19.0').state).toBe('ok')
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe(`>=${OLDEST_NODE}`)
})

test('a data folder that cannot be created is reported', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'advisor-widgets-')), 'file')
  writeFileSync(file, '')
  expect(problems(await look({ DATA_DIR: file }))).toContainEqual(problem('data folder', 'fault', /./))
  // here Node would retry for ever to create the folder
  expect(problems(await look({ DATA_DIR: '/proc/none' }))).toContainEqual(problem('data folder', 'fault', /./))
})

test('no database is created if there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-'))
  const findings = await look({ DATA_DIR: join(folder, 'new', 'data') })
  expect(findings.find(({ about }) => about === 'data folder')).toMatchObject({ state: 'ok' })
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('institutions without a host name, with an unknown time zone or language, or with invalid origins are reported', async () => {
  const { knex } = site.app
  const [first, second] = await knex('tenants').orderBy('name').pluck('id')
  await knex('tenants').where({ id: first }).update({ time_zone: 'Mars/Olympus', language: 'tlh' })
  await knex('tenant_domains').where({ tenant_id: second }).delete()
  await knex('tenant_settings').where({ tenant_id: second, name: 'embed_origins' }).delete()
  const value = 'https://bank.example/path http://bank.example http://nordbank.localhost:3001'
  await knex('tenant_settings').insert({ tenant_id: second, name: 'embed_origins', value })
  const found = problems(await look())
  expect(found).toEqual([
    expect.objectContaining({ state: 'fault', found: 'language tlh is not supported' }),
    expect.objectContaining({ state: 'fault', found: expect.stringContaining('Mars/Olympus') }),
    expect.objectContaining({ state: 'fault', found: 'has no host name' }),
    expect.objectContaining({ state: 'fault', found: expect.stringContaining('https://bank.example/path') }),
    expect.objectContaining({ state: 'fault', found: 'the embed origin http://bank.example is not valid' }),
    expect.objectContaining({ state: 'warning', found: 'the embed origin http://nordbank.localhost:3001 is not https' })
  ])
})

test('an outdated schema and a newer one are reported', async () => {
  const { knex } = site.app
  await knex('knex_migrations').insert({ name: '29991231_later', batch: 9, migration_time: new Date() })
  expect(problems(await look())).toContainEqual(problem('migrations', 'warning', /29991231_later/))
  await knex('knex_migrations').where({ name: '20261121_000400_jobs' }).delete()
  expect(problems(await look())).toContainEqual(problem('migrations', 'warning', /1 pending/))
})

test('a database with unsuitable settings is reported', async () => {
  const { knex, config } = site.app
  if (!isPostgres(knex)) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'advisor-widgets-'))
    expect(problems(await look({ DATA_DIR }))).toContainEqual(problem('database', 'warning', /none/))
    writeFileSync(sqliteFile(DATA_DIR), 'x'.repeat(8192))
    expect(problems(await look({ DATA_DIR }))).toContainEqual(problem('database', 'fault', /not a database/))
    rmSync(DATA_DIR, { recursive: true })
    const early = () => new Date(Date.now() - 3_600_000)
    expect(problems(await look({}, early))).toEqual([problem('clock', 'fault', /3[56]\d\d seconds behind/)])
    return
  }
  const superuser = (config.DATABASE_URL ?? '').replace('advisor:advisor', 'postgres:postgres')
  const options = `${superuser}?options=-c%20synchronous_commit%3Doff`
  const found = problems(
    await look({ DATABASE_URL: options, DATABASE_POOL: '99' }, () => new Date(Date.now() + 60_000))
  )
  expect(found).toEqual([
    problem('role', 'fault', /passes row-level security/),
    problem('durability', 'fault', /synchronous_commit off/),
    problem('connections', 'warning', /200/),
    problem('clock', 'fault', /6\d seconds/)
  ])
})

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL'])('the password in %s is masked', (name) => {
  expect(withoutSecrets(`no login with ${PASSWORD}`, { [name]: `x://a:${PASSWORD}@host` })).toBe('no login with ***')
})
