import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/wallet-card/anna-gruber'
const ISSUER = '3388000000012345678'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const account = {
  type: 'service_account',
  client_email: 'wallet@bank.iam.example',
  private_key_id: 'k1',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' })
}

let site: Site
let tenantId: string
beforeAll(async () => {
  site = await startDemoSite(
    {},
    {
      BASE_URL: 'https://advisors.example',
      GOOGLE_WALLET_ISSUER_ID: ISSUER,
      GOOGLE_WALLET_KEY: JSON.stringify(account)
    }
  )
  tenantId = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
afterAll(() => site.stop())

const advisor = () => site.app.knex('advisors').where({ tenant_id: tenantId, alias: 'anna-gruber' })
const pageOf = (agent: string) =>
  request(site, 'GET', PATH, { headers: { accept: 'text/html', 'user-agent': agent, origin: undefined } })

async function save(fields = {}) {
  const { status, headers } = await submit(site, PATH, { kind: 'google', ...fields })
  expect(status).toBe(303)
  const link = String(headers.location)
  const [head = '', claims = '', signature = ''] = link.slice('https://pay.google.com/gp/v/save/'.length).split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { link, head: read(head), claims: read(claims), signed: `${head}.${claims}`, signature }
}

test('an invalid key is reported in the log without its content', async () => {
  const other = await startDemoSite(
    {},
    { GOOGLE_WALLET_ISSUER_ID: ISSUER, GOOGLE_WALLET_KEY: '{"private_key":"x1y2"}' }
  )
  const { status, text } = await request(other, 'GET', PATH)
  expect(status).toBe(500)
  expect(text).not.toContain('x1y2')
  await other.stop()
})

test('the same applies to a key in a file', async () => {
  const file = join(site.app.config.DATA_DIR, 'google.json')
  writeFileSync(file, JSON.stringify(account))
  const other = await startDemoSite({}, { GOOGLE_WALLET_ISSUER_ID: ISSUER, GOOGLE_WALLET_KEY: file })
  expect((await submit(other, PATH, { kind: 'google' })).status).toBe(303)
  await other.stop()
})

test('Android is offered Google first, an iPhone not at all, and the policy allows the redirect', async () => {
  const buttons = async (agent: string) =>
    [...(/<main.*<\/main>/s.exec((await pageOf(agent)).text)?.[0] ?? '').matchAll(/<button[^>]*>([^<]*)/g)].map(
      ([, label]) => label
    )
  const [google, file] = ['Zu Google Wallet hinzufügen', 'Karte herunterladen']
  expect(await buttons('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toEqual([google, file])
  expect(await buttons('Mozilla/5.0 (Windows NT 10.0)')).toEqual([file, google])
  expect(await buttons('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1)')).toEqual(['Zu Apple Wallet hinzufügen'])
  const { headers } = await pageOf('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  expect(headers['content-security-policy']).toContain("form-action https://pay.google.com 'self'")
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the link is signed by the account, and no other key verifies it', async () => {
  const { head, claims, signed, signature } = await save()
  expect(head).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'k1' })
  const bytes = Buffer.from(signature, 'base64url')
  expect(verify('sha256', Buffer.from(signed), createPublicKey(privateKey), bytes)).toBe(true)
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
  expect(verify('sha256', Buffer.from(signed), other, bytes)).toBe(false)
  expect(verify('sha256', Buffer.from(`${signed}x`), createPublicKey(privateKey), bytes)).toBe(false)
  const { payload, ...rest } = claims
  expect(rest).toEqual({
    iss: account.client_email,
    aud: 'google',
    typ: 'savetowallet',
    iat: site.clock.time.getTime() / 1000,
    origins: ['https://localhost']
  })
  expect(payload.genericClasses).toEqual([{ id: `${ISSUER}.card-${tenantId}` }])
})

test('the card contains the profile, and its id is stored with the consent', async () => {
  await site.app.knex('wallet_passes').delete()
  const { claims, link } = await save({ notify: 'yes' })
  const [pass] = await site.app.knex('wallet_passes')
  expect([pass.kind, Boolean(pass.notifications_at)]).toEqual(['google', true])
  const [card] = claims.payload.genericObjects
  expect(card).toMatchObject({
    id: `${ISSUER}.${pass.serial}`,
    classId: `${ISSUER}.card-${tenantId}`,
    state: 'ACTIVE',
    cardTitle: { defaultValue: { language: 'de-AT', value: 'Alpenbank' } },
    header: { defaultValue: { value: 'Mag. Anna Gruber' } },
    barcode: { type: 'QR_CODE', value: 'https://localhost/app/profile/anna-gruber' },
    hexBackgroundColor: '#0b5d4e',
    logo: { sourceUri: { uri: 'https://localhost/wallet-card/anna-gruber/photo.png' } }
  })
  expect(link.length).toBeLessThanOrEqual(1800)
})

test.each(['"}],"evil":[{"x":"', '</script><script>alert(1)</script>', 'ß👩‍👩‍👧‍👦'.repeat(7)])(
  'with a name such as %j the link stays valid and short',
  async (last_name) => {
    const before = await advisor().first('last_name', 'position')
    await advisor().update({ last_name, position: last_name })
    const { claims, link } = await save()
    const [card] = claims.payload.genericObjects
    expect(card.header.defaultValue.value).toBe(`Mag. Anna ${last_name}`)
    expect(Object.keys(claims.payload)).toEqual(['genericClasses', 'genericObjects'])
    expect(link.length).toBeLessThanOrEqual(1800)
    await advisor().update(before)
  }
)
