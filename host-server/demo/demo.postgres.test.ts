import { expect, test } from 'vitest'
import { startSite } from '../core/testing/site.ts'
import { prepareDemo } from './demo.ts'

test('of nodes that start at once one writes the demo', async () => {
  const site = await startSite()
  const { DATABASE_URL = '' } = site.services.config
  const other = await startSite({ DATABASE_URL })
  const demos = await Promise.all([prepareDemo(site.services), prepareDemo(other.services)])
  expect(demos.filter((demo) => demo?.password)).toHaveLength(1)
  expect(await site.services.knex('tenants')).toHaveLength(2)
  await other.stop()
  await site.stop()
})
