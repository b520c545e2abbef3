import { beforeEach, expect, test, vi } from 'vitest'
import { exampleInstitution } from '#contract/examples/institution.example'
import { follow, initOf, open, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })

beforeEach(() => {
  answer('GET /api/v1/institution', exampleInstitution)
  answer('GET /api/v1/settings', { embed_origins: 'https://www.bank.example http://localhost:3000' })
  answer('PUT /api/v1/settings', undefined, 204)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const shown = async () => (await open('/account-admin/institution', admin, '[name=origin]')).root
const field = (root: Root) => root.querySelector('[name=origin]') as HTMLInputElement
const listed = (root: Root) =>
  [...root.querySelectorAll('.institution-origins li > span')].map((one) => one.firstChild?.textContent)
const error = (root: Root) => field(root).closest('.field')?.querySelector('.errors p')?.textContent
const add = (root: Root, text: string) => {
  type(field(root), text)
  field(root).parentElement?.querySelector('button')?.click()
}

test.each([
  ['the bank', 'Please enter a web address such as https://www.bank.example.'],
  [
    'http://www.bank.example',
    'Please use https: over http, the page and what visitors enter could be changed on the way.'
  ],
  ['https://www.bank.example/embed', 'This origin is already in the list.']
])('refuses %s, and says why', async (text, message) => {
  const root = await shown()
  add(root, text)
  await until(() => error(root) === message)
  expect(listed(root)).toHaveLength(2)
})

test('adds the origin of an address, removes and saves origins, and keeps them when refused', async () => {
  const root = await shown()
  expect(root.querySelector('.institution-origins')?.textContent).toContain('only for testing on your own computer')
  add(root, 'https://kampagne.bank.example/start?x=1')
  await until(() => listed(root).includes('https://kampagne.bank.example'))
  root.querySelector<HTMLElement>('[aria-label="Remove http://localhost:3000"]')?.click()
  await until(() => listed(root).length === 2)
  answer('PUT /api/v1/settings', { message: 'x', errors: { embed_origins: ['No.'] } }, 422)
  field(root).form?.requestSubmit()
  await until(() => root.textContent?.includes('No.'))
  expect(listed(root)).toHaveLength(2)
  answer('PUT /api/v1/settings', undefined, 204)
  field(root).form?.requestSubmit()
  await until(() => root.querySelector('.notification.success'))
  const sent = requests.filter(({ method }) => method === 'PUT').at(-1) as Request
  expect(await sent.json()).toEqual({ embed_origins: 'https://www.bank.example https://kampagne.bank.example' })
})

test('shows at each row why it cannot be saved', async () => {
  answer('GET /api/v1/settings', {
    embed_origins:
      'http://nordbank.localhost:3001 http://www.bank.example https://bank.example/path https://*.bank.example'
  })
  const root = await shown()
  const remarks = [...root.querySelectorAll('.institution-origins li')].map((row) => [
    row.querySelector('.errors')?.textContent,
    row.querySelector('.help')?.textContent
  ])
  const wrong = 'Please enter a web address such as https://www.bank.example.'
  expect(remarks).toEqual([
    [undefined, ' Without https, only for testing on your own computer.'],
    ['Please use https: over http, the page and what visitors enter could be changed on the way.', undefined],
    [wrong, undefined],
    [wrong, undefined]
  ])
})

test('treats a typed origin as a change, which saving adds or refuses', async () => {
  const root = await shown()
  const saves = () => requests.filter(({ method }) => method === 'PUT')
  type(field(root), 'the bank')
  await until(() => field(root).form?.textContent?.includes('Not saved yet'))
  field(root).form?.requestSubmit()
  await until(() => error(root) === 'Please enter a web address such as https://www.bank.example.')
  expect(document.activeElement).toBe(field(root))
  expect(saves()).toEqual([])
  type(field(root), 'https://kampagne.bank.example/start')
  field(root).form?.requestSubmit()
  await until(() => root.querySelector('.notification.success'))
  const embed_origins = 'https://www.bank.example http://localhost:3000 https://kampagne.bank.example'
  expect(await saves()[0]?.json()).toEqual({ embed_origins })
  expect(field(root).value).toBe('')
  expect(field(root).form?.textContent).not.toContain('Not saved yet')
})

test('shows neither discarded input nor its errors on return', async () => {
  const root = await shown()
  add(root, 'the bank')
  await until(() => error(root))
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  await follow(root, 'Topics')
  await until(() => !root.querySelector('[name=origin]'))
  await follow(root, 'Institution')
  await until(() => field(root)?.value === '')
  expect(error(root)).toBeUndefined()
  expect(field(root).form?.textContent).not.toContain('Not saved yet')
  vi.restoreAllMocks()
})

test.each([
  ['localhost:4300', 'http://localhost:4300'],
  ['www.bank.example:8443', 'https://www.bank.example:8443'],
  ['https://neu.bank.example/embed/seite?x=1', 'https://neu.bank.example']
])('says before it adds %s that it will store %s', async (text, origin) => {
  const root = await shown()
  type(field(root), text)
  await until(() => field(root).closest('.field')?.querySelector('.help')?.textContent === `${origin} will be added.`)
  add(root, text)
  await until(() => listed(root).includes(origin))
  expect(field(root).closest('.field')?.querySelector('.help')).toBeNull()
})
