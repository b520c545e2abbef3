import { expect, test } from 'vitest'
import { startSite } from '../testing/site.ts'
import { prepareDemo } from './demo.ts'

test('of nodes that start at the same time, one writes the demo data', async () => {
  const site = await startSite()
  const { DATABASE_URL = '' } = site.app.config
  const other = await startSite({ DATABASE_URL })
  const demos = await Promise.all([prepareDemo(site.app), prepareDemo(other.app)])
  expect(demos.filter((demo) => demo?.password)).toHaveLength(1)
  expect(await site.app.knex('tenants')).toHaveLength(2)
  await other.stop()
  await site.stop()
})
