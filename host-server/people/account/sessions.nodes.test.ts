import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type Site, startSite } from '../../testing/site.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'
const NEW = 'grüner Apfel fliegt quer'

let mailbox: Mailbox
let site: Site
/** Another node on the same database. */
let node: Site
/** A session whose cookie somebody has stolen, and the owner's own. */
let stolen: string
let own: string

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({ password: PASSWORD }, { SMTP_URL: mailbox.url })
  const { DATABASE_URL, DATA_DIR } = site.app.config
  node = await startSite(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR })
  node.clock.time = site.clock.time
})
beforeEach(async () => {
  for (const table of ['rate_limits', 'sessions', 'second_factors']) await site.app.knex(table).delete()
  stolen = await signIn(site, EMAIL)
  own = await signIn(site, EMAIL)
  expect(await statuses(stolen)).toEqual([200, 200])
})
afterAll(async () => {
  await node.stop()
  await site.stop()
  await mailbox.stop()
})

/** What each node answers to a cookie. */
const statuses = (cookie: string) =>
  Promise.all([site, node].map(async (one) => (await request(one, 'GET', '/api/v1/me/sessions', { cookie })).status))

test('a stolen cookie is refused on every node after its owner has signed out everywhere else', async () => {
  expect((await request(site, 'DELETE', '/api/v1/me/sessions', { cookie: own })).status).toBe(204)
  expect(await statuses(stolen)).toEqual([401, 401])
  expect(await statuses(own)).toEqual([200, 200])
})

test('a stolen cookie is refused on every node after two-step verification has been turned on', async () => {
  const { text } = await request(site, 'GET', '/account/second-factor', { cookie: own })
  const [, offered = ''] = /name="offered" value="([^"]+)"/.exec(text) ?? []
  const [, secret = ''] = /<code>([A-Z2-7 ]+)<\/code>/.exec(text) ?? []
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  const fields = { offered, code: app.generate({ timestamp: site.clock.time.getTime() }), password: PASSWORD }
  expect((await submit(site, '/account/second-factor', fields, { cookie: own })).status).toBe(200)
  expect(await statuses(stolen)).toEqual([401, 401])
  expect(await statuses(own)).toEqual([200, 200])
})

test('every cookie from before is refused on every node after a change of the password', async () => {
  await submit(site, '/account/password-reset', { email: EMAIL })
  await deliver(site)
  // mails of one moment come in any order
  const links = mailbox.mails.flatMap(({ text = '' }) => text.match(/\/account\/password-reset\/[\w-]{43}/) ?? [])
  const [link = ''] = links
  expect((await submit(site, link, { password: NEW, repeated: NEW })).headers.location).toContain('done=changed')
  expect(await statuses(stolen)).toEqual([401, 401])
  expect(await statuses(own)).toEqual([401, 401])
})
