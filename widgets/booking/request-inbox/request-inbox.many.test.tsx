import { beforeEach, expect, test } from 'vitest'
import { exampleInbox, exampleInboxOfAll, exampleInboxRequests } from '#contract/examples/request-inbox.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { button } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/contact-requests'
const uuids = exampleInboxRequests.map(({ uuid }) => uuid)
const TOTAL = 64
const [colleague] = exampleInboxOfAll.advisors

beforeEach(() => {
  answer(`GET ${CALL}`, { ...exampleInbox, total: TOTAL })
  answer(`GET ${CALL}/choices`, { branches: [], advisors: exampleInboxOfAll.advisors })
})

const visit = async (query = '') => (await open(`/requests${query}`, initOf(), '.request')).root
const choosePage = (root: ParentNode) => root.querySelector<HTMLElement>('thead .table-check input')?.click()
const said = (root: ParentNode, text: string) => until(() => root.textContent?.includes(text))
const sent = () => Promise.all(requests.filter(({ method }) => method === 'PUT').map((one) => one.clone().json()))
const asked = () => {
  const { searchParams } = new URL(requests.findLast(({ url }) => /contact-requests\?/.test(url))?.url ?? 'http://x')
  return `${searchParams.get('sort')} ${searchParams.get('direction')}`
}

test('is sorted by its headings, which the address keeps', async () => {
  const root = await visit('?state=all')
  expect(asked()).toBe('due_at asc')
  ;(await button(root, 'Received')).click()
  await until(() => asked() === 'created_at desc')
  expect(location.search).toContain('sort=created_at-desc')
  ;(await button(root, 'Status')).click()
  await until(() => asked() === 'state asc')
  ;(await button(root, 'Customer')).click()
  await until(() => asked() === 'name asc')
  ;(await button(root, 'Customer')).click()
  await until(() => asked() === 'name desc')
})

test('is neither sorted nor chosen from where there are few', async () => {
  answer(`GET ${CALL}`, exampleInbox)
  const root = await visit()
  expect(root.querySelector('.table-sort, .table-check')).toBeNull()
})

test('stays as it is when few are left', async () => {
  answer(`GET ${CALL}`, { ...exampleInbox, total: 6 })
  const root = await visit()
  const wide = () => [...root.querySelectorAll('thead :is(th, td)')].map(({ clientWidth }) => clientWidth)
  const before = wide()
  answer(`GET ${CALL}`, { ...exampleInbox, total: 5 })
  answer(`PUT ${CALL}/${uuids[0]}/done`, undefined, 204)
  root.querySelector<HTMLElement>('tbody [data-column=actions] button')?.click()
  await until(() => root.querySelector('.paged-count')?.textContent === '5 open requests')
  expect(root.querySelector('.table-sort, .table-check')).not.toBeNull()
  expect(wide()).toEqual(before)
})

test('marks the chosen requests as done, and takes that back', async () => {
  const root = await visit()
  choosePage(root)
  await said(root, `${uuids.length} of ${TOTAL} chosen`)
  // one of them was done by somebody else
  answer(`PUT ${CALL}/done`, { changed: uuids.slice(0, 2) })
  ;(await button(root, 'Mark as done')).click()
  await said(root, '2 requests are done')
  await until(() => !root.querySelector('.chosen-rows'))
  ;(await button(root, 'Undo')).click()
  await until(async () => (await sent()).length === 2)
  expect(await sent()).toEqual([
    { requests: uuids, done: true },
    { requests: uuids.slice(0, 2), done: false }
  ])
})

test('says where nothing was left to change', async () => {
  const root = await visit()
  choosePage(root)
  answer(`PUT ${CALL}/done`, { changed: [] })
  ;(await button(root, 'Mark as done')).click()
  await said(root, 'Nothing was changed')
  expect(root.querySelector('.request-marked .notice')).toBeNull()
})

test('gives the chosen requests to a colleague, and shows a refusal at the field', async () => {
  const root = await visit()
  choosePage(root)
  ;(await button(root, 'Give to someone else')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  const give = `Give ${uuids.length} requests`
  ;(await button(dialog, give)).click()
  await said(dialog, 'Please choose who takes over the request.')
  await pick(dialog, 'advisor', colleague?.full_name ?? '')
  answer(`PUT ${CALL}/advisor`, { message: 'No', errors: { advisor_uuid: ['This person cannot take them.'] } }, 422)
  ;(await button(dialog, give)).click()
  await said(dialog, 'This person cannot take them.')
  answer(`PUT ${CALL}/advisor`, { changed: uuids })
  ;(await button(dialog, give)).click()
  await said(root, `${uuids.length} requests given to ${colleague?.full_name}`)
  expect((await sent()).at(-1)).toEqual({ requests: uuids, advisor_uuid: colleague?.uuid })
  await until(() => !root.querySelector('.chosen-rows, dialog[open]'))
})

test('offers to reopen what is done', async () => {
  const root = await visit('?state=done')
  choosePage(root)
  await button(root, 'Reopen')
  const labels = [...root.querySelectorAll('.chosen-rows button')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['Reopen', 'Give to someone else', 'Clear choice'])
})
