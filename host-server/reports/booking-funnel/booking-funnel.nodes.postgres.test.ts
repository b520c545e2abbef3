import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStep, flushSteps, type StepEntry } from '../../core/events/booking-steps.queue.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'

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

test('a reason that two nodes take back at the same time is taken back once', async () => {
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  for (const table of ['booking_steps', 'booking_step_visitors']) await knex(table).delete()
  const tell = (node: Site, step: StepEntry['step'], reason: StepEntry['reason']) => {
    addStep(node.app, {
      ...{ tenant_id, step, reason, time_zone: 'Europe/Vienna', alias: 'anna-gruber', at: site.clock.time.getTime() },
      ...{ campaign: '', page: 'card', widget: 'popup', topic_uuid: '' },
      visitor: { address: '203.0.113.7', agent: 'Firefox' }
    })
    return flushSteps(node.app)
  }
  const counted = async () => (await knex('booking_steps').where({ reason: 'none' })).map(({ count }) => count)
  await tell(site, 'topic', 'none')
  expect(await counted()).toEqual([1])
  const other = await knex.transaction()
  await other('booking_step_visitors').where({ reason: 'none' }).forUpdate().select('visitor')
  const both = Promise.all([tell(site, 'slot', ''), tell(second, 'slot', '')])
  await until(async () => {
    const { rows } = await knex.raw(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    )
    return rows.length === 2
  })
  await other.commit()
  await both
  expect(await counted()).toEqual([0])
})
