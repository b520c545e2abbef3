import { beforeEach, expect, test } from 'vitest'
import type { MenuEntry, MenuEntryBelow } from '#contract/content-menus'
import { exampleContentMenus } from '#contract/examples/content-menus.example'
import { initOf, open as openApp, path, prepareApp, pressSave } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/content-management/menu'
const GET = 'GET /api/v1/content-menus'
const PUT = 'PUT /api/v1/content-menus'
const manager = initOf({ me: { roles: ['content-manager'], full_name: 'Clara Inhalt' } })

beforeEach(() => {
  answer(GET, exampleContentMenus)
  answer(PUT, { ...exampleContentMenus, version: 5 })
})

async function opened() {
  const { root } = await openApp(PAGE, manager, '.menu-entry')
  return root.querySelector('.menu-editors') as HTMLElement
}
const named = (root: ParentNode, name: string) =>
  until(() =>
    [...root.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name
    )
  )
const press = (root: ParentNode, name: string) => named(root, name).then((one) => one.click())
const part = (root: ParentNode, name: string) => root.querySelector(`[aria-label="${name}"]`) as HTMLElement
const names = (root: ParentNode) =>
  [...root.querySelectorAll('.menu-entry-name')].map((one) => one.firstChild?.nodeValue)
const focused = (root: HTMLElement) => (root.getRootNode() as ShadowRoot).activeElement
const sent = async () => {
  const request = await until(() => requests.findLast((one) => one.method === 'PUT'))
  return request.json()
}
const shape = (entries: readonly { id: string; entries?: readonly { id: string }[] }[]): string =>
  entries.map(({ id, entries: below = [] }) => (below.length ? `${id}(${below.map((one) => one.id)})` : id)).join(' ')

test('redirects those who do not manage content to /403', async () => {
  await openApp(PAGE, initOf({ me: { roles: ['stduser'] } }))
  await until(() => path() === '/app/403')
})

test('shows where entries lead, and which of them visitors do not see', async () => {
  const root = await opened()
  expect(names(part(root, 'Main menu'))).toEqual([
    'Wohnen',
    'Welche Unterlagen eine Wohnbaufinanzierung braucht',
    'Vorsorge',
    'Beratung finden'
  ])
  const notes = [...part(root, 'Main menu').querySelectorAll('.menu-entry-name > .help')].map((one) => one.textContent)
  expect(notes).toEqual([
    '/p/zuhause',
    '/p/unterlagenScheduled, not visible to visitors',
    '/p/vorsorgeDraft, not visible to visitors',
    '/search'
  ])
})

test('moves entries by their buttons, which keep the focus, and saves the new order', async () => {
  const root = await opened()
  await press(root, 'Move Vorsorge up')
  await until(() => names(part(root, 'Main menu'))[0] === 'Vorsorge')
  expect(focused(root)?.getAttribute('aria-label') ?? '').toBe('Move Vorsorge up')
  await press(root, 'Move “Beratung finden” below “Wohnen”')
  const out = await named(root, 'Move “Beratung finden” up one level')
  await until(() => focused(root) === out)
  out.click()
  await press(root, 'Move “Beratung finden” below “Wohnen”')
  await pressSave(root)
  const { version, menus } = await sent()
  expect([version, shape(menus.header), shape(menus.footer)]).toEqual([
    4,
    'provision home(papers,search)',
    'bank(jobs)'
  ])
})

test('an upper entry that is moved takes along what stands below it, and keeps the focus on its own button', async () => {
  const root = await opened()
  await press(root, 'Move Wohnen down')
  await until(() => names(part(root, 'Main menu'))[0] === 'Vorsorge')
  expect(focused(root)?.getAttribute('aria-label')).toBe('Move Wohnen down')
  await pressSave(root)
  expect(shape((await sent()).menus.header)).toBe('provision home(papers) search')
})

test('adds a link whose fields have the focus, and shows beside them what the server refuses', async () => {
  const root = await opened()
  answer(PUT, { message: 'x', errors: { 'menus.footer.1.href': ['No such address.'] } }, 422)
  await press(part(root, 'Footer menu'), 'Add link')
  const field = await until(() => part(root, 'Footer menu').querySelector<HTMLInputElement>('[name^=href-]'))
  await until(() => focused(root) === field)
  type(field, 'javascript:alert(1)')
  const label = part(root, 'Footer menu').querySelector<HTMLInputElement>('[name^=label-de-]') as HTMLInputElement
  type(label, 'Presse')
  await pressSave(root)
  await until(() => part(root, 'Footer menu').textContent?.includes('No such address.'))
  expect([field.value, label.value]).toEqual(['javascript:alert(1)', 'Presse'])
})

