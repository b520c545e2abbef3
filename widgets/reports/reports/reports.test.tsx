import { beforeEach, describe, expect, test } from 'vitest'
import { exampleReport, exampleReportScope } from '#contract/examples/reports.example'
import type { Figure } from '#contract/reports'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { ticksFor } from './scale.ts'

prepareApp()

const PAGE = '/reports/sessions-reports'
const GET = 'GET /api/v1/reports/sessions'
const analyst = initOf({ me: { roles: ['analyst'], full_name: 'Andrea Analytikerin' } })

beforeEach(() => {
  answer('GET /api/v1/reports', exampleReportScope)
  answer(GET, exampleReport('sessions'))
  answer('GET /api/v1/reports/cards', exampleReport('cards'))
})

const shown = (at = PAGE) => open(at, analyst, '.tile')
type Root = Awaited<ReturnType<typeof open>>['root']
const asked = () => requests.filter(({ url }) => url.includes('/reports/')).map(({ url }) => new URL(url).search)
const tile = (root: Root, name: string) =>
  until(() => [...root.querySelectorAll<HTMLElement>('.tile')].find(({ textContent }) => textContent?.startsWith(name)))

function choose(root: Root, name: string, value: string) {
  const select = root.querySelector(`select[name=${name}]`) as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test.each([
  ['a marketing manager', PAGE, initOf({ me: { roles: ['marketing-manager'] } })],
  ['without the module everyone', PAGE, initOf({ me: { roles: ['analyst'] }, off: 'reports' })],
  ['at the parent’s address everyone', '/reports', analyst]
])('redirects %s to /403', async (_who, at, init) => {
  await open(at, init)
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when loading fails', async () => {
  answer(GET, {}, 500)
  const { root } = await open(PAGE, analyst)
  const retry = await until(() => root.querySelector<HTMLElement>('.general-error button'))
  answer(GET, exampleReport('sessions'))
  retry.click()
  await until(() => root.querySelector('.tile'))
})

test('says whom to ask when no branch is assigned', async () => {
  answer('GET /api/v1/reports', { branches: [], advisors: [] })
  const { root } = await shown()
  await until(() => root.textContent?.includes('No branch is assigned to you yet.'))
})

test('compares each figure with the previous period, in words', async () => {
  const { root } = await shown()
  const { figures } = exampleReport('sessions')
  const [{ count, before }] = figures as [(typeof figures)[number]]
  const text = (await tile(root, 'Profile visits')).textContent
  expect(text).toContain(`${count - before} more (+`)
  expect(text).toContain(`before: ${before}`)
  expect(root.textContent).toContain('Compared with 1 Oct 2026 to 22 Oct 2026')
})

test('gives no percentage for a growth from next to nothing', async () => {
  const report = exampleReport('sessions')
  const [first, second, ...others] = report.figures as [Figure, Figure, ...Figure[]]
  const figures = [{ ...first, count: 851, before: 9 }, { ...second, count: 12, before: 8 }, ...others]
  answer(GET, { ...report, figures })
  const { root } = await shown()
  expect((await tile(root, 'Profile visits')).textContent).toContain('842 more before: 9')
  expect((await tile(root, 'Branch page visits')).textContent).toContain('4 more (+50%) before: 8')
})

test('labels a chart with what it shows, and offers it as a table', async () => {
  const { root } = await shown()
  const { figures } = exampleReport('sessions')
  const chart = root.querySelector('.chart')
  expect(chart?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(
    new RegExp(`^Profile visits by day: ${figures[0]?.count} in total, highest value \\d+ \\(\\d+ Nov\\)$`)
  )
  const rows = [...(chart?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent))
  )
  expect(rows).toEqual(figures[0]?.counts.map((count, at) => [count, figures[0]?.counts_before[at]]))
  expect(chart?.querySelectorAll('rect.chart-bar').length).toBe(22 + 1)
})

test('charts another figure of a group, and keeps it in the address', async () => {
  const { root } = await shown()
  ;(await tile(root, 'Appointments cancelled')).click()
  await until(() => location.search === '?charts=cancelled')
  expect((await tile(root, 'Appointments cancelled')).getAttribute('aria-pressed')).toBe('true')
  expect((await tile(root, 'Appointments booked')).getAttribute('aria-pressed')).toBe('false')
  // the charted figures do not affect the request
  expect(asked()).toEqual(['?period=month'])
})

describe('query in the address', () => {
  test('puts filters into the address, the request and the file', async () => {
    const { root } = await shown()
    choose(root, 'period', 'year')
    await until(() => asked().at(-1) === '?period=year')
    const [branch] = exampleReportScope.branches
    choose(root, 'branch', branch?.uuid ?? '')
    await until(() => asked().at(-1) === `?period=year&organization_uuid=${branch?.uuid}`)
    // only the branch's own advisors
    await until(() => root.querySelectorAll('select[name=advisor] option').length === 2)
    choose(root, 'advisor', 'maximilian-hohenwallner')
    const whole = `?period=year&organization_uuid=${branch?.uuid}&advisor=maximilian-hohenwallner`
    await until(() => asked().at(-1) === whole)
    expect(location.search).toBe(whole)
    expect(root.querySelector('[download]')?.getAttribute('href')).toMatch(
      new RegExp(`/api/v1/reports/sessions/csv\\${whole}$`)
    )
  })

  test('reads filters from the address, ignoring invalid ones', async () => {
    await shown(`${PAGE}?period=quarter&by=booked&advisor=%3Cx%3E&charts=email,nothing`)
    expect(asked()).toEqual(['?period=quarter&by=booked'])
  })

  test('starts custom days from the shown period, and does not request reversed ones', async () => {
    const { root } = await shown()
    choose(root, 'period', 'days')
    await until(() => asked().at(-1) === '?from=2026-11-01&to=2026-11-22')
    type(root.querySelector('[name=to]'), '2026-10-01')
    await until(() => root.querySelector('.errors p'))
    expect(root.querySelector('.errors p')?.textContent).toBe('The last day must not be before the first.')
    expect(root.querySelector('[download]')).toBeNull()
    expect(asked().at(-1)).toBe('?from=2026-11-01&to=2026-11-22')
  })

  test('requests a typed day only once it is complete', async () => {
    const { root } = await shown()
    choose(root, 'period', 'days')
    const field = (await until(() => root.querySelector('[name=from]'))) as HTMLInputElement
    await until(() => asked().at(-1) === '?from=2026-11-01&to=2026-11-22')
    for (const value of ['0002-11-01', '0020-11-01', '0202-11-01', '']) {
      type(field, value)
      await new Promise(requestAnimationFrame)
      expect([field.value, root.querySelector('.errors p')]).toEqual([value, null])
    }
    expect(location.search).toContain('from=2026-11-01')
    expect(asked().at(-1)).toBe('?from=2026-11-01&to=2026-11-22')
    type(field, '2025-11-01')
    await until(() => asked().at(-1) === '?from=2025-11-01&to=2026-11-22')
    expect(field.value).toBe('2025-11-01')
  })

  test('reports an incomplete day on blur and keeps it', async () => {
    const { root } = await shown()
    choose(root, 'period', 'days')
    const field = (await until(() => root.querySelector('[name=to]'))) as HTMLInputElement
    type(field, '0202-11-01')
    field.focus()
    field.blur()
    await until(() => root.querySelector('.errors p'))
    expect(root.querySelector('.errors p')?.textContent).toBe('Please enter a date between 2000 and 2099.')
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['0202-11-01', 'true'])
  })

  test('does not request more than two years, and keeps the input', async () => {
    const { root } = await shown()
    choose(root, 'period', 'days')
    await until(() => asked().at(-1) === '?from=2026-11-01&to=2026-11-22')
    type(root.querySelector('[name=from]'), '2024-11-21')
    await until(() => root.querySelector('.errors p'))
    expect(root.querySelector('.errors p')?.textContent).toBe(
      'A report covers at most two years. Please choose a shorter period.'
    )
    expect((root.querySelector('[name=from]') as HTMLInputElement).value).toBe('2024-11-21')
    expect(root.querySelector('[download]')).toBeNull()
    expect(asked().at(-1)).toBe('?from=2026-11-01&to=2026-11-22')
    type(root.querySelector('[name=from]'), '2024-11-22')
    await until(() => asked().at(-1) === '?from=2024-11-22&to=2026-11-22')
    expect(root.querySelector('.errors p')).toBeNull()
  })

  test('ignores dates that do not exist', async () => {
    const { root } = await open(`${PAGE}?period=days&from=2026-02-30&to=2026-13-01`, analyst, '[name=from]')
    expect((root.querySelector('[name=from]') as HTMLInputElement).value).toBe('')
    expect(asked()).toEqual([])
  })

  test('keeps the order of the lists in the address', async () => {
    const { root } = await shown()
    choose(root, 'by', 'booked')
    await until(() => asked().at(-1) === '?period=month&by=booked')
  })
})

