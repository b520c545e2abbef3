import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { examine } from '../../ops/doctor/examine.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { type Pooler, startPgbouncer } from '../../testing/pgbouncer.ts'
import type { Site } from '../../testing/site.ts'
import { emptyPostgres } from '../../testing/templates.ts'
import type { Log } from '../base/log.ts'
import { TenantDb } from '../tenancy/tenant-db.ts'
import { watchOtherProcesses } from './cache-invalidation.ts'

const run = promisify(execFile)

const READS = process.env.SOAK ? 10_000 : 2000

const TIMEOUTS = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout'
const REFUSED = 'fault: a connection pooler is in front of it'
const IGNORED = 'warning: in front of the database'

describe.each([
  ['one of the server’s connections', 1, {}, REFUSED],
  ['two of them, and ignores timeouts', 2, { ignore_startup_parameters: TIMEOUTS }, IGNORED]
])('behind a pooler in transaction mode that has %s', (_what, size, settings, withoutDirect) => {
  let pooler: Pooler
  let site: Site
  let direct: string
  const tenants: TenantDb[] = []
  beforeAll(async () => {
    pooler = await startPgbouncer(inject('postgres').url, size, settings)
    direct = await emptyPostgres()
    // migrated and filled through the pooler, too
    site = await startDemoSite({}, { DATABASE_URL: pooler.behind(direct), DATABASE_DIRECT_URL: direct })
    const ids: string[] = await site.app.knex('tenants').orderBy('name').pluck('id')
    tenants.push(...ids.map((id) => new TenantDb(site.app.knex, id)))
  })
  afterAll(async () => {
    await site.stop()
    await pooler.stop()
  })

  const seenBy = async (db: TenantDb) => {
    const rows: { tenant_id: string }[] = await db.table('advisors').orWhereNotNull('uuid').select('tenant_id')
    return new Set(rows.map(({ tenant_id }) => tenant_id))
  }

  test(`${READS} interleaved reads of two tenants find no foreign row`, async () => {
    const wrong: string[] = []
    let left = READS
    const read = async (db: TenantDb) => {
      while (left > 0) {
        left -= 1
        const seen = await (left % 5 ? seenBy(db) : db.transaction(seenBy))
        if (seen.size !== 1 || !seen.has(db.tenantId)) wrong.push(db.tenantId)
      }
    }
    await Promise.all(Array.from({ length: 16 }, (_, at) => read(tenants[at % 2] as TenantDb)))
    expect(wrong).toEqual([])
  })

  test('statements, locks and transactions that stand still have their limits', async () => {
    const { knex } = site.app
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      const shown = async (handle: Knex) => (await handle.raw(`show ${name}`)).rows[0][name]
      expect(await shown(knex)).toMatch(/^([45]|10)s$/)
      expect(await knex.transaction(shown)).toMatch(/^([45]|10)s$/)
    }
  })

  test('the server’s own statements see both tenants in between', async () => {
    const [count] = await Promise.all([
      site.app.knex('advisors').countDistinct('tenant_id as count').first(),
      ...tenants.map(seenBy)
    ])
    expect(count).toEqual({ count: 2 })
  })

  test('a statement that fails leaves nothing behind', async () => {
    const [own] = tenants as [TenantDb]
    await expect(own.table('advisors').whereRaw('1 / 0 = 1').select('uuid')).rejects.toThrow(/division by zero/)
    const failed = own.transaction(async (trx) => {
      await trx.table('advisors').update({ first_name: 'Nobody' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await own.table('advisors').where({ first_name: 'Nobody' })).toEqual([])
    expect(await seenBy(own)).toEqual(new Set([own.tenantId]))
  })

  test('people sign in, and each institution’s pages show its own people', async () => {
    const cookie = await signIn(site, 'admin@demo.example')
    const own = await request(site, 'GET', '/api/v1/people', { cookie })
    expect(own.body.total).toBeGreaterThan(5)
    const answers = await Promise.all(
      ['localhost', 'nordbank.localhost', 'localhost', 'nordbank.localhost'].map((host) =>
        request(site, 'GET', '/api/v1/advisors', { host })
      )
    )
    const [first, second, third, fourth] = answers.map(({ text }) => text)
    expect([third, fourth]).toEqual([first, second])
    expect(first).not.toBe(second)
  })

  test('the doctor says what is in front of the database, and whether there is a way past it', async () => {
    const pooled = pooler.behind(direct)
    const findingOf = async (environment: NodeJS.ProcessEnv) => {
      const { DATA_DIR, SESSION_SECRET } = site.app.config
      const findings = await examine({ DATA_DIR, SESSION_SECRET, PORT: '0', ...environment })
      const of = (name: string) => findings.find(({ about }) => about === name)
      const { state, found } = of('pooler') ?? of('database') ?? {}
      return `${state}: ${found}`
    }
    expect(await findingOf({ DATABASE_URL: direct })).toBe('ok: none')
    expect(await findingOf({ DATABASE_URL: pooled })).toBe(withoutDirect)
    const around = await findingOf({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })
    expect(around).toBe('ok: in front of the database, which DATABASE_DIRECT_URL reaches')
    const same = await findingOf({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })
    expect(same).toBe('fault: also behind DATABASE_DIRECT_URL')
    const other = await findingOf({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: await emptyPostgres() })
    expect(other).toBe('fault: DATABASE_DIRECT_URL leads to another database')
    const nowhere = direct.replace(/:\d+\//, ':1/')
    const away = await findingOf({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: nowhere })
    expect(away).toMatch(/^fault: DATABASE_DIRECT_URL: .*ECONNREFUSED/)
  })

  test('a backup goes past the pooler, which would refuse it', async () => {
    const { DATA_DIR, SESSION_SECRET } = site.app.config
    const env = { PATH: process.env.PATH, DATA_DIR, SESSION_SECRET, DATABASE_URL: pooler.behind(direct) }
    const backup = (more: object) =>
      run(process.execPath, ['--import', 'tsx', 'host-server/cli/backup.ts', join(DATA_DIR, 'a.dump')], {
        env: { ...env, ...more }
      })
    await expect(backup({})).rejects.toThrow(/unsupported startup parameter/)
    expect((await backup({ DATABASE_DIRECT_URL: direct })).stdout).toContain('Backup written and verified')
  })

  test('changes are heard past the pooler', () => expect.poll(() => site.app.tenants.canCache).toBe(true))

  test.each([
    ['without a way past it', async () => undefined, 'a connection pooler'],
    ['with a way past it to another database', () => emptyPostgres(), 'another database']
  ])('%s nothing is cached', async (_how, way, why) => {
    const warn = vi.fn()
    const config = { ...site.app.config, DATABASE_DIRECT_URL: await way() }
    const changes = watchOtherProcesses(site.app.knex, config, { warn } as unknown as Log, () => {})
    await expect.poll(() => warn.mock.calls.flat()).toEqual([expect.stringContaining(why)])
    expect(changes.isListening()).toBe(false)
    await changes.stop()
  })
})