test('removes an entry with what stands below it, and takes that back', async () => {
  const root = await opened()
  await press(root, 'Remove “Wohnen”')
  await until(() => names(part(root, 'Main menu')).length === 2)
  await press(root, 'Undo')
  await until(() => names(part(root, 'Main menu')).length === 4)
  expect(names(part(root, 'Main menu'))[0]).toBe('Wohnen')
})

test('merges what somebody else has saved meanwhile, and loses nothing', async () => {
  const root = await opened()
  await press(root, 'Move Vorsorge up')
  const { header } = exampleContentMenus.menus
  const theirs = { ...exampleContentMenus.menus, header: header.filter(({ id }) => id !== 'search') }
  const other = { version: 7, author: 'Ida Ändert', saved_at: '2026-11-23T07:00:00Z', menus: theirs }
  answer(PUT, { message: 'x', ...other }, 409)
  await pressSave(root)
  await until(() => root.textContent?.includes('Ida Ändert saved the menus on'))
  expect(root.textContent).toContain('so both fit together')
  answer(PUT, { ...exampleContentMenus, version: 8 })
  await press(root, 'Merge both')
  await until(() => !root.textContent?.includes('Ida Ändert saved'))
  await pressSave(root)
  const { version, menus } = await until(async () => {
    const body = await sent()
    return body.version === 7 && body
  })
  expect([version, shape(menus.header)]).toEqual([7, 'provision home(papers)'])
})

test('says of a heading with nothing to see below it that visitors do not see it', async () => {
  const draft = exampleContentMenus.pages.find(({ state }) => state !== 'public')
  const heading = (id: string, entries: MenuEntryBelow[]): MenuEntry => ({
    type: 'heading',
    id,
    labels: { de: id, en: id },
    entries
  })
  const labels = { de: 'Unten', en: 'Below' }
  const header = [
    heading('empty', []),
    heading('draft', [{ type: 'page', id: 'a', labels, page: draft?.uuid ?? '' }]),
    heading('link', [{ type: 'link', id: 'b', labels, href: '/search' }])
  ]
  answer(GET, { ...exampleContentMenus, menus: { header, footer: [] } })
  const root = await opened()
  const notes = [...root.querySelectorAll('.menu-entry-name')].map(
    (one) => one.textContent?.includes('not visible to visitors until something below it is') ?? false
  )
  expect(notes).toEqual([true, true, false, false, false])
  await press(root, 'Add heading')
  await until(() => root.querySelectorAll('.menu-entry-hidden').length === 4)
})

test('what was saved under one’s own name is not said to be somebody else’s', async () => {
  const root = await opened()
  await press(root, 'Move Vorsorge up')
  const { menus } = exampleContentMenus
  const other = { version: 7, author: 'Clara Inhalt', saved_at: '2026-11-23T07:00:00Z', menus }
  answer(PUT, { message: 'x', ...other }, 409)
  await pressSave(root)
  await until(() => root.textContent?.includes('The menus were saved under your name on'))
})

test('a refused entry that is folded opens, and its field has the focus', async () => {
  const root = await opened()
  await press(root, 'Move Vorsorge up')
  answer(PUT, { message: 'x', errors: { 'menus.header.1.entries.0.labels.en': ['Too long.'] } }, 422)
  await pressSave(root)
  const field = await until(() => root.querySelector<HTMLInputElement>('[name=label-en-papers][aria-invalid=true]'))
  await until(() => focused(root) === field)
  expect(root.querySelectorAll('.menu-entry-fields')).toHaveLength(1)
})

test('what is refused of a menu as a whole stands below it', async () => {
  const root = await opened()
  await press(root, 'Move Vorsorge up')
  answer(PUT, { message: 'x', errors: { 'menus.footer': ['These are 31 entries; 30 are possible at most.'] } }, 422)
  await pressSave(root)
  await until(() => part(root, 'Footer menu').querySelector('[role=alert] p'))
  expect(part(root, 'Main menu').querySelector('[role=alert] p')).toBeNull()
})

test('menus without entries say so', async () => {
  answer(GET, { ...exampleContentMenus, menus: { header: [], footer: [] } })
  const { root } = await openApp(PAGE, manager, '.menu-editor')
  expect([...root.querySelectorAll('.menu-editor > .help')]).toHaveLength(2)
})

test('menus that cannot be loaded are tried again', async () => {
  answer(GET, {}, 500)
  const { root } = await openApp(PAGE, manager, '.general-error')
  answer(GET, exampleContentMenus)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('.menu-entry'))
})
