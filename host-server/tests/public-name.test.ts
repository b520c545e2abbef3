import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../api.ts'
import { book, later, type Office, openOffice, TUESDAY } from '../booking/appointments/testing/office.ts'
import { randomToken } from '../core/security/tokens.ts'
import { features } from '../features.ts'
import { request } from '../testing/client.ts'
import { submit } from '../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../testing/mailbox.ts'
import type { SamplesOf } from '../testing/samples.ts'
import { newPass } from '../wallet/wallet/testing/pass-file.ts'

const INTERNAL = 'Kostenstelle4711'
const PUBLIC = 'Bank am Stadtpark'
const VISITOR = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }

let office: Office
let mailbox: Mailbox
let branch: string
let token: string

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  const { knex, tenantId: tenant_id, organizationUuid: uuid } = office
  await knex('organizations')
    .where({ tenant_id })
    .update({ name: INTERNAL, public_name: PUBLIC, public_profile_enabled: true })
  branch = (await knex('organizations').where({ tenant_id, uuid }).first('alias')).alias
  token = (await book(office, later(TUESDAY, 120))).body.token
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

const files = import.meta.glob<SamplesOf>('../**/*.samples.ts', { eager: true, import: 'samples' })

/** Every read of the API that is open to guests, with a valid request. */
function reads(): string[] {
  const { alias, advisorUuid: uuid, organizationUuid: organization_uuid, topics } = office
  const starts_at = later(TUESDAY, 240)
  const known = {
    own: { alias, uuid, topic: topics.short, organization_uuid },
    alias: { alias },
    branch: { alias: branch },
    unknown: { uuid: randomUUID() },
    token: randomToken(),
    tomorrow: starts_at.slice(0, 10),
    starts_at,
    slot: { topic: topics.short, type: 'in-branch', starts_at }
  }
  const samples = Object.assign({}, ...Object.values(files).map((of) => of(known)))
  return routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, shape }) => method === 'GET' && shape.access.public)
    .map(({ path }) => {
      const { params = {}, query } = samples[`GET ${path}`]
      const named: Record<string, string> = { ...params, ...('token' in params && { token }) }
      return path.replace(/:(\w+)/g, (_, name) => named[name] ?? '') + (query ? `?${new URLSearchParams(query)}` : '')
    })
}

/** Every page: of an advisor and of a branch, where a path takes an alias. */
const pages = () =>
  features
    .flatMap(({ pages: declared = [] }) => declared)
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => [office.alias, branch].map((alias) => fill(path, alias)))

const fill = (path: string, alias: string) =>
  path.replace(/:(\w+)(\([^)]*\))?/g, (_, name) => ({ token, kind: 'basic', prefix: 'f' })[name as string] ?? alias)

/** Addresses with what visitors choose or ask for. */
function chosen(): string[] {
  const { alias, topics } = office
  const slot = new URLSearchParams({ topic: topics.short, type: 'in-branch' })
  const day = new URLSearchParams({ from: TUESDAY.slice(0, 10), to: TUESDAY.slice(0, 10) })
  return [
    `/api/v1/advisors/${alias}?with=organization,assistant,text_descriptions,offers`,
    '/api/v1/search/advisors?name=Gruber',
    '/api/v1/search/advisors?place=Wien',
    `/api/v1/branches/${branch}/availability?${slot}&${day}`,
    '/search?name=Gruber',
    '/search?place=Wien',
    ...[`/book/${alias}`, `/book/branch/${branch}`].flatMap((path) => [
      `${path}?${slot}`,
      `${path}?${slot}&starts_at=${later(TUESDAY, 300)}`
    ]),
    `/advisor/email-hit?advisorAlias=${alias}`,
    `/share-buttons/redirect/button-click?advisorAlias=${alias}&socialMediaType=email`
  ]
}

const read = async (path: string) => {
  const { status, text, headers } = await request(office.site, 'GET', path, { headers: { accept: '*/*' } })
  expect(status, path).toBeLessThan(500)
  return { path, text: text + JSON.stringify(headers) }
}

async function submitted() {
  const { alias, topics } = office
  const slot = `topic=${topics.short}&type=in-branch&starts_at=${later(TUESDAY, 300)}`
  const fields = { ...VISITOR, phone: '', note: '' }
  const forms: [string, Record<string, string>][] = [
    [`/book/${alias}?${slot}`, { ...fields, step: 'review' }],
    [`/book/branch/${branch}?${slot}`, { ...fields, step: 'review' }],
    [`/contact/${alias}/basic`, { ...fields, note: 'Servus' }]
  ]
  const answers = await Promise.all(forms.map(([path, typed]) => submit(office.site, path, typed)))
  return answers.map(({ text, headers }, at) => ({ path: `POST ${forms[at]?.[0]}`, text: text + headers.location }))
}

async function mails() {
  await book(office, later(TUESDAY, 360))
  await request(office.site, 'POST', `/api/v1/appointments/${token}/cancellation`, { body: {} })
  await deliver(office.site)
  return mailbox.mails.map((mail) => ({
    path: `the mail “${mail.subject}”`,
    text: JSON.stringify([mail.subject, mail.text, mail.html, mail.attachments.map(({ content }) => String(content))])
  }))
}

test('a branch’s internal name is nowhere in public, and its public name is', async () => {
  const found = await Promise.all([...new Set([...reads(), ...pages(), ...chosen()])].map(read))
  const pass = await newPass(office.site, office.alias)
  found.push({ path: 'the wallet card', text: String(pass['pass.json']) })
  found.push(...(await submitted()), ...(await mails()))
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter(({ text }) => text.includes(INTERNAL)).map(({ path }) => path)).toEqual([])
  const naming = found.filter(({ text }) => text.includes(PUBLIC)).map(({ path }) => path)
  const { alias } = office
  expect(naming).toEqual(
    expect.arrayContaining([
      '/api/v1/advisors',
      `/api/v1/advisors/${alias}?with=organization,assistant,text_descriptions,offers`,
      `/api/v1/branches/${branch}`,
      '/api/v1/search/advisors?place=Wien',
      `/app/profile/${alias}`,
      `/app/f/${branch}`,
      `/book/${alias}`,
      `/book/branch/${branch}`,
      `/wallet-card/${alias}`,
      `/appointments/${token}`,
      `/v-card/${alias}.vcf`,
      '/search?place=Wien',
      'the wallet card',
      expect.stringMatching(/^the mail “/)
    ])
  )
})
