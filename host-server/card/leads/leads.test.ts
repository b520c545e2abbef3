import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEAD_CONSENT, type Lead } from '#contract/leads'
import { pagesMessages } from '#contract/messages/pages.messages'
import { MONDAY, type Office, openOffice, pass } from '../../booking/appointments/testing/office.ts'
import { prove } from '../../booking/proof-of-work/testing/prove.ts'
import { instant } from '../../core/base/clock.ts'
import { flush } from '../../core/events/hits.queue.ts'
import { type RequestOptions, request, signIn, type TestResponse } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { tokenOf } from './leads.service.ts'

let office: Office
let mailbox: Mailbox
let advisor: string
let admin: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ TRUST_PROXY: '1', SMTP_URL: mailbox.url })
  advisor = await signIn(office.site, 'advisor@demo.example')
  admin = await signIn(office.site, 'admin@demo.example')
})
beforeEach(async () => {
  office.site.clock.time = new Date(MONDAY)
  mailbox.mails.length = 0
  for (const table of ['leads', 'outbox', 'rate_limits', 'idempotency_keys', 'spent_proofs'])
    await office.knex(table).delete()
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const VERA = {
  first_name: 'Vera',
  last_name: 'Visitor',
  company: 'Holzer & Söhne',
  email: 'vera@visitor.example',
  phone: '+43 660 1234567',
  note: 'Wegen der Halle',
  consent: LEAD_CONSENT
}
const ALIAS = 'anna-gruber'
const PAGE = `/contact-exchange/${ALIAS}`
const rows = () => office.knex('leads')
const module = () =>
  office.knex('tenant_modules').where({ tenant_id: office.tenantId, module_name: 'contact-exchange' })
const inGerman = { accept: 'text/html', 'accept-language': 'de-AT' }
const get = (path: string, asked: RequestOptions = {}) =>
  request(office.site, 'GET', path, { ...asked, headers: { ...inGerman, ...asked.headers } })
const post = async (body: object = {}, asked: RequestOptions = {}, alias = ALIAS) =>
  request(office.site, 'POST', `/api/v1/advisors/${alias}/leads`, {
    body: { ...VERA, proof: await prove(office.site, asked.host, 'lead'), ...body },
    ...asked
  })
const api = (method: string, path: string, cookie: string | undefined, asked: RequestOptions = {}) =>
  request(office.site, method, `/api/v1/leads${path}`, { cookie, headers: { 'accept-language': 'en' }, ...asked })
const ticketIn = ({ text }: TestResponse) => /name="ticket" value="([^"]*)"/.exec(text)?.[1] ?? ''

/** Sends the page's form, which has been open for a minute unless `fields` has a ticket. */
async function send(fields: Record<string, string> = {}, asked: RequestOptions = {}, path = PAGE) {
  const ticket = fields.ticket ?? ticketIn(await get(PAGE))
  if (!fields.ticket) pass(office, 1)
  return submit(
    office.site,
    path,
    { ...VERA, ...fields, ticket },
    { ...asked, headers: { ...inGerman, ...asked.headers } }
  )
}

/** Stores a contact of some advisor. */
async function left(rest: object = {}, alias = ALIAS): Promise<Lead & { uuid: string }> {
  await office.knex('rate_limits').delete()
  const { status, body } = await post(rest, {}, alias)
  expect(status).toBe(201)
  return body
}

test('the version of the consent is that of its text', () => {
  const text = JSON.stringify(Object.entries(pagesMessages['pages.exchange-consent']).toSorted())
  expect(LEAD_CONSENT).toBe(createHash('sha256').update(text).digest('hex').slice(0, 12))
})

