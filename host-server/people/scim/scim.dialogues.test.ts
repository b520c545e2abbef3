import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { dialoguesOf, hold } from './testing/dialogues.ts'
import { connect, type Send } from './testing/provider.ts'

let site: Site
let send: Send
let branch: string

beforeAll(async () => {
  site = await startDemoSite()
  send = await connect(site)
  const [tenant] = await site.app.knex('tenant_domains').where({ host: 'localhost' }).pluck('tenant_id')
  branch = (await site.app.knex('organizations').where({ tenant_id: tenant }).orderBy('name').first('name')).name
})
afterAll(() => site.stop())

// what directories send and expect, by their documentation
describe.each(['entra', 'okta'])('%s', (provider) => {
  test.each(dialoguesOf(provider))('$name', async (dialogue) => {
    await hold(dialogue, send, { branch })
    expect(dialogue.source).toMatch(/^https:/)
  })
})
