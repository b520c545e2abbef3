import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit-log'
import { MODULES_OFF_AT_FIRST } from '#contract/module-names'
import { CommandError } from '../../core/cli/command.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { submit } from '../../testing/form.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { readTenant } from './arguments.ts'
import { changeHost, createTenant, type HostChange, type NewTenant } from './tenants.service.ts'

const PASSWORD = 'grüner Apfel fliegt quer'
const EMAIL = 'stern@seebank.example'

let site: Site
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({}, { SMTP_URL: mailbox.url, DEFAULT_TENANT: 'localhost' })
  await until(() => site.app.tenants.canCache)
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const argumentsOf = (given: Record<string, string>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])

const SEEBANK = {
  name: 'Seebank',
  host: 'Seebank.example',
  admin: EMAIL,
  'first-name': 'Ida',
  'last-name': 'Stern',
  language: 'en',
  'time-zone': 'Europe/Zurich'
}
const read = (given: Record<string, string>) =>
  readTenant(argumentsOf(given)) as { opened: NewTenant; changed: HostChange }
const wrongIn = (given: Record<string, string>): string => {
  try {
    read(given)
  } catch (failure) {
    return failure instanceof CommandError ? failure.message : `${failure}`
  }
  return ''
}

test.each([
  ['nothing at all', {}, 'Missing or invalid: --name, --host, --admin, --first-name, --last-name'],
  ['a host with a path', { ...SEEBANK, host: 'seebank.example/a' }, 'Missing or invalid: --host\n'],
  ['an invalid e-mail address', { ...SEEBANK, admin: 'stern' }, 'Missing or invalid: --admin\n'],
  ['an unknown language', { ...SEEBANK, language: 'fr' }, 'Missing or invalid: --language\n'],
  ['an unknown zone', { ...SEEBANK, 'time-zone': 'Europe/Nowhere' }, 'Missing or invalid: --time-zone\n'],
  ['a base that ends in a slash', { ...SEEBANK, 'base-url': 'https://a.example/' }, 'Missing or invalid: --base-url\n'],
  ['a change of no host', { of: 'seebank.example' }, 'Use either --add-host or --remove-host'],
  [
    'two changes together',
    { of: 'seebank.example', 'add-host': 'a.example', 'remove-host': 'b.example' },
    'Use either --add-host or --remove-host'
  ],
  ['an invalid additional host', { of: 'seebank.example', 'add-host': 'a_b' }, 'Missing or invalid: --add-host\n'],
  ['a change of an institution that is opened', { ...SEEBANK, of: 'a.example' }, 'Missing or invalid: --name'],
  ['an unknown option', { ...SEEBANK, colour: 'red' }, "Unknown option '--colour'"]
])('%s is refused with a helpful message', (_what, given, message) => {
  const said = wrongIn(given)
  expect(said).toContain(message)
  expect(said).toContain('npm run tenant -- --name')
})

test('a host name of another institution is refused, and nothing is written', async () => {
  const tenants = () => site.app.knex('tenants').count('* as count').first()
  const before = await tenants()
  const taken = createTenant(site.app, { ...read(SEEBANK).opened, host: 'nordbank.localhost' })
  await expect(taken).rejects.toThrow('nordbank.localhost is already used by an institution.')
  expect(await tenants()).toEqual(before)
})

test('an institution is created, and the invited user administers it and no other', async () => {
  const host = 'seebank.example'
  const named = async () => (await request(site, 'GET', '/api/v1/tenant', { host })).body.name
  // the host name resolves to the default institution, and that is cached
  expect(await named()).toBe('Alpenbank')
  const link = await createTenant(site.app, read(SEEBANK).opened)
  expect(await named()).toBe('Seebank')
  const { body: modules } = await request(site, 'GET', '/api/v1/modules', { host })
  const off = modules.filter(({ effective_state }: { effective_state: boolean }) => !effective_state)
  expect(off.map(({ module_name }: { module_name: string }) => module_name).toSorted()).toEqual(
    [...MODULES_OFF_AT_FIRST].toSorted()
  )
  await deliver(site)
  expect(mailbox.mails.at(-1)?.text).toContain(link)

  const { pathname } = new URL(link)
  expect((await submit(site, pathname, { password: PASSWORD, repeated: PASSWORD }, { host })).status).toBe(303)
  const cookie = await signIn(site, EMAIL, { host })
  const people = await request(site, 'GET', '/api/v1/people', { host, cookie })
  expect(people.body.people.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Ida Stern'])
  expect((await request(site, 'GET', '/api/v1/people', { cookie })).status).toBe(401)
  const { body } = await request(site, 'GET', '/api/v1/audit-log?object=tenant', { host, cookie })
  expect(body.entries).toEqual([expect.objectContaining({ action: 'created', object_name: 'Seebank', actor_name: '' })])
  expect((await request(site, 'GET', '/api/v1/institution', { host, cookie })).body).toMatchObject({
    name: 'Seebank',
    language: 'en',
    time_zone: 'Europe/Zurich',
    domains: [host]
  })
})

test.each([
  [
    'a host name of another institution',
    { of: 'localhost', 'add-host': 'nordbank.localhost' },
    /nordbank.localhost is already used/
  ],
  ['a host name that it does not have', { of: 'localhost', 'remove-host': 'nordbank.localhost' }, /does not use/],
  [
    'its only host name',
    { of: 'nordbank.localhost', 'remove-host': 'nordbank.localhost' },
    /is the only host name of Nordbank/
  ],
  ['an unknown institution', { of: 'nobody.example', 'add-host': 'a.example' }, /No institution uses nobody/]
])('%s is neither added nor removed', async (_what, given, message) => {
  const domains = () => site.app.knex('tenant_domains').orderBy('host')
  const before = await domains()
  await expect(changeHost(site.app, read(given as Record<string, string>).changed)).rejects.toThrow(message)
  expect(await domains()).toEqual(before)
})

test('a host name is served from the next request on, until it is removed; both changes are in the audit log', async () => {
  const host = 'nord.example'
  const named = async () => (await request(site, 'GET', '/api/v1/tenant', { host })).body.name
  expect(await named()).toBe('Alpenbank')
  await changeHost(site.app, read({ of: 'nordbank.localhost', 'add-host': 'Nord.example' }).changed)
  await expect.poll(named).toBe('Nordbank')
  await changeHost(site.app, read({ of: host, 'remove-host': host }).changed)
  await expect.poll(named).toBe('Alpenbank')
  const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
  const { body } = await request(site, 'GET', '/api/v1/audit-log?object=tenant', { ...NORDBANK, cookie })
  const [one, both] = ['nordbank.localhost', 'nord.example, nordbank.localhost']
  const recorded = body.entries.flatMap(({ changes }: AuditEntry) =>
    changes.map(({ field, before, after }) => [field, before, after])
  )
  // both have the same time, since the test's clock stands still
  expect(recorded.toSorted()).toEqual([
    ['host', both, one],
    ['host', one, both]
  ])
})
