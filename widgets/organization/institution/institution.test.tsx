import { beforeEach, expect, test } from 'vitest'
import { modulesOf } from '#contract/access'
import type { AppInit } from '#contract/app-init'
import { exampleInstitution } from '#contract/examples/institution.example'
import { accountAdminMessages } from '#contract/messages/account-admin.messages'
import { appMessages } from '#contract/messages/app.messages'
import { institutionMessages } from '#contract/messages/institution.messages'
import { SWITCHABLE_MODULES } from '#contract/module-names'
import { routes } from '../../app/routes.ts'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/institution'
const INIT = 'GET /api/v1/app-init'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })
const ERROR = 'Unfortunately, an error has occurred. Please try again later.'

beforeEach(() => {
  answer('GET /api/v1/institution', exampleInstitution)
  answer('GET /api/v1/settings', {})
  for (const one of ['institution', 'settings', 'modules']) answer(`PUT /api/v1/${one}`, undefined, 204)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const shown = () => open(PAGE, admin, '[name=primary_color]')
const field = (root: Root, name: string) => root.querySelector(`main [name=${name}]`) as HTMLInputElement
const errors = (root: Root) => [...root.querySelectorAll('main .errors p')].map(({ textContent }) => textContent)
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const writes = (path: string) => requests.filter(({ method, url }) => method !== 'GET' && url.includes(path))
const toggle = (root: Root, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=switch]')].find((one) => one.closest('li')?.textContent?.includes(name))
const button = (root: Root, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)

test('redirects users who are not administrators to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgs-manager'] } }))
  await until(() => path() === '/app/403')
})

