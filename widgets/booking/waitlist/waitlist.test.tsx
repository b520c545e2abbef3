import { beforeEach, expect, test } from 'vitest'
import { exampleEnded, exampleStarts, exampleWaiting, exampleWaitlist } from '#contract/examples/waitlist.example'
import type { WaitlistEntry } from '#contract/waitlist'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { dialog, texts } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/waitlist'
const admin = initOf({ me: { roles: ['accountadmin'] } })
const waiting = exampleWaiting[1] as WaitlistEntry

beforeEach(() => {
  answer(`GET ${CALL}`, exampleWaitlist)
  answer(`GET ${CALL}/${waiting.uuid}/starts`, { starts: exampleStarts, time_zone: 'Europe/Vienna' })
})

const shown = async () => (await open('/waitlist', admin, '.waitlist tbody tr')).root
type Root = Awaited<ReturnType<typeof shown>>
const row = (root: Root, at: number) => root.querySelectorAll<HTMLElement>('.waitlist tbody tr')[at] as HTMLElement
const button = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name)))
const notice = (root: Root, said: string) => until(() => texts(root, '.notification p').includes(said))

test('with the module off nobody is led there', async () => {
  await open('/waitlist', initOf({ me: { roles: ['accountadmin'] }, off: 'waitlist' }))
  await until(() => path() === '/app/403')
})

test('an empty list says how people come onto it', async () => {
  answer(`GET ${CALL}`, { ...exampleWaitlist, entries: [], total: 0 })
  const { root } = await open('/waitlist', admin, '.waitlist .lead')
  await until(() => texts(root, '.waitlist .lead').join().startsWith('Nobody is waiting.'))
})

test('a time is offered only once one is chosen, and a time that has gone is said and read anew', async () => {
  const root = await shown()
  ;(await button(row(root, 1), 'Offer a time')).click()
  const form = await dialog(root)
  await until(() => form.querySelectorAll('[type=radio]').length === exampleStarts.length)
  ;(await button(form, 'Offer a time')).click()
  await until(() => texts(form, '.errors p').includes('Choose a time.'))
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  answer(`POST ${CALL}/${waiting.uuid}/offers`, { message: 'This time is no longer free.', slots: [] }, 409)
  form.querySelector<HTMLElement>('[type=radio]')?.click()
  ;(await button(form, 'Offer a time')).click()
  await notice(root, 'This time is no longer free, or the person no longer waits. Choose another one.')
  await until(() => requests.filter(({ url }) => url.endsWith('/starts')).length === 2)
})

test('who is paused stays in the list, and who is removed is asked about first', async () => {
  const root = await shown()
  answer(`PUT ${CALL}/${waiting.uuid}/pause`, { ...waiting, is_paused: true })
  ;(await button(row(root, 1), 'Pause')).click()
  await notice(root, 'Paused, the place stays')
  answer(`DELETE ${CALL}/${waiting.uuid}`, undefined, 204)
  ;(await button(row(root, 1), 'Remove')).click()
  ;(await button(await dialog(root), 'Remove')).click()
  await notice(root, 'Removed from the waitlist')
})

test('those who no longer wait are shown without place and buttons', async () => {
  answer(`GET ${CALL}`, { ...exampleWaitlist, entries: exampleEnded, total: exampleEnded.length })
  const { root } = await open('/waitlist?show=ended', admin, '.waitlist tbody tr')
  expect(texts(root, '.waiting-state strong')).toEqual([
    'Has an appointment',
    'Has left',
    'Removed',
    'No longer waiting'
  ])
  expect(root.querySelectorAll('.table-actions')).toHaveLength(0)
})
