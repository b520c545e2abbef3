import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleContentPages } from '#contract/examples/content-pages.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button, dialog, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/content-management/pages'
const CALL = '/api/v1/content-pages'
const manager = initOf({ me: { roles: ['content-manager'] } })
const [first] = exampleContentPages.pages

beforeEach(() => answer(`GET ${CALL}`, exampleContentPages))

const shown = async () => (await open(PAGE, manager, '.content-pages .button')).root

test('users who manage no content are redirected to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgadmin'] } }))
  await until(() => path() === '/app/403')
})

test('an empty list says what happens to a new page', async () => {
  answer(`GET ${CALL}`, { ...exampleContentPages, pages: [] })
  expect(texts(await shown(), '.lead').join()).toContain('it stays a draft until you publish it')
})

test('the list says what is public, what is planned, and what waits to be published', async () => {
  const root = await shown()
  expect(texts(root, '.page-state').toSorted()).toEqual([
    'Draft',
    'Publicwith changes that are not public',
    'Scheduledversion 1 from 01/12/2026, 08:00, until 31/12/2026, 23:00'
  ])
  const links = [...root.querySelectorAll('[data-column=path] a')].map((one) => one.getAttribute('href'))
  expect(links).toEqual(['http://localhost:3000/p/zuhause'])
})

test.each([980, 390])('a long title keeps address and buttons whole and in sight at %i px', async (width) => {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(width, 900)
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller'
  const pages = exampleContentPages.pages.map((one) => ({ ...one, title, path: 'fruehlingsaktion' }))
  answer(`GET ${CALL}`, { ...exampleContentPages, pages })
  const root = await shown()
  const boxOf = (selector: string) => (root.querySelector(selector) as HTMLElement).getBoundingClientRect()
  const [table, last] = [boxOf('.table-box'), boxOf('.table-actions .danger')]
  expect(last.right).toBeLessThanOrEqual(table.right)
  const address = root.querySelector('tbody [data-column=path]') as HTMLElement
  expect(getComputedStyle(address).overflowWrap).toBe('break-word')
  if (width < 500) expect(address.getBoundingClientRect().top).toBeGreaterThanOrEqual(boxOf('tbody th').bottom)
})

test('the address of a new page follows its title until one is typed; what is refused stands at its field', async () => {
  const root = await shown()
  ;(await button(root, 'Add page')).click()
  const form = await dialog(root)
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  type(field('title'), 'Übersee & mehr')
  await until(() => field('path').value === 'uebersee-mehr')
  type(field('path'), 'uebersee')
  type(field('title'), 'Übersee')
  answer(`POST ${CALL}`, { message: 'x', errors: { path: ['Another page has this address.'] } }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p')[0] === 'Another page has this address.')
  expect(await requests.at(-1)?.json()).toEqual({ title: 'Übersee', path: 'uebersee', language: 'de' })
})

test('a copy asks for an address of its own', async () => {
  const root = await shown()
  ;(await button(root, `Copy ${first?.title}`)).click()
  const form = await dialog(root)
  expect(form.querySelector<HTMLInputElement>('[name=path]')?.value).toBe('zuhause-2')
  answer(`POST ${CALL}/${first?.uuid}/copies`, { message: 'x', errors: { path: ['Taken.'] } }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p')[0] === 'Taken.')
})

test('deleting asks first; one that is gone already leaves the list', async () => {
  const root = await shown()
  ;(await button(root, `Delete ${first?.title}`)).click()
  const question = await dialog(root)
  expect(question.textContent).toContain(`“${first?.title}” will be deleted with all its versions and images.`)
  answer(`DELETE ${CALL}/${first?.uuid}`, {}, 404)
  answer(`GET ${CALL}`, { ...exampleContentPages, pages: exampleContentPages.pages.slice(1) })
  ;(await button(question, 'Delete')).click()
  await until(() => root.querySelectorAll('.content-page-row').length === 2)
  const said = await until(() => texts(root, '.notification.failure')[0])
  expect(said).toContain('This page has been deleted in the meantime.')
})

test('deleting the start page warns of what its address shows then', async () => {
  answer(`GET ${CALL}`, { ...exampleContentPages, pages: [{ ...first, is_start: true }] })
  const root = await shown()
  ;(await button(root, `Delete ${first?.title}`)).click()
  expect((await dialog(root)).querySelector('.notice')?.textContent).toBe(
    'It is the start page: without it, http://localhost:3000 leads to https://www.alpenbank.example/.'
  )
})