test('shows an error when loading fails', async () => {
  answer('GET /api/v1/institution', {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  expect(root.querySelector('[name=primary_color]')).toBeNull()
})

test('requires a name, and shows a refusal below it', async () => {
  const { root } = await shown()
  type(field(root, 'name'), '  ')
  field(root, 'name').form?.requestSubmit()
  await until(() => errors(root).length)
  expect(errors(root)).toEqual(['Name cannot be empty'])
  expect(writes('/institution')).toEqual([])
  answer('PUT /api/v1/institution', { message: 'x', errors: { name: ['This text is too long.'] } }, 422)
  type(field(root, 'name'), 'Alpenbank AG')
  field(root, 'name').form?.requestSubmit()
  await until(() => errors(root)[0] === 'This text is too long.')
  expect(field(root, 'name').value).toBe('Alpenbank AG')
})

test('saves a new name, which appears in the app’s header', async () => {
  const { root } = await shown()
  type(field(root, 'name'), ' Alpenbank AG ')
  answer(INIT, { ...admin, tenant: { ...admin.tenant, name: 'Alpenbank AG' } } satisfies AppInit)
  field(root, 'name').form?.requestSubmit()
  expect(await notice(root)).toBe('Success!')
  expect(await writes('/institution')[0]?.json()).toEqual({ name: 'Alpenbank AG', language: 'de-AT' })
  await until(() => root.querySelector('.app-footer')?.textContent?.includes('Alpenbank AG'))
  expect(root.textContent).toContain('termine.alpenbank.example, www.alpenbank.example')
})

test('keeps what is typed while the name is saved, for the next save', async () => {
  const held = holding('PUT /api/v1/institution')
  const { root } = await shown()
  type(field(root, 'name'), 'Alpenbank AG')
  field(root, 'name').form?.requestSubmit()
  const reply = await until(held)
  type(field(root, 'name'), 'Alpenbank Österreich')
  reply(json(undefined, 204))
  expect(await notice(root)).toBe('Success!')
  expect(field(root, 'name').value).toBe('Alpenbank Österreich')
  await until(() => root.querySelector('.form-actions .help'))
})

test('refuses an invalid colour', async () => {
  const { root } = await shown()
  type(field(root, 'primary_color'), '#12')
  await until(() => errors(root).length)
  expect(errors(root)).toEqual(['Please enter a colour such as #0b5d4e.'])
  field(root, 'primary_color').form?.requestSubmit()
  expect(writes('/settings')).toEqual([])
  expect(root.querySelector('.institution-preview')).toBeNull()
})

test('shows the contrast of a colour before it is saved', async () => {
  const { root } = await shown()
  expect(root.querySelector('.institution-preview')).not.toBeNull()
  type(field(root, 'primary_color'), '#ED6B61')
  await until(() => root.textContent?.includes('the contrast would be only 3.05 : 1'))
  field(root, 'primary_color').form?.requestSubmit()
  expect(await notice(root)).toBe('Success!')
  expect(await writes('/settings')[0]?.json()).toEqual({ primary_color: '#ed6b61' })
})

test('uploads a logo for its background, and asks before removing it', async () => {
  answer('PUT /api/v1/tenant/logo', { url: '/media/new.webp' })
  answer('DELETE /api/v1/tenant/logo', undefined, 204)
  const { root } = await shown()
  const file = new File(['x'], 'logo.png', { type: 'image/png' })
  const [, dark] = root.querySelectorAll<HTMLInputElement>('[type=file]')
  const transfer = new DataTransfer()
  transfer.items.add(file)
  if (dark) dark.files = transfer.files
  dark?.dispatchEvent(new Event('change', { bubbles: true }))
  const picture = await until(() => root.querySelector('.institution-logo .dark img'))
  expect(picture.getAttribute('src')).toBe('/media/new.webp')
  expect(writes('/logo')[0]?.url).toContain('surface=dark')
  button(root, 'Remove')?.focus()
  button(root, 'Remove')?.click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  dialog.querySelector<HTMLElement>('.danger')?.click()
  await until(() => !root.querySelector('.institution-logo .dark img'))
  await until(() => !dialog.open)
  await until(() => document.activeElement === dark)
  expect(writes('/logo').map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
})

test('says why a logo was refused, and keeps the previous one', async () => {
  answer('PUT /api/v1/tenant/logo', { message: 'x', errors: { file: ['This is no picture.'] } }, 422)
  const { root } = await shown()
  const transfer = new DataTransfer()
  transfer.items.add(new File(['x'], 'logo.png', { type: 'image/png' }))
  const light = root.querySelector('[type=file]') as HTMLInputElement
  light.files = transfer.files
  light.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => errors(root)[0] === 'This is no picture.')
  expect(await notice(root)).toBe('Please check these entries')
})

const confirmOff = async (root: ParentNode) => {
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  const [, off] = [...dialog.querySelectorAll<HTMLElement>('.modal-footer button')]
  off?.click()
  return dialog
}
const undo = (root: ParentNode) => until(() => root.querySelector<HTMLElement>('.institution-switched .notice button'))

test('keeps a module on when the question is cancelled', async () => {
  const { root } = await shown()
  toggle(root, 'Contact cards')?.click()
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  dialog.querySelector<HTMLElement>('.modal-footer button')?.click()
  await until(() => !root.querySelector('dialog[open]'))
  expect([toggle(root, 'Contact cards')?.ariaChecked, writes('/modules')]).toEqual(['true', []])
})

test.each([...SWITCHABLE_MODULES])('asks before %s is turned off, and names what that does', async (name) => {
  const { root } = await shown()
  const title = institutionMessages[`institution.module-${name}`].en
  root.querySelectorAll<HTMLElement>('.institution-modules [role=switch]')[SWITCHABLE_MODULES.indexOf(name)]?.click()
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  expect(dialog.textContent).toContain(`Turn off “${title}”?`)
  expect(dialog.textContent).toContain(institutionMessages[`institution.off-${name}`].en)
  expect(dialog.textContent).toContain('Data is kept')
  const pages = routes.filter((route) => route.lead && modulesOf(route.access).includes(name))
  const listed = /disappears? for everyone: ([^.]*)\./.exec(dialog.textContent ?? '')?.[1]
  const titles = pages.map((page) => ({ ...appMessages, ...accountAdminMessages })[page.title].en)
  expect(listed ?? '').toBe(new Intl.ListFormat('en-GB').format(titles))
  expect(writes('/modules')).toEqual([])
})

test('turns a module off once that is confirmed, and on again by undoing', async () => {
  const { root } = await shown()
  expect(root.querySelectorAll('.institution-modules [role=switch]')).toHaveLength(SWITCHABLE_MODULES.length)
  answer(INIT, initOf({ me: admin.me, off: 'v-cards' }))
  toggle(root, 'Contact cards')?.click()
  await confirmOff(root)
  await until(() => toggle(root, 'Contact cards')?.ariaChecked === 'false')
  expect(await writes('/modules')[0]?.json()).toEqual({ module_name: 'v-cards', effective_state: false })
  expect((await undo(root)).closest('.notice')?.textContent).toContain('“Contact cards” is off.')
  answer(INIT, initOf({ me: admin.me }))
  const back = await undo(root)
  back.focus()
  back.click()
  await until(() => toggle(root, 'Contact cards')?.ariaChecked === 'true')
  await until(() => !root.querySelector('.institution-switched .notice'))
  expect(await writes('/modules')[1]?.json()).toEqual({ module_name: 'v-cards', effective_state: true })
  await until(() => document.activeElement === toggle(root, 'Contact cards'))
})

test('turns a module on without a question, and back when that fails', async () => {
  const { root } = await open(PAGE, initOf({ me: admin.me, off: 'v-cards' }), '[name=primary_color]')
  answer('PUT /api/v1/modules', {}, 500)
  toggle(root, 'Contact cards')?.click()
  await until(() => [...root.querySelectorAll('.notification p')].some(({ textContent }) => textContent === ERROR))
  await until(() => toggle(root, 'Contact cards')?.ariaChecked === 'false')
  expect(root.querySelector('.institution-switched .notice')).toBeNull()
})
