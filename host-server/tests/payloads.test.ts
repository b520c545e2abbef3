import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPath } from '#contract/content-pages'
import { book, later, type Office, openOffice, TUESDAY } from '../booking/appointments/testing/office.ts'
import { instant } from '../core/base/clock.ts'
import { fullName, type NameParts } from '../core/base/full-name.ts'
import { launch } from '../testing/browser.ts'
import { request, signIn, type TestResponse } from '../testing/client.ts'
import { submit } from '../testing/form.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { newPass, passJson } from '../wallet/wallet/testing/pass-file.ts'
import { bare, type Findings, findingsOf, strangeLinks } from './support/findings.ts'
import { PAYLOADS } from './support/payloads.ts'
import { CONTENT_PATHS, measure, poison, poisonAddresses, poisonLinks } from './support/poison.ts'

const HARMLESS = 'Harmlos'
const REQUEST = {
  kind: 'basic',
  first_name: 'Vera',
  last_name: 'Visitor',
  email: 'vera@visitor.example',
  note: 'Servus'
}

interface Output {
  answers: TestResponse[]
  pages: Findings[]
  mails: Delivered[]
  mailBodies: Findings[]
  /** The text fields of mails, as received. */
  headers: string[][]
  /** The text fields of calendar files. */
  entry: string[]
  theme: string
}

let browser: Browser
let parser: Page
let mailbox: Mailbox
let office: Office
let branch: string
let lengths: Awaited<ReturnType<typeof measure>>
let cookie: string
let appointment: { uuid: string; token: string }
let requestUuid: string
/** The pages' contents with short texts, and with texts that a form refuses. */
let harmless: Output
let refused: Output

beforeAll(async () => {
  browser = await launch()
  parser = await browser.newPage()
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const { site, knex, alias, organizationUuid } = office
  branch = (await knex('organizations').where({ uuid: organizationUuid }).first('alias')).alias
  cookie = await signIn(site, 'advisor@demo.example')
  appointment = (await book(office, later(TUESDAY, 120), { phone: '+43 1 234567', note: 'Servus' })).body
  const asked = await request(site, 'POST', `/api/v1/advisors/${alias}/contact-requests`, { body: REQUEST })
  requestUuid = asked.body.uuid
  await deliver(site)
  mailbox.mails.length = 0
  lengths = await measure(knex)
  harmless = await collectOutput(HARMLESS)
  refused = await collectOutput(HARMLESS.repeat(400))
}, 60_000)
afterAll(async () => {
  await browser.close()
  await office.site.stop()
  await mailbox.stop()
})

const own = <T extends object = Record<string, string>>(table: string): Promise<T> =>
  office
    .knex(table)
    .where({ tenant_id: office.tenantId, ...(table === 'advisors' && { uuid: office.advisorUuid }) })
    .first()

function asked(payload: string): { path: string; cookie?: string; fields?: Record<string, string> }[] {
  const { alias, topics } = office
  const typed = { first_name: payload, last_name: payload, email: payload, phone: payload, note: payload }
  const any = encodeURIComponent(payload)
  const slot = `topic=${topics.short}&type=in-branch`
  const details = `/book/${alias}?${slot}&starts_at=${later(TUESDAY, 240)}`
  return [
    { path: `/app/profile/${alias}` },
    { path: `/app/f/${branch}` },
    { path: `/app/f/${branch}?q=${any}` },
    { path: `/book/${alias}` },
    { path: `/book/${alias}?${slot}` },
    { path: details },
    { path: details, fields: { ...typed, step: any } },
    { path: `/book/${alias}?topic=${any}&type=${any}&starts_at=${any}` },
    { path: `/book/branch/${branch}` },
    { path: `/contact/${alias}/basic` },
    { path: `/contact/${alias}/callback`, fields: { ...typed, date: payload, start_time: payload } },
    ...CONTENT_PATHS.flatMap((path) => [{ path: contentPath(path) }, { path: `${contentPath(path)}?lang=en` }]),
    { path: `/wallet-card/${alias}` },
    { path: `/appointments/${appointment.token}` },
    { path: '/app/online-appointments/appointments/index', cookie },
    { path: `/account/login?next=${any}` },
    { path: `/app/profile/${any.slice(0, 1500)}` },
    { path: `/app/profile/${alias}/reviews` },
    { path: '/advisors' },
    { path: '/search' },
    { path: '/favicon.svg' }
  ]
}

async function pagesOf(payload: string) {
  const answers = await Promise.all(
    asked(payload).map(({ path, fields, cookie: session }) => {
      const sent = { headers: { accept: 'text/html' }, ...(session && { cookie: session }) }
      return fields ? submit(office.site, path, fields) : request(office.site, 'GET', path, sent)
    })
  )
  return {
    answers,
    pages: await findingsOf(
      parser,
      answers.map(({ text }) => text)
    )
  }
}

