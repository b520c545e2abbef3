import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTenantById } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { watchFor } from '../external-calendar/subscriptions.service.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

const tell = (channel: string, clientState: string, times = 1) =>
  request(site, 'POST', `/calendar-changes/microsoft/${channel}`, {
    body: { value: Array.from({ length: times }, () => ({ clientState })) }
  })

test('who guesses is soon refused, and does not keep out the service', async () => {
  const { tenant_id: id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const tenant = await findTenantById(site.app.knex, id)
  if (!tenant) throw new Error('no tenant')
  const { channel, token } = watchFor({ app: site.app, tenant, db: new TenantDb(site.app.knex, id) }, 'microsoft')
  for (let guess = 0; guess < 60; guess += 1) expect((await tell(randomUUID(), 'x')).status).toBe(202)
  const { status, headers } = await tell(randomUUID(), 'x')
  expect([status, Number(headers['retry-after'])]).toEqual([429, 60])
  // more than a service tells together is not looked at
  expect((await tell(channel, token, 1001)).status).toBe(429)
  for (let turn = 0; turn < 120; turn += 1) expect((await tell(channel, token)).status).toBe(202)
  expect((await tell(channel, token)).status).toBe(429)
})
