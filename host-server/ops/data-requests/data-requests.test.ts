import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  bookingRequest,
  later,
  MONDAY,
  type Office,
  openOffice,
  TUESDAY
} from '../../booking/appointments/testing/office.ts'
import { openChat } from '../../booking/conversations/testing/chat.ts'
import { DAY } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { MARKED, plantAll } from '../deletion-tool/testing/planted.ts'
import { dueOn } from './due.ts'

const TOOL = '/api/v1/deletion-tool'
const VERA = 'vera@visitor.example'
const LETTER = { kind: 'erasure', name: 'Vera Visitor', email: VERA, phone: '', arrived_on: '2027-02-26' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let office: Office
let cookie: string
let tenant_id: string

async function giveRole(email: string) {
  const { uuid, tenant_id } = await office.knex('users').where({ email_address: email }).first('uuid', 'tenant_id')
  await office.knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'profile-delete-manager' })
  return tenant_id
}

beforeEach(async () => {
  office = await openOffice()
  tenant_id = await giveRole('admin@demo.example')
  cookie = await signIn(office.site, 'admin@demo.example')
})
afterEach(() => office.site.stop())

const ask = (method: string, path: string, body?: object, asked = {}) =>
  request(office.site, method, `${TOOL}${path}`, { cookie, ...(body && { body }), ...asked })
const add = (rest: object = {}) => ask('POST', '/requests', { ...LETTER, ...rest })
const listed = async () => (await ask('GET', '/requests')).body
const drain = async () => {
  while (await office.site.drain());
}
async function pass(days: number) {
  office.site.clock.time = new Date(office.site.clock.time.getTime() + days * DAY)
  cookie = await signIn(office.site, 'admin@demo.example')
}

async function mailsTo(address: string) {
  await drain()
  const folder = join(office.site.app.config.DATA_DIR, 'mails')
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}
/** Mails of one moment come in any order, and some have no link. */
const lastLink = async (address: string) => (await mailsTo(address)).map(linkIn).filter(Boolean).at(-1) ?? ''
const linkIn = ({ text = '' }: { text?: string | undefined }) => /\/my-data\/[\w-]{43}/.exec(text)?.[0] ?? ''

