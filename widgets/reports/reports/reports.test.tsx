import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  exampleBegunReport,
  exampleCampaigns,
  exampleFunnel,
  exampleRanking,
  exampleReport,
  exampleReportOfMany,
  exampleReportScope
} from '#contract/examples/reports.example'
import { type Figure, TERMS_FIRST } from '#contract/reports'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { openCombobox, pick } from '../../testing/combobox.ts'
import { texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { ticksFor } from './scale.ts'

prepareApp()

const PAGE = '/reports/sessions-reports'
const GET = 'GET /api/v1/reports/sessions'
const FUNNEL = 'GET /api/v1/reports/sessions/funnel'
const CAMPAIGNS = 'GET /api/v1/reports/sessions/campaigns'
const RANKING = 'GET /api/v1/reports/sessions/ranking'
const analyst = initOf({ me: { roles: ['analyst'], full_name: 'Andrea Analytikerin' } })

beforeEach(() => {
  answer('GET /api/v1/reports', exampleReportScope)
  answer(GET, exampleReport('sessions'))
  answer('GET /api/v1/reports/cards', exampleReport('cards'))
  answer(FUNNEL, exampleFunnel())
  answer(CAMPAIGNS, exampleCampaigns)
})

const shown = (at = PAGE) => open(at, analyst, '.tile')
type Root = Awaited<ReturnType<typeof open>>['root']
const askedOf = (end: RegExp) =>
  requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => end.test(pathname))
    .map(({ search }) => search)
const asked = () => askedOf(/\/reports\/\w+$/)
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

test('a marketing manager finds the report on cards in the menu, without a way to the others', async () => {
  const { root } = await open('/reports/cards-reports', initOf({ me: { roles: ['marketing-manager'] } }), '.tile')
  const links = () => [...root.querySelectorAll<HTMLElement>('a')].map((link) => link.getAttribute('href') ?? '')
  await until(() => links().some((href) => href.endsWith('/reports/cards-reports')))
  expect(links().filter((href) => /\/(sessions|search)-reports/.test(href))).toEqual([])
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
  expect(text).toContain(`before:\u00a0${before}`)
  expect(root.textContent).toContain('Compared with the same weekdays of the previous period, 4 – 25 Oct 2026')
})

test('leaves a day that has begun out of every comparison, and says so', async () => {
  answer(GET, exampleBegunReport('sessions'))
  const { root } = await shown()
  const [{ count, before }] = exampleBegunReport('sessions').figures as [Figure]
  const text = (await tile(root, 'Profile visits')).textContent
  expect(text).toContain(`${count}`)
  expect(text).toContain(`${count - 2 - before} more (+`)
  expect(text).toContain(`without today:\u00a0${count - 2}, before:\u00a0${before}`)
  expect(root.querySelector('.report-bar')?.textContent).toContain(
    'Without today, compared with the same weekdays of the previous period, 4 – 24 Oct 2026'
  )
  expect(root.querySelector('.chart tbody tr:last-child td:last-child')?.textContent).toBe('–')
  const sums = [...root.querySelectorAll('.chart-table')][0]?.querySelectorAll('tfoot tr') ?? []
  const cells = [...sums].map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Total', `${count}`, '–'],
    ['Total without today', `${count - 2}`, `${before}`]
  ])
})

test('compares nothing on the first day of a period', async () => {
  answer(GET, { ...exampleBegunReport('sessions'), from: '2026-11-22', before: null, compared_until: '2026-11-21' })
  const { root } = await shown()
  await until(() => root.textContent?.includes('Nothing is compared yet: the first day has not ended.'))
  expect(root.querySelector('.tile-difference')).toBeNull()
  expect([...root.querySelectorAll('.placed th[scope=col]')].map(({ textContent }) => textContent)).not.toContain(
    'Change'
  )
})

