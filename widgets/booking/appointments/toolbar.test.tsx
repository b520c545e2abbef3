import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { follow, open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'

prepareApp()

const PAGE = '/online-appointments/appointments/index'

test.each([
  [1280, 900],
  [390, 844]
])('the views stand in the same place in each of them (%i px)', async (width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(414, 896))
  answer('GET /api/v1/advisors/anna-gruber/appointments', {
    appointments: exampleAppointments,
    total: 3,
    page_size: 20
  })
  answer('GET /api/v1/advisors/anna-gruber/calendar', { time_zone: 'Europe/Vienna', appointments: exampleAppointments })
  const { root } = await open(`${PAGE}?day=2027-01-20`)
  const place = async (shown: string) => {
    await until(() => root.querySelector(shown))
    return root.querySelector('nav[aria-label=View]')?.getBoundingClientRect().toJSON()
  }
  const list = await place('.appt')
  for (const [view, shown] of [
    ['Day', '.cal-week'],
    ['Week', '.cal-week.many'],
    ['Month', '.cal-month']
  ] as const) {
    await follow(root, view)
    expect(await place(shown), view).toEqual(list)
  }
})
