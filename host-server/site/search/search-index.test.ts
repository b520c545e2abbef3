import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadRequest } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { indexFor } from './search-index.ts'

let site: Site
let tenantId: string
beforeAll(async () => {
  site = await startDemoSite()
  tenantId = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
afterAll(() => site.stop())

/** Requests of guests for one index, each of whom may have left; the institution may have been read anew meanwhile. */
function callsOf(isOvertaken: boolean, ...left: boolean[]): Call[] {
  const tenant = { language: 'de-AT' }
  const tenants = { known: () => (isOvertaken ? { ...tenant } : tenant) }
  const db = new TenantDb(site.app.knex, tenantId)
  return left.map(
    (destroyed) =>
      ({ tenant, db, app: { tenants }, ctx: { get: () => 'localhost', res: { destroyed } } }) as unknown as Call
  )
}

test('an index that is overtaken, and for which nobody waits any more, is not built', async () => {
  const [gone, next] = callsOf(true, true, false) as [Call, Call]
  await expect(indexFor(gone)).rejects.toThrow(BadRequest)
  // one who comes later gets one nevertheless
  expect((await indexFor(next)).advisors.length).toBeGreaterThan(0)
})

test('one that somebody waits for is built, also for those who have come first and left', async () => {
  const found = await Promise.all(callsOf(true, false, true).map(indexFor))
  expect(found[0]).toBe(found[1])
})

test('one that is up to date is built for the next visitors', async () => {
  const [gone] = callsOf(false, true) as [Call]
  expect((await indexFor(gone)).advisors.length).toBeGreaterThan(0)
})
