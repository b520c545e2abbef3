import { request, signIn } from '../../testing/client.ts'
import type { Written } from '../../testing/samples.ts'
import type { Site } from '../../testing/site.ts'

const VISITOR = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }

/** An advisor's appointments in every state that a manager changes, and free times. */
export async function prepareVisits(site: Site, alias: string, topic: string): Promise<Written['visits']> {
  const cookie = await signIn(site, 'advisor@demo.example')
  const slot = { topic, type: 'online' }
  const days = new URLSearchParams({ ...slot, from: '2026-11-24', to: '2026-12-11' })
  const { body } = await request(site, 'GET', `/api/v1/advisors/${alias}/availability?${days}`)
  const starts = Object.values<string[]>(body.days).flatMap(([first = '']) => first)
  const enter = async (starts_at = '') => {
    const path = `/api/v1/advisors/${alias}/customer-appointments`
    return (await request(site, 'POST', path, { cookie, body: { ...slot, ...VISITOR, starts_at } })).body.uuid
  }
  const [requested, ahead, begun] = [await enter(starts[0]), await enter(starts[1]), await enter(starts[2])]
  const { knex } = site.app
  await knex('appointments').where({ uuid: requested }).update({ state: 'requested' })
  const past = { starts_at: '2026-11-20T09:00:00Z', ends_at: '2026-11-20T10:00:00Z' }
  await knex('appointments').where({ uuid: begun }).update(past)
  const path = `/api/v1/advisors/${alias}/appointments/${requested}/colleagues`
  const colleagues = await request(site, 'GET', path, { cookie: await signIn(site, 'admin@demo.example') })
  const colleague = colleagues.body.find(({ is_free }: { is_free: boolean }) => is_free).alias
  return { requested, colleague, ahead, begun, slots: starts.slice(3).map((starts_at) => ({ ...slot, starts_at })) }
}
