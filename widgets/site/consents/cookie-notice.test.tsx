import { beforeEach, expect, test } from 'vitest'
import { exampleCookieConfig } from '#contract/examples/consents.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/cookie-notice'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })

beforeEach(() => {
  answer('GET /api/v1/settings', { cookies_alert_config: JSON.stringify(exampleCookieConfig) })
  answer('PUT /api/v1/settings', undefined, 204)
})

type Root = Awaited<ReturnType<typeof openApp>>['root']
const open = async (found = '.notice-category') => (await openApp(PAGE, admin, found)).root
const categories = (root: Root) => [...root.querySelectorAll<HTMLElement>('.notice-category')]
const keys = (root: Root) => [...root.querySelectorAll<HTMLInputElement>('[name=key]')].map(({ value }) => value)
const button = (root: ParentNode, text: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent }) => textContent?.trim() === text
  ) as HTMLElement
const field = (root: ParentNode, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement
const submit = (root: Root) => field(root, 'isShown').form?.requestSubmit()
const puts = () => requests.filter(({ method }) => method === 'PUT')
const sent = async () => JSON.parse((await (puts().at(-1) as Request).json()).cookies_alert_config)

test('turns away users who are not administrators', async () => {
  await openApp(PAGE, initOf({ me: { roles: ['marketing-manager'] } }))
  await until(() => path() === '/app/403')
})

test('shows an error when loading fails', async () => {
  answer('GET /api/v1/settings', {}, 500)
  const { root } = await openApp(PAGE, admin, '.general-error')
  expect(root.querySelector('.cookie-sample')).toBeNull()
})

test('previews the real banner, which saves nothing and follows the input', async () => {
  const root = await open()
  const sample = root.querySelector('.cookie-sample') as HTMLElement
  expect(sample.textContent).toContain(exampleCookieConfig.text)
  expect(sample.querySelectorAll('[name=category]')).toHaveLength(2)
  button(sample, 'Accept all').click()
  button(sample, 'Save selection').click()
  expect(document.cookie).not.toContain('hideCookiesAlert')
  expect(requests.some(({ url }) => url.includes('/consents'))).toBe(false)
  type(field(root, 'text'), 'Neuer Text')
  await until(() => sample.textContent?.includes('Neuer Text'))
})

test('expands an invalid cookie with its errors, and sends nothing', async () => {
  const root = await open()
  const [, statistics] = categories(root) as [HTMLElement, HTMLElement]
  type(field(statistics, 'privacyPolicy'), 'not an address')
  type(field(statistics, 'cookieName'), '')
  submit(root)
  await until(() => statistics.querySelectorAll('[aria-invalid=true]').length === 2)
  expect(statistics.querySelector('details')?.open).toBe(true)
  await until(() => field(statistics, 'privacyPolicy').matches(':focus'))
  expect(puts()).toEqual([])
})

test('refuses two categories with the same name', async () => {
  const root = await open()
  const [first, second] = categories(root) as [HTMLElement, HTMLElement]
  type(field(second, 'key'), field(first, 'key').value)
  submit(root)
  await until(() => second.textContent?.includes('A category with this name already exists.'))
  expect(puts()).toEqual([])
})

test('adds, moves, removes and saves categories and cookies, and keeps them when refused', async () => {
  const root = await open()
  button(root, 'Add category').click()
  await until(() => keys(root).length === 4)
  const added = categories(root)[3] as HTMLElement
  await until(() => field(added, 'key').matches(':focus'))
  type(field(added, 'key'), 'functional')
  button(added, 'Add cookie').click()
  await until(() => added.querySelector('details')?.open)
  type(field(added, 'name'), 'Sprache')
  type(field(added, 'cookieName'), 'lang')
  const [, statistics] = categories(root) as [HTMLElement, HTMLElement]
  const to = field(statistics, 'category') as HTMLElement as HTMLSelectElement
  to.value = [...to.options].find(({ text }) => text === 'marketing')?.value ?? ''
  to.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => !categories(root)[1]?.querySelector('details'))
  button(categories(root)[1] as HTMLElement, 'Remove category').click()
  await until(() => keys(root).length === 3)
  answer('PUT /api/v1/settings', { message: 'x', errors: { cookies_alert_config: ['No.'] } }, 422)
  submit(root)
  await until(() => root.textContent?.includes('No.'))
  answer('PUT /api/v1/settings', undefined, 204)
  submit(root)
  await until(() => root.querySelector('.notification.success'))
  const { entries, essentialKey } = await sent()
  expect(essentialKey).toBe('essential')
  expect(Object.keys(entries)).toEqual(['essential', 'marketing', 'functional'])
  expect(entries.marketing.map(({ name }: { name: string }) => name)).toEqual(['Kampagnen', 'Besuchszählung'])
  expect(entries.functional).toEqual([
    { name: 'Sprache', provider: '', purpose: '', privacyPolicy: '', cookieName: 'lang', lifetime: '', script: '' }
  ])
})

test('removes a category with cookies only after confirmation', async () => {
  const root = await open()
  button(categories(root)[2] as HTMLElement, 'Remove category').click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.textContent).toContain('One cookie is removed too.')
  dialog.querySelector<HTMLElement>('.danger')?.click()
  await until(() => keys(root).length === 2)
})

test('asks before removing a cookie unless it is empty, and keeps the focus in its category', async () => {
  const root = await open()
  const marketing = () => categories(root)[2] as HTMLElement
  const removal = () => button(marketing().querySelector('details') as HTMLElement, 'Remove cookie')
  const summary = marketing().querySelector<HTMLElement>('summary')
  summary?.click()
  removal().focus()
  removal().click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.textContent).toContain('Its details are removed too.')
  dialog.querySelector<HTMLElement>('.danger')?.click()
  await until(() => !marketing().querySelector('details'))
  await until(() => document.activeElement?.textContent === 'Add cookie')
  expect(marketing().contains(document.activeElement)).toBe(true)
  button(marketing(), 'Add cookie').click()
  await until(() => marketing().querySelector('details'))
  removal().focus()
  removal().click()
  await until(() => !marketing().querySelector('details'))
  expect(root.querySelector('dialog[open]')).toBeNull()
})

test('deletes the configuration when the banner is turned off', async () => {
  const root = await open()
  field(root, 'isShown').click()
  await until(() => !root.querySelector('.cookie-sample'))
  submit(root)
  await until(() => root.querySelector('.notification.success'))
  expect(await (puts().at(-1) as Request).json()).toEqual({ cookies_alert_config: '' })
})
