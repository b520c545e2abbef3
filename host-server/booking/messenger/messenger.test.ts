import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let cookie: string
let anna: { uuid: string; tenant_id: string }
beforeAll(async () => {
  site = await startDemoSite()
  anna = await site.app.knex('advisors').where({ alias: 'anna-gruber' }).first('uuid', 'tenant_id')
  cookie = await signIn(site, 'advisor@demo.example')
})
afterAll(() => site.stop())

const get = (path: string, asked = {}) => request(site, 'GET', path, { headers: { accept: 'text/html' }, ...asked })
/** The contact options under "More", as the page prints them. */
const contactOptionsOf = async (alias = 'anna-gruber') =>
  [...(await get(`/app/profile/${alias}`)).text.matchAll(/<a [^>]*class="card-entry"[^>]*>[^<]+/g)].map(([one]) => one)
const messengerOptions = async (alias?: string) =>
  (await contactOptionsOf(alias)).filter((option) => /messenger/.test(option))

test.each(['messenger', 'contact-api'])('without the module %s there is no page and no button', async (module_name) => {
  const module = site.app.knex('tenant_modules').where({ module_name, tenant_id: anna.tenant_id })
  await module.clone().update({ effective_state: false })
  const [page, shown] = [await get('/messenger', { cookie }), await messengerOptions()]
  await module.clone().update({ effective_state: true })
  expect([page.status, shown]).toEqual([404, []])
})

test('the card of an advisor who has turned it off has no button, and a colleague’s has', async () => {
  const options = site.app.knex('advisor_contact_options')
  const row = { tenant_id: anna.tenant_id, advisor_uuid: anna.uuid, name: 'messenger' }
  await options.clone().where(row).delete()
  const [without, other] = [await messengerOptions(), await messengerOptions('lukas-hofer')]
  await options.clone().insert(row)
  expect([without.length, other.length, (await messengerOptions()).length]).toEqual([0, 1, 1])
})

test('an institution that has not turned it on has no page', async () => {
  const signedIn = await signIn(site, 'advisor@nordbank.example', NORDBANK)
  expect((await get('/messenger', { cookie: signedIn, ...NORDBANK })).status).toBe(404)
})

test.each(['a guest', 'a signed-in user'])('%s gets the form, with links to find an advisor', async (who) => {
  const { status, text, headers } = await get('/messenger', who === 'a guest' ? {} : { cookie })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toContain('<advisor-contact-form kind="messenger" mode="page">')
  const links = [...text.matchAll(/href="(\/app\/f\/[^"]+)"/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect((await get(link)).status).toBe(200)
})

test('signed-in staff are told that the page is for customers, and are led to their chats', async () => {
  const note = /Sie sind angemeldet\.[^<]*<a href="\/app\/messenger">Zu Ihren Chats<\/a>/
  expect((await get('/messenger', { cookie })).text).toMatch(note)
  const marketing = await signIn(site, 'marketing@demo.example')
  expect((await get('/messenger', { cookie: marketing })).text).toContain('<a href="/app/">Zurück zur App</a>')
  expect((await get('/messenger')).text).not.toMatch(/Sie sind angemeldet|href="\/app\/"/)
})

test('the button is where the layout has it, around a link to the form that works without JavaScript', async () => {
  const position = async () => (await contactOptionsOf()).findIndex((option) => /messenger/.test(option))
  expect(await messengerOptions()).toEqual([
    expect.stringMatching(/<a href="\/contact\/anna-gruber\/messenger"[^>]*>Chat$/)
  ])
  expect(await position()).toBeGreaterThan(1)
  const first = { tenant_id: anna.tenant_id, section: 'quick-contact', element: 'messenger', position: 0 }
  await site.app.knex('profile_layouts').insert(first)
  expect(await position()).toBe(0)
})
