import { expect, test } from 'vitest'
import type { AdvisorAppointment } from '#contract/appointments'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { examplePreparation } from '#contract/examples/preparation.example'
import type { CalendarChange } from '#contract/preparation'
import { open, prepareApp } from '../../app/testing.ts'
import { button } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { available } from '../booking/testing/harness.ts'

prepareApp()

const ANNA = '/api/v1/advisors/anna-gruber'
const [call] = exampleAppointments as [AdvisorAppointment]
const LONGER: CalendarChange = { what: 'moved', starts_at: call.starts_at, ends_at: '2027-02-10T10:15:00Z' }
const MOVED: CalendarChange = { ...LONGER, starts_at: '2027-02-10T10:30:00Z' }
const REMOVED: CalendarChange = { what: 'removed', starts_at: null, ends_at: null }
const KEEP = `DELETE ${ANNA}/appointments/${call.uuid}/calendar-change`

async function openDetails(calendar_change: CalendarChange | null) {
  answer(`GET ${ANNA}/appointments`, { appointments: [call], total: 1, page_size: 20 })
  answer(`GET ${ANNA}/appointments/${call.uuid}/preparation`, { ...examplePreparation, calendar_change })
  answer(`GET ${ANNA}/availability`, available)
  const { root } = await open('/online-appointments/appointments/index')
  ;(await button(root, `${call.first_name} ${call.last_name}`)).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  await until(() => dialog.querySelector('[name=internal-note]'))
  return { root, dialog }
}

test('an appointment that was not changed in the calendar says nothing of it', async () => {
  const { dialog } = await openDetails(null)
  expect(dialog.querySelector('.notice.warning')).toBeNull()
})

test('one that was moved there can be moved here, too', async () => {
  const { dialog } = await openDetails(MOVED)
  expect(dialog.querySelector('.notice.warning')?.textContent).toMatch(/was moved to .*still booked as it was/)
  ;(await button(dialog, 'Move it here, too')).click()
  await until(() => requests.some(({ url }) => url.includes('/availability')))
  expect(dialog.querySelector('.notice.warning')).toBeNull()
})

test('one that lasts longer there can only be kept, as its topic says how long it is', async () => {
  const { dialog } = await openDetails(LONGER)
  const notice = dialog.querySelector('.notice.warning')
  expect(notice?.textContent).toMatch(/lasts until .*11:15.*still booked as it was/)
  expect([...(notice?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Keep as booked'
  ])
})

test('one that was deleted there can be cancelled here, or kept', async () => {
  answer(KEEP, { message: 'Not now' }, 503)
  const { root, dialog } = await openDetails(REMOVED)
  expect(dialog.querySelector('.notice.warning')?.textContent).toContain('was deleted in the connected calendar')
  ;(await button(dialog, 'Keep as booked')).click()
  await until(() => root.querySelector('.notification p'))
  expect(dialog.querySelector('.notice.warning')).not.toBeNull()
  answer(KEEP, undefined, 204)
  ;(await button(dialog, 'Keep as booked')).click()
  await until(() => !dialog.querySelector('.notice.warning'))
})
