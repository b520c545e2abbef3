import { beforeEach, expect, test } from 'vitest'
import { exampleRetention } from '#contract/examples/retention.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/deletion-tool/retention'
const PAGE = '/deletion-tool/settings'
const eraser = initOf({ me: { roles: ['profile-delete-manager'], alias: null } })

beforeEach(() => {
  answer(`GET ${CALL}`, exampleRetention)
})

const shown = async () => (await open(PAGE, eraser, '.retained-kind')).root
type Root = Awaited<ReturnType<typeof shown>>
const button = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name)))
const sent = (method: string, rest: string) =>
  requests.filter((one) => one.method === method && one.url.endsWith(`${CALL}${rest}`))
async function ask(root: Root, name: string) {
  const row = [...root.querySelectorAll('.retained-kind')].find((one) => one.textContent?.includes(name))
  row?.querySelector('button')?.click()
  return until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
}

test('an administrator without the role is redirected to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['accountadmin'] } }))
  await until(() => path() === '/app/403')
})

test('periods that fail to load say so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open(PAGE, eraser, '.general-error')
  answer(`GET ${CALL}`, exampleRetention)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('.retained-kind'))
})

test('what is kept is said in words, with its reason and what goes next; only some can be changed', async () => {
  const root = await shown()
  const rows = texts(root, '.retained-kind')
  expect(rows[0]).toMatch(/Appointments.*lapse.*3 years.*deletes 12 entries.*Change/)
  expect(rows.some((row) => /Files in chats.*60 days/.test(row ?? ''))).toBe(true)
  expect(rows.some((row) => /Published reviews.*Not by age$/.test(row ?? ''))).toBe(true)
  expect(root.querySelectorAll('.retained-kind button')).toHaveLength(exampleRetention.decided.length)
  expect(texts(root, '.retention-day h3')).toHaveLength(2)
})

test('without a run the history says so', async () => {
  answer(`GET ${CALL}`, { ...exampleRetention, runs: [] })
  expect((await shown()).textContent).toContain('Nothing has been deleted by its age yet.')
})

test('what is refused stands at the field, and nothing is lost', async () => {
  const root = await shown()
  const dialog = await ask(root, 'Chats with')
  answer(`PUT ${CALL}/conversation`, { message: 'x', errors: { days: ['From 30 to 365.'] } }, 422)
  type(dialog.querySelector('[name=days]'), '12')
  ;(await button(dialog, 'Save')).click()
  await until(() => texts(dialog, '.errors p')[0] === 'From 30 to 365.')
  expect(dialog.querySelector<HTMLInputElement>('[name=days]')?.value).toBe('12')
  expect(sent('POST', '/conversation/preview')).toEqual([])
})

test('a longer period is saved without a question', async () => {
  const root = await shown()
  const dialog = await ask(root, 'Chats with')
  answer(`PUT ${CALL}/conversation`, { kind: 'conversation', days: 180, due: 0 })
  type(dialog.querySelector('[name=days]'), '180')
  ;(await button(dialog, 'Save')).click()
  await until(() => texts(root, '.notification p').includes('Period saved'))
  expect(await sent('PUT', '/conversation').at(-1)?.json()).toEqual({ days: 180 })
  expect(sent('POST', '/conversation/preview')).toEqual([])
})

test('a shorter one says first what the next run deletes, and asks again after a change', async () => {
  const root = await shown()
  const dialog = await ask(root, 'Appointments with')
  answer(`POST ${CALL}/appointment/preview`, { due: 1234 })
  type(dialog.querySelector('[name=days]'), '365')
  ;(await button(dialog, 'Save')).click()
  await until(() => dialog.textContent?.includes('deletes 1,234 entries'))
  expect(sent('PUT', '/appointment')).toEqual([])
  answer(`POST ${CALL}/appointment/preview`, { due: 5 })
  type(dialog.querySelector('[name=days]'), '1000')
  await until(() => !dialog.querySelector('.notice'))
  ;(await button(dialog, 'Save')).click()
  await until(() => dialog.textContent?.includes('deletes 5 entries'))
  answer(`PUT ${CALL}/appointment`, { kind: 'appointment', days: 1000, due: 5 })
  ;(await button(dialog, 'Shorten')).click()
  await until(() => texts(root, '.notification p').includes('Period saved'))
  expect(await sent('PUT', '/appointment').at(-1)?.json()).toEqual({ days: 1000 })
})
