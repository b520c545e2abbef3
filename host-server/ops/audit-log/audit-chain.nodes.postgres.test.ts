import { afterAll, beforeAll, expect, test } from 'vitest'
import { record } from '../../core/events/audit-record.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { chain } from './audit-chain.ts'
import { checkLines } from './verify-lines.ts'

let site: Site
let second: Site

beforeAll(async () => {
  site = await startDemoSite()
  second = await startSite({ DATABASE_URL: site.app.config.DATABASE_URL ?? '' })
})
afterAll(async () => {
  await second.stop()
  await site.stop()
})

test('two nodes that chain at the same time, while entries are written, make one order', async () => {
  const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  await site.app.knex('audit_log').delete()
  await site.app.knex('audit_chain').delete()
  const nodes = [site, second].map(({ app }) => ({ app, db: new TenantDb(app.knex, tenant_id) }))
  const written = Array.from({ length: 300 }, (_, index) => `${index}`)
  await Promise.all(
    nodes.flatMap(({ app, db }, node) => [
      (async () => {
        for (const id of written.filter((_, index) => index % 2 === node))
          await record(db, { app }, { object: 'topic', id, name: id }, {}, { topic: id })
      })(),
      (async () => {
        for (let turn = 0; turn < 20; turn += 1) await chain(db)
      })()
    ])
  )
  const cookie = await signIn(site, 'admin@demo.example')
  const { text } = await request(site, 'GET', '/api/v1/audit-log/stream', { cookie })
  const lines = text.trimEnd().split('\n')
  expect(checkLines(lines)).toMatchObject({ lines: 300, seq: 300 })
  const names = lines.slice(1, -1).map((line) => JSON.parse(line).entry.object_name)
  expect(new Set(names).size).toBe(300)
})
