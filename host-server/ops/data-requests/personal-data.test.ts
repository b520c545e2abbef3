import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HANDED_FIELDS, HANDED_SECTIONS } from '#contract/personal-data'
import { type Office, openOffice } from '../../booking/appointments/testing/office.ts'
import { DAY, MINUTE } from '../../core/base/clock.ts'
import type { StoredData } from '../../core/tenancy/stored-data.ts'
import { storedData } from '../../stored-data.ts'
import { request, signIn, type TestResponse } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { MARKED, OTHER, plantAll } from '../deletion-tool/testing/planted.ts'

const SEND = '/api/v1/deletion-tool/personal-data'

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

const send = (email = MARKED.email, asked = {}) =>
  request(office.site, 'POST', SEND, { cookie, body: { email }, ...asked })

/** The links in the mails to an address, the earliest first. */
async function linksTo(address: string): Promise<string[]> {
  while (await office.site.drain());
  const folder = join(office.site.app.config.DATA_DIR, 'mails')
  const files = readdirSync(folder).toSorted()
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
  return mails.flatMap(({ to, text = '' }) => {
    const [link] = /\/my-data\/[\w-]{43}/.exec(text) ?? []
    return link && to?.some((one) => one.address === address) ? link : []
  })
}

const filesIn = ({ bytes }: TestResponse) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]))

/** Everything, as the customer gets it. */
async function fetched(): Promise<Record<string, string>> {
  expect((await send()).status).toBe(201)
  const [link = ''] = await linksTo(MARKED.email)
  const answer = await request(office.site, 'POST', link)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return filesIn(answer)
}

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a manager of a branch', 'branch@demo.example', 403],
  ['marketing', 'marketing@demo.example', 403]
])('%s sends nobody’s data', async (_who, account, status) => {
  await plantAll(office, tenant_id, MARKED)
  const other = account ? await signIn(office.site, account) : ''
  expect((await send(MARKED.email, { cookie: other })).status).toBe(status)
  expect(await office.knex('data_requests').where({ state: 'done' })).toEqual([])
})

test('another institution has nothing to send, and opens no link of this one', async () => {
  await plantAll(office, tenant_id, MARKED)
  await giveRole('admin@nordbank.example')
  const other = { cookie: await signIn(office.site, 'admin@nordbank.example', NORDBANK), host: NORDBANK.host }
  expect((await send(MARKED.email, other)).status).toBe(409)
  await send()
  const [link = ''] = await linksTo(MARKED.email)
  expect((await request(office.site, 'GET', link, { host: NORDBANK.host })).status).toBe(404)
  expect((await request(office.site, 'POST', link, { host: NORDBANK.host })).status).toBe(404)
})

test('an address about which nothing is stored gets nothing', async () => {
  expect((await send('niemand@visitor.example')).status).toBe(409)
  expect((await send('nobody')).status).toBe(422)
})

test('every personal column is in both files, or its declaration says why not', async () => {
  const rows = await plantAll(office, tenant_id, MARKED)
  const files = await fetched()
  const missing: string[] = []
  let checked = 0
  for (const table of Object.keys(rows)) {
    const { columns, heldBack = {} } = storedData[table as keyof StoredData] as StoredData[keyof StoredData]
    for (const [column, kind] of Object.entries(columns)) {
      if (kind !== 'visitor' || column in heldBack) continue
      const values = (await office.knex(table).where({ tenant_id }).pluck(column)).filter(
        (value: unknown) => typeof value === 'string' && value.includes(MARKED.mark) && !value.startsWith('[')
      )
      checked += values.length
      for (const file of ['data.json', 'index.html']) {
        if (!values.every((value) => files[file]?.includes(value))) missing.push(`${table}.${column} in ${file}`)
      }
    }
  }
  expect(checked).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

test('numbers, answers and files are there, too, and everything has its name', async () => {
  await plantAll(office, tenant_id, MARKED)
  const files = await fetched()
  const data = JSON.parse(files['data.json'] ?? '')
  const schema = JSON.parse(files['data.schema.json'] ?? '')
  expect(data).toMatchObject({ version: 1, person: { email: MARKED.email } })
  expect(data.text_consents).toMatchObject([{ number: MARKED.number }])
  expect(data.text_messages).toMatchObject([{ number_end: '777', kind: 'reminder' }])
  expect(data.reviews).toMatchObject([{ stars: 4 }])
  expect(data.appointments[0].answers).toEqual([{ question: 'Why?', answer: `${MARKED.mark} answers` }])
  const [file = ''] = Object.keys(files).filter((name) => name.startsWith('files/'))
  expect(files[file]).toBe(MARKED.mark)
  for (const section of HANDED_SECTIONS) {
    expect(schema.properties[section].title).not.toMatch(/^personal-data/)
    for (const entry of data[section]) expect(HANDED_FIELDS).toEqual(expect.arrayContaining(Object.keys(entry)))
  }
  for (const field of HANDED_FIELDS) expect(schema.$defs.entry.properties[field].title).not.toMatch(/^personal-data/)
  expect(data.appointments[0].time_zone).toBe('Europe/Vienna')
  expect(files['index.html']).toContain('Mitteleuropäische Zeit')
  expect(files['index.html']).not.toContain('Europe/Vienna')
  expect(files['index.html']).not.toMatch(/personal-data\.|data-requests\.|<script|src=|href="\//)
})

test('nothing of somebody else is handed out, nor who of the staff wrote something', async () => {
  await plantAll(office, tenant_id, MARKED)
  await plantAll(office, tenant_id, OTHER)
  const names = { author_name: 'Greta Geheim' }
  for (const table of [
    'appointment_history',
    'contact_request_replies',
    'conversation_messages',
    'conversation_notes'
  ]) {
    await office.knex(table).where({ tenant_id }).update(names)
  }
  const all = Object.values(await fetched()).join('\n')
  expect(all).toContain(MARKED.mark)
  expect(all).not.toContain(OTHER.mark)
  expect(all).not.toContain('888888')
  expect(all).not.toContain('Geheim')
})

test('more than a page of each is whole and valid', async () => {
  for (let at = 0; at < 55; at += 1) {
    await plantAll(office, tenant_id, { ...MARKED, mark: `${MARKED.mark}${at}` })
  }
  const files = await fetched()
  const data = JSON.parse(files['data.json'] ?? '')
  for (const section of ['appointments', 'contact_requests', 'conversation_messages', 'text_messages', 'reviews']) {
    expect([section, data[section].length]).toEqual([section, 55])
  }
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(55)
})

test('opening the link gives nothing away, and only the latest one opens, for a week', async () => {
  await plantAll(office, tenant_id, MARKED)
  await send()
  const [first = ''] = await linksTo(MARKED.email)
  const page = await request(office.site, 'GET', first)
  expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer'
  ])
  expect(page.text).not.toContain(MARKED.mark)
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 60_000)
  await send()
  const [, second = ''] = await linksTo(MARKED.email)
  expect((await request(office.site, 'POST', first)).status).toBe(404)
  expect((await request(office.site, 'POST', second)).status).toBe(200)
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 7 * DAY)
  expect((await request(office.site, 'POST', second)).status).toBe(404)
  expect((await request(office.site, 'GET', `/my-data/${'x'.repeat(43)}`)).status).toBe(404)
})