test('compares nothing with a period in which nothing was counted, and says so', async () => {
  const report = exampleReport('sessions')
  const figures = report.figures.map((figure) => ({
    ...figure,
    before: 0,
    counts_before: figure.counts_before.map(() => 0)
  }))
  answer(GET, { ...report, figures })
  const { root } = await shown()
  await until(() => root.textContent?.includes('No comparison: there is no data for 4 – 25 Oct 2026.'))
  expect(root.querySelector('.tile-difference')).toBeNull()
  const heads = [...root.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent)
  expect(heads).not.toContain('Change')
  expect(heads).not.toContain('Previous period')
  expect(root.querySelector('.chart-legend')?.textContent).toBe('This period')
})

test('compares the first branches and advisors without the day that has begun, as the figures above', async () => {
  const advisors = [{ id: 'anna-gruber', name: 'Mag. Anna Gruber', count: 12, before: 8, begun: 2 }]
  answer(GET, { ...exampleBegunReport('sessions'), advisors })
  const { root } = await shown()
  const row = await until(() => root.querySelectorAll('.placed')[1]?.querySelector('tbody tr'))
  const [count, change] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
  expect([count, change]).toEqual(['12', '2 more (+25%) without today:\u00a010, before:\u00a08'])
})

test('gives no percentage for a growth from next to nothing', async () => {
  const report = exampleReport('sessions')
  const [first, second, ...others] = report.figures as [Figure, Figure, ...Figure[]]
  const figures = [{ ...first, count: 851, before: 9 }, { ...second, count: 12, before: 8 }, ...others]
  answer(GET, { ...report, figures })
  const { root } = await shown()
  expect((await tile(root, 'Profile visits')).textContent).toContain('842 more before:\u00a09')
  expect((await tile(root, 'Branch page visits')).textContent).toContain('4 more (+50%) before:\u00a08')
})

test('labels a chart with what it shows, and offers it as a table', async () => {
  const { root } = await shown()
  const { figures } = exampleReport('sessions')
  const chart = root.querySelector('.chart')
  expect(chart?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(
    new RegExp(`^Profile visits by day: ${figures[0]?.count} in total, highest value \\d+ \\(\\d+ Nov\\);`)
  )
  const rows = [...(chart?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent))
  )
  expect(rows).toEqual(figures[0]?.counts.map((count, at) => [count, figures[0]?.counts_before[at]]))
  expect(chart?.querySelectorAll('rect.chart-bar').length).toBe(22 + 1)
})

test('marks the period before over each bar, without lines that cross other bars', async () => {
  const { root } = await shown()
  const marks = root.querySelector('.chart-svg .chart-before')
  expect(marks?.getAttribute('d')?.match(/M[\d.]+ [\d.]+h[\d.]+/g)).toHaveLength(22)
  expect(getComputedStyle(marks as Element).strokeDasharray).toBe('none')
})

