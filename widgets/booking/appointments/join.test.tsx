import { expect, test } from 'vitest'
import type { AdvisorAppointment } from '#contract/appointments'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { examplePreparation } from '#contract/examples/preparation.example'
import { JOIN_BEFORE, joinWindow } from '#contract/talks'
import { open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'
import { clockIn } from './dates.ts'

prepareApp()

const ANNA = '/api/v1/advisors/anna-gruber'
const MINUTE = 60_000
const [, , video] = exampleAppointments as [AdvisorAppointment, AdvisorAppointment, AdvisorAppointment]
const ROOM = `/talks/${video.uuid}/host`
/** A talk of half an hour that begins so many minutes from now. */
const beginsIn = (minutes: number): AdvisorAppointment => {
  const start = Date.now() + minutes * MINUTE
  const at = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`
  return { ...video, join_url: ROOM, starts_at: at(start), ends_at: at(start + 30 * MINUTE) }
}

async function openDetails(appointment: AdvisorAppointment, prepared: object = {}) {
  answer(`GET ${ANNA}/appointments`, { appointments: [appointment], total: 1, page_size: 20 })
  answer(`GET ${ANNA}/appointments/${appointment.uuid}/preparation`, { ...examplePreparation, ...prepared })
  const { root } = await open('/online-appointments/appointments/index')
  const name = `${appointment.first_name} ${appointment.last_name}`
  const row = await until(() => [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === name))
  row.click()
  return until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
}
const linkIn = (root: ParentNode) => root.querySelector<HTMLAnchorElement>(`a[href="${ROOM}"]`)

test('before a room opens, the details say from when it can be joined', async () => {
  const talk = beginsIn(JOIN_BEFORE + 5)
  const dialog = await openDetails(talk)
  const opens = new Date(joinWindow(talk).opens).toISOString()
  expect(dialog.textContent).toContain(`Can be joined from ${clockIn(talk.time_zone, opens, 'en-GB')}`)
  expect(dialog.textContent).not.toContain('No link yet')
  expect(linkIn(dialog)).toBeNull()
})

test.each([
  ['ten minutes before', JOIN_BEFORE - 1],
  ['while it lasts', -5],
  ['shortly after its end', -40]
])('%s, a button leads into the room', async (_, minutes) => {
  const link = linkIn(await openDetails(beginsIn(minutes)))
  expect([link?.textContent, link?.target, link?.rel]).toEqual(['Join the video call', '_blank', 'noopener noreferrer'])
  expect(link?.className).toContain('button')
})

test('once a room has closed, nothing leads there', async () => {
  const dialog = await openDetails(beginsIn(-46))
  expect(linkIn(dialog)).toBeNull()
  expect(dialog.textContent).not.toContain('Can be joined from')
})

test('a link to another service is there at any time', async () => {
  const join_url = 'https://meet.alpenbank.example/talk'
  const dialog = await openDetails({ ...beginsIn(24 * 60), join_url })
  expect(dialog.querySelector(`a[href="${join_url}"]`)?.textContent).toBe('Join the video call')
})

test('a link that nobody can mail is there to be passed on', async () => {
  const guest_url = `https://termine.alpenbank.example/talks/${video.uuid}/${'k'.repeat(43)}`
  const dialog = await openDetails(beginsIn(24 * 60), { guest_url })
  await until(() => dialog.textContent?.includes(`Link to pass on to the customer${guest_url}`))
  expect(dialog.querySelector(`a[href="${guest_url}"]`)).toBeNull()
})

test('a link of its own is said to take the room’s place', async () => {
  const dialog = await openDetails(beginsIn(24 * 60))
  await until(() => dialog.textContent?.includes('Instead of the room made for it.'))
})