/** Sends the mails about an appointment and a request once more. */
async function mailsOf() {
  const { knex, site, tenantId: tenant_id } = office
  const now = instant(site.clock.now())
  const rows = (['visitor', 'advisor'] as const).flatMap((to) => [
    { kind: 'appointment-mail', job: { appointment_uuid: appointment.uuid, to, occasion: 'booked', sequence: 0 } },
    { kind: 'contact-mail', job: { contact_request_uuid: requestUuid, to } }
  ])
  const stamped = { tenant_id, created_at: now, next_at: now }
  await knex('outbox').insert(
    rows.map(({ kind, job }) => {
      const ids = { uuid: randomUUID(), dedupe_key: randomUUID() }
      return { ...stamped, ...ids, kind, payload: JSON.stringify(job) }
    })
  )
  await deliver(site)
  const mails = mailbox.mails.splice(0).toSorted((a, b) => String(a.messageId).localeCompare(String(b.messageId)))
  return {
    mails,
    mailBodies: await findingsOf(
      parser,
      mails.map(({ html = '' }) => html)
    )
  }
}

const headersOf = ({ raw }: Delivered) =>
  [...raw.slice(0, raw.indexOf('\r\n\r\n')).matchAll(/^[^\s:]+(?=:)/gm)].map(([name]) => name.toLowerCase())
const partsOf = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const events = calendar.getAllSubcomponents('vevent')
  return events.flatMap((one) => ['vevent', ...one.getAllProperties().map(({ name }) => name)])
}

/** Everything that the server sends after a payload has been written everywhere. */
async function collectOutput(payload: string): Promise<Output> {
  const { knex, site } = office
  await knex.transaction(async (trx) => {
    await poisonAddresses({ ...office, lengths, knex: trx }, 'anna@demo.example')
    await poison({ ...office, lengths, knex: trx }, payload)
  })
  const { mails, mailBodies } = await mailsOf()
  await knex.transaction((trx) => poisonAddresses({ ...office, lengths, knex: trx }, payload))
  const { answers, pages } = await pagesOf(payload)
  const file = await request(site, 'GET', `/appointments/${appointment.token}/calendar.ics`)
  const theme = await request(site, 'GET', '/theme.css')
  return {
    answers,
    pages,
    mails,
    mailBodies,
    headers: mails.map(headersOf),
    entry: partsOf(file.text),
    theme: theme.text
  }
}

/** The part of RFC 2426 that our cards use: fields by name, unfolded and unescaped. */
function fieldsOf(file: string): [name: string, value: string][] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z]+)[^:]*:(.*)$/su.exec(line) ?? []
    return [name, value.replace(/\\(.)/gsu, (_, sign) => (sign === 'n' ? '\n' : sign))]
  })
}

async function expectFiles(advisor: NameParts & Record<string, string>, tenant: string) {
  const { site, alias } = office
  const name = fullName(advisor)
  const fields = fieldsOf((await request(site, 'GET', `/v-card/${alias}.vcf`)).text)
  const names = fields.map(([field]) => field)
  expect(names).toEqual([...new Set(names)])
  expect(bare(Object.fromEntries(fields).FN ?? '')).toBe(bare(name))
  expect(bare(Object.fromEntries(fields).TITLE ?? '')).toBe(bare(advisor.position ?? ''))
  const pass = passJson(await newPass(site, alias))
  expect([pass.organizationName, pass.generic.primaryFields[0].value]).toEqual([tenant, name])
}

async function locationOf(path: string) {
  const { status, headers } = await request(office.site, 'GET', path)
  return status === 302 ? new URL(String(headers.location)) : undefined
}

/** Share links contain more text, but nothing else. */
async function expectShares() {
  const share = async (medium: string) => {
    const at = `advisorAlias=${office.alias}&socialMediaType=${medium}`
    const url = await locationOf(`/share-buttons/redirect/button-click?${at}`)
    return [url?.protocol, url?.hostname, [...(url?.searchParams.keys() ?? [])].join(' ')]
  }
  expect(await share('email')).toEqual(['mailto:', '', 'subject body'])
  expect(await share('whatsapp')).toEqual(['https:', 'wa.me', 'text'])
}

/** A click leads to one address or number. */
async function expectHits() {
  const hit = (way: string) => locationOf(`/advisor/${way}-hit?advisorAlias=${office.alias}`)
  const [email, phone, whatsApp] = await Promise.all([hit('email'), hit('phone'), hit('whatsapp')])
  expect([email?.protocol, email?.search]).toEqual(['mailto:', ''])
  expect(phone?.href ?? 'tel:').toMatch(/^tel:[\d+]*$/)
  expect(whatsApp?.origin ?? 'https://wa.me').toBe('https://wa.me')
}

const JSON_TYPES = ['application/json', 'application/ld+json']

