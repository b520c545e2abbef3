import { beforeEach, expect, test } from 'vitest'
import { exampleBookingFunnel, exampleWithoutTime } from '#contract/examples/booking-funnel.example'
import { exampleReportScope } from '#contract/examples/reports.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/reports/booking-steps'
const FUNNEL = 'GET /api/v1/reports/sessions/booking-steps'
const WITHOUT_TIME = 'GET /api/v1/reports/sessions/without-time'
const analyst = initOf({ me: { roles: ['analyst'], full_name: 'Andrea Analytikerin' } })

beforeEach(() => {
  answer('GET /api/v1/reports', exampleReportScope)
  answer(FUNNEL, exampleBookingFunnel)
  answer(WITHOUT_TIME, exampleWithoutTime)
})

const shown = (at = PAGE, init = analyst) => open(at, init, '.steps-table')
type Root = Awaited<ReturnType<typeof open>>['root']
const rowsOf = (root: Root, table: string) =>
  [...root.querySelectorAll(`${table} :is(tbody, tfoot) tr`)].map((row) =>
    [...row.children].map(({ textContent }) => textContent)
  )
const asked = () =>
  requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/booking-steps'))
    .map(({ searchParams }) => Object.fromEntries(searchParams))

test.each([
  ['an advisor', initOf({ me: { roles: [] } })],
  ['a content manager', initOf({ me: { roles: ['content-manager'] } })],
  ['without the module everyone', initOf({ me: { roles: ['analyst'] }, off: 'reports' })]
])('redirects %s to /403', async (_who, init) => {
  await open(PAGE, init)
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when loading fails', async () => {
  answer(FUNNEL, {}, 500)
  const { root } = await open(PAGE, analyst)
  const retry = await until(() => root.querySelector<HTMLElement>('.general-error button'))
  answer(FUNNEL, exampleBookingFunnel)
  retry.click()
  await until(() => root.querySelector('.steps-table'))
})

test('says of each step how many came, which share of the step before, and why others went no further', async () => {
  const { root } = await shown()
  expect(rowsOf(root, '.steps')).toEqual([
    ['Visits', '1,240', '–', '–', '–', '–', '930'],
    ['Booking opened', '310', '25%', '–', '–', '2', '60'],
    ['Topic chosen', '248', '80%', '42', '17', '3', '65'],
    ['Time chosen', '121', '49%', '–', '–', '4', '21'],
    ['Booked', '96', '79%', '–', '–', '–', '–'],
    ['Talks held', '81', '84%', '–', '–', '–', '–']
  ])
  expect(root.querySelector('.steps-bars')?.textContent).toContain('127 went no further')
})

test('says that nothing was counted', async () => {
  const steps = exampleBookingFunnel.steps.map(({ step }) => ({ step, count: 0, none: 0, late: 0, error: 0 }))
  answer(FUNNEL, { ...exampleBookingFunnel, steps })
  answer(WITHOUT_TIME, [])
  const { root } = await open(PAGE, analyst, '.booking-funnel')
  expect(root.textContent).toContain('Nothing was counted in this period.')
  expect(root.textContent).toContain('Everyone who looked for a time found one soon enough.')
})

test('tells how many found no time, and leads who may to hours and waitlist', async () => {
  const { root } = await shown()
  const items = () => [...root.querySelectorAll('.without-time li')]
  expect(items().map((item) => item.querySelector('p')?.textContent)).toEqual([
    '42 people found no time for Finanzierung in Graz Herrengasse',
    '17 people found no time for Vorsorge und Versicherung in Wien Innere Stadt'
  ])
  expect(items()[1]?.textContent).toContain('None free: 5 · Only late ones: 12')
  expect(root.querySelector('.without-time a')).toBeNull()
  const admin = await shown(PAGE, initOf({ me: { roles: ['accountadmin'] } }))
  const hrefs = [...admin.root.querySelectorAll<HTMLAnchorElement>('.without-time a')].map((link) =>
    link.getAttribute('href')
  )
  expect(hrefs[0]).toMatch(/\/account-admin\/working-hours\?id=00000000-0000-4000-8000-000000000002$/)
})

test('narrows by campaign, page and kind of booking, in the address and in the file', async () => {
  const { root } = await shown()
  await pick(root, 'campaign', 'plakat-graz')
  await until(() => asked().some(({ campaign }) => campaign === 'plakat-graz'))
  await until(() => location.search.includes('campaign=plakat-graz'))
  const file = root.querySelector<HTMLAnchorElement>('a[download]')
  expect(file?.href).toMatch(/\/api\/v1\/reports\/sessions\/booking-steps\/csv\?period=month&campaign=plakat-graz$/)
})

test('has a period of days that are chosen, and keeps the figures while they make none', async () => {
  const { root } = await shown(`${PAGE}?period=days&from=2026-10-01&to=2026-10-31`)
  expect(asked()).toEqual([{ from: '2026-10-01', to: '2026-10-31' }])
  const field = (name: string) => root.querySelector<HTMLInputElement>(`input[type=date][name=${name}]`)
  expect([field('from')?.value, field('to')?.value]).toEqual(['2026-10-01', '2026-10-31'])
  type(field('from'), '2026-11-01')
  await until(() => root.textContent?.includes('The last day must not be before the first'))
  expect([root.querySelectorAll('.steps-table').length > 0, root.querySelector('a[download]')]).toEqual([true, null])
  type(field('to'), '2026-11-30')
  await until(() => asked().some(({ to }) => to === '2026-11-30'))
  expect(asked()).toHaveLength(2)
})

test('compares two by week', async () => {
  const { root } = await shown(`${PAGE}?first=campaign:plakat-graz&second=page:card`)
  await until(() => root.querySelector('table[aria-labelledby=booking-compare]'))
  const rows = rowsOf(root, 'table[aria-labelledby=booking-compare]')
  expect(rows).toHaveLength(5)
  expect(rows[1]?.slice(1)).toEqual(['401', '30', '7.5%', '401', '30', '7.5%'])
  expect(asked()).toEqual(
    expect.arrayContaining([
      { period: 'month', campaign: 'plakat-graz' },
      { period: 'month', page: 'card' }
    ])
  )
})
