import { beforeEach, expect, test } from 'vitest'
import { exampleAppInit } from '#contract/examples/app-init.example'
import { exampleAuditPage } from '#contract/examples/audit-log.example'
import { exampleSettings } from '#contract/examples/settings.example'
import { SECRET_MASK, SETTING_NAMES } from '#contract/settings'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/advanced-settings'
const GET = 'GET /api/v1/settings'
const PUT = 'PUT /api/v1/settings'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })
const ERROR = 'Unfortunately, an error has occurred. Please try again later.'

beforeEach(() => {
  answer(GET, exampleSettings)
  answer(PUT, undefined, 204)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const shown = () => open(PAGE, admin, '.setting:not([hidden])')
const row = (root: Root, name: string) => root.querySelector(`[name="${name}"]`)?.closest('.setting') as HTMLElement
const field = (root: Root, name: string) => root.querySelector(`[name="${name}"]`) as HTMLTextAreaElement
const save = (root: Root, name: string) => row(root, name).querySelector('[type=submit]') as HTMLElement
const errors = (root: Root, name: string) =>
  [...row(root, name).querySelectorAll('.errors p')].map((one) => one.textContent)
const isBlocked = (root: Root, name: string) => save(root, name).getAttribute('aria-disabled') === 'true'
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const writes = () => requests.filter(({ method }) => method === 'PUT')
const button = (within: ParentNode, text: string) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(text)) as HTMLElement

test.each([
  ['an advisor', exampleAppInit.me],
  ['a marketing manager', { roles: ['marketing-manager' as const] }]
])('redirects %s to /403', async (_who, me) => {
  const { root } = await open(PAGE, initOf({ me }))
  await until(() => path() === '/app/403')
  expect(root.querySelector('.setting:not([hidden])')).toBeNull()
})

test('lists no settings of the provider', async () => {
  const { root } = await shown()
  const listed = [...root.querySelectorAll<HTMLTextAreaElement>('.setting textarea')].map(({ name }) => name)
  expect(listed).toEqual(SETTING_NAMES.filter((name) => name !== 'headerWidget.type'))
})

test('reports a failed load and shows an empty list', async () => {
  answer(GET, {}, 500)
  const { root } = await open(PAGE, admin)
  expect(await notice(root)).toBe(ERROR)
  await until(() => root.textContent?.includes('No settings to show.'))
  expect(root.querySelector('.loading-box, .setting')).toBeNull()
})

test('reports a failed save, with the server’s message under the field until it is edited', async () => {
  answer(PUT, { message: 'x', errors: { topics_enabled: ['Please enter true or false.'] } }, 422)
  const { root } = await shown()
  type(field(root, 'topics_enabled'), 'yes')
  save(root, 'topics_enabled').click()
  expect(await notice(root)).toBe('Please check these entries')
  await until(() => errors(root, 'topics_enabled').length)
  expect(errors(root, 'topics_enabled')).toEqual(['Please enter true or false.'])
  expect(field(root, 'topics_enabled').ariaInvalid).toBe('true')
  expect(field(root, 'topics_enabled').value).toBe('yes')
  expect(isBlocked(root, 'topics_enabled')).toBe(true)
  expect(isBlocked(root, 'mail_from')).toBe(false)
  save(root, 'topics_enabled').click()
  expect(writes()).toHaveLength(1)
  type(field(root, 'topics_enabled'), 'true')
  await until(() => !errors(root, 'topics_enabled').length)
  expect(isBlocked(root, 'topics_enabled')).toBe(false)
})

test('saves only one row at a time', async () => {
  let release: (response: Response) => void = () => {}
  answer(PUT, () => new Promise<Response>((resolve) => (release = resolve)))
  const { root } = await shown()
  save(root, 'mail_from').click()
  await until(() => save(root, 'mail_from').querySelector('.spinner'))
  expect(isBlocked(root, 'imprint_de')).toBe(true)
  save(root, 'imprint_de').click()
  await until(() => writes().length)
  release(json(undefined, 204))
  expect(await notice(root)).toBe('“mail_from” saved')
  await until(() => !isBlocked(root, 'imprint_de'))
  expect(writes()).toHaveLength(1)
  expect(await writes()[0]?.json()).toEqual({ mail_from: 'termine@demo.example' })
})

test('shows name, one-line text area and description of each setting', async () => {
  const { root } = await shown()
  expect(root.querySelectorAll('.setting:not([hidden])')).toHaveLength(SETTING_NAMES.length - 1)
  const one = field(root, 'primary_color')
  expect([one.rows, getComputedStyle(one).resize, one.labels[0]?.textContent]).toEqual([1, 'vertical', 'primary_color'])
  expect(row(root, 'primary_color').textContent).toContain('Main colour of all pages and widgets')
  expect(row(root, 'primary_color').textContent).toContain('Default: #ed6b61')
  expect(field(root, 'map_tile_url').value).toBe(SECRET_MASK)
  expect(document.title).toContain('Advanced settings')
  expect(root.textContent).toContain('Please consult your contact person at the provider')
})

test('shows the rows that contain every search word', async () => {
  const { root } = await shown()
  type(root.querySelector('[type=search]'), 'IMPRINT german')
  await until(() => root.querySelectorAll('.setting:not([hidden])').length === 1)
  expect(field(root, 'imprint_de')).not.toBeNull()
  expect(root.querySelector('.setting-find .help')?.textContent).toBe('1 setting')
  type(root.querySelector('[type=search]'), 'nothing like it')
  await until(() => !root.querySelector('.setting:not([hidden])'))
  expect(root.querySelector('.setting-find .help')?.textContent).toBe('No settings found.')
})

test('has the search in its address, and shows all rows when it is cleared', async () => {
  const { root } = await open(`${PAGE}?q=imprint`, admin, '.setting:not([hidden])')
  const search = root.querySelector('[type=search]') as HTMLInputElement
  expect([search.value, root.querySelectorAll('.setting:not([hidden])').length]).toEqual(['imprint', 2])
  type(search, 'mail_from')
  await until(() => location.search === '?q=mail_from')
  expect(root.querySelectorAll('.setting:not([hidden])')).toHaveLength(1)
  type(search, '')
  await until(() => root.querySelectorAll('.setting:not([hidden])').length === SETTING_NAMES.length - 1)
  expect(location.search).toBe('')
})

test('keeps the cursor in the search after a pause between two words', async () => {
  const { root } = await shown()
  const search = root.querySelector<HTMLInputElement>('[type=search]')
  type(search, 'IMPRINT ')
  await until(() => root.querySelectorAll('.setting:not([hidden])').length < Object.keys(exampleSettings).length)
  expect(search?.value).toBe('IMPRINT ')
})

test('shows stored values as they are, and marks unsaved ones', async () => {
  const { root } = await shown()
  type(field(root, 'primary_color'), ' #ABCDEF ')
  await until(() => row(root, 'primary_color').textContent?.includes('Not saved'))
  answer(GET, { ...exampleSettings, primary_color: '#abcdef' })
  save(root, 'primary_color').click()
  await until(() => field(root, 'primary_color').value === '#abcdef')
  await until(() => !row(root, 'primary_color').textContent?.includes('Not saved'))
})

test('restores the default with one click, saved like any value', async () => {
  const { root } = await shown()
  button(row(root, 'primary_color'), 'Reset to default').click()
  await until(() => field(root, 'primary_color').value === '#ed6b61')
  expect(writes()).toEqual([])
})

test('shows who changed what, and restores a former value', async () => {
  answer('GET /api/v1/audit-log', { ...exampleAuditPage, entries: exampleAuditPage.entries.slice(0, 1) })
  const { root } = await shown()
  type(field(root, 'primary_color'), '#111111')
  button(row(root, 'primary_color'), 'History').click()
  const history = await until(() => row(root, 'primary_color').querySelector('ol.setting-history'))
  expect(history.textContent).toContain('Petra Administratorin')
  expect(history.textContent).toContain('#123abc')
  button(history, 'Restore').click()
  await until(() => field(root, 'primary_color').value === '#0b5d4e')
  expect(document.activeElement).toBe(field(root, 'primary_color'))
})

test.each([
  ['mail_from', ' neu@demo.example ', 'neu@demo.example'],
  ['map_tile_url', 'https://tiles.example/{z}/{x}/{y}?key=1', SECRET_MASK]
])('saves %s even if it cannot be read afterwards', async (name, typed, stored) => {
  const { root } = await shown()
  type(field(root, name), typed)
  await until(() => row(root, name).textContent?.includes('Not saved'))
  answer(GET, {}, 500)
  save(root, name).click()
  expect(await notice(root)).toBe(`“${name}” saved`)
  await until(() => field(root, name).value === stored)
  expect(row(root, name).textContent).not.toContain('Not saved')
})
