import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { exampleBranchCalendar, exampleCalendarBranches } from '#contract/examples/branch-calendar.example'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'

prepareApp()

async function openOwn() {
  answer('GET /api/v1/advisors/anna-gruber/calendar', { time_zone: 'Europe/Vienna', appointments: exampleAppointments })
  const { root } = await open('/online-appointments/appointments/index?view=week&day=2027-01-20')
  await until(() => root.querySelector('.cal-event'))
  return root
}

async function openBranch() {
  const [first, ...others] = exampleBranchCalendar.advisors
  const advisors = [first, ...others.map((one) => ({ ...one, appointments: [] }))]
  answer('GET /api/v1/branch-calendars', exampleCalendarBranches)
  answer('GET /api/v1/branches/wien-innere-stadt/calendar', { ...exampleBranchCalendar, advisors })
  const me = { ...exampleAdvisorMe, alias: null, roles: ['orgadmin' as const, 'stduser' as const] }
  const { root } = await open('/branch-calendar?day=2027-01-20', initOf({ me }))
  await until(() => root.querySelector('.cal-event'))
  return root
}

/** It has room, and nothing cuts it away. */
const isSeen = (node: Element) =>
  node.checkVisibility() && node.clientHeight > 10 && getComputedStyle(node).clipPath === 'none'

test.each([
  ['an advisor', openOwn, '.cal-day', 5, '00:00'],
  ['a branch', openBranch, '.bcal-column', 2, '08:00']
] as const)(
  'the calendar of %s says what is empty, and labels its first hour',
  async (_whose, show, part, empty, first) => {
    await page.viewport(1280, 900)
    onTestFinished(() => page.viewport(414, 896))
    const root = await show()
    const without = [...root.querySelectorAll(part)].filter((one) => !one.querySelector('.cal-event'))
    expect(without).toHaveLength(empty)
    for (const one of without) {
      const words = [...one.querySelectorAll('p')].find(({ textContent }) => textContent === 'No appointments')
      expect(words && isSeen(words)).toBe(true)
    }
    const [hour] = root.querySelectorAll('.time-hours li')
    const { top } = root.querySelector('.time-lane')?.getBoundingClientRect() ?? { top: 0 }
    expect([hour?.textContent, hour && getComputedStyle(hour).visibility]).toEqual([first, 'visible'])
    expect(Math.abs((hour?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(2)
  }
)