test('says the values of a step and of the same weekday before, on hover and by arrow keys', async () => {
  const { root } = await shown()
  const [{ counts, counts_before }] = exampleReport('sessions').figures as [Figure]
  const chart = root.querySelector('.chart') as HTMLElement
  const legend = () => [...chart.querySelectorAll('.chart-legend > span')].map(({ textContent }) => textContent)
  const said = (day: string, count: number | undefined) => new RegExp(`^${day.replace(' ', ',? ')}: ${count}$`)
  const isSaid = async (at: number, now: string, before: string) => {
    const wanted = [said(now, counts[at]), said(before, counts_before[at])]
    await until(() => wanted.every((words, index) => words.test(legend()[index] ?? '')))
    expect(chart.querySelectorAll('.chart-at')).toHaveLength(1)
  }
  expect(legend()).toEqual(['This period', 'Previous period, same weekdays'])
  const scrubber = chart.querySelector('input[type=range]') as HTMLInputElement
  const { left, top } = scrubber.getBoundingClientRect()
  const over = { clientX: left + 2, clientY: top + 9, bubbles: true }
  scrubber.dispatchEvent(new PointerEvent('pointermove', over))
  await isSaid(0, 'Sun 1 Nov', 'Sun 4 Oct')
  scrubber.dispatchEvent(new PointerEvent('pointerleave', over))
  await until(() => legend()[0] === 'This period')
  scrubber.focus()
  await isSaid(21, 'Sun 22 Nov', 'Sun 25 Oct')
  await userEvent.keyboard('{ArrowLeft}')
  await isSaid(20, 'Sat 21 Nov', 'Sat 24 Oct')
  expect(scrubber.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^Sat,? 21 Nov: ${counts[20]}; Sat,? 24 Oct: ${counts_before[20]}$`)
  )
  scrubber.blur()
  await until(() => legend()[0] === 'This period' && !chart.querySelector('.chart-at'))
})

test.each([
  ['day', ', same weekdays', '; beside it the same weekdays of the previous period, 4 – 25 Oct 2026'],
  ['month', '', '; beside it the previous period, 4 – 25 Oct 2026']
] as const)(
  'says beside which days those of a chart by %s stand, in its name and table too',
  async (step, column, name) => {
    answer(GET, { ...exampleReport('sessions'), step })
    const { root } = await shown()
    const chart = root.querySelector('.chart')
    expect(chart?.querySelector('[role=img]')?.ariaLabel?.endsWith(name)).toBe(true)
    const headings = [...(chart?.querySelectorAll('th[scope=col]') ?? [])].map((one) => one.textContent)
    expect(headings.at(-1)).toBe(`Previous period${column}`)
    expect(root.querySelector('.report-head')?.textContent?.includes('same weekdays')).toBe(Boolean(column))
  }
)

test.each([
  ['cards', 'In wallets now', 'now'],
  ['sessions', 'Appointments cancelled', 'cancelled']
] as const)('the address leads to a part of the %s report: %s', async (name, text, part) => {
  answer(`GET /api/v1/reports/${name}`, exampleReport(name))
  await shown(`/reports/${name}-reports?part=${part}`)
  await until(() => document.activeElement?.textContent?.startsWith(text))
  expect(location.search).toBe('')
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
    await pick(root, 'branch', branch?.name ?? '')
    await until(() => asked().at(-1) === `?period=year&organization_uuid=${branch?.uuid}`)
    // only the branch's own advisors
    expect((await openCombobox(root, 'advisor')).length).toBe(2)
    await pick(root, 'advisor', exampleReportScope.advisors[1]?.full_name ?? '')
    const whole = `?period=year&organization_uuid=${branch?.uuid}&advisor=maximilian-hohenwallner`
    await until(() => asked().at(-1) === whole)
    expect(location.search).toBe(whole)
    expect(root.querySelector('[download]')?.getAttribute('href')).toMatch(
      new RegExp(`/api/v1/reports/sessions/csv\\${whole}$`)
    )
  })

  test('keeps what is filtered when another report is opened, but not what belongs to one alone', async () => {
    const [branch] = exampleReportScope.branches
    const shared = `period=week&organization_uuid=${branch?.uuid}`
    const { root } = await shown(`${PAGE}?${shared}&by=booked&charts=email`)
    root.querySelector<HTMLElement>('.tabs a[href*="/reports/cards-reports"]')?.click()
    await until(() => path() === '/app/reports/cards-reports')
    expect(location.search).toBe(`?${shared}`)
    await until(() => asked().at(-1) === `?${shared}`)
  })

  test('offers the periods that have ended after those that run', async () => {
    const { root } = await shown(`${PAGE}?period=last-week`)
    const select = root.querySelector<HTMLSelectElement>('select[name=period]')
    expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual([
      ...[
        'This week',
        'This month',
        'This quarter',
        'This year',
        'Last week',
        'Last month',
        'Last 30 days',
        'From – to'
      ]
    ])
    expect(asked()).toEqual(['?period=last-week'])
  })

  test('is turned to the one before and back, which the address carries and Back undoes', async () => {
    const of = (from: string, to: string) => answer(GET, { ...exampleReport('sessions'), from, to })
    of('2025-03-01', '2025-03-31')
    const { root } = await shown(`${PAGE}?period=days&from=2025-03-01&to=2025-03-31`)
    const turn = async (name: string) =>
      (await until(() => root.querySelector<HTMLElement>(`[aria-label="${name} period"][aria-disabled=false]`))).click()
    of('2025-02-01', '2025-02-28')
    await turn('Previous')
    await until(() => location.search === '?period=days&from=2025-02-01&to=2025-02-28')
    await until(() => root.querySelector('.report-bar strong')?.textContent?.includes('Feb 2025'))
    await turn('Next')
    await until(() => asked().at(-1) === '?from=2025-03-01&to=2025-03-31')
    history.back()
    await until(() => location.search === '?period=days&from=2025-02-01&to=2025-02-28')
  })

  test('that runs has none after it', async () => {
    const today = localToday()
    answer(GET, { ...exampleReport('sessions'), from: `${today.slice(0, 7)}-01`, to: today })
    const { root } = await shown()
    const next = await until(() => root.querySelector<HTMLElement>('[aria-label="Next period"]'))
    expect(next.ariaDisabled).toBe('true')
    next.click()
    await until(() => root.querySelector('[aria-label="Previous period"][aria-disabled=false]'))
    expect(location.search).toBe('')
  })

  test('is undone by Back, one choice at a time', async () => {
    const { root } = await shown()
    choose(root, 'period', 'year')
    await until(() => asked().at(-1) === '?period=year')
    const [branch] = exampleReportScope.branches
    await pick(root, 'branch', branch?.name ?? '')
    await until(() => asked().at(-1) === `?period=year&organization_uuid=${branch?.uuid}`)
    history.back()
    await until(() => asked().at(-1) === '?period=year')
    history.back()
    await until(() => asked().at(-1) === '?period=month')
    expect(path()).toBe(`/app${PAGE}`)
    expect(root.querySelector<HTMLSelectElement>('select[name=period]')?.value).toBe('month')
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
    // the figures are still those of the days before, and say so
    const bar = root.querySelector('.report-bar')?.textContent
    expect(bar).toContain('Still the figures of these days')
    expect(bar).not.toContain('Compared with')
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

  test('says what is wrong with a day in the address', async () => {
    const { root } = await open(`${PAGE}?period=days&from=1999-01-01&to=2026-12-01`, analyst, '[name=from]')
    expect(texts(root, '.report-filters .errors p')).toEqual(['Please enter a date between 2000 and 2099.'])
    type(root.querySelector('[name=from]'), '2026-11-01')
    await until(() => asked().at(-1) === '?from=2026-11-01&to=2026-12-01')
    expect(root.querySelector('.errors p')).toBeNull()
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

test('leads from the first search terms to all of them, with search, and back', async () => {
  const terms = Array.from({ length: TERMS_FIRST }, (_, at) => ({ words: `term ${at}`, count: 90 - at, none: 0 }))
  answer('GET /api/v1/reports/search', { ...exampleReport('search'), terms })
  answer('GET /api/v1/reports/search/terms', { terms, total: 31, page_size: TERMS_FIRST })
  const { root } = await shown('/reports/search-reports')
  const link = await until(() =>
    [...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'Show all search terms')
  )
  link.focus()
  link.click()
  const title = await until(() => root.querySelector<HTMLElement>('.ranking-title'))
  await until(() => document.activeElement === title)
  await until(() => root.textContent?.includes('31 search terms'))
  type(root.querySelector('.ranking-search input'), 'wohnbau')
  await until(() => requests.some(({ url }) => url.includes('/search/terms?') && url.includes('q=wohnbau')))
  ;[...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'Back to the report')?.click()
  await until(() => root.querySelector('.tile'))
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

const rowsOf = (table: Element | null | undefined) =>
  [...(table?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(({ textContent }) => textContent))

describe('colour says whether a change is better:', () => {
  test.each([
    ['Profile visits', 12, 8, 'better'],
    ['Profile visits', 8, 12, 'worse'],
    ['Appointments cancelled', 12, 8, 'worse'],
    ['No-shows', 8, 12, 'better'],
    ['Appointments rescheduled', 12, 8, null],
    ['Profile visits', 8, 8, null]
  ])('%s of %i after %i', async (name, count, before, tone) => {
    const report = exampleReport('sessions')
    answer(GET, { ...report, figures: report.figures.map((figure) => ({ ...figure, count, before })) })
    const { root } = await shown()
    const difference = (await tile(root, name)).querySelector('.tile-difference')
    expect(difference?.getAttribute('data-tone')).toBe(tone)
    expect(difference?.textContent).toMatch(/4 more|4 fewer|Unchanged/)
  })
})

describe('from visit to talk', () => {
  test('says what came of the visits of each branch, and of all together', async () => {
    const { root } = await shown()
    const table = await until(() => root.querySelector('.funnel'))
    expect(rowsOf(table)).toEqual([
      ['Branch', 'Visits', 'Bookings', 'Talks held'],
      ['Filiale Wien Innere Stadt 1', '1,240', '614.9% of visits', '4879% of bookings'],
      ['Filiale Graz Herrengasse 2', '1,217', '604.9% of visits', '4778% of bookings'],
      ['Total', '2,457', '1214.9% of visits', '9579% of bookings']
    ])
    // visits compare the branches; what follows is as long as its share
    const bars = [...table.querySelectorAll('meter')].map(({ value, max }) => [value, max])
    expect(bars).toEqual([
      ...[
        [1240, 1240],
        [61, 1240],
        [48, 61]
      ],
      ...[
        [1217, 1240],
        [60, 1217],
        [47, 60]
      ]
    ])
    expect(askedOf(/funnel$/)).toEqual(['?period=month'])
    choose(root, 'by', 'booked')
    await until(() => asked().at(-1) === '?period=month&by=booked')
    choose(root, 'period', 'year')
    await until(() => askedOf(/funnel$/).at(-1) === '?period=year')
    expect(askedOf(/funnel$/)).toHaveLength(2)
  })

  test('gives no share where more talks took place than were booked', async () => {
    const [branch] = exampleFunnel().branches
    const one = { ...branch, booked: 3, held: 4 }
    answer(FUNNEL, { total: one, branches: [one] })
    const { root } = await shown()
    const table = await until(() => root.querySelector('.funnel'))
    expect(rowsOf(table)[1]?.slice(2)).toEqual(['30.2% of visits', '4'])
    expect(table.querySelectorAll('tbody tr td:last-child meter')).toHaveLength(0)
  })

  test('lists ten branches, and all of them on demand', async () => {
    answer(FUNNEL, exampleFunnel(40))
    const { root } = await shown()
    const button = await until(() => root.querySelector<HTMLElement>('.funnel-all'))
    expect([button.textContent, rowsOf(root.querySelector('.funnel tbody')).length]).toEqual([
      'Show all 40 branches',
      10
    ])
    button.click()
    await until(() => rowsOf(root.querySelector('.funnel tbody')).length === 40)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  test('is asked for again after a failure, beside the rest of the report', async () => {
    answer(FUNNEL, {}, 500)
    const { root } = await shown()
    const retry = await until(() => root.querySelector<HTMLElement>('.report-whole .general-error button'))
    answer(FUNNEL, exampleFunnel())
    retry.click()
    await until(() => root.querySelector('.funnel'))
  })
})

describe('campaigns', () => {
  const table = (root: ParentNode) => root.querySelector('table[aria-labelledby=report-campaigns]')

  test('have their visits and what share of them led to a booking and to a request', async () => {
    const { root } = await shown()
    expect(rowsOf(await until(() => table(root)))).toEqual([
      ['Campaign', 'Visits', 'Bookings', 'Requests'],
      ['flyer', '412', '317.5% of visits', '122.9% of visits'],
      ['newsletter-herbst', '208', '94.3% of visits', '31.4% of visits'],
      ['schaufenster', '57', '00% of visits', '00% of visits']
    ])
    expect(askedOf(/campaigns$/)).toEqual(['?period=month'])
    choose(root, 'period', 'year')
    await until(() => askedOf(/campaigns$/).at(-1) === '?period=year')
  })

  test('say that there was none', async () => {
    answer(CAMPAIGNS, [])
    const { root } = await shown()
    await until(() => root.textContent?.includes('No link with a campaign led here in this period.'))
  })

  test('are ten, and all of them on demand', async () => {
    answer(
      CAMPAIGNS,
      Array.from({ length: 23 }, (_, at) => ({ name: `mail-${at}`, visits: 99 - at, booked: 1, requested: 0 }))
    )
    const { root } = await shown()
    const button = await until(() =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all 23 campaigns')
    )
    button.click()
    await until(() => rowsOf(table(root)?.querySelector('tbody') as Element).length === 23)
  })
})

describe('the whole ranking', () => {
  const pageOf = (request: Request) => {
    const { searchParams } = new URL(request.url)
    const ranking = exampleRanking('advisors', searchParams.get('q') ? 1 : 598, Number(searchParams.get('page')))
    return new Response(JSON.stringify(ranking), { headers: { 'content-type': 'application/json' } })
  }
  beforeEach(() => {
    answer(GET, exampleReportOfMany('sessions'))
    answer(RANKING, pageOf)
  })
  const link = (root: Root, text: string) =>
    until(() => [...root.querySelectorAll('a')].find(({ textContent }) => textContent === text))

  test('opens from the first ten with focus, page by page, and leads back', async () => {
    const { root } = await shown(`${PAGE}?period=year`)
    await userEvent.click(await link(root, 'Show all advisors'))
    await until(() => root.querySelector('.paged-list'))
    await until(() => document.activeElement?.textContent === 'Advisors')
    expect(location.search).toBe('?period=year&all=advisors')
    expect(root.querySelector('.paged-count')?.textContent).toBe('598 advisors')
    const [first] = rowsOf(root.querySelector('.paged-list tbody'))
    expect(first?.[0]).toBe('1.Mag. Anna Gruber 1Filiale Wien Innere Stadt')
    root.querySelector<HTMLElement>('.paged-list [aria-label="Last page"]')?.click()
    await until(() => root.querySelector('.paged-list tbody')?.textContent?.includes('576.'))
    expect(askedOf(/ranking$/).at(-1)).toBe('?period=year&of=advisors&q=&page=24')
    expect([asked().length, root.querySelector('.chart')]).toEqual([1, null])
    await userEvent.click(await link(root, 'Back to the report'))
    await until(() => !root.querySelector('.paged-list'))
    expect(location.search).toBe('?period=year')
    await until(() => document.activeElement?.id === 'report-top')
  })

  test('is searched by name, and sorted by another figure', async () => {
    const { root } = await open(`${PAGE}?all=advisors&page=3`, analyst, '.paged-list tbody')
    type(root.querySelector('.ranking [name=q]'), 'gru')
    await until(() => askedOf(/ranking$/).at(-1) === '?period=month&of=advisors&q=gru&page=1')
    await until(() => root.querySelector('.paged-count')?.textContent === '1 advisor')
    choose(root, 'by', 'booked')
    await until(() => askedOf(/ranking$/).at(-1) === '?period=month&by=booked&of=advisors&q=gru&page=1')
  })

  test('is not offered where the first ten are all', async () => {
    answer(GET, exampleReport('sessions'))
    const { root } = await shown()
    await until(() => root.querySelector('.placed'))
    expect(root.querySelector('.placed-list .button')).toBeNull()
  })
})
