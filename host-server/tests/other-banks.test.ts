import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../api.ts'
import { createTenant } from '../organization/tenants/tenants.service.ts'
import { allPages } from '../pages.ts'
import { request, signIn } from '../testing/client.ts'
import { startDemoSite } from '../testing/demo-site.ts'
import { deliver, type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { banksIn } from '../testing/other-banks.ts'
import type { Site } from '../testing/site.ts'

const EMAIL = 'stern@seebank.example'
const host = 'seebank.example'

/** What a start with the demo prints, a command's example, and passwords that are refused. */
const SHOWN_TO_NONE = [
  'host-server/index.ts',
  'host-server/organization/tenants/arguments.ts',
  'host-server/people/account/common-passwords.ts'
]

/** What is shown or sent: texts, templates, and the code of pages and mails, without the demo, examples and tests. */
const FILES = globSync('{contract,templates,widgets,host-server}/**/*.{ts,tsx,css}')
  .filter((file) => !/\.(test|samples|browser|endurance|example)\.|\/(testing|tests|demo|examples|cli)\//.test(file))
  .filter((file) => !SHOWN_TO_NONE.includes(file))

test('no text, template or page of the product names a bank', () => {
  expect(FILES.length).toBeGreaterThan(900)
  const named = FILES.map((file) => [file, banksIn(readFileSync(file, 'utf8'))] as const)
  expect(named.filter(([, names]) => names.length)).toEqual([])
})

let site: Site
let mailbox: Mailbox
let cookie: string
beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({}, { SMTP_URL: mailbox.url })
  await createTenant(site.app, {
    ...{ name: 'Seebank', host, language: 'de-AT', time_zone: 'Europe/Vienna' },
    administrator: { first_name: 'Ida', last_name: 'Stern', email_address: EMAIL }
  } as Parameters<typeof createTenant>[1])
  cookie = await signIn(site, EMAIL, { host })
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const READ = [...routes.map(({ endpoint }) => endpoint), ...allPages]
  .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
  .map(({ path }) => path)

test.each(['administrator', 'guest'])('beside the demo’s banks, the %s of a new one reads of no other', async (who) => {
  const asked = { host, headers: { accept: 'text/html,*/*' }, ...(who === 'guest' ? {} : { cookie }) }
  const answers = await Promise.all(READ.map(async (path) => ({ path, ...(await request(site, 'GET', path, asked)) })))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(who === 'guest' ? 15 : 40)
  const named = answers.map(({ path, text }) => [path, banksIn(text)] as const)
  expect(named.filter(([, names]) => names.length)).toEqual([])
})

test('the mail that invites an administrator names the own bank alone', async () => {
  await deliver(site)
  const mail = mailbox.mails.find(({ recipients }) => recipients.includes(EMAIL))
  expect(mail?.subject).toContain('Seebank')
  expect(banksIn([mail?.subject, mail?.text, mail?.html].join('\n'))).toEqual([])
})

test('the demo’s own pages name theirs, which this search finds', async () => {
  expect(banksIn((await request(site, 'GET', '/account/login')).text)).toEqual(['Alpenbank'])
})
