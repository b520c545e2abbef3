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
])('an appointment that cannot move says why', async (change, text) => {
  answer(READ, { ...appointment, ...change })
  const { says, shadow } = await open('.notice')
  await says(text)
  expect(shadow.querySelector('table')).toBeNull()
})

test('an unknown token says what to do', async () => {
  answer(READ, { message: 'x' }, 404)
  const { says } = await open('.notice')
  await says('We cannot find this appointment.')
})

test('a server that is away can be asked again', async () => {
  answer(READ, {}, 500)
  const { press, find } = await open('.notice')
  answer(READ, appointment)
  await press('Try again')
  await find(SLOT)
})

test('a time that is gone is answered with fresh ones', async () => {
  const slots = [`${inAYear}T13:00:00Z`]
  answer(MOVE, { message: 'x', slots }, 409)
  const { click, press, find, says, shadow } = await open()
  await click(SLOT)
  await press('Reschedule appointment')
  await says('Someone else has just booked this time.')
  answer(MOVE, json({ ...appointment, starts_at: slots[0] }))
  await click('.slot-gone .slot')
  await until(() => !shadow.querySelector('.slot-gone'))
  expect((await find('.confirm')).textContent).toContain('14:00')
})

test('one that was cancelled meanwhile says so', async () => {
  answer(MOVE, () => {
    answer(READ, { ...appointment, state: 'cancelled' })
    return json({ message: 'x', slots: [] }, 409)
  })
  const { click, press, says } = await open()
  await click(SLOT)
  await press('Reschedule appointment')
  await says('has been cancelled')
})

test('without an answer the choice stays', async () => {
  answer(MOVE, () => Promise.reject(new TypeError('offline')))
  const { click, press, says, find } = await open()
  await click(SLOT)
  await press('Reschedule appointment')
  await says('We could not reach the server.')
  await find('.confirm')
})

test('a visitor moves the appointment, seeing both times before', async () => {
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