test('with the module off no link opens', async () => {
  await plantAll(office, tenant_id, MARKED)
  await send()
  const [link = ''] = await linksTo(MARKED.email)
  const row = { tenant_id, module_name: 'deletion-tool' }
  await office.knex('tenant_modules').where(row).delete()
  await office.knex('tenant_modules').insert({ ...row, effective_state: false })
  expect((await request(office.site, 'POST', link)).status).toBe(404)
})

const handOver = (phone = MARKED.phone, asked = {}) =>
  request(office.site, 'POST', `${SEND}/handover`, { cookie, body: { phone }, ...asked })

test('a number of which nothing is stored, or which somebody with an address has given, is handed over to nobody', async () => {
  await plantAll(office, tenant_id, MARKED)
  expect((await handOver('+43 660 1111111')).status).toBe(409)
  expect((await handOver(MARKED.phone)).status).toBe(409)
  expect((await handOver('')).status).toBe(409)
  expect((await handOver('number')).status).toBe(422)
  expect(await office.knex('data_requests').where({ state: 'done' })).toEqual([])
})

test('who is known by a number only is found, and their data is handed over by hand within an hour', async () => {
  await plantAll(office, tenant_id, { ...MARKED, email: '' })
  await plantAll(office, tenant_id, { ...OTHER, email: '' })
  await office.knex('data_requests').delete()
  const form = { kind: 'information', name: '', email: '', phone: '0043 660 / 7777777', arrived_on: '2027-02-26' }
  const asked = await request(office.site, 'POST', '/api/v1/deletion-tool/requests', { cookie, body: form })
  const path = `/api/v1/deletion-tool/requests/${asked.body.uuid}`
  const found = await request(office.site, 'POST', `${path}/search`, { cookie })
  expect(found.body.people).toMatchObject([{ by: 'phone', value: MARKED.number }])
  const refused = await handOver(MARKED.number, { cookie: await signIn(office.site, 'advisor@demo.example') })
  expect(refused.status).toBe(403)
  const first = await handOver(MARKED.number)
  const second = await handOver(MARKED.number)
  expect([first.status, second.status]).toEqual([201, 201])
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 59 * MINUTE)
  expect((await request(office.site, 'GET', second.body.path)).text).toContain('Ihrer Telefonnummer')
  const all = Object.values(filesIn(await request(office.site, 'POST', second.body.path))).join('\n')
  expect([all.includes(MARKED.mark), all.includes(OTHER.mark)]).toEqual([true, false])
  office.site.clock.time = new Date(office.site.clock.time.getTime() + 2 * MINUTE)
  expect((await request(office.site, 'POST', second.body.path)).status).toBe(404)
  const entries = await office.knex('audit_log').where({ tenant_id, object: 'data-request' })
  expect(JSON.stringify(entries)).toContain('handed')
  expect(await office.knex('data_requests').where({ uuid: asked.body.uuid }).first('state')).toEqual({ state: 'done' })
})

test('each step is in the audit log, without a name', async () => {
  await plantAll(office, tenant_id, MARKED)
  await fetched()
  const entries = await office.knex('audit_log').where({ tenant_id, object: 'data-request' }).orderBy('uuid')
  const after = entries.map(({ changes }) => JSON.parse(changes)[0].after)
  expect(after).toEqual(['sent', 'fetched'])
  expect(JSON.stringify(entries)).not.toContain(MARKED.mark)
})

test('who is erased before the mail is sent gets none, and the link ends', async () => {
  await plantAll(office, tenant_id, MARKED)
  await send()
  const [link = ''] = await linksTo(MARKED.email)
  const { body: found } = await request(office.site, 'POST', '/api/v1/deletion-tool/search', {
    cookie,
    body: { q: MARKED.email }
  })
  const confirmation = found.people[0].name
  const body = { by: 'email', value: MARKED.email, confirmation }
  expect((await request(office.site, 'POST', '/api/v1/deletion-tool/erasures', { cookie, body })).status).toBe(201)
  while (await office.site.drain());
  expect((await request(office.site, 'POST', link)).status).toBe(404)
  expect(await office.knex('data_requests').where({ tenant_id }).pluck('email')).toEqual([''])
})
