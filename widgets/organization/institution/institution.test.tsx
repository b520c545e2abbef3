import { beforeEach, expect, test } from 'vitest'
import { modulesOf } from '#contract/access'
import type { AppInit } from '#contract/app-init'
import { exampleInstitution } from '#contract/examples/institution.example'
import { exampleModuleUsage } from '#contract/examples/module-usage.example'
import { accountAdminMessages } from '#contract/messages/account-admin.messages'
import { appMessages } from '#contract/messages/app.messages'
import { institutionMessages } from '#contract/messages/institution.messages'
import { SWITCHABLE_MODULES } from '#contract/module-names'
import type { ModuleUsage } from '#contract/module-usage'
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
  answer('GET /api/v1/modules/v-cards/usage', exampleModuleUsage)
  for (const one of ['institution', 'modules']) answer(`PUT /api/v1/${one}`, undefined, 204)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const shown = () => open(PAGE, admin, '[name=name]')
const field = (root: Root, name: string) => root.querySelector(`main [name=${name}]`) as HTMLInputElement
const errors = (root: Root) => [...root.querySelectorAll('main .errors p')].map(({ textContent }) => textContent)
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const writes = (path: string) => requests.filter(({ method, url }) => method !== 'GET' && url.includes(path))
const toggle = (root: Root, name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=switch]')].find((one) => one.closest('li')?.textContent?.includes(name))

test('redirects users who are not administrators to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgs-manager'] } }))
  await until(() => path() === '/app/403')
})

