import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestResponse } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'

const EMAIL = 'advisor@demo.example'
const PASSWORD = 'correct horse battery'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let site: Site
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({ password: PASSWORD }, { SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  site.clock.time = new Date('2027-03-01T08:00:00Z')
  for (const table of ['rate_limits', 'outbox']) await site.app.knex(table).delete()
  await site.app.knex('users').update({ last_sign_in_at: '2027-02-26T08:00:00Z' })
  mailbox.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const login = (email = EMAIL, cookie = '', password = PASSWORD) =>
  submit(
    site,
    '/account/login',
    { email, password, next: '' },
    { headers: { 'user-agent': FIREFOX }, ...(cookie && { cookie }) }
  )
const deviceOf = ({ headers }: TestResponse) =>
  headers['set-cookie']?.find((line) => line.startsWith('known-device='))?.split(';')[0] ?? ''

/** Signs in, and returns to whom that is told. */
async function toldOf(email: string, cookie?: string, password?: string) {
  mailbox.mails.length = 0
  await login(email, cookie, password)
  await deliver(site)
  return mailbox.mails.flatMap(({ recipients }) => recipients)
}

describe('nobody is told', () => {
  test('of the first sign-in of all', async () => {
    await site.app.knex('users').where({ email_address: EMAIL }).update({ last_sign_in_at: null })
    expect(await toldOf(EMAIL)).toEqual([])
  })

  test('of a wrong password', async () => {
    expect(await toldOf(EMAIL, '', 'wrong horse battery')).toEqual([])
  })

  test('of a sign-in in a browser that the account has used', async () => {
    const device = deviceOf(await login())
    await deliver(site)
    expect(await toldOf(EMAIL, device)).toEqual([])
  })

  test('of any of five accounts that have used a browser', async () => {
    const accounts = ['advisor', 'second', 'branch', 'marketing', 'analyst'].map((name) => `${name}@demo.example`)
    let device = ''
    for (const email of accounts) device = deviceOf(await login(email, device))
    await deliver(site)
    for (const email of accounts) expect([email, await toldOf(email, device)]).toEqual([email, []])
    // a sixth takes the place of the first
    device = deviceOf(await login('admin@demo.example', device))
    await deliver(site)
    expect(await toldOf('admin@demo.example', device)).toEqual([])
    expect(await toldOf(EMAIL, device)).toEqual([EMAIL])
  })
})

test.each([
  ['no cookie', ''],
  ['a forged cookie', 'known-device=x.y'],
  ['a cookie with many entries', `known-device=${Array(50).fill('x.y').join('~')}`]
])('with %s, the owner is told when and in which browser', async (_what, cookie) => {
  expect(await toldOf(EMAIL, cookie)).toEqual([EMAIL])
  const [mail] = mailbox.mails
  expect(mail?.subject).toBe('Neue Anmeldung bei Ihrem Konto – Alpenbank')
  const text = mail?.text?.replace(/\s+/g, ' ')
  expect(text).toContain(EMAIL)
  expect(text).toContain('Montag, 1. März 2027')
  expect(text).toContain('09:00')
  expect(text).toContain('Firefox, Windows')
  expect(text).toContain('/account/password-reset')
})

test('in a browser that only a colleague has used, the owner is told', async () => {
  const device = deviceOf(await login('second@demo.example'))
  await deliver(site)
  expect(await toldOf(EMAIL, device)).toEqual([EMAIL])
})
