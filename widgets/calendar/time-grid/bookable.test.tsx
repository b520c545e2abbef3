import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAgenda } from '#contract/examples/agenda.example'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import {
  exampleBranchCalendar,
  exampleCalendarBranches,
  exampleWindow
} from '#contract/examples/branch-calendar.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'

prepareApp()

const MINUTE = 60_000

beforeEach(async () => {
  await page.viewport(1280, 900)
  // 12:20 and some seconds at the branch
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2027-01-20T11:20:20Z') })
  onTestFinished(async () => {
    vi.useRealTimers()
    await page.viewport(414, 896)
  })
})

async function openOwn(window: object | null, search: string) {
  answer('GET /api/v1/advisors/anna-gruber/calendar', { ...exampleAgenda, appointments: [], busy: [], window })
  const { root } = await open(`/online-appointments/appointments/index${search}`)
  await until(() => root.querySelector('.cal-day'))
  return () => root.querySelector('.cal-day')
}

async function openBranch(window: object | null, search: string) {
  const [first] = exampleBranchCalendar.advisors
  const advisors = [{ ...first, appointments: [], busy: [], window }]
  answer('GET /api/v1/branch-calendars', exampleCalendarBranches)
  answer('GET /api/v1/branches/wien-innere-stadt/calendar', { ...exampleBranchCalendar, advisors })
  const me = { ...exampleAdvisorMe, alias: null, roles: ['orgadmin' as const, 'stduser' as const] }
  const { root } = await open(`/branch-calendar${search}`, initOf({ me }))
  await until(() => root.querySelector('.bcal-column'))
  return () => root.querySelector('.bcal-column')
}

const offered = (column: () => Element | null) =>
  [...(column()?.querySelectorAll('.time-free-start') ?? [])].map(({ textContent }) => textContent)

describe.each([
  ['an advisor', openOwn],
  ['a branch', openBranch]
])('the calendar of %s', (_whose, show) => {
  test('offers no time where nothing can be booked', async () => {
    expect(offered(await show(null, '?view=day&day=2027-01-20'))).toEqual([])
  })

  test('offers no time after the last day that can be booked', async () => {
    const window = { ...exampleWindow, last_day: '2027-01-20' }
    expect(offered(await show(window, '?view=day&day=2027-01-21'))).toEqual([])
  })

  test('offers what lies beyond the minimum notice, and less as time passes', async () => {
    const column = await show(exampleWindow, '?view=day&day=2027-01-20')
    expect(offered(column)[0]).toBe('13:30')
    // the clock is set up once all is drawn
    await until(() => vi.getTimerCount() > 0)
    vi.setSystemTime(new Date('2027-01-20T12:00:20Z'))
    vi.advanceTimersByTime(MINUTE)
    await until(() => offered(column)[0] === '14:30')
  })

  test('without a notice offers nothing that has begun', async () => {
    vi.setSystemTime(new Date('2027-01-20T11:30:20Z'))
    const column = await show({ ...exampleWindow, notice_minutes: 0 }, '?view=day&day=2027-01-20')
    expect(offered(column)[0]).toBe('13:00')
  })
})