test('shows in the report on cards how many are in wallets now', async () => {
  const { root } = await shown('/reports/cards-reports')
  await until(() => root.querySelector('.tile.still'))
  expect([...root.querySelectorAll('.tile.still dd')].map(({ textContent }) => textContent)).toEqual(['1,284', '917'])
})

test('shows in the report on searches the most frequent terms, and how often they found nothing', async () => {
  answer('GET /api/v1/reports/search', exampleReport('search'))
  const { root } = await shown('/reports/search-reports')
  await until(() => root.querySelector('[aria-labelledby=report-terms] tbody'))
  const rows = [...root.querySelectorAll('table[aria-labelledby=report-terms] tbody tr')]
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['gruber', '41', '0'],
    ['1010', '33', '2'],
    ['wohnbaufinanzierung', '12', '12']
  ])
  const box = root.querySelector('section[aria-labelledby=report-terms]')
  expect(box?.textContent).toContain('Only terms searched for at least 3 times are shown')
})

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [24, [0, 10, 20, 30]],
  [1234, [0, 500, 1000, 1500]]
])('draws lines of a chart of at most %i at %j', (most, lines) => {
  expect(ticksFor(most)).toEqual(lines)
})

test('shows the other reports with their own figures, also through the tabs', async () => {
  answer('GET /api/v1/reports/search', exampleReport('search'))
  const { root } = await shown()
  for (const [at, name] of [
    ['search', 'Searches'],
    ['cards', 'Saved'],
    ['sessions', 'Visits']
  ]) {
    root.querySelector<HTMLElement>(`.tabs a[href$="/reports/${at}-reports"]`)?.click()
    await until(() => [...root.querySelectorAll('h2')].some(({ textContent }) => textContent === name))
    expect(root.querySelector('.general-error')).toBeNull()
  }
})

test('waits for days that are not counted yet, without a spinner', async () => {
  const { root } = await open(`${PAGE}?period=days`, analyst, '[name=from]')
  expect(root.querySelector('main .loading-box')).toBeNull()
  expect(asked()).toEqual([])
})