describe('what is refused', () => {
  test.each([
    ['an unknown advisor', () => 'nobody'],
    ['an invalid alias', () => 'A%0d%0aB'],
    ['another tenant’s advisor', () => office.foreignAlias]
  ])('%s has neither a page nor takes a contact', async (_, alias) => {
    const page = `/contact-exchange/${alias()}`
    const answers = [await get(page), await submit(office.site, page, VERA), await post({}, {}, alias())]
    expect([answers.map(({ status }) => status), await rows()]).toEqual([[404, 404, 404], []])
  })

  test('with the module off nothing is offered, and nobody opens the list', async () => {
    await module().update({ effective_state: false })
    const answers = [await get(PAGE), await send({ ticket: 'x' }), await post(), await api('GET', '', admin)]
    await module().update({ effective_state: true })
    expect([answers.map(({ status }) => status), await rows()]).toEqual([[404, 404, 403, 403], []])
  })

  test('an advisor who has it off takes no contact', async () => {
    const { uuid: advisor_uuid } = await office.knex('advisors').where({ alias: ALIAS }).first('uuid')
    const option = { tenant_id: office.tenantId, advisor_uuid, name: 'contact_exchange' }
    await office.knex('advisor_contact_options').where(option).delete()
    const answers = [await get(PAGE), await send({ ticket: 'x' }), await post()]
    await office.knex('advisor_contact_options').insert(option)
    expect([answers.map(({ status }) => status), await rows()]).toEqual([[404, 404, 403], []])
  })

  test.each([
    ['no consent', { consent: undefined }, 'consent'],
    ['consent to another text', { consent: '4c3598117c52' }, 'consent'],
    ['no name', { last_name: ' ' }, 'last_name'],
    ['a name with a header in it', { first_name: 'V\r\nBcc: x@y.example' }, 'first_name'],
    ['a company in two lines', { company: 'A\nB' }, 'company'],
    ['two addresses', { email: 'a@visitor.example,b@visitor.example' }, 'email'],
    ['an invalid phone number', { phone: 'call me' }, 'phone'],
    ['a NUL', { note: 'a\u0000b' }, 'note'],
    ['a filled honeypot', { website: 'https://spam.example' }, 'website'],
    ['an unknown key', { advisor: 'max' }, 'advisor'],
    ['no proof of work', { proof: undefined }, 'proof']
  ])('%s', async (_, rest, field) => {
    const { status, body } = await post(rest)
    expect([status, Object.keys(body.errors), await rows()]).toEqual([422, [field], []])
  })

  test('the page without a tick says what to do and keeps what was typed', async () => {
    const { status, text } = await send({ consent: '', company: '"><script>x</script>' })
    expect([status, await rows()]).toEqual([422, []])
    expect(text).toContain('Bitte setzen Sie das Häkchen.')
    expect(text).toContain('value="&quot;>&lt;script>x&lt;/script>"')
    expect(text).toContain('Wegen der Halle')
    expect((await send({ last_name: '' })).text).toContain('Nachname darf nicht leer sein')
  })

  test('a ticket of another advisor or form, one too early and one used already', async () => {
    expect((await send({ ticket: ticketIn(await get('/contact/anna-gruber/basic')) })).status).toBe(422)
    const early = await send({ ticket: ticketIn(await get(PAGE)) })
    expect([early.status, early.text.includes('Das ging sehr schnell')]).toEqual([422, true])
    const ticket = ticketIn(await get(PAGE))
    pass(office, 1)
    expect((await send({ ticket })).status).toBe(303)
    expect((await send({ ticket, first_name: 'Eve' })).status).toBe(422)
    expect(await rows()).toHaveLength(1)
  })

  test('a form from another origin', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect([(await send({}, { headers })).status, await rows()]).toEqual([403, []])
  })

  test('the sixth contact of a mailbox within a day, so that nobody is flooded with mails', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 6; nth += 1)
      statuses.push((await send({}, { headers: { 'x-forwarded-for': `198.51.100.${nth}` } })).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    await deliver(office.site)
    expect(mailbox.mails.filter(({ recipients }) => recipients[0] === VERA.email)).toHaveLength(5)
  })

  test('one address beyond what a stand needs', async () => {
    await send()
    const taken = office.knex('rate_limits').where('key', 'like', '%plain-lead-address%')
    await taken.clone().update({ points: 19 })
    expect((await send({ email: 'last@visitor.example' })).status).toBe(303)
    expect((await send({ email: 'other@visitor.example' })).status).toBe(429)
    expect(await rows()).toHaveLength(2)
  })
})

