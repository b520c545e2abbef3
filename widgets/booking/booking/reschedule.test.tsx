import { beforeEach, expect, test } from 'vitest'
import type { VisitorAppointment } from '#contract/appointments'
import { exampleToken, exampleVisitorAppointment } from '#contract/examples/appointments.example'
import { until } from '../../testing/mount.ts'
import { answer, json } from '../../testing/network.ts'
import { asked, available, visit } from './testing/harness.ts'
import './reschedule.element.ts'

const READ = `GET /api/v1/appointments/${exampleToken}`
const MOVE = `PATCH /api/v1/appointments/${exampleToken}`
const AVAILABILITY = `GET /api/v1/advisors/${exampleVisitorAppointment.advisor.alias}/availability`
const SLOT = '.times .slot:not(.skeleton *)'

const inAYear = `${new Date().getUTCFullYear() + 1}-11-17`
const appointment: VisitorAppointment = {
  ...exampleVisitorAppointment,
  starts_at: `${inAYear}T09:00:00Z`,
  ends_at: `${inAYear}T10:00:00Z`
}

beforeEach(() => {
  answer(READ, appointment)
  answer(AVAILABILITY, available)
  answer(MOVE, async (request: Request) => json({ ...appointment, ...((await request.json()) as object) }))
})

const open = (found = SLOT) => visit(`<advisor-reschedule token="${exampleToken}"></advisor-reschedule>`, found)

test.each([
  [{ state: 'cancelled' }, 'has been cancelled'],
  [{ starts_at: '2026-01-07T09:00:00Z', ends_at: '2026-01-07T10:00:00Z' }, 'is over']
])('explains why an appointment cannot be moved', async (change, text) => {
  answer(READ, { ...appointment, ...change })
  const { says, shadow } = await open('.notice')
  await says(text)
  expect(shadow.querySelector('table')).toBeNull()
})

test('explains what to do with an unknown token', async () => {
  answer(READ, { message: 'x' }, 404)
  const { says } = await open('.notice')
  await says('We cannot find this appointment.')
})

test('offers a retry when the server is unavailable', async () => {
  answer(READ, {}, 500)
  const { press, find } = await open('.notice')
  answer(READ, appointment)
  await press('Try again')
  await find(SLOT)
})

test('on a phone the arrow stands between the old and the new time', async () => {
  const { click, find, shadow } = await open()
  ;(shadow.host as HTMLElement).style.cssText = 'display: block; inline-size: 320px'
  await click(SLOT)
  const [from, arrow, to] = [...(await find('.change')).children].map((one) => one.getBoundingClientRect())
  expect(arrow?.top).toBeGreaterThanOrEqual(from?.bottom as number)
  expect(to?.top).toBeGreaterThanOrEqual(arrow?.bottom as number)
})

test('offers fresh times when the chosen one is gone', async () => {
  const slots = [`${inAYear}T13:00:00Z`]
  answer(MOVE, { message: 'x', slots }, 409)
  const { click, press, find, says, shadow } = await open()
  await click(SLOT)
  await press('Reschedule appointment')
  await says('This time is no longer available.')
  answer(MOVE, json({ ...appointment, starts_at: slots[0] }))
  await click('.slot-gone .slot')
  await until(() => !shadow.querySelector('.slot-gone'))
  expect((await find('.confirm')).textContent).toContain('14:00')
})

test('says that the appointment has been cancelled meanwhile', async () => {
  answer(MOVE, () => {
    answer(READ, { ...appointment, state: 'cancelled' })
    return json({ message: 'x', slots: [] }, 409)
  })
  const { click, press, says } = await open()
  await click(SLOT)
  await press('Reschedule appointment')
  await says('has been cancelled')
})

test('keeps the choice when the server does not answer, and offers to try again', async () => {
  answer(MOVE, () => Promise.reject(new TypeError('offline')))
  const { click, press, says, find } = await open()
  await click(SLOT)
  await press('Reschedule appointment')
  await says('We could not reach the server.')
  expect(await find('.confirm [role=alert]')).toBeTruthy()
  answer(MOVE, { ...appointment, starts_at: `${inAYear}T12:00:00Z`, ends_at: `${inAYear}T13:00:00Z` })
  await press('Try again')
  await says('Your appointment has been rescheduled.')
})

test('shows both times before moving the appointment', async () => {
  const { element, click, press, find, focused, shadow } = await open()
  const moved = new Promise((resolve) => element.addEventListener('advisor-rescheduled', resolve))
  expect(new URL(asked(AVAILABILITY)[0]?.url ?? '').searchParams.get('token')).toBe(exampleToken)
  expect(shadow.querySelector('.confirm')).toBeNull()
  await click(SLOT)
  expect((await find('.confirm')).textContent).toContain('10:00–11:00')
  await press('Reschedule appointment')
  await moved
  await until(() => focused()?.textContent?.includes('Your appointment has been rescheduled.'))
  expect(await asked(MOVE)[0]?.json()).toEqual({ starts_at: expect.stringMatching(/Z$/) })
  await until(() => !shadow.querySelector('.confirm'))
})