/** An appointment of Vera's that is over, with its link. */
async function met(): Promise<string> {
  const { body } = await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/appointments`, {
    body: bookingRequest(office, later(TUESDAY, 0))
  })
  await drain()
  await office.knex('appointments').where({ uuid: body.uuid }).update({ starts_at: MONDAY, ends_at: MONDAY })
  return body.token
}
const press = (path: string, what = '') =>
  request(office.site, 'POST', path, { body: what ? `what=${what}` : '', headers: FORM })

const steps = async () => {
  const rows = await office.knex('audit_log').where({ tenant_id, object: 'data-request' }).orderBy('uuid')
  return rows.map(({ changes }) => JSON.parse(changes)[0].after)
}

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a manager of a branch', 'branch@demo.example', 403],
  ['marketing', 'marketing@demo.example', 403]
])('%s neither sees nor answers requests', async (_who, account, status) => {
  const { uuid } = (await add()).body
  const other = { cookie: account ? await signIn(office.site, account) : '' }
  for (const [method, path, body] of [
    ['GET', '/requests', undefined],
    ['POST', '/requests', LETTER],
    ['POST', `/requests/${uuid}/extension`, { extension: 'Viel' }],
    ['POST', `/requests/${uuid}/completion`, { outcome: 'Brief' }],
    ['POST', `/requests/${uuid}/search`, undefined]
  ] as const) {
    expect([path, (await ask(method, path, body, other)).status]).toEqual([path, status])
  }
})

test('another institution sees no request of this one', async () => {
  const { uuid } = (await add()).body
  await giveRole('admin@nordbank.example')
  const other = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), host: NORDBANK.host }
  expect((await ask('GET', '/requests', undefined, other)).body).toEqual([])
  expect((await ask('POST', `/requests/${uuid}/completion`, { outcome: 'x' }, other)).status).toBe(404)
  expect((await ask('POST', `/requests/${uuid}/search`, undefined, other)).status).toBe(404)
})

test('a request without address and number, or of tomorrow, is refused at its field', async () => {
  const nobody = await add({ email: '' })
  expect([nobody.status, Object.keys(nobody.body.errors)]).toEqual([422, ['email']])
  const tomorrow = await add({ arrived_on: '2027-12-31' })
  expect([tomorrow.status, Object.keys(tomorrow.body.errors)]).toEqual([422, ['arrived_on']])
  expect(await listed()).toEqual([])
})

test.each([
  ['2027-01-15', '2027-02-15', '2027-04-15'],
  ['2027-01-31', '2027-02-28', '2027-04-30'],
  ['2027-12-10', '2028-01-10', '2028-03-10']
])('what arrives on %s is due on %s, and extended on %s', (arrived, due, extended) => {
  expect([dueOn(arrived), dueOn(arrived, true)]).toEqual([due, extended])
})

test('a letter is listed masked, with its due day; once that is over it is overdue', async () => {
  expect((await add()).status).toBe(201)
  const [one] = await listed()
  expect(one).toMatchObject({
    kind: 'erasure',
    origin: 'staff',
    state: 'open',
    who: 'V. V. · v…@visitor.example',
    due_on: '2027-03-26',
    is_overdue: false
  })
  expect(JSON.stringify(one)).not.toContain(VERA)
  await pass(60)
  expect((await listed())[0].is_overdue).toBe(true)
})

test('an extension is told with its reason, once, and not when it is late', async () => {
  const { uuid } = (await add()).body
  expect((await ask('POST', `/requests/${uuid}/extension`, { extension: ' ' })).status).toBe(422)
  const { body } = await ask('POST', `/requests/${uuid}/extension`, { extension: 'Viele Unterlagen.' })
  expect(body).toMatchObject({ due_on: '2027-05-26', extension: 'Viele Unterlagen.' })
  const [mail] = await mailsTo(VERA)
  expect(mail?.text).toContain('Viele Unterlagen.')
  expect((await ask('POST', `/requests/${uuid}/extension`, { extension: 'Mehr' })).status).toBe(409)
  const second = (await add()).body
  await pass(60)
  expect((await ask('POST', `/requests/${second.uuid}/extension`, { extension: 'Spät' })).status).toBe(409)
})

test('who may answer is reminded a week before, and not of what is done', async () => {
  const { uuid } = (await add()).body
  await add({ email: 'other@visitor.example' })
  await ask('POST', `/requests/${uuid}/completion`, { outcome: 'Mit Brief beantwortet.' })
  expect(await mailsTo('admin@demo.example')).toEqual([])
  await pass(20)
  const mails = await mailsTo('admin@demo.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).not.toContain('visitor.example')
  await pass(1)
  expect(await mailsTo('admin@demo.example')).toHaveLength(1)
})

test('what was answered otherwise says how, and is not answered again', async () => {
  const { uuid } = (await add()).body
  const { body } = await ask('POST', `/requests/${uuid}/completion`, { outcome: 'Mit Brief beantwortet.' })
  expect(body).toMatchObject({ state: 'done', outcome: 'Mit Brief beantwortet.' })
  expect((await ask('POST', `/requests/${uuid}/completion`, { outcome: 'x' })).status).toBe(409)
  expect(await steps()).toEqual(['open', 'done'])
})

test('sending the data answers the open request', async () => {
  await met()
  await add({ kind: 'portability' })
  expect((await ask('POST', '/personal-data', { email: VERA })).status).toBe(201)
  expect(await listed()).toMatchObject([{ kind: 'portability', state: 'done', fetched_at: null }])
})

test('an erasure answers the request for it, and the list leads to the certificate', async () => {
  await met()
  const { uuid } = (await add()).body
  const { people } = (await ask('POST', `/requests/${uuid}/search`)).body
  expect(people).toMatchObject([{ value: VERA }])
  const form = { by: 'email', value: VERA, confirmation: people[0].name }
  const erasure = (await ask('POST', '/erasures', form)).body
  await drain()
  expect(await listed()).toMatchObject([{ state: 'done', who: '', erasure_uuid: erasure.uuid, outcome: '' }])
  expect(await mailsTo(VERA)).toEqual([])
})

test('a visitor’s link leads to a mail, the mail to the data', async () => {
  const token = await met()
  const appointment = await request(office.site, 'GET', `/appointments/${token}`)
  expect(appointment.text).toContain(`href="/my-data/of/${token}"`)
  const path = `/my-data/of/${token}`
  const page = await request(office.site, 'GET', path)
  expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
  expect(page.text).not.toContain(VERA)
  expect(page.text).toContain(`href="/appointments/${token}"`)
  const before = (await mailsTo(VERA)).length
  expect((await press(path, 'information')).headers.location).toBe(`${path}?asked=information`)
  const mail = (await mailsTo(VERA)).at(-1)
  expect((await mailsTo(VERA)).length).toBe(before + 1)
  // nobody has asked before the mail was opened
  expect(await listed()).toEqual([])
  const fetched = await press(linkIn(mail ?? {}))
  expect([fetched.status, fetched.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(await listed()).toMatchObject([{ origin: 'visitor', kind: 'information', state: 'done' }])
  expect(await steps()).toEqual(['fetched'])
})

test('asking again for the data ends the link before, also one by which it was fetched', async () => {
  const path = `/my-data/of/${await met()}`
  await press(path, 'information')
  const [first] = (await mailsTo(VERA)).map(linkIn).filter(Boolean)
  expect((await press(first ?? '')).status).toBe(200)
  await press(path, 'information')
  const second = (await mailsTo(VERA)).map(linkIn).at(-1) ?? ''
  expect(second).not.toBe(first)
  expect([(await press(first ?? '')).status, (await press(second)).status]).toEqual([404, 200])
})

test('asking for the deletion leaves the link to the data', async () => {
  const path = `/my-data/of/${await met()}`
  await press(path, 'information')
  const link = await lastLink(VERA)
  await press(path, 'erasure')
  expect((await press(link)).status).toBe(200)
})

test('the key of a chat leads to the same, and the chat says whether there is such a page', async () => {
  const { token, visitor } = await openChat(office, '', { email: VERA })
  expect((await visitor.read()).conversation.has_data_page).toBe(true)
  await press(`/my-data/of/${token}`, 'erasure')
  const asked = await request(office.site, 'GET', `/my-data/of/${token}?asked=erasure`)
  expect(asked.text).toContain(`href="/messenger#/${token}"`)
  const page = await request(office.site, 'GET', await lastLink(VERA))
  expect(page.text).toMatch(/Chats: 1/)
  const row = { tenant_id, module_name: 'deletion-tool' }
  await office.knex('tenant_modules').where(row).delete()
  await office.knex('tenant_modules').insert({ ...row, effective_state: false })
  expect((await visitor.read()).conversation.has_data_page).toBe(false)
})

test('a visitor’s deletion is confirmed behind the mail, then waits for who may erase; a last mail tells the end', async () => {
  const token = await met()
  await press(`/my-data/of/${token}`, 'erasure')
  const link = await lastLink(VERA)
  const page = await request(office.site, 'GET', link)
  expect(page.text).toContain(VERA)
  expect(page.text).toMatch(/(Termine|Appointments): 1/)
  expect(await listed()).toEqual([])
  await press(link)
  await press(link)
  const all = await listed()
  expect(all).toMatchObject([{ origin: 'visitor', kind: 'erasure', state: 'open', user_name: '' }])
  expect((await request(office.site, 'GET', link)).text).toContain(all[0].reference)
  expect(await office.knex('appointments').where({ tenant_id, email: VERA })).toHaveLength(1)
  const form = { by: 'email', value: VERA, confirmation: 'Vera Visitor' }
  const { reference } = (await ask('POST', '/erasures', form)).body
  await drain()
  expect((await mailsTo(VERA)).at(-1)?.text).toContain(reference)
  expect((await request(office.site, 'GET', link)).status).toBe(404)
  expect(await steps()).toEqual(['open', 'done'])
})

test('unknown links, links without an address, and the module off say nothing', async () => {
  const token = await met()
  expect((await request(office.site, 'GET', `/my-data/of/${'x'.repeat(43)}`)).status).toBe(404)
  expect((await press(`/my-data/of/${'x'.repeat(43)}`, 'erasure')).status).toBe(404)
  await office.knex('appointments').where({ tenant_id, email: VERA }).update({ email: '' })
  const page = await request(office.site, 'GET', `/my-data/of/${token}`)
  expect([page.status, page.text.includes('name="what"')]).toEqual([200, false])
  await press(`/my-data/of/${token}`, 'erasure')
  expect(await office.knex('data_requests').where({ tenant_id })).toEqual([])
  const row = { tenant_id, module_name: 'deletion-tool' }
  await office.knex('tenant_modules').where(row).delete()
  await office.knex('tenant_modules').insert({ ...row, effective_state: false })
  expect((await request(office.site, 'GET', `/my-data/of/${token}`)).status).toBe(404)
  expect((await request(office.site, 'GET', `/appointments/${token}`)).text).not.toContain('/my-data/')
})

test('asking is limited, asking again replaces what nobody has confirmed, and that is gone after a week', async () => {
  await office.site.stop()
  office = await openOffice({})
  ;({ tenant_id } = await office.knex('users').where({ email_address: 'admin@demo.example' }).first('tenant_id'))
  await plantAll(office, tenant_id, MARKED)
  await office.knex('data_requests').delete()
  const token = 'x'.repeat(43)
  await office
    .knex('appointments')
    .where({ email: MARKED.email })
    .update({ token_hash: hashToken(token) })
  for (const status of [303, 303, 303, 429]) {
    expect((await press(`/my-data/of/${token}`, 'erasure')).status).toBe(status)
  }
  expect(await office.knex('data_requests').where({ tenant_id })).toHaveLength(1)
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 8 * DAY)
  await sweep(office.site.app)
  expect(await office.knex('data_requests').where({ tenant_id })).toEqual([])
})