function expectPlain(found: Findings, plain: Findings[]) {
  // our own, where an address has a domain; its attributes would be listed beside it
  const known = ['wbr', ...plain.flatMap(({ parts }) => parts)]
  expect(found.parts.filter((part) => !known.includes(part))).toEqual([])
  expect(strangeLinks(found)).toEqual([])
  for (const { type, text } of found.inline) {
    expect(JSON_TYPES).toContain(type)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toBeTruthy()
  }
}

const both = (part: 'pages' | 'mailBodies', at: number) =>
  [harmless, refused].flatMap((output) => output[part][at] ?? [])

/** The output does not depend on the database: PostgreSQL tests a part of the payloads. */
const tried = <T>(all: readonly T[]) =>
  process.env.TEST_DATABASE === 'postgres' ? all.filter((_, at) => at % 8 === 3) : all

const GROUP = 4
const groups = PAYLOADS.flatMap((_, at) => (at % GROUP ? [] : [PAYLOADS.slice(at, at + GROUP).join(' ')]))

test.each(tried(groups).map((texts) => [texts.slice(0, 120), texts]))(
  '%j stays text wherever it is stored',
  async (_, payload) => {
    const output = await collectOutput(payload)
    for (const [at, { status, headers }] of output.answers.entries()) {
      expect(status, `page ${at}`).toBeLessThan(500)
      expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*|script-src (?!'self')/)
      expectPlain(output.pages[at] as Findings, both('pages', at))
    }
    expect(output.headers).toEqual(harmless.headers)
    for (const [at, mail] of output.mailBodies.entries()) expectPlain(mail, both('mailBodies', at))
    expect(output.mails.map(({ recipients }) => recipients)).toEqual(harmless.mails.map(({ recipients }) => recipients))
    expect(output.entry).toEqual(harmless.entry)
    expect(output.theme).toBe(harmless.theme)

    const [advisor, organization, text, link, topic] = await Promise.all(
      ['advisors', 'organizations', 'text_descriptions', 'custom_links', 'appointment_topics'].map((table) =>
        own(table)
      )
    )
    const tenant = (await office.knex('tenants').where({ id: office.tenantId }).first('name')).name
    const name = fullName(advisor as NameParts & Record<string, string>)
    const [card, page, , start] = output.pages
    for (const one of [name, advisor?.position, organization?.street, text?.value, link?.label]) {
      expect(card?.text).toContain(bare(one ?? '?'))
    }
    expect(page?.text).toContain(bare(organization?.public_name ?? '?'))
    expect(start?.text).toContain(bare(topic?.topic ?? '?'))
    const person = JSON.parse(card?.inline[0]?.text ?? '{}')
    expect([person.name, person.jobTitle, person.worksFor.name]).toEqual([name, advisor?.position, tenant])
    await expectFiles(advisor as NameParts & Record<string, string>, tenant)
    await expectShares()
    await expectHits()
  }
)

const THEME = /^:root\{(--[\w-]+:(#[\da-f]{6}|light-dark\(#[\da-f]{6},#[\da-f]{6}\));?){3}\}\n$/

test('only valid web addresses, e-mail addresses, numbers and colours are printed as such', {
  timeout: 180_000
}, async () => {
  const { knex, site, alias } = office
  const get = (path: string) => request(site, 'GET', path, { headers: { accept: 'text/html' } })
  const paths = [`/app/profile/${alias}`, `/appointments/${appointment.token}`, '/theme.css']
  for (const payload of tried(PAYLOADS)) {
    await knex.transaction((trx) => poisonLinks({ ...office, lengths, knex: trx }, payload))
    const answers = await Promise.all(paths.map(get))
    expect(
      answers.map(({ status }) => status),
      payload
    ).toEqual(answers.map(() => 200))
    expect(answers.pop()?.text, payload).toMatch(THEME)
    const texts = answers.map(({ text }) => text)
    const found = await findingsOf(parser, texts)
    expect(found.flatMap(strangeLinks), payload).toEqual([])
    await expectHits()
  }
})

test('a form accepts a text unchanged or refuses it, and never as any other type of value', async () => {
  const { site, alias, knex } = office
  const send = (rest: object) =>
    request(site, 'POST', `/api/v1/advisors/${alias}/contact-requests`, { body: { ...REQUEST, ...rest } })
  for (const payload of tried(PAYLOADS)) {
    const name = payload.normalize('NFC').trim()
    const { status, body } = await send({ first_name: payload })
    const isLine = name.length <= 100 && !/[^\P{Cc}\t]|\p{Bidi_C}/u.test(name)
    expect(status, payload).toBe(isLine ? 201 : 422)
    if (isLine) {
      const stored = await knex('contact_requests').where({ uuid: body.uuid }).first('first_name')
      expect(stored.first_name).toBe(name)
    }
    for (const field of ['email', 'phone', 'date', 'start_time', 'kind']) {
      expect((await send({ [field]: payload })).status, `${field} ${payload}`).toBe(422)
    }
  }
})
