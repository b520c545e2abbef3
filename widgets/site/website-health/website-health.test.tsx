import { beforeEach, expect, test } from 'vitest'
import { exampleWebsite, exampleWebsiteHealth } from '#contract/examples/website-health.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button, texts } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/embed/health'
const CALL = '/api/v1/website-health'
const REGISTER = '/api/v1/embedding/origins'
const admin = initOf({ me: { roles: ['accountadmin'] } })

beforeEach(() => answer(`GET ${CALL}`, exampleWebsiteHealth))

const shown = async () => (await open(PAGE, admin, 'ul.websites')).root
const rowOf = (root: ParentNode, state: string) =>
  [...root.querySelectorAll<HTMLElement>('ul.websites > li')].find(
    (row) => row.querySelector('.website-state')?.textContent === state
  ) as HTMLElement

test.each([
  ['users who do not administer', initOf({ me: { roles: ['orgadmin'] } })],
  ['everyone while the module is off', initOf({ me: { roles: ['accountadmin'] }, off: 'embed' })]
])('%s are redirected to /403', async (_who, init) => {
  await open(PAGE, init)
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  answer(`GET ${CALL}`, exampleWebsiteHealth)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('ul.websites > li'))
})

test('without a website, it leads to where one is registered', async () => {
  answer(`GET ${CALL}`, { ...exampleWebsiteHealth, websites: [] })
  const root = await shown()
  expect(texts(root, '.lead').join()).toContain('No website is registered yet.')
  expect(root.querySelector('.websites a')?.getAttribute('href')).toBe('/app/account-admin/embed')
})

test('each website says how it is', async () => {
  expect(texts(await shown(), '.website-state')).toEqual([
    'Not registered',
    'Blocked by its policy',
    'Does not load completely',
    'Not seen for 9 days',
    'No widget seen',
    'Works',
    'Not registered'
  ])
})

test('one that works says when it was seen, with what, and which version', async () => {
  const row = rowOf(await shown(), 'Works')
  expect(texts(row, 'dd')).toEqual(['Today', 'Booking, Card', 'Always the newest'])
  expect(row.textContent).toContain('widgets seen on 30 days, problems on 0 days')
  expect(row.querySelectorAll('.website-days > .seen')).toHaveLength(30)
  expect(row.querySelector('.website-fault')).toBeNull()
})

test('one that is blocked says what its policy lacks', async () => {
  const row = rowOf(await shown(), 'Blocked by its policy')
  expect(texts(row, 'pre')).toEqual([`script-src ${location.origin};\nconnect-src ${location.origin}`])
})

test('one with several faults says of each what to do', async () => {
  const row = rowOf(await shown(), 'Does not load completely')
  const faults = texts(row, '.website-fault')
  expect(faults[0]).toContain('2 files or answers could not be delivered')
  expect(faults[1]).toContain('exactly the files of version 0.1.0')
  expect(texts(row, 'dd')).toContain('Keeps 0.1.0, an earlier one')
})

test('one that is not registered is registered with one press, and the list is read again', async () => {
  const root = await shown()
  const origin = 'https://kampagne.alpenbank.example'
  const row = rowOf(root, 'Not registered')
  expect(row.textContent).toContain('7 bookings or messages')
  expect(row.textContent).toContain('is not registered yet')
  answer(`POST ${REGISTER}`, { origins: [origin] })
  answer(`GET ${CALL}`, { ...exampleWebsiteHealth, websites: [{ ...exampleWebsite, origin, faults: ['unseen'] }] })
  ;(await button(row, `Register ${origin}`)).click()
  await until(() => rowOf(root, 'No widget seen') && !rowOf(root, 'Not registered'))
  expect(await requests.find(({ method }) => method === 'POST')?.json()).toEqual({ origins: [origin] })
})

test('one of which anybody can send the name has no button that registers it, and is not said to show widgets', async () => {
  const origin = 'https://anlage-gewinn.example'
  const row = [...(await shown()).querySelectorAll<HTMLElement>('ul.websites > li')].at(-1) as HTMLElement
  expect([row.querySelector('h2')?.textContent, row.querySelector('button')]).toEqual([origin, null])
  expect(row.querySelector('.website-state')?.className).toBe('website-state open')
  expect(row.textContent).toContain('Anybody can send requests in the name of this website')
  expect(row.textContent).not.toContain('visitors see the widget')
  const query = `?website=${encodeURIComponent(origin)}`
  expect(row.querySelector('a')?.getAttribute('href')).toBe(`/app/account-admin/embed${query}`)
})

test('one that was registered is not registered any more, as the mail says', async () => {
  const website = { ...exampleWebsite, is_registered: false, faults: ['refused'] }
  answer(`GET ${CALL}`, { ...exampleWebsiteHealth, websites: [website] })
  expect(rowOf(await shown(), 'Not registered').textContent).toContain('is not registered any more')
})

test('what is new is no fault, and two faults that a new code mends lead to it once', async () => {
  const origin = 'https://alpenbank.example'
  const faulty = { ...exampleWebsite, origin: 'https://www.alpenbank.example', faults: ['failed', 'old'] }
  const websites = [faulty, { ...exampleWebsite, origin, faults: ['unseen'] }]
  answer(`GET ${CALL}`, { ...exampleWebsiteHealth, websites })
  const root = await shown()
  const row = await until(() => rowOf(root, 'No widget seen'))
  expect(row.querySelector('.website-state')?.className).toBe('website-state open')
  expect(texts(root, '.website-fault')).toHaveLength(3)
  expect(texts(root, '.websites li .button').filter((text) => text === 'Open Embed')).toHaveLength(2)
})

test('a long address stays within the box that offers to register it, too', async () => {
  const origin = 'https://www.alpenbank-gewinnspiel-und-kampagnenlandingpage.example:8443'
  const website = { ...exampleWebsite, origin, is_registered: false, faults: ['refused'] }
  answer(`GET ${CALL}`, { ...exampleWebsiteHealth, websites: [website] })
  const row = rowOf(await shown(), 'Not registered')
  row.style.inlineSize = '280px'
  const choice = row.querySelector<HTMLElement>('.choice')
  expect(choice?.scrollWidth).toBe(choice?.clientWidth)
})

test('it gives the line by which policies report', async () => {
  const root = await shown()
  expect(texts(root, 'section pre').at(-1)).toBe(`report-uri ${location.origin}/api/v1/policy-reports`)
})