describe('the list', () => {
  test('guests, and roles without a card or a branch, are refused on every route', async () => {
    const { uuid } = await left()
    const roles = [undefined, 'analyst', 'marketing', 'privacy']
    for (const role of roles) {
      const cookie = role && (await signIn(office.site, `${role}@demo.example`))
      const expected = role ? 403 : 401
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', `/${uuid}`, undefined],
        ['GET', `/${uuid}/v-card`, undefined],
        ['GET', '/csv', undefined],
        ['GET', '/vcf', undefined],
        ['PUT', `/${uuid}`, { state: 'done' }],
        ['DELETE', `/${uuid}`, undefined]
      ] as const)
        expect([role, method, path, (await api(method, path, cookie, { body })).status]).toEqual([
          role,
          method,
          path,
          expected
        ])
    }
  })

  test('another advisor, and another tenant, finds nothing and changes nothing', async () => {
    const { uuid } = await left()
    const second = await signIn(office.site, 'second@demo.example')
    const nord = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    for (const [cookie, asked] of [
      [second, {}],
      [nord, NORDBANK]
    ] as const) {
      const paths = [
        await api('GET', `/${uuid}`, cookie, asked),
        await api('GET', `/${uuid}/v-card`, cookie, asked),
        await api('PUT', `/${uuid}`, cookie, { ...asked, body: { state: 'done' } }),
        await api('DELETE', `/${uuid}`, cookie, asked)
      ]
      expect(paths.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect((await api('GET', '', cookie, asked)).body.total).toBe(0)
      for (const file of ['/csv', '/vcf'])
        expect((await api('GET', file, cookie, asked)).text).not.toContain(VERA.email)
    }
    expect(await rows()).toMatchObject([{ uuid, state: 'new' }])
  })

  test('advisors see their own, branch managers those of their branches, administrators all', async () => {
    const { uuid } = await left()
    const branch = await signIn(office.site, 'branch@demo.example')
    for (const cookie of [advisor, branch, admin])
      expect((await api('GET', '', cookie)).body.leads.map((one: Lead) => one.uuid)).toEqual([uuid])
    expect((await api('GET', '', advisor)).body.branches).toEqual([])
    expect((await api('GET', '', admin)).body.branches.length).toBeGreaterThan(1)
  })

  test('is searched, and filtered by state, campaign, branch and day', async () => {
    await left({ src: 'fair' })
    await left({ first_name: 'Max', email: 'max@visitor.example', company: '100 % Bau' })
    const first = async (query: string) =>
      (await api('GET', query, admin)).body.leads.map(({ first_name }: Lead) => first_name).toSorted()
    expect(await first('?q=holzer')).toEqual(['Vera'])
    expect(await first('?q=6601234567')).toEqual(['Max', 'Vera'])
    expect(await first('?q=%25')).toEqual(['Max'])
    expect(await first('?q=_')).toEqual([])
    expect(await first('?campaign=fair')).toEqual(['Vera'])
    expect(await first('?state=done')).toEqual([])
    expect(await first('?from=2027-03-01&to=2027-03-01')).toEqual(['Max', 'Vera'])
    expect(await first('?from=2027-03-02')).toEqual([])
    expect((await api('GET', '', admin)).body.campaigns).toEqual(['fair'])
    for (const query of ['?state=old', '?campaign=A%20B', '?from=soon', '?page=0'])
      expect((await api('GET', query, admin)).status).toBe(422)
  })

  test('a contact is contacted and noted, which the log has without the note, and deleted for good', async () => {
    const { uuid } = await left()
    const body = { state: 'contacted', internal_note: 'Ruft im Mai an' }
    expect((await api('PUT', `/${uuid}`, advisor, { body })).body).toMatchObject(body)
    expect((await api('DELETE', `/${uuid}`, advisor)).status).toBe(204)
    expect([await rows(), await office.knex('outbox').whereLike('dedupe_key', `lead:${uuid}%`)]).toEqual([[], []])
    const log = await office.knex('audit_log').where({ object: 'lead', object_id: uuid }).orderBy('uuid')
    expect(log.map(({ action }) => action)).toEqual(['changed', 'deleted'])
    expect(JSON.stringify(log)).not.toMatch(/Vera|Visitor|Mai/)
  })

  test('what a colleague has noted meanwhile is not overwritten', async () => {
    const { uuid } = await left()
    const { revision } = (await api('GET', `/${uuid}`, advisor)).body
    const save = (internal_note: string) =>
      api('PUT', `/${uuid}`, advisor, { body: { state: 'contacted', internal_note, revision } })
    expect((await save('Ruft im Mai an')).status).toBe(200)
    pass(office, 61)
    advisor = await signIn(office.site, 'advisor@demo.example')
    const late = await save('Ruft nie an')
    // the refusal shows it, and the log says to whom
    const read = office.knex('audit_log').where({ object: 'personal-list', object_id: 'leads', action: 'read' })
    expect((await read.orderBy('at', 'desc').first()).at).toBe(instant(office.site.clock.now()))
    expect([late.status, late.body.present]).toEqual([409, (await api('GET', `/${uuid}`, advisor)).body])
    expect((await save('Ruft im Mai an')).status).toBe(200)
    expect((await rows())[0].internal_note).toBe('Ruft im Mai an')
  })

  test('exports need a proof, and no cell is a formula nor a card another one', async () => {
    await left({ company: '=cmd|"/C calc"!A0', note: 'x\nEND:VCARD\nBEGIN:VCARD', campaign: undefined })
    const table: string[][] = parse((await api('GET', '/csv', admin)).bytes, { bom: true })
    expect(table[0]).toContain('Consent')
    // as spreadsheets sort it
    expect(table[1]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(table[1]?.[3]).toBe(`'=cmd|"/C calc"!A0`)
    expect(table[1]?.at(-1)).toMatch(/^Ich bin einverstanden, dass Alpenbank/)
    const cards = await api('GET', '/vcf', admin)
    expect(cards.headers['content-type']).toBe('text/vcard; charset=utf-8')
    expect(cards.text.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(1)
    expect(cards.text).toContain('NOTE:x\\nEND:VCARD\\nBEGIN:VCARD')
    pass(office, 16)
    expect((await api('GET', '/csv', admin)).status).toBe(403)
  })
})

describe('a contact that is left', () => {
  const mailTo = (address: string) => mailbox.mails.find(({ recipients }) => recipients[0] === address) as Delivered

  test('reaches the advisor with a vCard, and the visitor with links alone', async () => {
    const { status, headers } = await send({}, {}, `${PAGE}?src=fair`)
    expect([status, headers.location]).toEqual([303, expect.stringMatching(`^${PAGE}\\?sent=[\\w.-]+&src=fair$`)])
    const { text: thanks } = await get(headers.location as string)
    expect(thanks).toContain('/v-card/anna-gruber.vcf')
    expect(thanks).toContain('/app/profile/anna-gruber?src=fair')
    expect((await get(`${PAGE}?sent&src=fair`)).text).toContain('name="ticket"')
    const [row] = await rows()
    expect(row).toMatchObject({ campaign: 'fair', consent_version: LEAD_CONSENT, language: 'de', state: 'new' })
    expect(row.consent_text).toMatch(/^Ich bin einverstanden, dass Alpenbank diese Angaben speichert/)
    await deliver(office.site)
    const { email_address } = await office.knex('advisors').where({ alias: ALIAS }).first('email_address')
    const told = mailTo(email_address)
    expect([told.subject, told.replyTo?.[0]?.address]).toEqual(['Neuer Lead: Vera Visitor', VERA.email])
    const card = told.attachments.find(({ filename }) => filename === 'contact.vcf')
    expect(card?.mimeType).toBe('text/vcard')
    expect(String(card?.content)).toContain('ORG:Holzer & Söhne\r\n')
    const thanked = mailTo(VERA.email)
    expect(thanked.raw).not.toMatch(/Vera|Visitor|Holzer|Halle/)
    const token = tokenOf(office.site.app.config.SESSION_SECRET, row.uuid)
    expect(thanked.text).toContain(`/shared-contact/${token}`)
    expect(thanked.text).toContain('/app/profile/anna-gruber')
    expect(mailbox.mails).toHaveLength(2)
  })

  test('counts for its campaign', async () => {
    await flush(office.site.app)
    for (const table of ['report_events', 'advisor_hits']) await office.knex(table).delete()
    await send({}, {}, `${PAGE}?src=fair`)
    await flush(office.site.app)
    const count = { advisor_alias: ALIAS, count: 1 }
    expect(await office.knex('report_events').where({ metric: 'contact-shared' })).toMatchObject([{ count: 1 }])
    expect(await office.knex('advisor_hits').where({ kind: 'requested:fair' })).toMatchObject([count])
  })

  test('is deleted by a press behind the link, also with the module off, and by no look at it', async () => {
    const { uuid } = await left()
    const path = `/shared-contact/${tokenOf(office.site.app.config.SESSION_SECRET, uuid)}`
    await module().update({ effective_state: false })
    const looked = await get(path)
    expect([looked.status, looked.headers['referrer-policy'], (await rows()).length]).toEqual([200, 'no-referrer', 1])
    expect(looked.text).not.toMatch(/Vera|Holzer|visitor\.example/)
    expect((await get(path, NORDBANK)).status).toBe(404)
    expect((await submit(office.site, path, {}, NORDBANK)).status).toBe(404)
    // nothing is said to be deleted that is not
    expect((await get(`${path}?deleted=de`)).text).not.toContain('sind gelöscht')
    const pressed = await submit(office.site, path, {})
    await module().update({ effective_state: true })
    const gone = `${path}?deleted=de`
    expect([pressed.status, pressed.headers.location, await rows()]).toEqual([303, gone, []])
    // in the language of what was deleted
    expect((await get(gone, { headers: { 'accept-language': 'en' } })).text).toContain(
      'Ihre Kontaktdaten sind gelöscht'
    )
    expect((await get(path)).status).toBe(404)
    expect((await get('/shared-contact/x')).status).toBe(404)
  })

  test('is stored once, however often it is sent with the same key', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(20) }
    const uuids = [await post({}, { headers }), await post({}, { headers })].map(({ body }) => body.uuid)
    expect([new Set(uuids).size, (await rows()).length]).toEqual([1, 1])
  })

  test('goes to the successor of who leaves while it is open, who is mailed', async () => {
    const userOf = (email_address: string) =>
      office.knex('users').where({ tenant_id: office.tenantId, email_address }).first('uuid', 'advisor_uuid')
    const [leaver, successor] = [await userOf('second@demo.example'), await userOf('advisor@demo.example')]
    const { alias } = await office.knex('advisors').where({ uuid: leaver.advisor_uuid }).first('alias')
    const [open, done] = [await left({}, alias), await left({ email: 'max@visitor.example' }, alias)]
    await office.knex('leads').where({ uuid: done.uuid }).update({ state: 'done' })
    await deliver(office.site)
    mailbox.mails.length = 0
    const departure = { successor_uuid: successor.uuid, requests: 'hand-over' }
    const path = `/api/v1/people/${leaver.uuid}/deactivation`
    expect((await request(office.site, 'POST', path, { cookie: admin, body: departure })).status).toBe(200)
    const owners = Object.fromEntries((await rows()).map(({ uuid, advisor_uuid }) => [uuid, advisor_uuid]))
    expect(owners).toEqual({ [open.uuid]: successor.advisor_uuid, [done.uuid]: leaver.advisor_uuid })
    await deliver(office.site)
    expect(mailbox.mails.filter(({ subject }) => subject === 'Neuer Lead: Vera Visitor')).toHaveLength(1)
  })
})
