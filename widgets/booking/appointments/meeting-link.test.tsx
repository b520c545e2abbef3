import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AdvisorAppointment } from '#contract/appointments'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { examplePreparation } from '#contract/examples/preparation.example'
import { open, prepareApp } from '../../app/testing.ts'
import { button } from '../../testing/find.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { available } from '../booking/testing/harness.ts'

prepareApp()

const ANNA = '/api/v1/advisors/anna-gruber'
const LINK = 'https://meet.alpenbank.example/talk'
const [call, , video] = exampleAppointments as [AdvisorAppointment, AdvisorAppointment, AdvisorAppointment]
const PUT = `PUT ${ANNA}/appointments/${video.uuid}/meeting-url`
const told = (root: ParentNode) => root.querySelector('.notification.success p')?.textContent
const linkIn = (root: ParentNode) => root.querySelector<HTMLInputElement>('[name=meeting_url]')
const sent = async () => requests.findLast(({ url }) => url.endsWith('/meeting-url'))?.json()

async function openDetails(appointment: AdvisorAppointment) {
  answer(`GET ${ANNA}/appointments`, { appointments: [appointment], total: 1, page_size: 20 })
  answer(`GET ${ANNA}/appointments/${appointment.uuid}/preparation`, examplePreparation)
  const { root } = await open('/online-appointments/appointments/index')
  ;(await button(root, `${appointment.first_name} ${appointment.last_name}`)).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  await until(() => dialog.querySelector('[name=internal-note]'))
  return { root, dialog }
}

test('a talk by phone, one that is over and one that was cancelled have no link', async () => {
  for (const other of [
    call,
    { ...video, ends_at: '2026-01-01T10:00:00Z' },
    { ...video, state: 'cancelled' as const }
  ]) {
    const { root, dialog } = await openDetails(other)
    expect(linkIn(dialog)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await until(() => !root.querySelector('dialog[open]'))
  }
})

const NO_LINK = 'No link yet'
const INSTEAD = 'Instead of the link from the advisor’s settings or the video room.'

test.each([
  ['that waits for confirmation', 'requested', 2],
  ['that is confirmed', 'booked', 1]
] as const)('a video call %s says that it has no link, beside “Confirm”, too', async (_, state, times) => {
  const { root, dialog } = await openDetails({ ...video, state })
  expect(dialog.textContent?.split(NO_LINK).length).toBe(times + 1)
  expect(dialog.querySelector('.dialog-actions')?.textContent?.includes(NO_LINK)).toBe(times === 2)
  expect(root.querySelectorAll('.appt-confirm .help').length).toBe(times - 1)
  expect(dialog.textContent).not.toContain(INSTEAD)
})

test.each([
  ['a link of its own', { meeting_url: LINK }],
  ['one in the settings', { has_settings_url: true }]
])('a video call to be confirmed with %s lacks none', async (_, link) => {
  const { root, dialog } = await openDetails({ ...video, state: 'requested', ...link })
  expect(root.textContent).not.toContain(NO_LINK)
  expect(dialog.textContent?.includes(INSTEAD)).toBe('has_settings_url' in link)
})

test('a link of its own is not said to take the place of the settings’ one, where it may be a room’s', async () => {
  const { dialog } = await openDetails({ ...video, join_url: LINK, meeting_url: LINK, has_settings_url: true })
  expect(dialog.textContent).toContain(INSTEAD)
})

test('a refused link stays with what is wrong with it, and Escape asks before it discards one', async () => {
  answer(PUT, { message: 'x', errors: { meeting_url: ['Please enter an address that starts with https://.'] } }, 422)
  const { root, dialog } = await openDetails(video)
  const field = await until(() => linkIn(dialog))
  type(field, 'http://meet.example')
  ;(await button(dialog, 'Save link')).click()
  await until(() => field.getAttribute('aria-invalid') === 'true')
  expect(dialog.textContent).toContain('Please enter an address that starts with https://.')
  expect(field.value).toBe('http://meet.example')
  await userEvent.click(field)
  await userEvent.keyboard('{Escape}')
  await answerLeaving(root, 'Keep editing')
  expect(field.value).toBe('http://meet.example')
})

test('a new link is saved as the server writes it, and the customer’s mail is named', async () => {
  answer(PUT, { ...video, meeting_url: `${LINK}/`, join_url: `${LINK}/` })
  const { root, dialog } = await openDetails(video)
  type(linkIn(dialog), LINK)
  ;(await button(dialog, 'Save link')).click()
  await until(() => told(root) === 'Link saved. Eva Moser will be notified by e-mail.')
  expect(await sent()).toEqual({ meeting_url: LINK })
  await until(() => linkIn(dialog)?.value === `${LINK}/`)
  expect(dialog.querySelector(`a[href="${LINK}/"]`)?.textContent).toBe('Join the video call')
  await until(() => ![...dialog.querySelectorAll('button')].some(({ textContent }) => textContent === 'Save link'))
})

test('no mail is named where the customer has the link already', async () => {
  const known = { ...video, join_url: LINK, announced_url: LINK }
  answer(PUT, { ...known, meeting_url: LINK })
  const { root, dialog } = await openDetails(known)
  type(linkIn(dialog), LINK)
  ;(await button(dialog, 'Save link')).click()
  await until(() => told(root) === 'Link saved')
})

test('the mail is named where the appointment has the settings’ link, of which the customer has not been told', async () => {
  const promised = { ...video, join_url: LINK, has_settings_url: true, announced_url: '' }
  answer(PUT, { ...promised, meeting_url: LINK })
  const { root, dialog } = await openDetails(promised)
  type(linkIn(dialog), LINK)
  ;(await button(dialog, 'Save link')).click()
  await until(() => told(root) === 'Link saved. Eva Moser will be notified by e-mail.')
})

test('a link given while booking for a customer is sent for a video call alone', async () => {
  answer(`GET ${ANNA}/appointments`, { appointments: [], total: 0, page_size: 20 })
  answer('GET /api/v1/appointment-topics', exampleTopics)
  answer(`GET ${ANNA}/appointment-topics`, exampleAssignments)
  answer(`GET ${ANNA}/appointment-types`, [{ type: 'online' }, { type: 'by-phone' }])
  answer(`GET ${ANNA}/availability`, available)
  answer(`POST ${ANNA}/customer-appointments`, { message: 'x', errors: { meeting_url: ['No.'] } }, 422)
  const { root } = await open('/online-appointments/appointments/index')
  ;(await until(() => root.querySelector<HTMLElement>('.appt-tools .primary'))).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  ;(await until(() => dialog.querySelector<HTMLElement>('button.slot'))).click()
  const customer = { first_name: 'Vera', last_name: 'Kundin', email: 'vera@customer.example', phone: '+43 660 1234567' }
  for (const [field, words] of Object.entries(customer)) type(dialog.querySelector(`[name=${field}]`), words)
  type(linkIn(dialog), LINK)
  ;(await button(dialog, 'Book appointment')).click()
  await until(() => linkIn(dialog)?.getAttribute('aria-invalid') === 'true')
  const body = await requests.findLast(({ method }) => method === 'POST')?.json()
  expect([body.type, body.meeting_url]).toEqual(['online', LINK])
  const choices = [...dialog.querySelectorAll('select')]
  const types = choices.find(({ value }) => value === 'online')
  await userEvent.selectOptions(types as HTMLSelectElement, 'by-phone')
  await until(() => !linkIn(dialog))
})