test('shows an error when loading fails', async () => {
  answer('GET /api/v1/institution', {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  expect(root.querySelector('[name=name]')).toBeNull()
})

test('requires a name, and shows a refusal below it', async () => {
  const { root } = await shown()
  type(field(root, 'name'), '  ')
  field(root, 'name').form?.requestSubmit()
  await until(() => errors(root).length)
  expect(errors(root)).toEqual(['Name cannot be empty'])
  expect(writes('/institution')).toEqual([])
  answer(
    'PUT /api/v1/institution',
    { message: 'x', errors: { name: ['This text is too long. Please shorten it.'] } },
    422
  )
  type(field(root, 'name'), 'Alpenbank AG')
  field(root, 'name').form?.requestSubmit()
  await until(() => errors(root)[0] === 'This text is too long. Please shorten it.')
  expect(field(root, 'name').value).toBe('Alpenbank AG')
})

test('saves a new name, which appears in the app’s header', async () => {
  const { root } = await shown()
  type(field(root, 'name'), ' Alpenbank AG ')
  answer(INIT, { ...admin, tenant: { ...admin.tenant, name: 'Alpenbank AG' } } satisfies AppInit)
  field(root, 'name').form?.requestSubmit()
  expect(await notice(root)).toBe('Name and language saved')
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
  expect(await notice(root)).toBe('Name and language saved')
  expect(field(root, 'name').value).toBe('Alpenbank Österreich')
  await until(() => root.querySelector('.form-actions .help'))
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
  answer(`GET /api/v1/modules/${name}/usage`, exampleModuleUsage)
  root.querySelectorAll<HTMLElement>('.institution-modules [role=switch]')[SWITCHABLE_MODULES.indexOf(name)]?.click()
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  expect(dialog.textContent).toContain(`Turn off “${title}”?`)
  expect(dialog.textContent).toContain(institutionMessages[`institution.off-${name}`].en)
  expect(dialog.textContent).toContain('Data is kept')
  const pages = routes.filter((route) => route.lead && modulesOf(route.access).includes(name))
  const isOwn = ({ access }: (typeof pages)[number]) => 'self' in access && access.self === true
  const named = (some: typeof pages) =>
    new Intl.ListFormat('en-GB').format(
      new Set(some.map(({ title }) => `“${({ ...appMessages, ...accountAdminMessages })[title].en}”`))
    )
  const listed = (pattern: RegExp) => pattern.exec(dialog.textContent ?? '')?.[1] ?? ''
  expect(listed(/of their own: ([^.]*)\./)).toBe(named(pages.filter(isOwn)))
  expect(listed(/disappears? for everyone: ([^.]*)\./)).toBe(named(pages.filter((page) => !isOwn(page))))
  expect(writes('/modules')).toEqual([])
})

const asked = async (usage: ModuleUsage | undefined) => {
  if (usage) answer('GET /api/v1/modules/v-cards/usage', usage)
  else answer('GET /api/v1/modules/v-cards/usage', {}, 500)
  const { root } = await shown()
  toggle(root, 'Contact cards')?.click()
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  await until(() => !dialog.textContent?.includes('Counting its use'))
  return dialog.textContent ?? ''
}
const unused: ModuleUsage = { uses: null, cards: null, pages: null, embeds: null }

test.each<[ModuleUsage, string]>([
  [{ ...unused, uses: 1204, cards: 38 }, 'It was used 1,204 times in the last 30 days, on 38 cards.'],
  [{ ...unused, uses: 1, cards: 1 }, 'It was used once in the last 30 days, on one card.'],
  [{ ...unused, uses: 0, cards: 0 }, 'Nobody has used it in the last 30 days.'],
  [{ ...unused, uses: 12, pages: 3 }, 'It was used 12 times in the last 30 days, on 3 pages.'],
  [{ ...unused, uses: 12 }, 'It was used 12 times in the last 30 days.'],
  [{ ...unused, pages: 2 }, '2 of its addresses were opened in the last 30 days.'],
  [{ ...unused, embeds: 2 }, 'In that time, widgets on 2 registered websites have shown it.'],
  [{ ...unused, embeds: 0 }, 'In that time, no widget on a registered website has shown it.']
])('says before it turns a module off how much it was used: %j', async (usage, text) => {
  expect(await asked(usage)).toContain(text)
})

test('says nothing of use where none is counted, and still asks when counting fails', async () => {
  expect(await asked(unused)).not.toContain('30 days')
  expect(await asked(undefined)).toContain('Its use could not be counted.')
})

test('lists modules in groups, by short nouns', async () => {
  const { root } = await shown()
  const headings = [...root.querySelectorAll('.institution-group')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Appointments', 'Contact', 'Cards', 'Public pages and websites', 'Administration'])
  const labels = [...root.querySelectorAll('.institution-module')].map(({ textContent }) => textContent ?? '')
  expect(labels).toHaveLength(SWITCHABLE_MODULES.length)
  for (const label of labels) expect([label.split(' ').length <= 3, /[a-z]-[a-z]/.test(label)]).toEqual([true, false])
})

test('F6 leads to Undo, and back to where the focus was; without a notice it is the browser’s', async () => {
  answer('PUT /api/v1/modules/v-cards', undefined, 204)
  const { root } = await shown()
  const other = toggle(root, 'Chat') as HTMLElement
  other.focus()
  const press = () => !other.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true }))
  expect(press()).toBe(false)
  toggle(root, 'Contact cards')?.click()
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  ;(await until(() => dialog.querySelector<HTMLElement>('.modal-footer .danger'))).click()
  const button = await undo(root)
  await until(() => !root.querySelector('dialog[open]') && !root.querySelector('.notification'))
  // by the name that the button has
  expect(root.querySelector('.undo-notice .visually-hidden')?.textContent).toBe(`F6 leads to “${button.textContent}”.`)
  other.focus()
  expect(press()).toBe(true)
  expect(document.activeElement).toBe(button)
  expect(press()).toBe(true)
  expect(document.activeElement).toBe(other)
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
  const { root } = await open(PAGE, initOf({ me: admin.me, off: 'v-cards' }), '[name=name]')
  answer('PUT /api/v1/modules', {}, 500)
  toggle(root, 'Contact cards')?.click()
  await until(() => [...root.querySelectorAll('.notification p')].some(({ textContent }) => textContent === ERROR))
  await until(() => toggle(root, 'Contact cards')?.ariaChecked === 'false')
  expect(root.querySelector('.institution-switched .notice')).toBeNull()
})

test('has all switches as high in their rows, however long the texts are', async () => {
  const { root } = await shown()
  const offsets = [...root.querySelectorAll('.institution-modules [role=switch]')].map((one) =>
    Math.round(one.getBoundingClientRect().top - (one.closest('li') as Element).getBoundingClientRect().top)
  )
  expect(new Set(offsets).size).toBe(1)
})
