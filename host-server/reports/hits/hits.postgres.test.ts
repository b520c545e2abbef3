import { afterAll, beforeAll, expect, test } from 'vitest'
import { flush } from '../../core/events/hits.queue.ts'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { type Site, startSite } from '../../testing/site.ts'

let nodes: Site[]
beforeAll(async () => {
  const first = await startDemoSite()
  const { DATABASE_URL = '' } = first.app.config
  const second = await startSite({ DATABASE_URL })
  second.clock.time = first.clock.time
  nodes = [first, second]
})
afterAll(() => Promise.all(nodes.map((node) => node.stop())))

const BROWSERS = Array.from({ length: 40 }, (_, index) => `Mozilla/5.0 Firefox/${index}`)
const ALIASES = ['anna-gruber', 'lukas-hofer', 'emre-yildiz']

const visitAll = async (site: Site, agents: readonly string[]) => {
  for (const agent of agents) {
    for (const alias of ALIASES)
      await request(site, 'GET', `/app/profile/${alias}?src=flyer`, { headers: { 'user-agent': agent } })
  }
}

test('two nodes count a visitor once, also when both write concurrently and in a different order', async () => {
  const [first, second] = nodes as [Site, Site]
  await Promise.all([visitAll(first, BROWSERS), visitAll(second, BROWSERS.toReversed())])
  await Promise.all(nodes.map(({ app }) => flush(app)))
  const rows = await first.app
    .knex('advisor_hits')
    .select('kind', 'advisor_alias', 'count')
    .orderBy(['kind', 'advisor_alias'])
  const wanted = ['profile', 'src:flyer'].flatMap((kind) =>
    ALIASES.toSorted().map((advisor_alias) => ({ kind, advisor_alias, count: BROWSERS.length }))
  )
  expect(rows).toEqual(wanted)
})
