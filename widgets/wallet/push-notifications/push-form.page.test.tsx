import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { exampleFoundAdvisors, exampleSubscribers } from '#contract/examples/push-form.example'
import { exampleMarketingStart } from '#contract/examples/start.example'
import { follow, initOf, logins, open, path, prepareApp } from '../../app/testing.ts'
import { texts } from '../../testing/find.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()
afterEach(() => vi.unstubAllGlobals())

const PAGE = '/wallet-cards/send-push-notifications'
const marketing = {
  roles: ['marketing-manager' as const, 'stduser' as const],
  alias: null,
  is_institutional: false,
  full_name: 'Sophie Wallner',
  email_address: 'marketing@demo.example'
}
const manager = initOf({ me: marketing })
const button = (root: ParentNode, text: string) =>
  until(() => [...root.querySelectorAll('dialog[open] button')].find((one) => one.textContent === text) as HTMLElement)

test.each([
  ['an advisor', initOf()],
  ['an administrator', initOf({ me: { ...marketing, roles: ['accountadmin'] } })],
  ['a marketing manager without the module wallet-cards', initOf({ me: marketing, off: 'wallet-cards' })]
])('redirects %s to /403, without a link there', async (_who, init) => {
  const { root } = await open(PAGE, init)
  await until(() => path() === '/app/403')
  expect(root.querySelector(`a[href="/app${PAGE}"], main form`)).toBeNull()
})

test('sends a guest to the login and back', async () => {
  await open(PAGE, initOf({ me: {} }))
  await until(() => logins.length)
  expect(logins).toEqual([`/account/login?next=${encodeURIComponent(`/app${PAGE}`)}`])
})

test('leads marketing managers from the start page to the page, which the navigation shows', async () => {
  answer('GET /api/v1/start', { marketing: exampleMarketingStart })
  const { root } = await open('/', manager)
  await until(() => texts(root, 'main h2')[0] === 'Cards and notifications')
  await follow(root, 'Write a notification')
  await until(() => texts(root, 'h1')[0] === 'Send push notifications')
  await until(() => document.title === 'Send push notifications | Alpenbank')
  expect(texts(root, 'nav [aria-current=page]')).toEqual(['Digital business cards'])
  expect(texts(root, '.push-sender strong')).toEqual(['Alpenbank'])
  expect(requests.some(({ url }) => url.endsWith('/api/v1/tenant'))).toBe(false)
})

const setUp = { apple: true, google: true, link_hosts: [], needs_approval: false }

test.each([
  [{ ...setUp, apple: false, google: false }, 'Push notifications are not set up on this server'],
  [{ ...setUp, google: false }, 'Right now, only phones with Apple Wallet are notified.']
])('says before anything is written which phones are not reached', async (setup, said) => {
  answer('GET /api/v1/wallet-cards/push-setup', setup)
  const { root } = await open(PAGE, manager, '.push-page > .notice')
  expect(root.querySelector('.push-page > .notice')?.textContent).toContain(said)
})

test('says nothing of the setup where all phones are reached', async () => {
  answer('GET /api/v1/wallet-cards/push-setup', { ...setUp, link_hosts: ['www.alpenbank.example'] })
  const { root } = await open(PAGE, manager, 'main form')
  await until(() => root.textContent?.includes('Allowed sites: www.alpenbank.example'))
  expect(root.querySelector('.push-page > .notice')).toBeNull()
})

const SEND = 'POST /api/v1/wallet-cards/notifications'

test('says beforehand that somebody else must approve, on the button, in the question and once it is saved', async () => {
  answer('GET /api/v1/wallet-cards/push-setup', { ...setUp, needs_approval: true })
  answer(SEND, { is_held: true }, 201)
  const root = await written()
  await until(() => texts(root, 'main [type=submit]')[0] === 'Submit for approval')
  expect(root.querySelector('main form')?.textContent).toContain('Another marketing manager must approve')
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  const submit = await button(root, 'Submit for approval')
  expect(texts(root, 'dialog[open] h2')).toEqual(['Submit push notification for approval'])
  // nothing is sent yet
  expect(root.querySelector('dialog[open]')?.textContent).toContain('Submit this notification for approval?')
  submit.click()
  await until(
    () => texts(root, '.notification p')[0] === 'Saved. Another marketing manager must approve the notification.'
  )
})

test('does not say that a notification is being sent where push is not set up', async () => {
  answer('GET /api/v1/wallet-cards/push-setup', { ...setUp, apple: false, google: false })
  answer(SEND, { is_held: false }, 201)
  const root = await written()
  await until(() => root.querySelector('.push-page > .notice'))
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  ;(await button(root, 'Send')).click()
  await until(() => texts(root, '.notification p')[0]?.startsWith('Push notifications are not set up on this server'))
})

test('names a time that has passed, and does not say that the notification goes then', async () => {
  const root = await written()
  ;[...root.querySelectorAll<HTMLElement>('form button')].find((one) => one.textContent === 'Send later')?.click()
  const input = await until(() => root.querySelector<HTMLInputElement>('[name=send_at][min]'))
  type(input, '2020-01-01T09:00')
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  await until(() => texts(root, '.errors p')[0] === 'This time is in the past. Please choose a later one.')
  expect(root.querySelector('.push-goes')).toBeNull()
})

async function written() {
  answer('GET /api/v1/search/advisors-by-name', exampleFoundAdvisors)
  answer('GET /api/v1/wallet-cards/subscribers', exampleSubscribers)
  const { root } = await open(PAGE, manager, 'form [role=combobox]')
  await userEvent.fill(root.querySelector('[role=combobox]') as Element, 'gru')
  const option = await until(() => root.querySelector<HTMLElement>('[role=option]'))
  option.click()
  type(root.querySelector('[name=text]'), 'Hello')
  await until(() => root.querySelector('main [type=submit][aria-disabled=false]'))
  return root
}

test('asks before leaving with unsaved input', async () => {
  const root = await written()
  root.querySelector<HTMLElement>('a.brand')?.click()
  await answerLeaving(root, 'Keep editing')
  expect(path()).toBe(`/app${PAGE}`)
})

test('renews an expired session, then sends', async () => {
  const root = await written()
  const send = 'POST /api/v1/wallet-cards/notifications'
  answer(send, {}, 401)
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  ;(await button(root, 'Send')).click()
  const renew = await button(root, 'Continue')
  answer(send, {}, 201)
  answer('GET /api/v1/me', marketing)
  renew.click()
  await until(() => texts(root, '.notification p')[0] === 'Notification is being sent')
  expect(requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === send)).toHaveLength(2)
})
